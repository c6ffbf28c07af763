import UIKit

class CardCell: UICollectionViewCell {

  private let gradient = CAGradientLayer()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    gradient.cornerRadius = 20
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    contentView.layer.insertSublayer(gradient, at: 0)
    titleLabel.textColor = .white
    titleLabel.font = UIFont.systemFont(ofSize: 28, weight: UIFont.Weight.heavy)
    titleLabel.numberOfLines = 2
    titleLabel.adjustsFontSizeToFitWidth = true
    contentView.addSubview(titleLabel)
    detailLabel.textColor = UIColor(white: 1, alpha: 0.8)
    detailLabel.font = UIFont.systemFont(ofSize: 15)
    detailLabel.numberOfLines = 0
    contentView.addSubview(detailLabel)
  }

  func configure(_ card: Card) {
    titleLabel.text = card.title
    detailLabel.text = card.detail
    gradient.colors = [card.color.cgColor, card.color.withAlphaComponent(0.6).cgColor]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
    let width = contentView.bounds.width - 48
    titleLabel.frame = CGRect(x: 24, y: 24, width: width, height: 72)
    let size = detailLabel.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    detailLabel.frame = CGRect(x: 24, y: contentView.bounds.height - 24 - size.height, width: width, height: size.height)
  }
}

struct Card {
  var title: String
  var detail: String
  var color: UIColor

  static let all = [
    Card(title: "Mercury", detail: "88 days around the Sun, 176 from noon to noon.", color: #colorLiteral(red: 0.55, green: 0.52, blue: 0.5, alpha: 1)),
    Card(title: "Venus", detail: "Turns backwards, and so slowly that you could walk along with the sunset.", color: #colorLiteral(red: 0.9, green: 0.65, blue: 0.2, alpha: 1)),
    Card(title: "Earth", detail: "Mostly harmless.", color: #colorLiteral(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)),
    Card(title: "Mars", detail: "The only known planet inhabited solely by robots.", color: #colorLiteral(red: 0.8, green: 0.35, blue: 0.2, alpha: 1)),
    Card(title: "Jupiter", detail: "Two and a half times as heavy as all the others together.", color: #colorLiteral(red: 0.7, green: 0.5, blue: 0.4, alpha: 1)),
  ]
}
