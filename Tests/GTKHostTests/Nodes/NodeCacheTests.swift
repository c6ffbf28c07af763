import CGTK4
import DisplayList
import Geometry
import ImageDecoding
import RendererTestSupport
import Testing

@testable import GTKHost

/// The number of fragments that are built again from frame to frame.
@MainActor
@Suite("Nodes kept between frames", .needsDisplay)
struct NodeCacheTests {
  private let cells: [Fragment] = (0..<100).map { index in
    Fragment(identity: UInt64(100 + index), generation: 1, commands: Scene.cell)
  }

  private func page(generation: UInt64, offset: Double, cells: [Fragment]) -> DisplayList {
    let commands = cells.enumerated().map { index, cell in
      Command.transform(
        .translation(x: Double(index % 10) * 120, y: Double(index / 10) * 80 - offset), [.fragment(cell)])
    }
    return DisplayList(
      size: Size2D(width: 1280, height: 800),
      root: Fragment(identity: 1, generation: generation, commands: commands))
  }

  private func build(_ list: DisplayList, by builder: NodeBuilder, scale: Double = 1) -> Int {
    let before = builder.builtFragmentCount
    _ = builder.makeNode(for: list, scale: scale, isMoving: false)
    return builder.builtFragmentCount - before
  }

  @Test("a step of scrolling builds the page, not its cells; an unchanged frame builds nothing")
  func scrolling() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    let first = page(generation: 1, offset: 0, cells: cells)
    #expect(build(first, by: builder) == 101)
    #expect(build(first, by: builder) == 0)
    #expect(build(page(generation: 2, offset: 40, cells: cells), by: builder) == 1)
    // One cell goes, one comes.
    let fresh = Fragment(identity: 999, generation: 1, commands: Scene.cell)
    #expect(
      build(page(generation: 3, offset: 80, cells: Array(cells.dropFirst()) + [fresh]), by: builder) == 2)
    // What left the frame was not kept.
    #expect(build(page(generation: 4, offset: 80, cells: cells), by: builder) == 2)
    // Textures and levels of pictures are chosen for the scale.
    #expect(build(page(generation: 5, offset: 80, cells: cells), by: builder, scale: 2) == 101)
  }

  @Test("a cell whose contents changed is built again, the others are not")
  func change() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    _ = build(page(generation: 1, offset: 0, cells: cells), by: builder)
    var changed = cells
    changed[42] = Fragment(identity: cells[42].identity, generation: 2, commands: [.fill(Scene.box, .black)])
    #expect(build(page(generation: 2, offset: 0, cells: changed), by: builder) == 2)
  }

  @Test("what goes to another place in the tree is not built again")
  func otherParent() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    _ = build(page(generation: 1, offset: 0, cells: cells), by: builder)
    let shelf = Fragment(identity: 2, generation: 1, commands: cells.map { .fragment($0) })
    let list = DisplayList(
      size: Size2D(width: 1280, height: 800),
      root: Fragment(identity: 1, generation: 2, commands: [.fragment(shelf)]))
    #expect(build(list, by: builder) == 2)
  }

  @Test("released textures are those that no node uses")
  func release() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    let bitmap = try #require(Bitmap(width: 100, height: 50, pixels: Array(repeating: 9, count: 20_000)))
    func page(_ pictures: [Picture]) -> DisplayList {
      let commands = pictures.map { Command.image($0, source: nil, in: Scene.box.rectangle, tint: nil) }
      return DisplayList(
        size: Size2D(width: 100, height: 100), root: Fragment(identity: 1, generation: 1, commands: commands))
    }
    let (first, second) = (Picture(bitmap), Picture(bitmap))
    _ = build(page([first, second]), by: builder)
    #expect(builder.textures.byteCount == 40_000)
    builder.releaseCaches()
    #expect(builder.textures.byteCount == 40_000)
    _ = build(page([second]), by: builder)
    #expect(builder.textures.byteCount == 40_000, "the cache holds them in case they return")
    builder.releaseCaches()
    #expect(builder.textures.byteCount == 20_000)
  }

  /// The cells as they are seen enlarged by a factor.
  private func page(generation: UInt64, enlargedBy factor: Double) -> DisplayList {
    DisplayList(
      size: Size2D(width: 1280, height: 800),
      root: Fragment(
        identity: 1, generation: generation,
        commands: [.transform(.scale(x: factor, y: factor), cells.map { .fragment($0) })]))
  }

  private func build(_ list: DisplayList, by builder: NodeBuilder, isMoving: Bool) -> Int {
    let before = builder.builtFragmentCount
    _ = builder.makeNode(for: list, scale: 1, isMoving: isMoving)
    return builder.builtFragmentCount - before
  }

  @Test(
    "while content moves, a scaled node keeps its texture between half and four times the needed pixels; at rest it is built again",
    arguments: [(1.9, 1), (2.1, 101), (0.26, 1), (0.17, 101)])
  func standIns(factor: Double, builtCount: Int) throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    _ = build(page(generation: 1, enlargedBy: 1), by: builder, isMoving: true)
    #expect(!builder.isProvisional)
    let page = page(generation: 2, enlargedBy: factor)
    #expect(build(page, by: builder, isMoving: true) == builtCount)
    #expect(builder.isProvisional == (builtCount == 1))
    #expect(build(page, by: builder, isMoving: true) == 0)
    // The page and the cells in it, where others stood in for them.
    #expect(build(page, by: builder, isMoving: false) == (builtCount == 1 ? 101 : 0))
    #expect(!builder.isProvisional)
    #expect(build(page, by: builder, isMoving: false) == 0)
  }

  @Test("what moves on and on gets its own pixels after 60 frames, cells of cells, too")
  func standingInForLong() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    let inner = Fragment(identity: 3, generation: 1, commands: Scene.cell)
    let outer = Fragment(identity: 2, generation: 1, commands: [.fragment(inner)])
    func list(_ generation: Int) -> DisplayList {
      DisplayList(
        size: Size2D(width: 100, height: 100),
        root: Fragment(
          identity: 1, generation: UInt64(generation),
          commands: [
            .transform(.scale(x: generation == 0 ? 1 : 1.9, y: 1), [.fragment(outer)])
          ]))
    }
    _ = build(list(0), by: builder, isMoving: true)
    let counts = (1...70).map { build(list($0), by: builder, isMoving: true) }
    #expect(counts.firstIndex(of: 3) == 60)
    #expect(counts.count { $0 == 1 } == 69, "\(counts)")
    #expect(!builder.isProvisional)
  }

  @Test("equal rectangles have one texture for their shadows, others their own")
  func shadows() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    func texture(width: Double, radius: Double) throws -> OpaquePointer {
      let shape = RoundedRectangle(
        Rectangle(x: 0, y: 0, width: width, height: 80), radii: CornerRadii(8))
      let shadow = Shadow(
        caster: .rectangle(shape), color: .black, offset: Point2D(x: 0, y: 2), radius: radius)
      let node = try #require(
        builder.shadow(shadow, isCovered: false, at: Resolution(ofDisplay: 1)))
      return try #require(gsk_texture_node_get_texture(node.pointer))
    }
    let first = try texture(width: 100, radius: 4)
    #expect(try texture(width: 100, radius: 4) == first)
    #expect(try texture(width: 101, radius: 4) != first)
    #expect(try texture(width: 100, radius: 5) != first)
  }

  @Test("of a drawing that is cut off nothing is drawn outside")
  func cutDrawing() throws {
    let builder = try #require(NodeDrawing(.openGL)?.builder as? NodeBuilder)
    let rays = (0..<5).map { index in
      Path(elements: [
        .move(.zero), .line(Point2D(x: 3000, y: 600 * Double(index))),
        .line(Point2D(x: 3000, y: 600 * Double(index) + 300)), .close,
      ])
    }
    let area = Rectangle(x: 0, y: 0, width: 120, height: 90)
    let node = try #require(
      builder.content(
        rays.map { .fillPath($0, .black, .nonZero) }, within: area, at: Resolution(ofDisplay: 1)))
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node.pointer, &bounds)
    // A pixel more on each side, cut off by the clip.
    #expect(bounds.size.width <= 122 && bounds.size.height <= 92)
    #expect(bounds.size.width >= 120 && bounds.size.height >= 90)
  }
}
