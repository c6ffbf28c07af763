import DisplayList
import Geometry

/// The sublayers of one layer as commands, those behind first.
@MainActor
struct SiblingOrder {
  /// A layer among its siblings, and where it stands.
  private struct Sibling {
    var layer: CALayer
    /// From the layer's plane into the space the siblings share, perspective included.
    var matrix: Matrix4
    var opacity: Double
  }

  private var siblings: [Sibling] = []

  /// What the sublayers of a layer draw, in the layer's own space.
  static func commands(for layer: CALayer, traits: UITraitCollection) -> [Command] {
    guard !layer.children.isEmpty, layer.flattensSublayers else { return [] }
    var order = SiblingOrder()
    order.collect(layer, into: layer.displayed.sublayerMatrix, opacity: 1)
    return order.commands(with: traits)
  }

  /// Gathers the sublayers of a layer, and in the place of those that do not flatten theirs, these.
  private mutating func collect(_ layer: CALayer, into space: Matrix4?, opacity: Double) {
    let origin = layer.displayed.bounds.origin
    for child in layer.children {
      let displayed = child.displayed
      guard !displayed.isHidden, displayed.opacity > 0 else { continue }
      var matrix = displayed.matrix(relativeTo: origin)
      if let space { matrix = matrix.then(space) }
      let opacity = opacity * Double(min(displayed.opacity, 1))
      if child.flattensSublayers {
        if matrix.isFinite { siblings.append(Sibling(layer: child, matrix: matrix, opacity: opacity)) }
      } else {
        collect(
          child, into: displayed.sublayerMatrix.map { $0.then(matrix) } ?? matrix, opacity: opacity)
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
