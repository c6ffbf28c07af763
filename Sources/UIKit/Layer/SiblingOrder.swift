import DisplayList
import Geometry

/// The sublayers of a layer in depth order: back to front as commands, front to back for hit testing.
@MainActor
struct SiblingOrder {
  /// A layer among its siblings, with its placement.
  private struct Sibling {
    var layer: CALayer
    /// The matrix from the layer's plane to the space of the siblings, perspective included.
    var matrix: Matrix4
    var opacity: Double
  }

  /// Whether layers are where animations show them. Otherwise, they are where they were set.
  private let followsAnimations: Bool
  private var siblings: [Sibling] = []

  /// Collects the sublayers of a layer, including those that share their space through transform layers.
  private init(of layer: CALayer, followingAnimations followsAnimations: Bool) {
    self.followsAnimations = followsAnimations
    collect(layer, into: properties(of: layer).sublayerMatrix, opacity: 1)
  }

  private func properties(of layer: CALayer) -> LayerProperties {
    followsAnimations ? layer.displayed : layer.properties
  }

  /// The commands of a layer's sublayers, in the layer's own space.
  static func commands(for layer: CALayer, traits: UITraitCollection) -> [Command] {
    guard !layer.children.isEmpty, layer.flattensSublayers else { return [] }
    return SiblingOrder(of: layer, followingAnimations: true).commands(with: traits)
  }

  /// The sublayers whose planes appear at a point, with the points of these planes. The nearest is first; of equally
  /// near ones, the last sibling.
  ///
  /// All points are measured from the upper left corner of a layer's bounds.
  static func planes(at point: Point2D, in layer: CALayer) -> [(layer: CALayer, point: Point2D)] {
    guard !layer.children.isEmpty else { return [] }
    return SiblingOrder(of: layer, followingAnimations: false).siblings.enumerated()
      .compactMap { index, sibling -> (layer: CALayer, point: Point2D, depth: Double, index: Int)? in
        guard let seen = sibling.matrix.planePoint(seenAt: point) else { return nil }
        if !sibling.layer.isDoubleSided, sibling.matrix.homography.determinant < 0 { return nil }
        return (sibling.layer, seen.point, seen.depth, index)
      }
      .sorted { ($0.depth, $0.index) > ($1.depth, $1.index) }
      .map { ($0.layer, $0.point) }
  }

  /// Collects the sublayers of a layer. A layer that does not flatten its sublayers is replaced by them.
  private mutating func collect(_ layer: CALayer, into space: Matrix4?, opacity: Double) {
    let origin = properties(of: layer).bounds.origin
    for child in layer.children {
      let properties = self.properties(of: child)
      guard !properties.isHidden, properties.opacity > 0 else { continue }
      var matrix = properties.matrix(relativeTo: origin)
      if let space { matrix = matrix.then(space) }
      let opacity = opacity * Double(min(properties.opacity, 1))
      if child.flattensSublayers {
        if matrix.isFinite { siblings.append(Sibling(layer: child, matrix: matrix, opacity: opacity)) }
      } else {
        collect(
          child, into: properties.sublayerMatrix.map { $0.then(matrix) } ?? matrix, opacity: opacity)
      }
    }
  }

  private func commands(with traits: UITraitCollection) -> [Command] {
    let faces = siblings.map {
      DepthSorter.Face(transform: $0.matrix, isDoubleSided: $0.layer.isDoubleSided)
    }
    guard
      let pieces = DepthSorter.order(
        faces, bounds: { siblings[$0].layer.makeFragment(with: traits).extent ?? .zero })
    else {
      return siblings.map { command(for: $0, clip: nil, traits: traits) }
    }
    return pieces.map { command(for: siblings[$0.index], clip: $0.clip, traits: traits) }
  }

  private func command(for sibling: Sibling, clip: ConvexPolygon?, traits: UITraitCollection) -> Command {
    var content: [Command] = [.fragment(sibling.layer.makeFragment(with: traits))]
    if let clip { content = [.clipPolygon(clip, content)] }
    if sibling.opacity < 1 { content = [.group(opacity: sibling.opacity, content)] }
    return .transform(sibling.matrix, content)
  }
}
