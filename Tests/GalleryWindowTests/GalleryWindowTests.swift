import Foundation
import GalleryApp
import ImageDecoding
import TestSupport
import Testing

/// The real program on an X server, driven by a pointer.
@Suite("The window of the gallery", .serialized, .needsTools)
struct GalleryWindowTests {
  /// Moves the pointer step by step with its button held, and lets go at once.
  private func flick(_ window: DrivenWindow, byX x: Int = 0, byY y: Int = 0) throws {
    let frame = try window.contentFrame
    let (left, top) = (frame.x + frame.width / 2 - x / 2, frame.y + frame.height / 2 - y / 2)
    let steps = (1...6).map { "mousemove \(left + x * $0 / 6) \(top + y * $0 / 6)" }.joined(separator: " ")
    try window.drive("mousemove \(left) \(top) mousedown 1 \(steps) mouseup 1")
  }

  private func expectAgreement(
    of window: DrivenWindow, within tileMean: Double = 12, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let difference = PictureDifference(
      of: try window.screenshot(), from: try window.snapshot(),
      tolerance: PictureTolerance(pixel: 255, tileMean: tileMean))
    #expect(difference == nil, "\(difference?.description ?? "")", sourceLocation: location)
  }

  @Test("what is on the screen is the picture --snapshot writes", arguments: GalleryLayout.allCases)
  func picture(layout: GalleryLayout) throws {
    let window = try DrivenWindow("--layout", layout.rawValue)
    #expect(window.state.layout == layout.rawValue)
    try expectAgreement(of: window)
  }

  @Test("content follows the pointer point for point, less 10 points of slop, and stays where it is let go")
  func drag() throws {
    let window = try DrivenWindow("--layout", "grid")
    let frame = try window.contentFrame
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height - 100)
    try window.drive("mousemove \(x) \(y) mousedown 1 mousemove \(x) \(y - 60) mousemove \(x) \(y - 100)")
    try window.wait { $0.offset == [0, 90] }
    try window.drive("mousemove \(x) \(y - 50)")
    try window.wait { $0.offset == [0, 40] }
    try window.drive("mouseup 1")
    #expect(window.state.selection.isEmpty)
  }

  @Test("a fling past the edge gives as a rubber band and comes back")
  func edge() throws {
    let window = try DrivenWindow("--layout", "grid")
    let end = try window.settle { try flick(window, byY: 300) }
    #expect(window.states.contains { $0.offset[1] < 0 })
    #expect(end.offset == [0, 0])
    for _ in 0..<8 where window.state.offset[1] < window.state.content[1] - window.state.size[1] {
      try window.settle { try flick(window, byY: -300) }
    }
    let last = window.state
    #expect(last.offset[1] == last.content[1] - last.size[1])
    #expect(window.states.contains { $0.offset[1] > last.offset[1] })
  }

  @Test("the wheel of the mouse turns the wheel to a picture")
  func snap() throws {
    let window = try DrivenWindow("--layout", "wheel")
    let center = try window.point(window.state.size[0] / 2, window.state.size[1] / 2)
    let state = try window.settle { try window.drive("mousemove \(center) click 5") }
    let page = (state.content[0] - state.size[0]) / Double(Album.builtIn.itemCount - 1)
    let pages = state.offset[0] / page
    #expect(pages >= 1 && abs(pages - pages.rounded()) * page <= 1, "\(state.offset), pages of \(page)")
  }

  @Test("a tap selects the picture under it")
  func tap() throws {
    let window = try DrivenWindow("--layout", "grid")
    // Below the header of 52 points and the inset of 8.
    try window.drive("mousemove \(try window.point(60, 100)) click 1")
    try window.wait { $0.selection == [[0, 0]] }
  }

  @Test("after a change of size everything is laid out anew")
  func resize() throws {
    let window = try DrivenWindow("--layout", "wheel")
    let before = window.state
    try window.resize(width: 700, height: 500)
    try window.wait { $0.size[0] < before.size[0] && $0.frames > before.frames }
    try window.wait { !$0.isMoving }
    #expect(window.state.size[0] > 650 && window.state.size[1] > 350)
  }

  @Test("with GL in software the picture is the same")
  func softwareGL() throws {
    let window = try DrivenWindow("--layout", "grid", renderer: "gl")
    // Drawings reduced to small ones are a little softer there.
    try expectAgreement(of: window, within: 16)
  }

  @Test("closed while it loads, it ends cleanly")
  func closeWhileLoading() throws {
    let album = FileManager.default.temporaryDirectory.appendingPathComponent("Photos-\(UUID())")
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: album) }
    // Large enough to take longer than closing does.
    let bitmap = try #require(
      Bitmap(width: 3000, height: 2000, pixels: [UInt8](repeating: 255, count: 24_000_000)))
    let photo = try #require(bitmap.jpegData(quality: 0.5))
    for index in 0..<60 {
      try Data(photo).write(to: album.appendingPathComponent("photo\(index).jpg"))
    }
    let window = try DrivenWindow("--layout", "grid", album.path)
    #expect(window.state.pending > 0)
    #expect(try window.close() == 0)
    #expect(window.state.pending > 0)
    #expect(!window.errors.contains("gallery: "), "\(window.errors)")
  }

  @Test("a folder that is not there is said in the window and on standard error, and ends it with 66")
  func missingFolder() throws {
    let window = try DrivenWindow("/not/here")
    #expect(window.errors.contains("gallery: There is no folder “/not/here”."))
    #expect(try window.close() == 66)
  }
}
