import Geometry

extension CALayer {
  /// The smallest rectangle around the layer in its superlayer's coordinates, in points.
  ///
  /// Setting it sets `bounds.size` and `position`; under a transform that is undefined, and here it places the
  /// layer as if there were none. With perspective the getter gives the rectangle around the projection.
  public var frame: CGRect {
    get {
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
    set {
      guard newValue.mayBecome("frame", of: self) else { return }
      let rectangle = newValue.standardized
      bounds.size = rectangle.size
      position = CGPoint(
        x: rectangle.minX + anchorPoint.x * rectangle.width,
        y: rectangle.minY + anchorPoint.y * rectangle.height)
    }
  }

  /// Sets `transform` to one of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// What `transform` does to the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Whether a point of the layer's coordinates is in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// A point of this layer's coordinates in those of another, or of the root when that is nil.
  ///
  /// A point that a layer on the way shows edge-on or behind the eye has no image there and stays as it is.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    LayerPath(from: self, to: layer).convert(point) ?? point
  }

  /// A point of another layer's coordinates, or of the root's when that is nil, in those of this one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    LayerPath(from: layer ?? root, to: self).convert(point) ?? point
  }

  /// The smallest rectangle around another layer's image of a rectangle of this one.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    LayerPath(from: self, to: layer).convert(rect)
  }

  /// The smallest rectangle around this layer's image of a rectangle of another one.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    LayerPath(from: layer ?? root, to: self).convert(rect)
  }

  /// The layer without superlayer above this one.
  var root: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }

  /// The nearest layer above whose plane this layer is seen in, and the map from this layer's plane to that
  /// one, both with the origin at the upper left corner of the bounds; nil for a root.
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

  /// A point of this layer's coordinates in those of the layer it is projected onto; nil behind the eye.
  func project(_ point: CGPoint) -> CGPoint? {
    guard let (ancestor, map) = projection else { return point }
    let origin = Point2D(properties.bounds.origin)
    guard let image = map.apply(to: Point2D(point) - origin) else { return nil }
    return CGPoint(image + Point2D(ancestor.properties.bounds.origin))
  }

  /// The point of this layer's plane seen at a point of the layer it is projected onto; nil when that is edge-on
  /// or the ray meets the plane behind the eye.
  func unproject(_ point: CGPoint) -> CGPoint? {
    guard let (ancestor, map) = projection else { return point }
    let seen = Point2D(point) - Point2D(ancestor.properties.bounds.origin)
    return map.preimage(of: seen).map { CGPoint($0 + Point2D(properties.bounds.origin)) }
  }

  /// The point of this layer's plane seen at a point of a layer above it; nil when it is not seen there.
  func unproject(_ point: CGPoint, from ancestor: CALayer) -> CGPoint? {
    ancestor === superlayer && ancestor.flattensSublayers
      ? unproject(point) : LayerPath(from: ancestor, to: self).convert(point)
  }
}
