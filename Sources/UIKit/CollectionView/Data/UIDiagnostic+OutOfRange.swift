extension UIDiagnostic {
  /// Reports that an item does not exist.
  @MainActor
  static func reportOutOfRange(_ indexPath: IndexPath, _ deed: String) {
    report(
      .indexPathOutOfRange,
      "Item \(Array(indexPath)) does not exist and cannot be \(deed). The call has no effect. "
        + "Pass the index path of an existing item.")
  }
}
