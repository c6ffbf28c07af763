import CairoRenderer
import DisplayList
import Geometry

/// Builds GSK render nodes from display lists. GTK draws them with OpenGL.
///
/// The builder reuses the node of a fragment as long as the parent layer holds the same fragment object. A step of
/// scrolling therefore costs one transform for each visible cell. GSK also redraws only areas whose nodes changed.
///
/// `CairoRenderer` draws into textures what GSK of GTK 4.8 cannot draw: paths, and content that is partly behind the eye.
/// A texture is drawn again only when its fragment changes.
///
/// While content moves, a cached node of a different scale may be drawn instead of a new one: with up to four times too
/// many pixels in each direction, or with half as many as needed. The node is built again after 60 frames, or for
/// the first frame that ``makeNode(for:scale:isMoving:)`` makes with `isMoving` false.
@MainActor
final class NodeBuilder: FrameBuilder {
  let textures: TextureCache
  let shaders: NodeShaders?
  let rasterizer: Rasterizer
  /// The node of the fragment whose commands are being converted.
  private var parent = NodeBuilder.nothing
  /// The child nodes of that fragment's layer in the last frame.
  private var remembered: [FragmentNode.Key: FragmentNode] = [:]
  /// The node tree of the last frame.
  private var root: FragmentNode?
  /// The latest node of each fragment, at any position in the tree.
  private var built: [ObjectIdentifier: Built] = [:]
  /// The number of entries above which released nodes are removed.
  private var maximumBuiltCount = 1024
  /// Whether content moves in the current frame.
  private var isMoving = false
  /// Whether nodes of another resolution may be shown.
  private var allowsStandIns = false
  private var frame = 0
  /// The number of fragments that the builder has converted to nodes instead of reusing a node.
  private(set) var builtFragmentCount = 0

  private struct Built {
    weak var node: FragmentNode?
  }

  private static let nothing = FragmentNode(
    Fragment(identity: 0, generation: 0, commands: []), at: Resolution(ofDisplay: 1))
  /// The number of frames for which a node of another resolution may be shown.
  private static let standInFrameCount = 60

  /// Creates a builder for a renderer that uses OpenGL, and detects whether it supports shaders, as in GTK 4.8.
  ///
  /// - Parameters:
  ///   - renderer: The renderer that draws the nodes.
  ///   - cacheLimit: The maximum size of textures and drawings that are kept while no node uses them, in bytes.
  init(for renderer: Renderer, cacheLimit: Int = 128 << 20) {
    shaders = NodeShaders(for: renderer)
    textures = TextureCache(limit: max(0, cacheLimit) / 2)
    rasterizer = Rasterizer(textures: textures, cacheLimit: max(0, cacheLimit) / 2)
  }

  /// Whether the last frame contains nodes that were built for another resolution.
  var isProvisional: Bool { root?.lastingUntil != nil }

  /// Releases the textures and drawings that no node uses.
  func releaseCaches() {
    textures.removeUnusedTextures(keeping: 0)
    rasterizer.releaseCaches()
  }

  /// Returns the node of a frame, or nil if the frame is empty.
  ///
  /// - Parameters:
  ///   - list: The display list to draw, in points.
  ///   - scale: Pixels per point.
  ///   - isMoving: Whether the next frame will differ from this one.
  /// - Returns: A node in points, clipped to the frame's size.
  /// - Complexity: O(*n*) for *n* fragments that changed since the last frame, and their direct children.
  func makeNode(for list: DisplayList, scale: Double, isMoving: Bool) -> RenderNode? {
    let resolution = Resolution(ofDisplay: scale)
    let area = Rectangle(origin: .zero, size: list.size)
    rasterizer.horizon = area.inset(by: -max(list.size.width, list.size.height))
    (self.isMoving, allowsStandIns) = (isMoving, isMoving)
    parent = FragmentNode(sharing: Self.nothing)
    remembered = root?.children ?? [:]
    let node = self.node(for: list.root, at: resolution)
    // Release the old tree last, because nodes are reused from it.
    root = parent
    root?.lastingUntil = node.lastingUntil
    parent = Self.nothing
    remembered = [:]
    forgetWhatIsGone()
    textures.endFrame()
    frame += 1
    return node.node?.clipped(toFrame: area)
  }

