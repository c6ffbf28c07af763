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
      let start = try #require(window.state.attended)

      var turn: (left: [Double], arrived: [Double])?
      // On a busy machine all of the way may pass from one frame to the next.
      for _ in 0..<12 where turn == nil {
        // The waterfall comes next.
        try window.press("ctrl+Next")
        try window.wait { state in
          state.layout == "waterfall" && state.attended.map { distance($0, start) > 20 } == true
        }
        try window.press("ctrl+Prior")
        let arrived = try window.wait { $0.layout == "grid" }.attended
        let states = window.states.suffix(2)
        if let left = states.first?.attended, let arrived, states.first?.isMoving == true {
          turn = (left, arrived)
        }
        try window.wait { !$0.isMoving }
      }
      let (left, arrived) = try #require(turn)
      #expect(distance(left, start) > 20)
      #expect(
        distance(left, arrived) < distance(left, start) / 2, "from \(left) to \(arrived), home is \(start)")
      #expect(window.state.attended.map { distance($0, start) < 1e-6 } == true)
      #expect(window.state.focus == [0, 2])
      try window.waitForScreen { $0.isLike(before) }

      try window.settle { try window.press("ctrl+Next") }
      #expect(window.state.layout == "waterfall")
      let end = try #require(window.state.attended)
      #expect(distance(end, start) > 100, "\(end)")
    }

    private func distance(_ one: [Double], _ other: [Double]) -> Double {
      hypot(one[0] - other[0], one[1] - other[1])
    }
  }
}
