import Geometry

/// One frame: everything that a renderer needs, independent of views.
public struct DisplayList: Sendable {
  /// The size of the picture in points.
  public var size: Size2D
  /// The root fragment, with the origin at the upper left corner of the picture.
  public var root: Fragment

  /// Creates a display list.
  public init(size: Size2D, root: Fragment) {
    self.size = size
    self.root = root
  }
}