  /// The node for a fragment: a reused one, or a new one.
  func node(for fragment: Fragment, at resolution: Resolution) -> FragmentNode {
    let key = FragmentNode.Key(identity: fragment.identity, resolution: resolution)
    if let known = parent.children[key], known.fragment === fragment { return known }
    let predecessor = remembered[key]
    let known = predecessor.flatMap { $0.fragment === fragment ? $0 : nil }
    let found: FragmentNode
    if let known, isLasting(known) {
      found = known
    } else if known == nil, let shared = shared(for: fragment, at: resolution) {
      found = shared
    } else {
      found = build(fragment, at: resolution, after: predecessor)
    }
    parent.children[key] = found
    return found
  }

  private func isLasting(_ node: FragmentNode) -> Bool {
    guard let end = node.lastingUntil else { return true }
    return isMoving && frame < end
  }

  /// The node of the same fragment at another position in the tree, or for a similar resolution.
  private func shared(for fragment: Fragment, at resolution: Resolution) -> FragmentNode? {
    guard let built = built[ObjectIdentifier(fragment)]?.node, built.fragment === fragment, isLasting(built)
    else { return nil }
    if built.resolution == resolution { return FragmentNode(sharing: built) }
    guard allowsStandIns, built.resolution.canStandIn(for: resolution) else { return nil }
    let node = FragmentNode(sharing: built)
    node.lastingUntil = min(built.lastingUntil ?? .max, frame + Self.standInFrameCount)
    return node
  }

  private func build(_ fragment: Fragment, at resolution: Resolution, after predecessor: FragmentNode?)
    -> FragmentNode
  {
    builtFragmentCount += 1
    let made = FragmentNode(fragment, at: resolution)
    let outer = (parent, remembered, allowsStandIns)
    (parent, remembered) = (made, predecessor?.children ?? [:])
    // A node that replaces a provisional one is built from children of the right resolution.
    if let predecessor, predecessor.resolution != resolution { allowsStandIns = false }
    made.node = node(for: fragment.commands, at: resolution)
    (parent, remembered, allowsStandIns) = outer
    made.lastingUntil = made.children.values.lazy.compactMap(\.lastingUntil).min()
    built[ObjectIdentifier(fragment)] = Built(node: made)
    return made
  }

  private func forgetWhatIsGone() {
    guard built.count > maximumBuiltCount else { return }
    built = built.filter { $0.value.node != nil }
    maximumBuiltCount = max(1024, 2 * built.count)
  }

  /// The node for a sequence of commands.
  func node(for commands: [Command], at resolution: Resolution) -> RenderNode? {
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(commands.count)
    var index = 0
    while index < commands.count {
      let drawing = commands[index...].prefix(while: \.isDrawing)
      if isPicture(drawing, extent: drawing.extent, at: resolution) {
        if let node = rasterizer.node(for: Array(drawing), at: resolution) { nodes.append(node) }
        index = drawing.endIndex
        continue
      }
      let next = index + 1 < commands.count ? commands[index + 1] : nil
      if let node = node(for: commands[index], before: next, at: resolution) { nodes.append(node) }
      index += 1
    }
    return RenderNode.container(nodes)
  }

  /// The node for one command.
  ///
  /// - Parameters:
  ///   - command: The command to draw.
  ///   - next: The command that is drawn over it.
  ///   - resolution: The resolution to draw at.
  private func node(for command: Command, before next: Command?, at resolution: Resolution) -> RenderNode? {
    switch command {
    case .fill(let shape, let color): return fill(shape, with: color)
    case .border(let shape, let width, let color):
      return border(shape, width: width, color: color, at: resolution)
    case .shadow(let shadow):
      return self.shadow(shadow, isCovered: next?.covers(shadow) ?? false, at: resolution)
    case .gradient(let gradient, let shape): return fill(shape, with: gradient)
    case .image(let picture, let source, let rectangle, let tint):
      return image(picture, source: source, in: rectangle, tint: tint, at: resolution)
    case .text(let line, let origin, let colors):
      return text(line, at: origin, colors: colors, at: resolution)
    case .fillPath, .strokePath, .blend: return rasterizer.node(for: [command], at: resolution)
    case .group(let opacity, let commands): return group(commands, opacity: opacity, at: resolution)
    case .mask(let mask, let content): return self.mask(content, by: mask, at: resolution)
    case .clip(let shape, let commands):
      let outline = resolution.isExact ? shape : shape.rounded(to: resolution)
      return content(commands, within: shape.rectangle, at: resolution).flatMap { $0.clipped(to: outline) }
    case .clipPolygon(let polygon, let commands): return clip(commands, to: polygon, at: resolution)
    case .transform(let matrix, let commands): return transform(commands, by: matrix, at: resolution)
    case .fragment(let fragment): return node(for: fragment, at: resolution).node
    }
  }
}
