import UIKit

/// A cell built in code: a stack with an image and two labels, by anchors and by a visual format.
final class NoteCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: NoteCell.self)

  lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    return label
  }()
  let bodyLabel = UILabel()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.layer.cornerRadius = 5
    [stack, badge].forEach(contentView.addSubview)
    let views = ["stack": stack, "badge": badge]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-8-[stack]-6-[badge(10)]-8-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      badge.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    bodyLabel.text = nil
  }

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size.height = size.height
    return layoutAttributes
  }
}
