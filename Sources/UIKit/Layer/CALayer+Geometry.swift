import Geometry

extension CALayer {
  /// The bounding box of the layer in its superlayer's coordinates.
  var boundingBox: CGRect {
    let bounds = properties.bounds
    let anchor = properties.anchor
    let rectangle = CGRect(
      x: position.x - anchor.x, y: position.y - anchor.y, width: bounds.width, height: bounds.height)
    guard transform != CATransform3DIdentity else { return rectangle }
    let local = Rectangle(origin: .zero, size: Size2D(bounds.size))
    let projected = properties.matrix(relativeTo: position).homography.apply(to: local)
    guard let box = projected?.boundingBox else { return rectangle }
    return CGRect(box).offsetBy(dx: position.x, dy: position.y)
  }

  /// Sets `bounds.size` and `position`, as if the layer had no transform.
  func place(in frame: CGRect) {
    guard frame.mayBecome("frame", of: self) else { return }
    let rectangle = frame.standardized
    bounds.size = rectangle.size
    position = CGPoint(
      x: rectangle.minX + anchorPoint.x * rectangle.width,
      y: rectangle.minY + anchorPoint.y * rectangle.height)
  }

  /// Sets `transform` to a two-dimensional transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The two-dimensional part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Converts a point of this layer to another layer. Nil means the root.
  ///
  /// A point that has no image, because a layer between the two is edge-on or behind the eye, is returned unchanged.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    LayerPath(from: self, to: layer).convert(point) ?? point
  }

  /// Converts a point of another layer to this one. Nil means the root.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    LayerPath(from: layer ?? root, to: self).convert(point) ?? point
  }

  /// Converts a rectangle of this layer to its bounding box in another layer. Nil means the root.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    LayerPath(from: self, to: layer).convert(rect)
  }

  /// Converts a rectangle of another layer to its bounding box in this one. Nil means the root.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    LayerPath(from: layer ?? root, to: self).convert(rect)
  }

  /// The topmost ancestor of this layer.
  var root: CALayer {
    var layer = self
    // A scene with several windows has a layer above them.
    while !(layer.view is UIWindow), let above = layer.superlayer { layer = above }
    return layer
  }

  /// The nearest ancestor that flattens this layer into its plane, and the map from this layer's plane to that plane.
  /// Both planes have their origin at the upper left corner of the bounds. Nil for a root.
  var projection: (onto: CALayer, by: Homography)? {
    guard var ancestor = superlayer else { return nil }
    var matrix = properties.matrix(relativeTo: ancestor.properties.bounds.origin)
    if let shared = ancestor.properties.sublayerMatrix { matrix = matrix.then(shared) }
    while !ancestor.flattensSublayers, let above = ancestor.superlayer {
      matrix = matrix.then(ancestor.properties.matrix(relativeTo: above.properties.bounds.origin))
      if let shared = above.properties.sublayerMatrix { matrix = matrix.then(shared) }
      ancestor = above
    }
    return (ancestor, matrix.homography)
  }

  /// The distance from a point of this layer to the same point of the superlayer, if the layer is only moved and not
  /// transformed. Most layers are.
  private var displacement: Point2D? {
    guard let superlayer, superlayer.flattensSublayers, properties.transform == CATransform3DIdentity,
      superlayer.properties.sublayerTransform == CATransform3DIdentity
    else { return nil }
    let (position, anchor, origin) = (properties.position, properties.anchor, properties.bounds.origin)
    return Point2D(x: position.x - anchor.x - origin.x, y: position.y - anchor.y - origin.y)
  }

  /// Projects a point of this layer onto that ancestor. Nil when the point is behind the eye.
  func project(_ point: CGPoint) -> CGPoint? {
    if let displacement { return CGPoint(Point2D(point) + displacement) }
    guard let (ancestor, map) = projection else { return point }
    let origin = Point2D(properties.bounds.origin)
    guard let image = map.apply(to: Point2D(point) - origin) else { return nil }
    return CGPoint(image + Point2D(ancestor.properties.bounds.origin))
  }

  /// The point of this layer's plane that appears at a point of the layer it is projected onto. Nil when the plane is
  /// edge-on, or when the ray meets it behind the eye.
  func unproject(_ point: CGPoint) -> CGPoint? {
    if let displacement { return CGPoint(Point2D(point) - displacement) }
    guard let (ancestor, map) = projection else { return point }
    let seen = Point2D(point) - Point2D(ancestor.properties.bounds.origin)
    return map.preimage(of: seen).map { CGPoint($0 + Point2D(properties.bounds.origin)) }
  }

  /// The point of this layer's plane that appears at a point of an ancestor. Nil when there is none.
  func unproject(_ point: CGPoint, from ancestor: CALayer) -> CGPoint? {
    ancestor === superlayer && ancestor.flattensSublayers
      ? unproject(point) : LayerPath(from: ancestor, to: self).convert(point)
  }
}
