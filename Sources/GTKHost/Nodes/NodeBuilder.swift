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
  let textures = PictureTextures()
  let shaders: NodeShaders?
  let rasterizer = Rasterizer()
  /// The fragment whose commands are being turned into nodes.
  private var parent = FragmentNode(NodeBuilder.nothing)
  /// What that fragment's layer had in the last frame.
  private var remembered: [FragmentNode.Key: FragmentNode] = [:]
  /// The tree of the last frame.
  private var root: FragmentNode?
  /// How many fragments were turned into nodes, rather than found, since the builder was made.
  public private(set) var builtFragmentCount = 0

  private static let nothing = Fragment(identity: 0, generation: 0, commands: [])

  /// Makes a builder for a `GskRenderer`, by what that can do. Renderers later than those of GTK 4.8 know
  /// perspective, but no shaders.
  public init(for renderer: OpaquePointer) {
    let name = String(cString: g_type_name_from_instance(pointer(renderer, to: GTypeInstance.self)))
    self.renderer = ["GskCairoRenderer", "GskBroadwayRenderer"].contains(name) ? .cairo : .openGL
    shaders = NodeShaders(for: renderer)
  }

  /// The nodes of a frame; nil when it is empty.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - scale: Pixels per point.
  /// - Returns: A node in points, clipped to the frame's size. The caller owns a reference.
  /// - Complexity: By the fragments that changed since the last frame, and their direct children.
  public func makeNode(for list: DisplayList, scale: Double) -> OpaquePointer? {
    let resolution = Resolution(ofDisplay: scale)
    let frame = Rectangle(origin: .zero, size: list.size)
    rasterizer.horizon = frame.inset(by: -max(list.size.width, list.size.height))
    parent = FragmentNode(Self.nothing)
    remembered = root?.children ?? [:]
    let node = self.node(for: list.root, at: resolution)
    // Only now, when all that still holds has been found in it, the old tree may go.
    root = parent
    parent = FragmentNode(Self.nothing)
    remembered = [:]
    textures.trim()
    guard let node = node.node, var bounds = graphene_rect_t(frame) else { return nil }
    return gsk_clip_node_new(node.pointer, &bounds)
  }

  /// What draws a fragment: what was built for it before, or something new.
  func node(for fragment: Fragment, at resolution: Resolution) -> FragmentNode {
    let key = FragmentNode.Key(identity: fragment.identity, resolution: resolution)
    if let known = parent.children[key], known.fragment === fragment { return known }
    let predecessor = remembered[key]
    if let predecessor, predecessor.fragment === fragment {
      parent.children[key] = predecessor
      return predecessor
    }
    builtFragmentCount += 1
    let made = FragmentNode(fragment)
    let (outerParent, outerRemembered) = (parent, remembered)
    (parent, remembered) = (made, predecessor?.children ?? [:])
    made.node = node(for: fragment.commands, at: resolution)
    (parent, remembered) = (outerParent, outerRemembered)
    parent.children[key] = made
    return made
  }

  /// What draws commands one over another.
  func node(for commands: [Command], at resolution: Resolution) -> RenderNode? {
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(commands.count)
    var index = 0
    while index < commands.count {
      let drawing = commands[index...].prefix(while: \.isDrawing)
      if isPicture(drawing, at: resolution) {
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

  /// Whether shapes over one another are drawn as one picture: those with paths, and more than a layer has itself.
  ///
  /// GSK draws upright edges to the nearest pixel only, which spoils fine figures, and one texture costs less than one
  /// for every path. Drawings too large for that are taken apart.
  private func isPicture(_ drawing: ArraySlice<Command>, at resolution: Resolution) -> Bool {
    guard drawing.count > Self.greatestLayerCount || drawing.count > 1 && drawing.contains(where: \.hasPath),
      let extent = drawing.extent
    else { return false }
    let scale = resolution.pixelsPerPoint
    return extent.width * scale * extent.height * scale <= Self.greatestPictureArea
  }

  /// A layer by itself draws at most its ground, a gradient and its border one over another.
  private static let greatestLayerCount = 3
  /// In pixels.
  private static let greatestPictureArea = 1_048_576.0

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
      return node(for: commands, at: resolution).flatMap { clip($0, to: outline) }
    case .clipPolygon(let polygon, let commands): return clip(commands, to: polygon, at: resolution)
    case .transform(let matrix, let commands): return transform(commands, by: matrix, at: resolution)
    case .fragment(let fragment): return node(for: fragment, at: resolution).node
    }
  }
}

extension Command {
  /// Whether it fills or draws along an outline.
  fileprivate var isDrawing: Bool {
    switch self {
    case .fill, .border, .gradient, .fillPath, .strokePath: true
    default: false
    }
  }

  fileprivate var hasPath: Bool {
    switch self {
    case .fillPath, .strokePath: true
    default: false
    }
  }
}
