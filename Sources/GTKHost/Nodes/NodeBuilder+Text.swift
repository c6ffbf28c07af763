import DisplayList
import Geometry
import Typesetting

extension NodeBuilder {
  /// The node of a shaped line of text whose baseline begins at `origin`.
  func text(_ line: ShapedLine, at origin: Point2D, colors: [Color], at resolution: Resolution) -> RenderNode?
  {
    guard origin.isFinite else { return nil }
    let size = line.runs.reduce(0) { max($0, $1.descriptor.size) }
    let limit = resolution.isExact ? Self.maximumGlyphSize : Self.maximumMovedGlyphSize
    if size * resolution.pixelsPerPoint > limit {
      return rasterizer.node(for: [.text(line, at: origin, colors: colors)], at: resolution)
    }
    return RenderNode.container(
      line.runs.compactMap { run in
        let color = colors.indices.contains(run.style) ? colors[run.style] : .black
        return color.alpha > 0 ? .text(run, at: origin, color: color) : nil
      })
  }

  /// The minimum font size, in pixels, at which `CairoRenderer` draws the text.
  ///
  /// GSK moves glyphs by up to a quarter of a pixel, which is visible in the wide stems of large glyphs. Large glyphs
  /// also fill the texture in which GSK caches glyphs.
  private static let maximumGlyphSize = 36.0
  /// The same limit for content that is reduced, rotated or in perspective, where glyphs are off the pixel grid in both
  /// directions.
  private static let maximumMovedGlyphSize = 14.0
}
