extension UIDiagnostic.Code {
  /// The size of an item in a flow layout is negative, NaN, infinite or larger than 10¹² points. Negative and NaN
  /// values are treated as 0, larger ones as 10¹².
  public static let invalidItemSize = UIDiagnostic.Code(rawValue: "invalid-item-size")
  /// A spacing or an inset of a flow layout is NaN, infinite or larger than 10¹² points, or the size of a header or
  /// footer is invalid. NaN values and negative sizes are treated as 0. Larger values are treated as 10¹².
  public static let invalidSectionMetrics = UIDiagnostic.Code(rawValue: "invalid-section-metrics")
  /// An item of a flow layout is longer along the cross axis than the room of its section. The item is centred and
  /// extends beyond the section.
  public static let oversizedItem = UIDiagnostic.Code(rawValue: "oversized-item")
}
