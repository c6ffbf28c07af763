import UIKit

/// A row with a player of the animal cup: portrait, name, role and strength.
final class PlayerRowCell: ParallaxCell, AlbumCell {
  private let portrait = PlayerPortraitView()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let numberLabel = UILabel()
  private let strengthLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture = portrait
    nameLabel.font = .systemFont(ofSize: 24, weight: .bold)
    nameLabel.textColor = .white
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.7
    roleLabel.font = .systemFont(ofSize: 15, weight: .medium)
    roleLabel.textColor = UIColor(white: 1, alpha: 0.85)
    numberLabel.font = .systemFont(ofSize: 96, weight: .black)
    numberLabel.textColor = UIColor(white: 1, alpha: 0.16)
    numberLabel.textAlignment = .right
    strengthLabel.font = .systemFont(ofSize: 17, weight: .heavy)
    strengthLabel.textAlignment = .center
    strengthLabel.backgroundColor = .white
    strengthLabel.layer.cornerRadius = 20
    strengthLabel.clipsToBounds = true
    for label in [numberLabel, nameLabel, roleLabel, strengthLabel] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  var pictureView: UIView { portrait }

  /// Shows a player. Other pictures are in no team.
  func show(_ item: AlbumItem, from thumbnails: ThumbnailLoader) {
    guard case .player(let player) = item else { return }
    portrait.player = player
    nameLabel.text = player.name
    roleLabel.text = "\(player.role.rawValue) · \(player.number)"
    numberLabel.text = "\(player.number)"
    strengthLabel.text = "\(player.strength)"
    strengthLabel.textColor = TeamPalette(team: player.team).strip
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let left = PlayerPortraitView.width(in: area)
    let right = area.width - 76
    nameLabel.frame = CGRect(x: left, y: area.midY - 30, width: max(0, right - left), height: 30)
    roleLabel.frame = CGRect(x: left, y: area.midY + 4, width: max(0, right - left), height: 20)
    strengthLabel.frame = CGRect(x: area.width - 60, y: area.midY - 20, width: 40, height: 40)
    numberLabel.frame = CGRect(x: left, y: area.midY - 60, width: max(0, right - left - 12), height: 120)
  }
}
