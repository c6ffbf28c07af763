import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Rows 100 points high, three of them seen; two fingers, 40 points apart.
  @MainActor
  @Suite("Selection of several items by dragging")
  struct MultipleSelectionTests {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      var mayBegin = true

      func collectionView(
        _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
      ) -> Bool {
        log.append("should \(path.item) \(view.isEditing)")
        return mayBegin
      }
      func collectionView(
        _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
      ) { log.append("didBegin \(path.item) \(view.isEditing)") }
      func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { log.append("didEnd") }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("select \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("deselect \(path.item)")
      }
      func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool { path.item != 1 }
    }

    let stage: Stage
    var window: UIWindow { stage.window }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
    let source = PlainSource([20])
    var fingers: Fingers { stage.finger }

    init() {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.allowsMultipleSelectionDuringEditing = true
      stage = Stage(view)
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    private func press(_ y: CGFloat) {
      fingers.down(50, y)
      fingers.down(90, y, finger: 1)
    }

    private func drag(_ y: CGFloat) {
      fingers.move(50, y)
      fingers.move(90, y, finger: 1)
    }

    private func lift() {
      fingers.up()
      fingers.up(finger: 1)
    }

    @Test("two fingers select from where they came down to where they are, and begin editing")
    func twoFingers() {
      press(50)
      drag(150)
      #expect(view.isEditing && selected == [0, 1] && view.contentOffset.y == 0)
      drag(60)
      #expect(selected == [0], "what they leave again is as it was")
      drag(250)
      lift()
      #expect(selected == [0, 1, 2] && view.isEditing)
      fingers.wait(1)
      press(150)
      drag(250)
      lift()
      #expect(selected == [0], "from a selected item on they deselect")
    }

    @Test("the delegate is asked before editing begins, and notified of the beginning and the end")
    func delegate() {
      let delegate = Delegate()
      view.delegate = delegate
      press(50)
      drag(150)
      lift()
      #expect(delegate.log == ["should 0 false", "didBegin 0 true", "select 0", "select 1", "didEnd"])
      let states = [0, 1].map { view.cellForItem(at: [0, $0])?.configurationState.isEditing }
      #expect(states == [true, false], "one item is not edited along")
    }

    @Test("refused, it is a scroll")
    func refused() {
      let delegate = Delegate()
      delegate.mayBegin = false
      view.delegate = delegate
      press(250)
      drag(150)
      #expect(view.contentOffset.y > 0)
      lift()
      #expect(delegate.log == ["should 2 false"] && selected == [] && !view.isEditing)
    }

    @Test("without several items to select in editing it is a scroll, too, when nobody is asked")
    func notAllowed() {
      view.allowsMultipleSelectionDuringEditing = false
      press(250)
      drag(150)
      lift()
      #expect(view.contentOffset.y > 0 && selected == [] && !view.isEditing)
    }

    @Test("one finger scrolls; the mouse selects while Shift is held", arguments: [true, false])
    func mouse(isShiftHeld: Bool) {
      fingers.source = .mouse
      if isShiftHeld { fingers.modifiers = .shift }
      fingers.down(50, 250)
      fingers.move(50, 150)
      fingers.move(50, 140)
      #expect(selected == (isShiftHeld ? [1, 2] : []))
      #expect((view.contentOffset.y == 0) == isShiftHeld)
      fingers.up()
    }

    @Test("in a view that scrolls in both directions, two fingers scroll")
    func bothDirections() {
      view.contentInset.right = 50
      press(250)
      drag(150)
      lift()
      #expect(selected == [] && view.contentOffset.y > 0)
    }

    @Test("near the edge the content is scrolled on, and what comes there is selected")
    func edge() {
      press(150)
      drag(299)
      for _ in 0..<60 { fingers.wait(1.0 / 60) }
      #expect(view.contentOffset.y > 300)
      // The row under the fingers.
      #expect(selected == Array(1...Int((view.contentOffset.y + 299) / 100)))
      lift()
    }

    @Test("the first item is followed through an update, and forgotten with the data")
    func updates() {
      press(50)
      drag(150)
      UIView.performWithoutAnimation {
        source.sections = [21]
        view.insertItems(at: [[0, 0]])
      }
      #expect(selected == [1, 2])
      drag(250)
      #expect(selected == [1, 2], "from the first, now 1, to 2")
      drag(50)
      #expect(selected == [1, 0])
      view.reloadData()
      view.layoutIfNeeded()
      drag(150)
      lift()
      #expect(selected == [])
    }
  }
}
