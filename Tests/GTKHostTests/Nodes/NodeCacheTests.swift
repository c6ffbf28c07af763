import CGTK4
import DisplayList
import Geometry
import RendererTestSupport
import Testing

@testable import GTKHost

/// What is built anew from frame to frame, counted.
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
    builder.makeNode(for: list, scale: scale).map { gsk_render_node_unref($0) }
    return builder.builtFragmentCount - before
  }

  @Test("a step of scrolling builds the page, not its cells; an unchanged frame builds nothing")
  func scrolling() throws {
    let builder = try #require(NodeDrawing(.openGL)).builder
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
    let builder = try #require(NodeDrawing(.openGL)).builder
    _ = build(page(generation: 1, offset: 0, cells: cells), by: builder)
    var changed = cells
    changed[42] = Fragment(identity: cells[42].identity, generation: 2, commands: [.fill(Scene.box, .black)])
    #expect(build(page(generation: 2, offset: 0, cells: changed), by: builder) == 2)
  }
}
