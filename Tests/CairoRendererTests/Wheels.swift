import DisplayList
import Geometry
import Testing

/// Scenes in three dimensions.
enum Wheels {
  static let background = Color(red: 0.16, green: 0.17, blue: 0.2)

  private static let hues = [
    Color(red: 0.91, green: 0.36, blue: 0.32), Color(red: 0.95, green: 0.65, blue: 0.25),
    Color(red: 0.55, green: 0.73, blue: 0.36), Color(red: 0.28, green: 0.62, blue: 0.71),
    Color(red: 0.5, green: 0.42, blue: 0.72),
  ]

  /// The picker of the layouts: ten faces of 260 × 100 on a prism, seen from 900 points away.
  static func picker() throws -> [Command] {
    let count = 10
    let size = Size2D(width: 260, height: 100)
    let radius = size.height / 2 / Trigonometry.tan(.pi / Double(count))
    let matrices = (0..<count).map { index in
      Matrix4.translation(x: -size.width / 2, y: -size.height / 2)
        .then(.translation(x: 0, y: 0, z: radius))
        .then(
          .rotation(by: 2 * .pi * (Double(index) + 0.2) / Double(count), about: Point3D(x: 1, y: 0, z: 0))
        )
        .then(.perspective(distance: 900)).then(.translation(x: 160, y: 200))
    }
    let fragments = try (0..<count).map { index in
      let title = try inter("Row \(index)", size: 28, weight: 600)
      return Fragment(
        identity: UInt64(index), generation: 0,
        commands: [
          .fill(RoundedRectangle(0, 0, size.width, size.height), hues[index % hues.count]),
          .text(title, at: Point2D(x: (size.width - title.width) / 2, y: 60), colors: [.white]),
        ])
    }
    return commands(matrices, fragments)
  }

  /// Three cards about one axis, each through both others.
  static func crossingCards() throws -> [Command] {
    let size = Size2D(width: 160, height: 140)
    let matrices = [0.3, 1.3, 2.4].map { angle in
      Matrix4.translation(x: -size.width / 2, y: -size.height / 2)
        .then(.rotation(by: angle, about: Point3D(x: 0, y: 1, z: 0)))
        .then(.rotation(by: 0.35, about: Point3D(x: 1, y: 0, z: 0)))
        .then(.perspective(distance: 500)).then(.translation(x: 150, y: 120))
    }
    let fragments = try (0..<3).map { index in
      let shape = RoundedRectangle(0, 0, size.width, size.height, radius: 14)
      return Fragment(
        identity: UInt64(index), generation: 0,
        commands: [
          .fill(shape, hues[index + 1]), .border(shape, width: 4, .white),
          .text(try inter("Card \(index)", size: 24), at: Point2D(x: 14, y: 36), colors: [.white]),
        ])
    }
    return commands(matrices, fragments)
  }

  private static func commands(_ matrices: [Matrix4], _ fragments: [Fragment]) -> [Command] {
    let order = DepthSorter.order(matrices.map { DepthSorter.Face(transform: $0) }) { index in
      fragments[index].extent ?? .zero
    }
    return (order ?? matrices.indices.map { DepthSorter.Piece(index: $0) }).map { piece in
      let content = Command.fragment(fragments[piece.index])
      return .transform(matrices[piece.index], piece.clip.map { [.clipPolygon($0, [content])] } ?? [content])
    }
  }
}
