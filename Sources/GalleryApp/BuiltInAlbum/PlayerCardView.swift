import UIKit

/// The card of a player of the animal cup: a portrait, the number on the shirt, and a strip with the name.
///
/// The view is designed for a height of `designHeight` points, and a width from two thirds of the height to the height.
final class PlayerCardView: UIView {
  private let player: CupPlayer
  private let palette: TeamPalette
  private let figure: PlayerFigure
  private let numberLabel = UILabel()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let strengthLabel = UILabel()

  init(player: CupPlayer) {
    self.player = player
    palette = TeamPalette(team: player.team)
    figure = PlayerFigure(player: player)
    super.init(frame: .zero)
    contentMode = .redraw
    backgroundColor = palette.ground
    label(numberLabel, "\(player.number)", .systemFont(ofSize: 34, weight: .black), palette.trim)
    label(nameLabel, player.name, .systemFont(ofSize: 23, weight: .bold), .white)
    label(
      roleLabel, player.role.rawValue, .systemFont(ofSize: 14, weight: .medium),
      UIColor(white: 1, alpha: 0.75))
    label(strengthLabel, "\(player.strength)", .systemFont(ofSize: 17, weight: .heavy), palette.strip)
    numberLabel.textAlignment = .center
    strengthLabel.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    addSubview(label)
  }

  private static let stripHeight: CGFloat = 72

  override func layoutSubviews() {
    super.layoutSubviews()
    let strip = bounds.height - Self.stripHeight
    numberLabel.frame = CGRect(x: bounds.midX - 40, y: strip - 44, width: 80, height: 40)
    nameLabel.frame = CGRect(x: 20, y: strip + 11, width: bounds.width - 40, height: 28)
    roleLabel.frame = CGRect(x: 20, y: strip + 40, width: bounds.width - 90, height: 18)
    strengthLabel.frame = badge
  }

  /// The area that shows the player's strength.
  private var badge: CGRect { CGRect(x: bounds.width - 60, y: 20, width: 40, height: 40) }

  override func draw(_ rect: CGRect) {
    figure.drawRays(around: CGPoint(x: bounds.midX, y: 150), in: bounds)
    UIBezierPath(ovalIn: badge).fill(.white)
    figure.draw(over: CGPoint(x: bounds.midX, y: bounds.height - Self.stripHeight))
    let strip = CGRect(
      x: 0, y: bounds.height - Self.stripHeight, width: bounds.width, height: Self.stripHeight)
    UIBezierPath(rect: strip).fill(palette.strip)
    UIBezierPath(rect: CGRect(x: 0, y: strip.minY, width: bounds.width, height: 4)).fill(palette.shirt)
  }
}
