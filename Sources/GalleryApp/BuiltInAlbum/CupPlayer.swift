/// A player of the animal football cup; the card is drawn by `PlayerCardView`.
public struct CupPlayer: Hashable, Sendable {
  /// Where on the field a player belongs.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Between the posts.
    case keeper = "Keeper"
    /// In front of the posts.
    case defender = "Defender"
    /// Everywhere.
    case midfielder = "Midfield"
    /// In front of the other team's posts.
    case forward = "Forward"

    /// What to call those who belong there.
    var title: String {
      switch self {
      case .keeper, .midfielder: rawValue
      case .defender, .forward: rawValue + "s"
      }
    }
  }

  /// The team.
  public let team: CupTeam
  /// The place in the team, from 0; what the player wears follows from it.
  public let index: Int
  /// The player's name.
  public let name: String

  /// The number on the shirt.
  public var number: Int { [1, 4, 5, 8, 10, 11][index % 6] }

  /// Where on the field the player belongs.
  public var role: Role {
    switch number {
    case 1: .keeper
    case 4, 5: .defender
    case 8: .midfielder
    default: .forward
    }
  }

  /// How strong the player is, from 60 to 99.
  public var strength: Int {
    let place = CupTeam.allCases.firstIndex(of: team) ?? 0
    return 60 + (index * 17 + place * 11 + 23) % 40
  }

  /// Width over height of the card, from the index: the keeper's is wide.
  public var aspectRatio: Double { role == .keeper ? 1 : 0.77 }

  /// The players of a team.
  public static func members(of team: CupTeam) -> [CupPlayer] {
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
