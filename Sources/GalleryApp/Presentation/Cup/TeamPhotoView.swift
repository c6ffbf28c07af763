import UIKit

/// The players of a team of the animal cup side by side, with the outer ones a little behind.
final class TeamPhotoView: UIView {
  /// The team to show.
  var team = CupTeam.owls { didSet { if team != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let players = CupPlayer.members(of: team)
    guard let captain = players.first, bounds.width > 0 else { return }
    PlayerFigure(player: captain).drawRays(around: CGPoint(x: bounds.midX, y: bounds.height), in: bounds)
    let scale = 0.86 * bounds.height / PlayerFigure.height
    let pitch = min(150 * scale, bounds.width / CGFloat(players.count))
    // Draw from the ends to the centre, so that the inner players are in front.
    for index in players.indices.reversed() {
      let step = (CGFloat(index / 2) + 0.5) * (index % 2 == 0 ? 1 : -1)
      let distance = (abs(step) - 0.5) / CGFloat(players.count)
      PlayerFigure(player: players[index]).draw(
        over: CGPoint(x: bounds.midX + step * pitch, y: bounds.height),
        scale: scale * (1 - 0.5 * distance))
    }
  }
}
