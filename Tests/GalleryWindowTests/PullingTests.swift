import Foundation
import Geometry
import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// What follows the pointer otherwise than by scrolling point for point.
  @Suite("Turned and stretched by the pointer")
  struct PullingTests {
    @Test("the ring follows the pointer round, and does not scroll")
    func ring() throws {
      // Eight on a circle, the first one on top, the third one at the right.
      let colors: [UInt32] = [0xD83838] + [UInt32](repeating: 0x3838D8, count: 7)
      let folder = try PhotoFolder(photos: colors.enumerated().map { ("photo\($0)", $1) })
      let window = try DrivenWindow("--layout", "ring", folder.path)
      let frame = try window.contentFrame
      let (middleX, middleY) = (Double(frame.width) / 2, Double(frame.height) / 2)
      let start = try #require(try window.screenshot().area(of: colors[0])).center
      let radius = middleY - start.y
      #expect(abs(start.x - middleX) < 1.5 && radius > middleY / 2)

      // Clockwise from the top in steps of five degrees. The recognition distance takes ten points of these, and two
      // degrees or less because not all steps may be reported.
      func place(_ step: Int) throws -> String {
        let angle = (5 * Double(step) - 90) * .pi / 180
        return "mousemove "
          + (try window.point(
            (middleX + radius * cos(angle)).rounded(), (middleY + radius * sin(angle)).rounded()))
      }
      try window.drive("\(place(0)) mousedown 1 " + (1...18).map(place).joined(separator: " "))
      func expectFirst(atDegrees degrees: ClosedRange<Double>) throws {
        try window.waitForScreen { screen in
          guard let now = screen.area(of: colors[0])?.center else { return false }
          let angle = atan2(now.y - middleY, now.x - middleX) * 180 / .pi
          return abs(hypot(now.x - middleX, now.y - middleY) - radius) < 2 && degrees.contains(angle)
        }
      }
      try expectFirst(atDegrees: -3 ... -1)
      try window.drive((19...27).map(place).joined(separator: " "))
      try expectFirst(atDegrees: 42...44)
      #expect(window.state.offset == [0, 0])
      try window.drive("mouseup 1")
      try window.wait { !$0.isMoving }
      #expect(window.state.offset == [0, 0] && window.state.selection.isEmpty)
    }

    @Test("the header stretches as far as it is pulled, the rest goes along, and all of it returns")
    func stretch() throws {
      let window = try DrivenWindow("--layout", "stretchy")
      let before = try window.screenshot()
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
      let ground = before.pixels.suffix(4)
      #expect(!stride(from: 0, to: top.pixels.count, by: 4).contains { top.pixels[$0..<$0 + 4] == ground })

      try window.drive("mouseup 1")
      try window.wait { $0.offset == [0, 0] && !$0.isMoving }
      try window.waitForScreen { $0.isLike(before) }
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
