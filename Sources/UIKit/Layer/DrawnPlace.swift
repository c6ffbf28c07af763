import Geometry

/// Where a layer appears in its scene, including animations that are in progress.
package struct DrawnPlace {
  /// The size of the layer, in points.
  package private(set) var size: Size2D
  /// The bounding box, in the scene, of what the layers above do not clip; nil if they clip nothing.
  package private(set) var clip: Rectangle?
  /// The product of the opacities of the layer and of those above it.
  package private(set) var opacity: Double
  /// The matrix from the layer's plane to the nearest plane above into which layers are flattened.
  private var matrix = Matrix4.identity
  /// The map from that plane to the scene.
  private var ground = Homography.identity

  /// The map from the layer's plane, with its origin at the upper left corner of the bounds, to the scene.
  package var map: Homography { matrix.homography.then(ground) }

  /// The place of a layer; nil if it or a layer above is hidden, clipped away, or behind the eye.
  @MainActor
  package init?(of layer: CALayer) {
    let displayed = layer.displayed
    guard !displayed.isHidden else { return nil }
    (size, opacity) = (Size2D(displayed.bounds.size), Double(displayed.opacity))
    guard let superlayer = layer.superlayer else { return }
    guard let above = DrawnPlace(of: superlayer) else { return nil }
    opacity *= above.opacity
    clip = above.clip
    if superlayer.masksToBounds, superlayer.flattensSublayers {
      let outline = Rectangle(origin: .zero, size: above.size)
      guard let box = above.map.apply(to: outline)?.boundingBox,
        let visible = (clip ?? box).intersection(box)
      else { return nil }
      clip = visible
    }
    matrix = displayed.matrix(relativeTo: superlayer.displayed.bounds.origin)
    if let shared = superlayer.displayed.sublayerMatrix { matrix = matrix.then(shared) }
    if superlayer.flattensSublayers {
      ground = above.map
    } else {
      matrix = matrix.then(above.matrix)
      ground = above.ground
    }
  }
}
