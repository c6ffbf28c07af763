import Testing
import UIKit

/// So many items that looking at each would be felt: what is asked is counted.
@MainActor
@Suite("§12 1,000,000 items of estimated size")
struct FlowSelfSizingAtScaleTests {
  private static let count = 1_000_000
  private static func height(_ item: Int) -> CGFloat { CGFloat(40 + item * 37 % 50) }

  private let harness = SelfSizingHarness([count], estimate: CGSize(width: 300, height: 60)) {
    CGSize(width: 300, height: height($0.item))
  }

  /// What the content must be: 60 points an item and 10 between two, put right for those items that were asked.
  private var contentHeight: CGFloat {
    let corrections = Set(harness.asked.map(\.item)).reduce(0) { $0 + Self.height($1) - 60 }
    return 70 * CGFloat(Self.count) - 10 + corrections
  }

  private var cellRequests: Int { harness.log.filter { $0.hasPrefix("cellForItemAt") }.count }

  // Items are 40 high or more and stand 10 apart: no more than nine can be seen in 400 points.
  @Test("§12.1 opening asks what is shown, each item once")
  func opening() {
    #expect(harness.asked.map(\.item) == Array(0..<harness.asked.count))
    #expect(harness.asked.count <= 9 && harness.asked.count >= harness.view.visibleCells.count)
    #expect(cellRequests == harness.asked.count)
    #expect(harness.view.contentSize.height == contentHeight)
  }

  @Test("§12.1 to the end and back again, only what is shown on arrival is asked and put right")
  func thereAndBack() {
    let first = harness.frame(0)
    harness.view.scrollToItem(at: [0, Self.count - 1], at: .bottom, animated: false)
    harness.view.layoutIfNeeded()
    // Nine, and another nine at the place that was the end before any of them was known.
    #expect(harness.asked.count <= 9 + 18 && cellRequests <= 9 + 18)
    #expect(harness.frame(Self.count - 1)?.maxY == harness.view.contentSize.height)
    #expect(harness.frame(Self.count - 1)?.height == Self.height(Self.count - 1))
    #expect(harness.view.contentOffset.y == harness.view.contentSize.height - 400)
    #expect(harness.view.contentSize.height == contentHeight)
    harness.view.scrollToItem(at: [0, 0], at: .top, animated: false)
    harness.view.layoutIfNeeded()
    #expect(harness.frame(0) == first && harness.view.contentOffset.y == 0)
    #expect(harness.asked.count <= 9 + 18 + 9)
    #expect(harness.view.contentSize.height == contentHeight)
  }

  @Test("§12.1 one line after the other: each is put right as it comes on screen")
  func stepping() {
    for step in 1...300 { harness.scroll(to: CGFloat(step * 40)) }
    // 300 steps of 40 points and the first screen, at no less than 50 points an item.
    #expect(harness.asked.count <= (300 * 40 + 400) / 50 + 1)
    #expect(Set(harness.asked).count == harness.asked.count)
    #expect(harness.view.contentSize.height == contentHeight)
  }

  @Test("§12.1 scrolled to in one step, any position shows cells at their measured heights")
  func jumping() {
    for place in [59_999_000.0, 30_000_000, 1000] {
      harness.scroll(to: CGFloat(place))
      #expect(harness.view.visibleCells.count >= 4)
      for cell in harness.view.visibleCells {
        guard let path = harness.view.indexPath(for: cell) else { continue }
        #expect(cell.bounds.height == Self.height(path.item))
      }
    }
    #expect(harness.asked.count <= 4 * 9)
  }
}
