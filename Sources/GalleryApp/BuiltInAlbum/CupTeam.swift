/// A team of the animal football cup.
public enum CupTeam: CaseIterable, Hashable, Sendable {
  /// Those who see in the dark.
  case owls
  /// Those who wait, and then do not.
  case tigers
  /// Those who discuss every decision.
  case parrots
  /// Those who win every header.
  case giraffes

  /// The name of the team.
  public var name: String {
    switch self {
    case .owls: "Owls"
    case .tigers: "Tigers"
    case .parrots: "Parrots"
    case .giraffes: "Giraffes"
    }
  }
}
