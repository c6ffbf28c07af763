import DisplayList

extension StrokeStyle {
  /// The style with valid numbers; nil unless the width is positive and finite.
  ///
  /// If a dash is negative or not finite, or all are 0, the line is continuous.
  var drawable: StrokeStyle? {
    guard width > 0, width.isFinite else { return nil }
    var style = self
    if !(miterLimit >= 1) { style.miterLimit = 1 }
    if !dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dashes.contains(where: { $0 > 0 }) {
      style.dashes = []
    }
    if style.dashes.isEmpty || !dashPhase.isFinite { style.dashPhase = 0 }
    return style
  }

  /// The style scaled by a factor.
  func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
