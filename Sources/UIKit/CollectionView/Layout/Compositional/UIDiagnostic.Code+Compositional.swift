extension UIDiagnostic.Code {
  /// A compositional layout has an extent, an inset or a spacing that is NaN, infinite or larger than 10¹², a negative
  /// extent, or an estimate below 1. NaN values and negative extents are treated as 0. Larger values are treated as
  /// 10¹², and estimates below 1 as 1.
  public static let invalidCompositionalMetrics = UIDiagnostic.Code(rawValue: "invalid-compositional-metrics")
  /// The section provider of a compositional layout returned nil. The section is not shown.
  public static let missingLayoutSection = UIDiagnostic.Code(rawValue: "missing-layout-section")
  /// The group of a section has no room for an item, or has no extent along the axis on which it repeats. Of
  /// repetitions at the same position only the first is shown.
  public static let emptyLayoutGroup = UIDiagnostic.Code(rawValue: "empty-layout-group")
}
