import CGTK4
import CairoRenderer
import DisplayList
import Geometry
import ImageDecoding
import RendererTestSupport
import TestSupport
import Testing

@testable import GTKHost

/// The frames of a window without OpenGL.
@MainActor
@Suite("Frames drawn in software", .needsDisplay)
struct SoftwareFramesTests {
  /// A white page of 100 × 100 points with a red square of 10 points.
  private func page(square origin: Point2D, size: Size2D = Size2D(width: 100, height: 100)) -> DisplayList {
    let fills: [Command] = [
      .fill(RoundedRectangle(Rectangle(origin: .zero, size: size)), .white),
      .fill(
        RoundedRectangle(Rectangle(origin: origin, size: Size2D(width: 10, height: 10))),
        Color(red: 1, green: 0, blue: 0)),
    ]
    return DisplayList(size: size, root: Fragment(identity: 1, generation: 1, commands: fills))
  }

  /// The nodes of the strips of a frame.
  private func strips(of list: DisplayList, scale: Double = 1, by frames: SoftwareFrames) throws
    -> [OpaquePointer]
  {
    try strips(of: try #require(frames.makeNode(for: list, scale: scale, isMoving: false)))
  }

  private func strips(of node: RenderNode) throws -> [OpaquePointer] {
    defer { withExtendedLifetime(node) {} }
    let container = try #require(gsk_clip_node_get_child(node.pointer))
    return (0..<gsk_container_node_get_n_children(container)).compactMap {
      gsk_container_node_get_child(container, $0)
    }
  }

  @Test("only strips whose pixels changed have new nodes")
  func unchangedStrips() throws {
    let frames = SoftwareFrames(cacheLimit: 1 << 20)
    // Strips of 32 rows: 0 to 31, 32 to 63, 64 to 95, 96 to 99.
    let first = try strips(of: page(square: Point2D(x: 5, y: 5)), by: frames)
    #expect(first.count == 4)
    let same = try strips(of: page(square: Point2D(x: 5, y: 5)), by: frames)
    #expect(same == first)
    let moved = try strips(of: page(square: Point2D(x: 40, y: 60)), by: frames)
    #expect(zip(moved, same).map { $0 == $1 } == [false, false, false, true])
    let again = try strips(of: page(square: Point2D(x: 41, y: 66)), by: frames)
    #expect(zip(again, moved).map { $0 == $1 } == [true, false, false, true])
    let enlarged = try strips(
      of: page(square: Point2D(x: 41, y: 66), size: Size2D(width: 101, height: 100)), by: frames)
    #expect(Set(enlarged).isDisjoint(with: again))
  }

  @Test("GSK shows the pixels that were drawn", arguments: [1.0, 2.0])
  func pixels(scale: Double) throws {
    let drawing = try #require(NodeDrawing(.cairo))
    // The second frame shares strips with the first.
    for square in [Point2D(x: 5, y: 5), Point2D(x: 40.5, y: 60), Point2D(x: 40.5, y: 95)] {
      let list = page(square: square)
      let expected = try #require(CairoRenderer().render(list, scale: scale))
      #expect(try #require(drawing.draw(list, scale: scale)).pixels == expected.pixels)
    }
  }

  @Test(
    "a screen on which only strips with new nodes are drawn again shows each frame",
    arguments: 0..<20 as Range<UInt64>)
  func screen(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let drawing = try #require(NodeDrawing(.cairo))
    let frames = try #require(drawing.builder as? SoftwareFrames)
    var log: [String] = []
    var square = Point2D.zero
    var screen = [UInt8](repeating: 0, count: 100 * 100 * 4)
    // The node of the last frame is kept, so that no new one has its address.
    var (last, shown): (RenderNode?, [OpaquePointer]) = (nil, [])
    defer { withExtendedLifetime(last) {} }
    for _ in 0..<30 {
      if Bool.random(using: &random) {
        square = Point2D(x: .random(in: 0...90, using: &random), y: .random(in: 0...90, using: &random))
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        frames.releaseCaches()
        log.append("release")
      }
      // On every third frame, the page is translucent.
      var list = page(square: square)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let fills = list.root.commands.dropFirst()
        list.root = Fragment(identity: 1, generation: 2, commands: Array(fills))
      }
      log.append("square at \(square), \(list.root.commands.count) fills")
      let node = try #require(frames.makeNode(for: list, scale: 1, isMoving: false))
      let strips = try strips(of: node)
      let drawn = try #require(drawing.draw(node, size: list.size, scale: 1))
      for (index, strip) in strips.enumerated() where !shown.indices.contains(index) || shown[index] != strip
      {
        let bytes = index * 32 * 400..<min((index + 1) * 32, 100) * 400
        screen.replaceSubrange(bytes, with: drawn.pixels[bytes])
      }
      (last, shown) = (node, strips)
      let expected = try #require(CairoRenderer().render(list, scale: 1))
      guard drawn.pixels == expected.pixels, screen == Array(expected.pixels) else {
        Issue.record("seed \(seed): the screen differs after\n\(log.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test(
    "a frame without pixels has no node, and the next one is right", arguments: [0, -5, .nan, .infinity, 1e9])
  func invalidSize(side: Double) throws {
    let drawing = try #require(NodeDrawing(.cairo))
    let list = page(square: .zero)
    _ = drawing.draw(list, scale: 1)
    let invalid = page(square: .zero, size: Size2D(width: side, height: 10))
    #expect(drawing.builder.makeNode(for: invalid, scale: 1, isMoving: false) == nil)
    let expected = try #require(CairoRenderer().render(list, scale: 1))
    #expect(try #require(drawing.draw(list, scale: 1)).pixels == expected.pixels)
    drawing.builder.releaseCaches()
    #expect(try #require(drawing.draw(list, scale: 1)).pixels == expected.pixels)
  }
}
