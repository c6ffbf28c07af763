extension UIDiagnostic.Code {
  /// A flow layout was told a size that is negative or not finite. It is laid out with one that is neither.
  public static let invalidItemSize = UIDiagnostic.Code(rawValue: "invalid-item-size")
}
