import Testing

@testable import UIKit

/// Behaviour.md 6.1: min = −leading inset, max = max(min, content + trailing inset − view).
struct ScrollRangeTests {
  struct Range: Sendable {
    var content: CGFloat
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var view: CGFloat
    var expected: ClosedRange<CGFloat>
  }

  @Test(
    "from the leading to the trailing edge",
    arguments: [
      Range(content: 1000, view: 300, expected: 0...700),
      Range(content: 1000, leading: 20, trailing: 30, view: 300, expected: -20...730),
      Range(content: 100, view: 300, expected: 0...0),
      Range(content: 100, leading: 50, view: 300, expected: -50 ... -50),
      Range(content: 290, trailing: 30, view: 300, expected: 0...20),
      Range(content: 0, view: 0, expected: 0...0),
    ])
  func range(_ row: Range) {
    let vertical = ScrollRange(
      contentSize: CGSize(width: 0, height: row.content),
      inset: UIEdgeInsets(top: row.leading, left: 0, bottom: row.trailing, right: 0),
      viewSize: CGSize(width: 0, height: row.view))
    #expect(vertical.start.y...vertical.end.y == row.expected)
    let horizontal = ScrollRange(
      contentSize: CGSize(width: row.content, height: 0),
      inset: UIEdgeInsets(top: 0, left: row.leading, bottom: 0, right: row.trailing),
      viewSize: CGSize(width: row.view, height: 0))
    #expect(horizontal.start.x...horizontal.end.x == row.expected)
  }

  struct Shift: Sendable {
    var target: ClosedRange<CGFloat>
    var expected: CGFloat
  }

  // The window is 100…200.
  @Test(
    "the minimum shift that shows a length",
    arguments: [
      Shift(target: 120...180, expected: 0),
      Shift(target: 100...200, expected: 0),
      Shift(target: 190...220, expected: 20),
      Shift(target: 80...110, expected: -20),
      // Longer than the window: its near end comes in, and no more.
      Shift(target: 150...400, expected: 50),
      Shift(target: -200...150, expected: -50),
      Shift(target: 0...300, expected: 0),
    ])
  func minimumShift(_ row: Shift) {
    #expect(ScrollRange.minimumShift(showing: row.target, in: 100...200) == row.expected)
  }
}
