/// The positions of one index space that the changes of a batch update name.
struct UpdateClaims<Position: Comparable> {
  /// A position, and the number of the change that names it.
  typealias Claim = (position: Position, operation: Int)

  private(set) var claims: [Claim] = []

  /// Records a position that a change names. Changes are added in the order of the requests.
  mutating func add(_ position: Position, of operation: Int) { claims.append((position, operation)) }

  /// Sorts the claims by position. If a position is reloaded several times, keeps only the first claim.
  ///
  /// - Returns: The first change, in the order of the requests, that names a position already named by an earlier one,
  ///   and that earlier change.
  mutating func sort(_ operations: [UpdateOperation]) -> (earlier: Int, later: Int)? {
    claims.sort { ($0.position, $0.operation) < ($1.position, $1.operation) }
    var conflict: (earlier: Int, later: Int)?
    var kept = 0
    for claim in claims {
      if kept > 0, claims[kept - 1].position == claim.position {
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
