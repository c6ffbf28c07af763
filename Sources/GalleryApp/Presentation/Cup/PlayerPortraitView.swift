import UIKit

/// A player of the animal cup on the left of a wide area in the team's colours.
final class PlayerPortraitView: UIView {
  /// The width of the player in an area, in points.
  static func width(in area: CGRect) -> CGFloat { min(172, 0.42 * area.width) }

  /// The player to show.
  var player: CupPlayer? { didSet { if player != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let player else { return }
    let figure = PlayerFigure(player: player)
    let foot = CGPoint(x: Self.width(in: bounds) / 2, y: bounds.height)
    figure.drawRays(around: CGPoint(x: foot.x, y: bounds.midY), in: bounds)
    figure.draw(over: foot, scale: 0.92 * bounds.height / PlayerFigure.height)
  }
}
