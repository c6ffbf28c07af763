import Geometry

extension Size2D {
  /// What insets leave of a viewport of this size; extents that are not sound count as 0, as everywhere.
  func inset(by insets: Insets) -> Rectangle {
    func sound(_ inset: Double) -> Double { inset < 0 ? -(-inset).asExtent : inset.asExtent }
    return Rectangle(x: 0, y: 0, width: width.asExtent, height: height.asExtent)
      .inset(
        by: Insets(
          top: sound(insets.top), left: sound(insets.left), bottom: sound(insets.bottom),
          right: sound(insets.right)))
  }
}
