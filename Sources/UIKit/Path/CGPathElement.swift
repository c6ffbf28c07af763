/// One step along a path, while it is being looked at.
public struct CGPathElement {
  /// The kind of step.
  public let type: CGPathElementType
  /// As many points as the kind has; they live as long as the call that hands them out.
  public let points: UnsafeMutablePointer<CGPoint>
}
