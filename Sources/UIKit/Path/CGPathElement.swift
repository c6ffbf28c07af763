/// One element of a path, as `CGPath.applyWithBlock` passes it.
public struct CGPathElement {
  /// The kind of element.
  public let type: CGPathElementType
  /// The points of the element; their number depends on its type. They are valid during the call that passes the
  /// element.
  public let points: UnsafeMutablePointer<CGPoint>
}
