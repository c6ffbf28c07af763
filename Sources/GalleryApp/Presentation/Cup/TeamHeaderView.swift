import Translations
import UIKit

/// The header of a team: its players in a row, and its name.
final class TeamHeaderView: ShadedHeaderView {
  private let photo = TeamPhotoView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture = photo
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a team.
  func show(_ team: CupTeam) {
    photo.team = team
    let players = CupPlayer.members(of: team)
    show(
      title: team.name,
      subtitle: translated(
        "Animal Football Cup · %1$@ players · strength %2$@", "\(players.count)", "\(players.strength)"))
  }
}
