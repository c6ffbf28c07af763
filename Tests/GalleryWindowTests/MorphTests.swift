import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("Changing the layout")
  struct MorphTests {
    @Test("pictures move to where the other layout has them; turned back they go on from where they are seen")
    func turnedBack() throws {
      let folder = try PhotoFolder((1...7).map { "photo\($0)" })
      let window = try DrivenWindow("--layout", "grid", folder.path)
      // The third of a row of three is in the third of four columns.
      try window.press("Right", "Right", "Right")
      try window.wait { $0.focus == [0, 2] && !$0.isMoving }
      let before = try window.screenshotAtRest()
      let start = try #require(window.state.current)
      try window.settle { try window.press("ctrl+Next") }
      #expect(window.state.layout == "waterfall")
      let end = try #require(window.state.current)
      #expect(distance(end, start) > 100)
      try window.settle { try window.press("ctrl+Prior") }

      var (isContinuous, turns) = (false, [(left: [Double], arrived: [Double])]())
      // How far it comes meanwhile depends on the machine, and so does how far it moves between two frames. From a jump to
      // either end, however, no attempt is nearer to where it was than to that end.
      for attempt in 0..<12 where !isContinuous {
        try window.drive("key ctrl+Next sleep \(0.04 * Double(1 + attempt % 8)) key ctrl+Prior")
        try window.wait { $0.layout == "waterfall" }
        let arrived = try window.wait { $0.layout == "grid" }.current
        let left = window.states.dropLast().last?.current
        if let left, let arrived, distance(left, start) > 20, distance(left, end) > 20 {
          turns.append((left, arrived))
          isContinuous = distance(left, arrived) < min(distance(left, start), distance(left, end)) / 2
        }
        try window.wait { !$0.isMoving }
      }
      #expect(!turns.isEmpty, "no frame was seen half-way")
      #expect(
        isContinuous, "on the way from \(start) to \(end), it was last seen and then seen again at \(turns)")
      #expect(window.state.current.map { distance($0, start) < 1e-6 } == true)
      #expect(window.state.focus == [0, 2])
      try window.waitForScreen(like: before)
    }

    private func distance(_ one: [Double], _ other: [Double]) -> Double {
      hypot(one[0] - other[0], one[1] - other[1])
    }
  }
}
