import DisplayList

extension CGPath {
  /// The outline of what a line along the path covers. Fill it by the rule `winding`.
  ///
  /// Curves become straight lines that are at most 0.02 points away from them.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points. Without a positive width, the outline is empty.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum length of a mitered corner, as a multiple of the width.
  ///   - transform: A transform applied to the path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(path.applying(transform.matrix).outlined(style))
  }

  /// The dashes along the path, as open subpaths.
  ///
  /// - Parameters:
  ///   - phase: How far into the lengths each subpath begins.
  ///   - lengths: Alternating lengths of dashes and spaces, in points. If one is negative, or all are 0, the line is
  ///     continuous.
  ///   - transform: A transform applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.applying(transform.matrix).dashed(lengths: lengths.map { Double($0) }, phase: Double(phase)))
  }
}
