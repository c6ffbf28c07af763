import UIKit

/// The card of a player of the animal cup: a portrait, the number on the shirt, and a strip with the name.
///
/// Made for a height of `designHeight` points and any width from two thirds to once the height.
final class PlayerCardView: UIView {
  private let player: CupPlayer
  private let palette: TeamPalette
  private let numberLabel = UILabel()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let strengthLabel = UILabel()

  init(player: CupPlayer) {
    self.player = player
    palette = TeamPalette(team: player.team)
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

  /// Where the player's strength stands.
  private var badge: CGRect { CGRect(x: bounds.width - 60, y: 20, width: 40, height: 40) }

  override func draw(_ rect: CGRect) {
    drawRays()
    UIBezierPath(ovalIn: badge).fill(.white)
    drawShirt()
    let portrait = AnimalPortrait(mood: player.index)
    // The giraffe holds its head higher than the others.
    let head = CGPoint(x: bounds.midX, y: player.team == .giraffes ? 116 : 140)
    switch player.team {
    case .owls: portrait.drawOwl(at: head)
    case .tigers: portrait.drawTiger(at: head)
    case .parrots: portrait.drawParrot(at: head)
    case .giraffes: portrait.drawGiraffe(at: head, shoulders: bounds.height - Self.stripHeight - 52)
    }
    let strip = CGRect(
      x: 0, y: bounds.height - Self.stripHeight, width: bounds.width, height: Self.stripHeight)
    UIBezierPath(rect: strip).fill(palette.strip)
    UIBezierPath(rect: CGRect(x: 0, y: strip.minY, width: bounds.width, height: 4)).fill(palette.shirt)
  }

  /// Beams of light from behind the player.
  private func drawRays() {
    UIBezierPath(rect: bounds).fill(palette.ground)
    let center = CGPoint(x: bounds.midX, y: 150)
    let reach = bounds.width + bounds.height
    for ray in 0..<12 {
      let angle = (CGFloat(ray) + 0.3 * CGFloat(player.index)) * .pi / 6
      let corners = [angle, angle + .pi / 12].map {
        CGPoint(x: center.x + reach * cos($0), y: center.y + reach * sin($0))
      }
      UIBezierPath(polygon: [center] + corners).fill(UIColor(white: 1, alpha: 0.09))
    }
  }

  private func drawShirt() {
    let bottom = bounds.height - Self.stripHeight
    let (middle, half) = (bounds.midX, CGFloat(112))
    let shoulders = UIBezierPath()
    shoulders.move(to: CGPoint(x: middle - half, y: bottom))
    shoulders.addCurve(
      to: CGPoint(x: middle - 34, y: bottom - 74), controlPoint1: CGPoint(x: middle - half, y: bottom - 54),
      controlPoint2: CGPoint(x: middle - 78, y: bottom - 70))
    shoulders.addLine(to: CGPoint(x: middle + 34, y: bottom - 74))
    shoulders.addCurve(
      to: CGPoint(x: middle + half, y: bottom), controlPoint1: CGPoint(x: middle + 78, y: bottom - 70),
      controlPoint2: CGPoint(x: middle + half, y: bottom - 54))
    shoulders.close()
    shoulders.fill(palette.shirt)
    for side in [-1, 1] as [CGFloat] {
      let seam = UIBezierPath()
      seam.move(to: CGPoint(x: middle + side * 74, y: bottom))
      seam.addQuadCurve(
        to: CGPoint(x: middle + side * 62, y: bottom - 60),
        controlPoint: CGPoint(x: middle + side * 66, y: bottom - 34))
      seam.stroke(palette.trim.withAlphaComponent(0.85), width: 5)
    }
    let collar = UIBezierPath()
    collar.move(to: CGPoint(x: middle - 36, y: bottom - 73))
    collar.addQuadCurve(
      to: CGPoint(x: middle + 36, y: bottom - 73), controlPoint: CGPoint(x: middle, y: bottom - 34))
    collar.stroke(palette.trim, width: 8)
  }
}
