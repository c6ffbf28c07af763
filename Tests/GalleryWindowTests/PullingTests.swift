import Foundation
import Geometry
import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// What follows the pointer otherwise than by scrolling point for point.
  @Suite("Turned and stretched by the pointer")
  struct PullingTests {
    @Test("the ring turns with the pointer about its center, and comes to rest with a picture at the top")
    func ring() throws {
      // Eight on a ring, the first one on top, in the middle of a straight line.
      let colors: [UInt32] = [0xD83838] + [UInt32](repeating: 0x3838D8, count: 7)
      let folder = try PhotoFolder(photos: colors.enumerated().map { ("photo\($0)", $1) })
      let window = try DrivenWindow("--layout", "ring", folder.path)
      let frame = try window.contentFrame
      let start = try #require(try window.screenshot().area(of: colors[0])).center
      #expect(abs(start.x - Double(frame.width) / 2) < 1.5 && start.y < Double(frame.height) / 3)
      func place(_ right: Double) throws -> String {
        "mousemove " + (try window.point((start.x + right).rounded(), start.y.rounded()))
      }
      func expectFirst(_ right: Double) throws {
        try window.waitForScreen { screen in
          guard let now = screen.area(of: colors[0])?.center else { return false }
          return abs(now.x - start.x - right) < 2 && abs(now.y - start.y) < 2
        }
      }
      // Less ten points of slop. Clockwise is back, against the scroll axis.
      let offset = window.state.offset[0]
      try window.drive(
        "\(place(0)) mousedown 1 " + stride(from: 10, through: 60, by: 10).map(place).joined(separator: " "))
      try expectFirst(50)
      try window.wait { abs($0.offset[0] - offset + 50) < 1 }
      // Its place is nearer than the next one.
      try window.drive("sleep 0.3 mouseup 1")
      try expectFirst(0)
      try window.wait { !$0.isMoving }
      #expect(abs(window.state.offset[0] - offset) < 0.5 && window.state.selection.isEmpty)
    }

    @Test("the header stretches as far as it is pulled, the rest goes along, and all of it returns")
    func stretch() throws {
      let window = try DrivenWindow("--layout", "stretchy")
      let before = try window.screenshotAtRest()
      let frame = try window.contentFrame
      let (x, y) = (frame.x + frame.width / 2, frame.y + 100)
      try window.drive("mousemove \(x) \(y) mousedown 1 mousemove \(x) \(y + 60) mousemove \(x) \(y + 210)")
      // 210 points less ten of slop, of which the rubber band shows c·d·D / (c·d + D) for c = 0.55 and the view's
      // length D, to the pixel.
      let length = window.state.size[1]
      let pull = 0.55 * 200 * length / (0.55 * 200 + length)
      let lower = Int(pull.rounded())
      try window.wait { $0.offset == [0, Double(-lower)] }

      // The menu and the first title, which stand below the header of 0.44 of the height, are lower by as much. Further
      // down are pictures that move in their frames.
      let header = Int((0.44 * length).rounded())
      let rows = header..<header + 100
      let expected = try #require(before.rows(rows))
      try window.waitForScreen {
        $0.rows(rows.lowerBound + lower..<rows.upperBound + lower)?.isLike(expected) == true
      }
      // The header's picture still covers the top, where a list would show its ground.
      let top = try #require(try window.screenshot().rows(0..<lower))
      let ground = Array(before.pixels.suffix(4))
      let hasGround = stride(from: 0, to: top.pixels.count, by: 4).contains {
        top.pixels[$0..<$0 + 4].elementsEqual(ground)
      }
      #expect(!hasGround)

      try window.drive("mouseup 1")
      try window.wait { $0.offset == [0, 0] && !$0.isMoving }
      try window.waitForScreen(like: before)
    }
  }
}

extension Bitmap {
  /// Some of the rows.
  fileprivate func rows(_ range: Range<Int>) -> Bitmap? {
    Bitmap(
      width: width, height: range.count,
      pixels: Array(pixels[range.lowerBound * width * 4..<range.upperBound * width * 4]))
  }
}
