import DisplayList
import Geometry

/// The sublayers of one layer in their order in depth: as commands, those behind first, or at a point, those in front
/// first.
@MainActor
struct SiblingOrder {
  /// A layer among its siblings, and where it stands.
  private struct Sibling {
    var layer: CALayer
    /// From the layer's plane into the space the siblings share, perspective included.
    var matrix: Matrix4
    var opacity: Double
  }

  /// What counts: what was set, or what is shown while animations run.
  private let state: KeyPath<CALayer, LayerProperties>
  private var siblings: [Sibling] = []

  /// Gathers the sublayers of a layer, with those that share their space through transform layers.
  private init(of layer: CALayer, by state: KeyPath<CALayer, LayerProperties>) {
    self.state = state
    collect(layer, into: layer[keyPath: state].sublayerMatrix, opacity: 1)
  }

  /// What the sublayers of a layer draw, in the layer's own space.
  static func commands(for layer: CALayer, traits: UITraitCollection) -> [Command] {
    guard !layer.children.isEmpty, layer.flattensSublayers else { return [] }
    return SiblingOrder(of: layer, by: \.displayed).commands(with: traits)
  }

  /// The sublayers of a layer whose planes are seen at a point, and the points of these planes; the nearest first,
  /// of equally near ones the last.
  ///
  /// All points count from the upper left corner of a layer's bounds.
  static func planes(at point: Point2D, in layer: CALayer) -> [(layer: CALayer, point: Point2D)] {
    guard !layer.children.isEmpty else { return [] }
    return SiblingOrder(of: layer, by: \.properties).siblings.enumerated()
      .compactMap { index, sibling -> (layer: CALayer, point: Point2D, depth: Double, index: Int)? in
        guard let seen = sibling.matrix.planePoint(seenAt: point) else { return nil }
        if !sibling.layer.isDoubleSided, sibling.matrix.homography.determinant < 0 { return nil }
        return (sibling.layer, seen.point, seen.depth, index)
      }
      .sorted { ($0.depth, $0.index) > ($1.depth, $1.index) }
      .map { ($0.layer, $0.point) }
  }

  /// Gathers the sublayers of a layer, and in the place of those that do not flatten theirs, these.
  private mutating func collect(_ layer: CALayer, into space: Matrix4?, opacity: Double) {
    let origin = layer[keyPath: state].bounds.origin
    for child in layer.children {
      let properties = child[keyPath: state]
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
