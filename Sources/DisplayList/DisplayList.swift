import Geometry

/// One frame: everything a renderer needs, and nothing of views.
public struct DisplayList: Sendable {
  /// The size of the picture in points.
  public var size: Size2D
  /// What to draw, with the origin at the picture's upper left corner.
  public var root: Fragment

  /// Makes a frame.
  public init(size: Size2D, root: Fragment) {
    self.size = size
    self.root = root
  }
}
