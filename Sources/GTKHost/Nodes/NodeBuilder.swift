import CGTK4
import CairoRenderer
import DisplayList
import Geometry

/// Turns display lists into GSK's nodes, which GTK draws on the GPU or in software.
///
/// What a fragment needs is built once: while the layer above holds the same object, the same node is handed
/// on, so that a step of scrolling costs one transform for each visible cell. GSK, too, redraws only where
/// nodes are new.
///
/// What GSK of GTK 4.8 cannot draw, CairoRenderer draws into a texture, once for every generation of the
/// fragment it is in: paths, content partly behind the eye, and without GL everything under perspective,
/// masks and polygons.
///
/// While things move, what is enlarged or reduced may be shown in the pixels it had before, up to four times too many a
/// side or half as many as it takes, rather than be drawn anew at every step. It is drawn anew when it has stood in for
/// long enough, or when asked for a frame in which nothing moves.
@MainActor
public final class NodeBuilder {
  /// What the renderer behind the nodes can do.
  public enum Renderer: Sendable {
    /// OpenGL: perspective, and shaders for masks and polygons.
    case openGL
    /// Cairo: what is flat.
    case cairo
  }

  let renderer: Renderer
  let textures: TextureCache
  let shaders: NodeShaders?
  let rasterizer: Rasterizer
  /// The fragment whose commands are being turned into nodes.
  private var parent = NodeBuilder.nothing
  /// What that fragment's layer had in the last frame.
  private var remembered: [FragmentNode.Key: FragmentNode] = [:]
  /// The tree of the last frame.
  private var root: FragmentNode?
  /// What was built last for a fragment, wherever that stands now.
  private var built: [ObjectIdentifier: Built] = [:]
  /// From how many on those are sought out that are gone.
  private var maximumBuiltCount = 1024
  /// Whether things move in the frame being made.
  private var isMoving = false
  /// Whether what was built for other pixels may be shown.
  private var allowsStandIns = false
  private var frame = 0
  /// How many fragments were turned into nodes, rather than found, since the builder was made.
  public private(set) var builtFragmentCount = 0

  private struct Built {
    weak var node: FragmentNode?
  }

  private static let nothing = FragmentNode(
    Fragment(identity: 0, generation: 0, commands: []), at: Resolution(ofDisplay: 1))
  /// For how many frames something may stand in.
  private static let standInFrameCount = 60

  /// Makes a builder for a `GskRenderer`, by what that can do. Renderers later than those of GTK 4.8 know
  /// perspective, but no shaders.
  public init(for renderer: OpaquePointer) {
    let name = String(cString: g_type_name_from_instance(pointer(renderer, to: GTypeInstance.self)))
    self.renderer = ["GskCairoRenderer", "GskBroadwayRenderer"].contains(name) ? .cairo : .openGL
    shaders = NodeShaders(for: renderer)
    textures = TextureCache()
    rasterizer = Rasterizer(textures: textures)
  }

  /// Whether something was shown in the last frame that was built for other pixels.
  public var hasStandIns: Bool { root?.lastingUntil != nil }

  /// The nodes of a frame; nil when it is empty.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - scale: Pixels per point.
  ///   - isMoving: Whether the next frame is going to be another one.
  /// - Returns: A node in points, clipped to the frame's size. The caller owns a reference.
  /// - Complexity: By the fragments that changed since the last frame, and their direct children.
  public func makeNode(for list: DisplayList, scale: Double, isMoving: Bool = false) -> OpaquePointer? {
    let resolution = Resolution(ofDisplay: scale)
    let area = Rectangle(origin: .zero, size: list.size)
    rasterizer.horizon = area.inset(by: -max(list.size.width, list.size.height))
    (self.isMoving, allowsStandIns) = (isMoving, isMoving)
    parent = FragmentNode(sharing: Self.nothing)
    remembered = root?.children ?? [:]
    let node = self.node(for: list.root, at: resolution)
    // Only now, when all that still holds has been found in it, the old tree may go.
    root = parent
    root?.lastingUntil = node.lastingUntil
    parent = Self.nothing
    remembered = [:]
    forgetWhatIsGone()
    textures.trim()
    frame += 1
    guard let node = node.node, var bounds = graphene_rect_t(area) else { return nil }
    return gsk_clip_node_new(node.pointer, &bounds)
  }

  /// What draws a fragment: what was built for it before, or something new.
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

  /// What was built for the same fragment where that stood before, or for pixels not very different.
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
    // What has stood in for long enough makes room for something that is right in all its parts.
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

  /// What draws commands one over another.
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

  /// What draws one command.
  ///
  /// - Parameter next: The command drawn over it.
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
    case .fillPath, .strokePath: return rasterizer.node(for: [command], at: resolution)
    case .group(let opacity, let commands): return group(commands, opacity: opacity, at: resolution)
    case .mask(let mask, let content): return self.mask(content, by: mask, at: resolution)
    case .clip(let shape, let commands):
      let outline = resolution.isExact ? shape : shape.rounded(to: resolution)
      return content(commands, within: shape.rectangle, at: resolution).flatMap { clip($0, to: outline) }
    case .clipPolygon(let polygon, let commands): return clip(commands, to: polygon, at: resolution)
    case .transform(let matrix, let commands): return transform(commands, by: matrix, at: resolution)
    case .fragment(let fragment): return node(for: fragment, at: resolution).node
    }
  }
}
