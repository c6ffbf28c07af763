import Geometry

/// The path from a layer up to a common ancestor and down to another layer.
@MainActor
struct LayerPath {
  /// The layers to convert out of, innermost first.
  private var up: [CALayer] = []
  /// The layers to convert into, outermost first.
  private var down: [CALayer] = []

  /// Finds the path. A nil end means the root. Layers of two trees are treated as if they had a common root.
  init(from start: CALayer, to end: CALayer?) {
    if let end, end.flattensSublayers, start.superlayer === end {
      up = [start]
      return
    }
    if let end, start.flattensSublayers, end.superlayer === start {
      down = [end]
      return
    }
    let above = Self.ancestors(of: start)
    let below = end.map(Self.ancestors) ?? [start.root]
    let common = above.first { layer in below.contains { $0 === layer } }
    up = Array(above.prefix { $0 !== common })
    down = below.prefix { $0 !== common }.reversed()
  }

  private static func ancestors(of layer: CALayer) -> [CALayer] {
    Array(sequence(first: layer) { $0.projection?.onto })
  }

  /// The point in the coordinates of the end. Nil when a layer of the path is edge-on or the point is behind the eye.
  func convert(_ point: CGPoint) -> CGPoint? {
    var point = point
    for layer in up {
      guard let next = layer.project(point) else { return nil }
      point = next
    }
    for layer in down {
      guard let next = layer.unproject(point) else { return nil }
      point = next
    }
    return point
  }

  /// The bounding box of the corners' images. Corners without an image are used unchanged.
  func convert(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let corners = Rectangle(rect.standardized).corners
    let images = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      Point2D(convert(CGPoint($0)) ?? CGPoint($0))
    }
    return CGRect(Quadrilateral(images[0], images[1], images[2], images[3]).boundingBox)
  }
}
