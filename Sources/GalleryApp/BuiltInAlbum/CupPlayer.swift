/// A player of the animal football cup. `PlayerCardView` draws the card.
package struct CupPlayer: Hashable, Sendable {
  /// The role of a player in the team.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// Keeps the goal.
    case keeper = "Keeper"
    /// Defends in front of the goal.
    case defender = "Defender"
    /// Plays in the midfield.
    case midfielder = "Midfield"
    /// Attacks the other team's goal.
    case forward = "Forward"

    /// The title of a section of players with this role.
    var title: String {
      switch self {
      case .keeper, .midfielder: rawValue
      case .defender, .forward: rawValue + "s"
      }
    }
  }

  /// The team of the player.
  package let team: CupTeam
  /// The index in the team, from 0. It determines the player's number and role.
  package let index: Int
  /// The player's name.
  package let name: String

  /// The number on the shirt.
  package var number: Int { [1, 4, 5, 8, 10, 11][index % 6] }

  /// The role of the player.
  package var role: Role {
    switch number {
    case 1: .keeper
    case 4, 5: .defender
    case 8: .midfielder
    default: .forward
    }
  }

  /// The strength of the player, from 60 to 99.
  package var strength: Int {
    let place = CupTeam.allCases.firstIndex(of: team) ?? 0
    return 60 + (index * 17 + place * 11 + 23) % 40
  }

  /// The aspect ratio of the card, width over height. The keeper's card is wide.
  package var aspectRatio: Double { role == .keeper ? 1 : 0.77 }

  /// Returns the players of a team.
  package static func members(of team: CupTeam) -> [CupPlayer] {
    names(of: team).enumerated().map { CupPlayer(team: team, index: $0, name: $1) }
  }

  private static func names(of team: CupTeam) -> [String] {
    switch team {
    case .owls: ["Nyx Featherly", "Otto Hoot", "Luna Tuft", "Archie Talon", "Mina Moth", "Ulla Dusk"]
    case .tigers: ["Tora Stripe", "Bruno Claw", "Lin Saber", "Raja Ember", "Tilda Prowl", "Kit Burr"]
    case .parrots: ["Polly Palm", "Kiko Crest", "Ruby Lory", "Pepe Mango", "Ara Sol", "Coco Squawk"]
    case .giraffes: ["Hanna Stilt", "Gigi Acacia", "Lars Long", "Joe Savanna", "Patch Molloy", "Zuri Tall"]
    }
  }
}
