import OrderedCollections

// What snapshots report about identifiers that they have already.
extension UIDiagnostic {
  /// A call added identifiers that were there already.
  static func moved<Identifier>(
    _ identifiers: OrderedSet<Identifier>, _ noun: String, in snapshot: String
  ) -> UIDiagnostic {
    let first = identifiers.first.map { "\($0)" } ?? ""
    return UIDiagnostic(
      code: .duplicateIdentifier,
      message: """
        a call added \(identifiers.count) \(noun), \(first) first, that the \(snapshot) has already; they are \
        moved to where the call adds them; add identifiers once, and move them with the methods for that
        """)
  }

  /// A call named an identifier twice.
  static func namedTwice(_ identifier: some Hashable, in snapshot: String) -> UIDiagnostic {
    UIDiagnostic(
      code: .duplicateIdentifier,
      message: """
        a call named \(identifier) twice; the \(snapshot) takes the first; identifiers must be unique
        """)
  }
}
