import OrderedCollections

// The diagnostics of snapshots about identifiers that they already contain.
extension UIDiagnostic {
  /// A call added identifiers that the snapshot already contains.
  static func moved<Identifier>(
    _ identifiers: OrderedSet<Identifier>, _ noun: String, in snapshot: String
  ) -> UIDiagnostic {
    let first = identifiers.first.map { "\($0)" } ?? ""
    return UIDiagnostic(
      code: .duplicateIdentifier,
      message: """
        A call added \(identifiers.count) \(noun) that the \(snapshot) already contains (first: \(first)). They \
        move to the new position. Add identifiers once, and use the move methods to move them.
        """)
  }

  /// A call named an identifier twice.
  static func namedTwice(_ identifier: some Hashable, in snapshot: String) -> UIDiagnostic {
    UIDiagnostic(
      code: .duplicateIdentifier,
      message: """
        A call named \(identifier) twice. The \(snapshot) uses the first occurrence. Pass unique identifiers.
        """)
  }
}
