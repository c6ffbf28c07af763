import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// A grid of 22 items in four columns of 50 × 50 points, three rows of it on screen. The selection follows the focus,
  /// and several items can be selected.
  @MainActor
  @Suite("Clicks and keys where the selection follows the focus")
  struct DesktopClickTests {
    let stage: Stage
    var window: UIWindow { stage.window }
    let view: UICollectionView
    let recorder = SelectionRecorder(sections: [22])
    var fingers: Fingers { stage.finger }

    init() {
      view = recorder.makeGrid()
      recorder.log.observe(view)
      view.allowsMultipleSelection = true
      view.selectionFollowsFocus = true
      stage = Stage(view)
      fingers.source = .mouse
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    /// Clicks an item, as long after the last click as no double click is.
    private func click(_ item: Int, _ modifiers: InputEvent.Modifiers = [], after pause: TimeInterval = 1) {
      fingers.wait(pause)
      fingers.modifiers = modifiers
      fingers.tap(CGFloat(item % 4) * 50 + 25, CGFloat(item / 4) * 50 + 25)
    }

    @Test("a click selects one and deselects the others; Ctrl toggles, Shift extends, both add a range")
    func clicks() {
      click(1)
      click(6)
      #expect(selected == [6])
      click(2, .control)
      #expect(selected == [2, 6])
      click(6, .control)
      #expect(selected == [2])
      click(1)
      click(4, .shift)
      #expect(selected == [1, 2, 3, 4])
      click(0, .shift)
      #expect(selected == [0, 1], "still from the one clicked without Shift")
      click(8, .control)
      click(10, [.control, .shift])
      #expect(selected == [0, 1, 8, 9, 10])
      click(9)
      #expect(selected == [9], "one of several stays alone")
    }

    @Test("a tap of a finger selects one, too")
    func taps() {
      fingers.source = .finger
      click(1)
      click(6)
      #expect(selected == [6])
    }

    @Test("the primary action needs a double click, which deselects nothing")
    func doubleClick() {
      click(5)
      #expect(recorder.take().last == "delegate didUnhighlightItemAt 0,5")
      click(5, after: 0.1)
      #expect(recorder.take().last == "delegate performPrimaryActionForItemAt 0,5")
      #expect(selected == [5])
      click(5, after: 0.1)
      #expect(
        recorder.take().last == "delegate didUnhighlightItemAt 0,5",
        "the third click is not the second of two")
      click(5)
      click(5, .control, after: 0.1)
      #expect(!recorder.take().contains("delegate performPrimaryActionForItemAt 0,5"))
    }

    @Test("quick clicks on two items are two clicks")
    func quickClicks() {
      // 20 points apart, on both sides of the line between two items.
      fingers.tap(40, 25)
      fingers.pass(0.1)
      fingers.tap(60, 25)
      #expect(selected == [1])
      #expect(!recorder.take().contains { $0.hasPrefix("delegate performPrimaryActionForItemAt") })
    }

    @Test("the second click is for the first item, even if the first one scrolled it away")
    func movedAway() {
      click(5)
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      // The animation begins with the first frame.
      fingers.wait(1.0 / 60)
      click(5, after: 0.1)
      #expect(view.contentOffset.y > 0)
      #expect(recorder.take().last == "delegate performPrimaryActionForItemAt 0,5")
      #expect(selected == [5])
    }

    @Test("§13.8 a touch that was a drag is not the first of two")
    func tapAfterDrag() {
      click(0)
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      fingers.wait(1)
      // Item 8 is now where item 0 was.
      fingers.down(25, 25)
      fingers.wait(0.05)
      fingers.move(37, 25)
      fingers.up()
      fingers.wait(0.1)
      fingers.tap(25, 25)
      #expect(selected == [8])
      #expect(!recorder.take().contains { $0.hasPrefix("delegate performPrimaryActionForItemAt") })
    }

    @Test("an item may keep its selection to itself: then clicks add up, and one click acts")
    func exception() {
      final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(_ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath) -> Bool
        {
          path.item != 3
        }
      }
      let delegate = Delegate()
      view.delegate = delegate
      click(1)
      click(3)
      #expect(selected == [1, 3])
      click(2)
      #expect(selected == [2])
    }

    @Test("keys: arrows select one, Ctrl moves only the focus, Shift extends, Space toggles, all and none")
    func keys() {
      let keys = stage.keys
      view.becomeFirstResponder()
      keys.press(.home)
      keys.press(.rightArrow)
      #expect(selected == [1])
      keys.press(.rightArrow, .control)
      #expect(selected == [1])
      keys.press(.space)
      #expect(selected == [1, 2])
      keys.press(.rightArrow, .shift)
      keys.press(.downArrow, .shift)
      #expect(selected == Array(2...7), "from the item toggled last")
      keys.press(.character("a"), .control)
      #expect(selected == Array(0..<22))
      keys.press(.leftArrow)
      #expect(selected == [6])
      keys.press(.escape)
      #expect(selected == [])
    }
  }
}
