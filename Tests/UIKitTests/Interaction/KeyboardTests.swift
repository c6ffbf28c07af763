import Geometry
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// A grid of 22 items in four columns of 50 × 50 points, three rows of it seen:
  ///
  ///      0  1  2  3
  ///      …
  ///     16 17 18 19
  ///     20 21
  @MainActor
  @Suite("Keyboard and focus")
  struct KeyboardTests {
    let stage: Stage
    let view: UICollectionView
    let recorder = SelectionRecorder(sections: [22])
    var keys: Keys { stage.keys }

    init() {
      view = recorder.makeGrid()
      recorder.log.observe(view)
      stage = Stage(view)
    }

    var focused: Int? { view.itemFocus.item?.item }
    var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    /// The focus after each of some keys.
    func tour(_ codes: InputEvent.Key.Code...) -> [Int?] {
      codes.map { code in
        keys.press(code)
        return focused
      }
    }

    func ring(of item: Int) -> CALayer? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.layer.sublayers?.first { $0.borderWidth == 3 }
    }

    @Test(
      "arrows: first to the first item seen, then to what is seen in their direction, and not beyond the edges"
    )
    func arrows() {
      #expect(tour(.downArrow, .rightArrow, .downArrow, .leftArrow, .upArrow) == [0, 1, 5, 4, 0])
      #expect(tour(.upArrow, .leftArrow) == [0, 0])
      #expect(tour(.rightArrow, .rightArrow, .rightArrow, .rightArrow) == [1, 2, 3, 3])
      #expect(selected == [])
    }

    @Test(
      "down goes on to what is not on screen yet, which scrolls no further than needed, and to a short last row"
    )
    func scrolling() {
      #expect(tour(.rightArrow, .rightArrow, .rightArrow, .rightArrow) == [0, 1, 2, 3])
      #expect(tour(.downArrow, .downArrow) == [7, 11])
      #expect(view.contentOffset.y == 0)
      #expect(tour(.downArrow) == [15])
      keys.wait(1)
      #expect(view.contentOffset.y == 50)
      #expect(tour(.downArrow, .downArrow, .downArrow) == [19, 21, 21])
      keys.wait(1)
      #expect(view.contentOffset.y == 150)
    }

    @Test("Home, End, and pages by what is seen")
    func pages() {
      #expect(tour(.home, .pageDown, .pageDown, .pageDown) == [0, 12, 20, 21])
      #expect(tour(.pageUp, .pageUp, .pageUp) == [9, 1, 0])
      #expect(tour(.end, .home) == [21, 0])
      keys.wait(1)
      #expect(view.contentOffset.y == 0)
    }

    @Test("Space selects and deselects, Return selects and does what the item is there for")
    func choosing() {
      _ = tour(.home, .rightArrow, .space)
      #expect(selected == [1])
      #expect(recorder.take() == ["delegate shouldSelectItemAt 0,1", "delegate didSelectItemAt 0,1"])
      _ = tour(.space)
      #expect(recorder.take() == ["delegate shouldDeselectItemAt 0,1", "delegate didDeselectItemAt 0,1"])
      _ = tour(.return)
      #expect(
        recorder.take() == [
          "delegate shouldSelectItemAt 0,1", "delegate didSelectItemAt 0,1",
          "delegate performPrimaryActionForItemAt 0,1",
        ])
      _ = tour(.rightArrow, .return)
      #expect(
        recorder.take() == [
          "delegate shouldSelectItemAt 0,2", "delegate didDeselectItemAt 0,1", "delegate didSelectItemAt 0,2",
          "delegate performPrimaryActionForItemAt 0,2",
        ])
    }

    @Test("Shift extends a range and takes it back, Control moves without selecting")
    func ranges() {
      view.allowsMultipleSelection = true
      _ = tour(.home, .rightArrow)
      keys.press(.rightArrow, .shift)
      #expect(selected == [1, 2])
      keys.press(.downArrow, .shift)
      #expect(selected == [1, 2, 3, 4, 5, 6])
      keys.press(.leftArrow, .shift)
      #expect(selected == [1, 2, 3, 4, 5])
      keys.press(.home, .shift)
      #expect(selected == [0, 1])
      keys.press(.downArrow, .control)
      #expect(focused == 4 && selected == [0, 1])
      keys.press(.space)
      #expect(selected == [0, 1, 4])
    }

    @Test("Control and A select all where several can be; Escape deselects, then takes the focus")
    func allAndNone() {
      keys.press(.home)
      keys.press(.character("a"), .control)
      #expect(selected == [])
      view.allowsMultipleSelection = true
      keys.press(.character("a"), .control)
      #expect(selected == Array(0..<22))
      keys.press(.escape)
      #expect(selected == [] && focused == 0)
      keys.press(.escape)
      #expect(focused == nil)
    }

    @Test("the mouse with Control toggles, with Shift extends the range from the item clicked last")
    func mouse() {
      view.allowsMultipleSelection = true
      func click(_ item: Int, _ modifiers: InputEvent.Modifiers = []) {
        stage.finger.modifiers = modifiers
        stage.finger.click(CGFloat(item % 4) * 50 + 25, CGFloat(item / 4) * 50 + 25, source: .mouse)
        stage.finger.wait(0.5)
      }
      click(1)
      click(3, .control)
      #expect(selected == [1, 3])
      click(3, .control)
      #expect(selected == [1])
      click(6, .shift)
      #expect(selected == [3, 4, 5, 6])
      click(1, [.shift, .control])
      #expect(selected == [1, 2, 3, 4, 5, 6])
      #expect(focused == 1)
    }

    @Test("the delegate is asked and notified, and may refuse items and moves")
    func delegate() {
      recorder.refused = ["canFocus 0.1"]
      #expect(tour(.home, .rightArrow, .leftArrow) == [0, 2, 0])
      #expect(recorder.focusLog == ["nil→0.0", "0.0→0.2", "0.2→0.0"])
      recorder.refused = ["focus 0.0→0.4"]
      #expect(tour(.downArrow) == [0])
      #expect(recorder.focusLog.count == 3)
      recorder.preferred = IndexPath(item: 6, section: 0)
      #expect(tour(.escape, .downArrow) == [nil, 6])
      view.remembersLastFocusedIndexPath = true
      recorder.preferred = nil
      #expect(tour(.escape, .downArrow) == [nil, 6])
      #expect(tour(.escape) == [nil])
      recorder.sections = [23]
      view.insertItems(at: [[0, 0]])
      #expect(tour(.downArrow) == [7], "the same item, one place further on")
    }

    @Test("without focus keys do nothing, and what had it loses it")
    func noFocus() {
      #expect(view.allowsFocus && tour(.downArrow) == [0])
      view.allowsFocus = false
      #expect(focused == nil && !view.canBecomeFirstResponder)
      #expect(tour(.downArrow) == [nil])
    }

    @Test("selection follows the focus if wanted, but not with Control")
    func following() {
      view.selectionFollowsFocus = true
      _ = tour(.home, .rightArrow)
      #expect(selected == [1])
      keys.press(.rightArrow, .control)
      #expect(focused == 2 && selected == [1])
    }

    @Test("typing finds titles by prefix, repeated letters go on, a pause restarts, the search wraps around")
    func finding() {
      recorder.titles = ["Apfel", "Birne", "Blume", "Äpfelchen", "Berg am See"]
      keys.type("bl")
      #expect(focused == 2)
      keys.wait(2)
      keys.type("a")
      #expect(focused == 3)
      keys.wait(2)
      keys.type("bbb")
      #expect(focused == 2)
      keys.wait(2)
      keys.type("berg am")
      #expect(focused == 4)
      keys.wait(2)
      keys.type("x")
      #expect(focused == 4)
    }

    @Test("the ring is around the item in focus, on the cell that shows it, while keys are used")
    func ring() throws {
      _ = tour(.home)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      cell.layer.cornerRadius = 8
      _ = tour(.rightArrow, .leftArrow)
      let ring = try #require(self.ring(of: 0))
      #expect(ring.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(ring.cornerRadius == 8)
      #expect(self.ring(of: 1) == nil)
      view.contentOffset.y = 150
      view.layoutIfNeeded()
      #expect(ring.superlayer == nil)
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      #expect(self.ring(of: 0) === ring)
      let touch = InputEvent.Touch(id: 1, phase: .began, location: Point2D(x: 60, y: 10))
      stage.send(.touches([touch]))
      keys.wait(1)
      #expect(ring.superlayer == nil)
    }

    @Test("the ring has the outline of the cell's focus effect, also when that changes")
    func focusEffect() throws {
      _ = tour(.home)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.focusEffect.map { type(of: $0) } == UIFocusEffect.self && UIView().focusEffect == nil)
      cell.focusEffect = UIFocusHaloEffect(
        roundedRect: CGRect(x: 5, y: 6, width: 30, height: 20), cornerRadius: 7, curve: .circular)
      let frame = try #require(ring(of: 0))
      #expect(frame.frame == CGRect(x: 5, y: 6, width: 30, height: 20) && frame.cornerRadius == 7)
      let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.focusEffect = UIFocusHaloEffect(path: circle)
      #expect(frame.superlayer == nil)
      let line = try #require(cell.layer.sublayers?.last as? CAShapeLayer)
      // The mask hides the outer half of the line.
      #expect(line.lineWidth == 6 && line.path == circle.cgPath && line.fillColor == nil)
      #expect((line.mask as? CAShapeLayer)?.path == circle.cgPath)
      let halo = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      let (below, above) = (UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30)), UIView())
      for subview in [below, above] { cell.contentView.addSubview(subview) }
      (halo.containerView, halo.referenceView) = (cell.contentView, below)
      cell.focusEffect = halo
      #expect(line.superlayer == nil && frame.superlayer === cell.contentView.layer)
      #expect(frame.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      view.layoutIfNeeded()
      let sublayers = try #require(cell.contentView.layer.sublayers)
      #expect(
        sublayers.firstIndex { $0 === frame } == sublayers.firstIndex { $0 === below.layer }.map { $0 + 1 })
      cell.focusEffect = nil
      #expect(frame.superlayer == nil)
      cell.focusEffect = UIFocusEffect()
      #expect(frame.superlayer === cell.layer && frame.frame == cell.bounds)
    }

    @Test("the focus outlasts a reload when there still is such an item")
    func reload() {
      _ = tour(.home, .rightArrow)
      recorder.sections = [2]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(focused == 1)
      #expect(ring(of: 1) != nil)
      recorder.sections = [1]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(focused == nil)
    }

    @Test("without items keys do nothing and go on to the next responder")
    func empty() {
      final class Root: UIView {
        var keys = 0
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
      }
      let root = Root(frame: stage.window.bounds)
      stage.window.addSubview(root)
      root.addSubview(view)
      view.becomeFirstResponder()
      recorder.sections = [0]
      view.reloadData()
      #expect(tour(.downArrow, .home, .pageDown, .space, .return, .escape) == Array(repeating: nil, count: 6))
      #expect(root.keys == 6)
    }

    @Test("where items run from right to left, arrows still go where they point")
    func rightToLeft() {
      let layout = FixedLayout()
      layout.contentSize = CGSize(width: 500, height: 150)
      layout.elements = (0..<5).map {
        .cell($0, CGRect(x: 400 - 100 * CGFloat($0), y: 0, width: 100, height: 150))
      }
      recorder.sections = [5]
      view.collectionViewLayout = layout
      view.reloadData()
      view.contentOffset = CGPoint(x: 300, y: 0)
      view.layoutIfNeeded()
      #expect(tour(.home, .leftArrow, .leftArrow, .rightArrow) == [0, 1, 2, 1])
      #expect(tour(.pageDown, .pageUp) == [3, 1])
    }
  }
}
