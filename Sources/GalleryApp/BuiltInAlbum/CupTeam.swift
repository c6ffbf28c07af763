/// A team of the animal football cup.
package enum CupTeam: CaseIterable, Hashable, Sendable {
  /// The team of owls.
  case owls
  /// The team of tigers.
  case tigers
  /// The team of parrots.
  case parrots
  /// The team of giraffes.
  case giraffes

  /// The name of the team.
  package var name: String {
    switch self {
    case .owls: "Owls"
    case .tigers: "Tigers"
    case .parrots: "Parrots"
    case .giraffes: "Giraffes"
    }
  }
}
