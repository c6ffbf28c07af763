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
      let before = try window.screenshot()
      let start = try #require(window.state.current)
      try window.settle { try window.press("ctrl+Next") }
      #expect(window.state.layout == "waterfall")
      let end = try #require(window.state.current)
      #expect(distance(end, start) > 100)
      try window.settle { try window.press("ctrl+Prior") }

      var turn: (left: [Double], arrived: [Double])?
      // How far it comes meanwhile depends on the machine.
      for attempt in 0..<12 where turn == nil {
        try window.drive("key ctrl+Next sleep \(0.04 * Double(1 + attempt % 8)) key ctrl+Prior")
        try window.wait { $0.layout == "waterfall" }
        let arrived = try window.wait { $0.layout == "grid" }.current
        let left = window.states.dropLast().last?.current
        if let left, let arrived, distance(left, start) > 20, distance(left, end) > 20 {
          turn = (left, arrived)
        }
        try window.wait { !$0.isMoving }
      }
      let (left, arrived) = try #require(turn, "no frame was seen half-way")
      #expect(
        distance(left, arrived) < min(distance(left, start), distance(left, end)) / 2,
        "turned at \(left), on the way from \(start) to \(end), it was at \(arrived)")
      #expect(window.state.current.map { distance($0, start) < 1e-6 } == true)
      #expect(window.state.focus == [0, 2])
      try window.waitForScreen { $0.isLike(before) }
    }

    private func distance(_ one: [Double], _ other: [Double]) -> Double {
      hypot(one[0] - other[0], one[1] - other[1])
    }
  }
}
