import UIKit

/// Draws a player of the animal cup from the shirt up, about 225 points wide and 230 to 260 points high.
struct PlayerFigure {
  /// The maximum height of a player above the lower edge of the shirt, in points.
  static let height: CGFloat = 262

  private let player: CupPlayer
  private let palette: TeamPalette

  init(player: CupPlayer) {
    self.player = player
    palette = TeamPalette(team: player.team)
  }

  /// Draws the player above the centre of the shirt's lower edge.
  func draw(over foot: CGPoint) {
    drawShirt(over: foot)
    let portrait = AnimalPortrait(mood: player.index)
    // A giraffe's head is higher than the others.
    let head = CGPoint(x: foot.x, y: foot.y - (player.team == .giraffes ? 158 : 134))
    switch player.team {
    case .owls: portrait.drawOwl(at: head)
    case .tigers: portrait.drawTiger(at: head)
    case .parrots: portrait.drawParrot(at: head)
    case .giraffes: portrait.drawGiraffe(at: head, shoulders: foot.y - 52)
    }
  }

  /// Draws the player at a scale.
  func draw(over foot: CGPoint, scale: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: foot.x, y: foot.y)
    context.scaleBy(x: scale, y: scale)
    draw(over: .zero)
    context.restoreGState()
  }

  /// Fills an area with the team's colour and with rays of light behind the player.
  func drawRays(around center: CGPoint, in area: CGRect) {
    UIBezierPath(rect: area).fill(palette.ground)
    let reach = area.width + area.height
    for ray in 0..<12 {
      let angle = (CGFloat(ray) + 0.3 * CGFloat(player.index)) * .pi / 6
      let corners = [angle, angle + .pi / 12].map {
        CGPoint(x: center.x + reach * cos($0), y: center.y + reach * sin($0))
      }
      UIBezierPath(polygon: [center] + corners).fill(UIColor(white: 1, alpha: 0.09))
    }
  }

  private func drawShirt(over foot: CGPoint) {
    let bottom = foot.y
    let (middle, half) = (foot.x, CGFloat(112))
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
