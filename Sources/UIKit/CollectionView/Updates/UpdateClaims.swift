/// Which changes of a batch update name which places of one index space.
struct UpdateClaims<Place: Comparable> {
  /// A change, by its number, and a place that it names.
  typealias Claim = (place: Place, operation: Int)

  private(set) var claims: [Claim] = []

  /// Takes note of a place that a change names; changes come in the order in which they were asked for.
  mutating func add(_ place: Place, of operation: Int) { claims.append((place, operation)) }

  /// Puts the claims in the order of places, and takes out all but the first where a place is reloaded several times.
  ///
  /// - Returns: The first change, as they were asked for, that names what an earlier one has named, and that one.
  mutating func sort(_ operations: [UpdateOperation]) -> (earlier: Int, later: Int)? {
    claims.sort { ($0.place, $0.operation) < ($1.place, $1.operation) }
    var conflict: (earlier: Int, later: Int)?
    var kept = 0
    for claim in claims {
      if kept > 0, claims[kept - 1].place == claim.place {
        let earlier = claims[kept - 1].operation
        if operations[earlier].isReload, operations[earlier] == operations[claim.operation] { continue }
        if claim.operation < conflict?.later ?? .max { conflict = (earlier, claim.operation) }
      }
      claims[kept] = claim
      kept += 1
    }
    claims.removeLast(claims.count - kept)
    return conflict
  }
}

extension UpdateOperation {
  fileprivate var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    default: false
    }
  }
}
