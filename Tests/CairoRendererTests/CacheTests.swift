import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import CairoRenderer

@Suite("What is kept between frames")
struct CacheTests {
  private static let tilt = Matrix4.rotation(by: 0.6, about: Point3D(x: 0, y: 1, z: 0))
    .then(.perspective(distance: 500)).then(.translation(x: 50, y: 50))

  private func face(identity: UInt64, generation: UInt64, _ color: Color) -> Command {
    let fill = Command.fill(RoundedRectangle(-40, -40, 80, 80), color)
    return .transform(
      Self.tilt, [.fragment(Fragment(identity: identity, generation: generation, commands: [fill]))])
  }

  @Test("a face is drawn flat once, and again when its generation increases")
  func faces() throws {
    let renderer = CairoRenderer()
    let first = try draw([face(identity: 7, generation: 1, .red)], renderer: renderer)
    #expect(renderer.caches.missCount == 1)
    #expect(try draw([face(identity: 7, generation: 1, .red)], renderer: renderer) == first)
    #expect(renderer.caches.missCount == 1)
    let changed = try draw([face(identity: 7, generation: 2, .blue)], renderer: renderer)
    #expect(renderer.caches.missCount == 2 && changed[50, 50] == .blue)
  }

  @Test("a face that turns a little is not drawn flat again")
  func turning() throws {
    let renderer = CairoRenderer()
    let fragment = Fragment(
      identity: 7, generation: 1, commands: [.fill(RoundedRectangle(-40, -40, 80, 80), .red)])
    for frame in 0..<40 {
      let turned = Matrix4.rotation(by: 0.3 + Double(frame) / 400, about: Point3D(x: 0, y: 1, z: 0))
        .then(.perspective(distance: 500)).then(.translation(x: 50, y: 50))
      _ = try draw([.transform(turned, [.fragment(fragment)])], renderer: renderer)
    }
    #expect(renderer.caches.missCount <= 3)
  }

  @Test("pixels do not depend on what was drawn before")
  func independence() throws {
    let renderer = CairoRenderer()
    let commands = [face(identity: 7, generation: 1, .red)]
    for scale in [1.0, 3, 1.3, 2] { _ = try draw(commands, scale: scale, renderer: renderer) }
    #expect(try draw(commands, scale: 1.7, renderer: renderer) == draw(commands, scale: 1.7))
  }

  @Test("rectangles of one size share the blur of their shadow")
  func shadows() throws {
    let renderer = CairoRenderer()
    let shadows = (0..<50).map { index in
      Command.shadow(
        Shadow(
          caster: .rectangle(
            RoundedRectangle(Double(index % 10) * 10, Double(index / 10) * 20, 8, 15, radius: 2)),
          color: .black, offset: .zero, radius: 1.5))
    }
    _ = try draw(shadows, renderer: renderer)
    #expect(renderer.caches.missCount == 1)
  }

  @Test("a line that moves by whole pixels is filled once, and looks the same")
  func text() throws {
    let renderer = CairoRenderer()
    let line = try shape("Wheel")
    func picture(_ x: Double, _ y: Double, by renderer: CairoRenderer) throws -> Bitmap {
      try draw([.text(line, at: Point2D(x: x, y: y), colors: [.black])], scale: 2, renderer: renderer)
    }
    let first = try picture(10.3, 50, by: renderer)
    let moved = try picture(15.3, 60.5, by: renderer)
    #expect(renderer.caches.missCount == 1)
    #expect(moved == (try picture(15.3, 60.5, by: CairoRenderer())))
    for y in 60..<110 {
      for x in 20..<130 { #expect(first[x, y] == moved[x + 10, y + 21]) }
    }
    _ = try picture(15.5, 60.5, by: renderer)
    #expect(renderer.caches.missCount == 2)
  }

  @Test("what is outside of the picture is not even prepared")
  func culling() throws {
    let renderer = CairoRenderer()
    let outside = (0..<10_000).map { index -> Command in
      let y = 300 + Double(index) * 100
      let shadow = Shadow(
        caster: .rectangle(RoundedRectangle(0, y, 50, Double(index % 7) + 20)), color: .black, offset: .zero,
        radius: 3)
      return index % 2 == 0
        ? .shadow(shadow)
        : .transform(.translation(x: 0, y: y), [face(identity: UInt64(index), generation: 1, .red)])
    }
    let bitmap = try draw(outside, renderer: renderer)
    #expect(renderer.caches.missCount == 0)
    #expect(bitmap.pixels.allSatisfy { $0 == 255 })
  }

  @Test("no more bytes are kept than allowed")
  func limit() throws {
    let renderer = CairoRenderer(cacheLimit: 200_000)
    for identity in 0..<30 {
      _ = try draw([face(identity: UInt64(identity), generation: 1, .red)], renderer: renderer)
      #expect(renderer.caches.byteCount <= 200_000)
    }
    #expect(renderer.caches.byteCount > 0)
  }

  @Test("released images are made again, with the same pixels")
  func release() throws {
    let renderer = CairoRenderer()
    let commands = [face(identity: 1, generation: 1, .red)]
    let before = try draw(commands, renderer: renderer)
    renderer.releaseCaches()
    #expect(renderer.caches.byteCount == 0)
    let missCount = renderer.caches.missCount
    #expect(try draw(commands, renderer: renderer) == before)
    #expect(renderer.caches.missCount > missCount)
  }
}
