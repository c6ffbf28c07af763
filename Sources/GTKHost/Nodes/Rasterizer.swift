import CairoRenderer
import DisplayList
import Geometry

/// Draws content that GSK cannot draw into textures, with `CairoRenderer`.
@MainActor
final class Rasterizer {
  private let painter: CairoRenderer
  private let textures: TextureCache
  /// The maximum width and height of a texture in pixels. Larger content has a lower scale.
  private static let maximumSide = 4096.0

  /// Content that is too large to be drawn as a whole is drawn inside this rectangle only.
  var horizon = Rectangle.zero

  /// Creates a rasterizer that caches shared textures.
  ///
  /// - Parameters:
  ///   - textures: The cache of shared textures.
  ///   - cacheLimit: The maximum size of `CairoRenderer`'s own cache, in bytes.
  init(textures: TextureCache, cacheLimit: Int) {
    self.textures = textures
    painter = CairoRenderer(cacheLimit: cacheLimit)
  }

  /// Releases what `CairoRenderer` keeps between frames.
  func releaseCaches() { painter.releaseCaches() }

  /// The node that draws commands from a texture.
  ///
  /// - Parameters:
  ///   - commands: The commands to draw.
  ///   - resolution: The resolution of the texture.
  ///   - key: The cache key of a texture that others may share; nil for a texture that is used once.
  func node(for commands: [Command], at resolution: Resolution, knownBy key: TextureCache.Key? = nil)
    -> RenderNode?
  {
    guard let extent = commands.extent, !extent.isEmpty else { return nil }
    // Content that is partly behind the eye is infinite.
    let isWhole = max(extent.width, extent.height) <= Self.maximumSide
    guard let visible = isWhole ? extent : extent.intersection(horizon), !visible.isEmpty else { return nil }
    let scale = min(resolution.pixelsPerPoint, Self.maximumSide / max(visible.width, visible.height))
    // The texture is aligned to whole pixels, so that it is shown pixel by pixel if nothing is scaled.
    let area = Rectangle(
      minX: (visible.minX * scale).rounded(.down) / scale,
      minY: (visible.minY * scale).rounded(.down) / scale,
      maxX: (visible.maxX * scale).rounded(.up) / scale, maxY: (visible.maxY * scale).rounded(.up) / scale)
    if isWhole, let key {
      return textures.texture(for: key) { texture(of: commands, in: area, scale: scale) }
        .flatMap { node(showing: $0, from: area.origin, scale: scale) }
    }
    return texture(of: commands, in: area, scale: scale)
      .flatMap { node(showing: $0, from: area.origin, scale: scale) }
  }

  /// The texture of the content in an area.
  private func texture(of commands: [Command], in area: Rectangle, scale: Double) -> Texture? {
    let moved = Command.transform(.translation(x: -area.minX, y: -area.minY), commands)
    let root = Fragment(identity: 0, generation: 0, commands: [moved])
    return Texture { makePixels in
      _ = painter.render(DisplayList(size: area.size, root: root), scale: scale, into: makePixels)
    }
  }

  /// The node that shows a texture with its upper left corner at a point.
  private func node(showing texture: Texture, from corner: Point2D, scale: Double) -> RenderNode? {
    let size = Size2D(width: Double(texture.width) / scale, height: Double(texture.height) / scale)
    return texture.node(in: Rectangle(origin: corner, size: size))
  }
}
