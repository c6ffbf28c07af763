import CollectionViewTesting
import Testing

@testable import UIKit

extension TimedTests {
  /// Rows with swipe actions, as they are seen.
  @MainActor
  @Suite("Pictures of swipe actions")
  struct SwipePictureTests {
    private func list(
      _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
      in surroundings: StageSurroundings = StageSurroundings()
    ) -> SwipedList {
      let list = SwipedList(rows: 5, appearance: appearance, in: surroundings)
      list.trailing = ["DELETE", "Flag", "More"]
      list.leading = ["Read"]
      return list
    }

    @Test("open rows in light, dark and right to left")
    func open() {
      for (name, surroundings) in [
        ("light", StageSurroundings()), ("dark", StageSurroundings(style: .dark)),
        ("mirrored", StageSurroundings(direction: .rightToLeft)),
        ("large", StageSurroundings(textSize: .accessibilityLarge)),
      ] {
        let list = list(in: surroundings)
        list.swipe(1, by: surroundings.direction == .rightToLeft ? 190 : -190)
        expectSnapshot(of: list.stage, named: "swipe-open-\(name)")
      }
    }

    @Test("a row that is stretched, one that is swept, and the leading action")
    func moving() {
      let stretched = list(.plain)
      stretched.performsFirstActionWithFullSwipe = false
      stretched.drag(1, by: -280.5, lifts: false)
      expectSnapshot(of: stretched.stage, named: "swipe-stretched")
      let swept = list(.plain)
      swept.drag(1, by: -275, lifts: false)
      expectSnapshot(of: swept.stage, named: "swipe-swept")
      let leading = list(.plain)
      leading.swipe(1, by: 60)
      expectSnapshot(of: leading.stage, named: "swipe-leading")
    }

    @Test("§25.11 nothing is seen between the buttons, at any distance of the swipe", arguments: [-1.0, 1])
    func seams(direction: Double) throws {
      let list = list(.plain)
      list.leading = list.trailing
      list.performsFirstActionWithFullSwipe = false
      let sign = CGFloat(direction)
      list.stage.finger.down(at: CGPoint(x: sign < 0 ? 310 : 10, y: 66))
      for step in 1...43 {
        list.stage.finger.wait(0.016)
        list.stage.finger.move(to: CGPoint(x: (sign < 0 ? 310 : 10) + sign * CGFloat(step) * 6.7, y: 66))
        let cell = try #require(list.cell(1))
        guard let area = cell.subviews.lazy.compactMap({ $0 as? SwipeActionsView }).first else { continue }
        // From the content of the row to its edge.
        let buttons = area.subviews.compactMap { $0 as? SwipeActionButton }
          .sorted { $0.frame.minX * sign > $1.frame.minX * sign }
        let frames = sign < 0 ? buttons.map(\.frame) : buttons.map(\.frame).sorted { $0.maxX > $1.maxX }
        for (frame, next) in zip(frames, frames.dropFirst()) {
          let edge = sign < 0 ? next.minX : next.maxX
          #expect(
            frame.minX <= edge - 0.5 || edge < 0.5 || frame.minX <= 0, "\(step): \(frame), \(next)")
          #expect(frame.maxX >= min(edge + 0.5, area.bounds.width), "\(step): \(frame), \(next)")
        }
        #expect(
          (sign < 0 ? frames.first?.minX : frames.first.map { area.bounds.width - $0.maxX }) ?? 1 <= 0.01)
      }
    }
  }
}
