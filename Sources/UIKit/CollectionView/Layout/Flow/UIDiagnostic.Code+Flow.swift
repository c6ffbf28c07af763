extension UIDiagnostic.Code {
  /// A flow layout was told the size of an item that is negative, not finite, or larger than 10¹² points. What is
  /// negative or no number counts as 0, what is too large as 10¹².
  public static let invalidItemSize = UIDiagnostic.Code(rawValue: "invalid-item-size")
  /// A flow layout was told a spacing or an inset that is not finite or larger than 10¹² points, or a header or footer
  /// of such or a negative size. What is negative there, or no number, counts as 0, what is too large as 10¹².
  public static let invalidSectionMetrics = UIDiagnostic.Code(rawValue: "invalid-section-metrics")
  /// An item of a flow layout is longer across than the room its section has. It is centred and reaches out.
  public static let oversizedItem = UIDiagnostic.Code(rawValue: "oversized-item")
}
