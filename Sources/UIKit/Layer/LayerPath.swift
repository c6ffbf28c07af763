import Geometry

/// The way from one layer up to a common ancestor and down to another.
@MainActor
struct LayerPath {
  /// The layers to leave, innermost first.
  private var up: [CALayer] = []
  /// The layers to enter, outermost first.
  private var down: [CALayer] = []

  /// Finds the way; a missing end means the root. Layers of two trees are taken to have a common root.
  init(from start: CALayer, to end: CALayer?) {
    let above = Self.ancestors(of: start)
    let below = end.map(Self.ancestors) ?? [start.root]
    let common = above.first { layer in below.contains { $0 === layer } }
    up = Array(above.prefix { $0 !== common })
    down = below.prefix { $0 !== common }.reversed()
  }

  private static func ancestors(of layer: CALayer) -> [CALayer] {
    Array(sequence(first: layer) { $0.projection?.onto })
  }

  /// The point in the coordinates at the end; nil when it is not seen on the way.
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

  /// The smallest rectangle around the images of the corners; those not seen stay where they are.
  func convert(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let corners = Rectangle(rect.standardized).corners
    let images = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      Point2D(convert(CGPoint($0)) ?? CGPoint($0))
    }
    return CGRect(Quadrilateral(images[0], images[1], images[2], images[3]).boundingBox)
  }
}
