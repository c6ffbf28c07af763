import CairoRenderer
import DisplayList
import ImageDecoding
import RendererTestSupport

/// One scene as the renderers draw it.
struct Comparison {
  /// Who draws.
  enum Renderer: String, CaseIterable {
    case cairo = "Cairo"
    case window = "GSK"
    case browser = "Chromium"
    case document = "Poppler"
  }

  /// The tile in which two of the pictures differ most.
  struct Disagreement: CustomStringConvertible {
    var scene: String
    var renderers: (Renderer, Renderer)
    var x: Int
    var y: Int
    var difference: Double

    var description: String {
      "\(scene): \(renderers.0.rawValue) and \(renderers.1.rawValue) differ by "
        + "\((difference * 10).rounded() / 10) in the tile at (\(x), \(y))"
    }
  }

  /// How far means of tiles may be from one another, in steps of an 8-bit channel. Single pixels may differ by any
  /// number: on edges, and in glyphs, which GSK places in quarters of a pixel.
  static let tolerance = 12.0

  let scene: String
  let pictures: [Renderer: Bitmap]
  /// The worst of all pairs.
  let worst: Disagreement
  /// The worst of each pair.
  let pairs: [Disagreement]

  init(_ scene: String, _ pictures: [Renderer: Bitmap]) {
    self.scene = scene
    self.pictures = pictures
    let means = pictures.mapValues { TileMeans(of: $0) }
    let renderers = Renderer.allCases.filter { means[$0] != nil }
    pairs = renderers.indices.flatMap { index in
      renderers[..<index].compactMap { first in
        guard let one = means[first], let other = means[renderers[index]] else { return nil }
        // Pictures of different sizes have nothing in common.
        let tile = one.worstTile(against: other) ?? (0, 0, .infinity)
        return Disagreement(
          scene: scene, renderers: (first, renderers[index]), x: tile.x, y: tile.y,
          difference: tile.difference)
      }
    }
    worst =
      pairs.max { $0.difference < $1.difference }
      ?? Disagreement(scene: scene, renderers: (.cairo, .cairo), x: 0, y: 0, difference: 0)
  }
}
