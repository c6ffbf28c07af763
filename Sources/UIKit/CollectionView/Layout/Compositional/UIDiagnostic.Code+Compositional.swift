extension UIDiagnostic.Code {
  /// A compositional layout was told an extent, an inset or a gap that is not finite or larger than 10¹², a negative
  /// extent, or an estimate below 1. What is negative there, or no number, counts as 0, what is too large as 10¹², and
  /// an estimate as at least 1.
  public static let invalidCompositionalMetrics = UIDiagnostic.Code(rawValue: "invalid-compositional-metrics")
  /// The section provider of a compositional layout returned nil. Nothing of the section is shown.
  public static let missingLayoutSection = UIDiagnostic.Code(rawValue: "missing-layout-section")
  /// The group of a section has no place for an item, or takes no room along the axis on which it is repeated. Of
  /// repetitions in one place only the first is shown.
  public static let emptyLayoutGroup = UIDiagnostic.Code(rawValue: "empty-layout-group")
}
