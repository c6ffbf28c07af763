import UIKit

/// The colours of a team's cards.
struct TeamPalette {
  /// The background behind the player.
  let ground: UIColor
  /// The colour of the strip with the name.
  let strip: UIColor
  /// The colour of the shirt.
  let shirt: UIColor
  /// The colour of the number and the trim of the shirt.
  let trim: UIColor

  private init(_ ground: Int, _ strip: Int, _ shirt: Int, _ trim: Int) {
    self.ground = UIColor(rgb: ground)
    self.strip = UIColor(rgb: strip)
    self.shirt = UIColor(rgb: shirt)
    self.trim = UIColor(rgb: trim)
  }

  init(team: CupTeam) {
    self =
      switch team {
      case .owls: TeamPalette(0x5B5FC7, 0x2A2B63, 0xF6C445, 0x2A2B63)
      case .tigers: TeamPalette(0x1E8A86, 0x0D4A4E, 0xF7F4EA, 0x0D4A4E)
      case .parrots: TeamPalette(0xF7B538, 0x8E3B12, 0x2E6FD1, 0xFFFFFF)
      case .giraffes: TeamPalette(0x79B473, 0x2C5530, 0xD8434E, 0xFFF3D9)
      }
  }
}
