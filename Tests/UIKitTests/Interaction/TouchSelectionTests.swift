import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Behaviour.md 13: rows 100 points high, three of them seen; the finger is at x = 50.
  @MainActor
  @Suite("Highlight and selection by touch")
  struct TouchSelectionTests {
    let stage: Stage
    var window: UIWindow { stage.window }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
    let recorder = SelectionRecorder(sections: [20])
    var fingers: Fingers { stage.finger }

    init() {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = recorder
      view.delegate = recorder
      recorder.log.observe(view)
      stage = Stage(view)
    }

    var calls: [String] { recorder.take() }
    var selected: [Int]? { view.indexPathsForSelectedItems?.map(\.item) }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Comes down on an item and waits for the touch to be delivered.
    func press(_ item: Int) {
      fingers.down(50, CGFloat(item) * 100 + 50)
      fingers.wait(0.2)
    }

    @Test("§13.1 §13.2 press and lift, and what the cell shows at each call")
    func order() {
      recorder.tellsStates = true
      press(1)
      #expect(calls == ["delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1", "H-"])
      fingers.up()
      #expect(
        calls == [
          "delegate shouldSelectItemAt 0,1", "delegate didSelectItemAt 0,1", "HS",
          "delegate didUnhighlightItemAt 0,1", "-S", "delegate performPrimaryActionForItemAt 0,1",
        ])
      #expect(selected == [1])
    }

    @Test("a tap shorter than the delay is a press and a lift as well")
    func shortTap() {
      fingers.tap(50, 150)
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1",
          "delegate shouldSelectItemAt 0,1", "delegate didSelectItemAt 0,1",
          "delegate didUnhighlightItemAt 0,1", "delegate performPrimaryActionForItemAt 0,1",
        ])
    }

    @Test("§13.2 in single mode the old item is deselected first; a second tap selects again")
    func single() {
      fingers.tap(50, 50)
      fingers.wait(1)
      _ = calls
      fingers.tap(50, 250)
      let again = [
        "delegate shouldSelectItemAt 0,2", "delegate didSelectItemAt 0,2",
        "delegate didUnhighlightItemAt 0,2", "delegate performPrimaryActionForItemAt 0,2",
      ]
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,2", "delegate didHighlightItemAt 0,2",
          "delegate shouldSelectItemAt 0,2", "delegate didDeselectItemAt 0,0",
        ]
          + again.dropFirst())
      fingers.wait(1)
      fingers.tap(50, 250)
      #expect(calls == ["delegate shouldHighlightItemAt 0,2", "delegate didHighlightItemAt 0,2"] + again)
      #expect(selected == [2])
    }

    @Test(
      "taps on different items count however quickly they follow one another", arguments: [0, 0.05, 0.2, 0.5])
    func quickTaps(gap: TimeInterval) {
      view.allowsMultipleSelection = true
      for item in [0, 2, 1] {
        fingers.down(50, CGFloat(item) * 100 + 50)
        fingers.pass(0.02)
        fingers.up()
        fingers.pass(gap)
      }
      #expect(selected == [0, 2, 1])
      view.allowsMultipleSelection = false
      for item in [2, 0] {
        fingers.tap(50, CGFloat(item) * 100 + 50)
        #expect(selected == [item])
      }
    }

    @Test("§13.2 in multiple mode taps add up, and a second one deselects, if it may")
    func multiple() {
      view.allowsMultipleSelection = true
      fingers.tap(50, 50)
      fingers.wait(1)
      fingers.tap(50, 150)
      #expect(selected == [0, 1])
      _ = calls
      fingers.wait(1)
      fingers.tap(50, 50)
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,0", "delegate didHighlightItemAt 0,0",
          "delegate shouldDeselectItemAt 0,0", "delegate didDeselectItemAt 0,0",
          "delegate didUnhighlightItemAt 0,0",
        ])
      recorder.refused = ["shouldDeselect 0.1"]
      fingers.wait(1)
      fingers.tap(50, 150)
      #expect(selected == [1])
    }

    @Test("§13.1 without highlight nothing else happens")
    func noHighlight() {
      recorder.refused = ["shouldHighlight 0.1"]
      fingers.tap(50, 150)
      #expect(calls == ["delegate shouldHighlightItemAt 0,1"])
      #expect(selected == [])
    }

    @Test("§13.3 without selection the old one stays")
    func noSelection() {
      fingers.tap(50, 50)
      fingers.wait(1)
      _ = calls
      recorder.refused = ["shouldSelect 0.1"]
      press(1)
      fingers.up()
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1",
          "delegate shouldSelectItemAt 0,1", "delegate didUnhighlightItemAt 0,1",
          "delegate performPrimaryActionForItemAt 0,1",
        ])
      #expect(selected == [0])
    }

    @Test("§13.4 a finger that leaves ends the highlight, one that returns is asked about again")
    func leaving() {
      view.isScrollEnabled = false
      fingers.down(50, 195)
      fingers.wait(0.2)
      fingers.move(50, 203)
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1",
          "delegate didUnhighlightItemAt 0,1",
        ])
      #expect(view.cellForItem(at: path(1))?.isHighlighted == false)
      fingers.move(50, 196)
      #expect(calls == ["delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1"])
      fingers.move(50, 204)
      fingers.up()
      #expect(calls == ["delegate didUnhighlightItemAt 0,1"])
      #expect(selected == [])
    }

    @Test(
      "§13.4 a touch that moved 10 points selects nothing, even where nothing scrolls, and back on its item",
      arguments: [InputEvent.Touch.Source.finger, .mouse])
    func moved(source: InputEvent.Touch.Source) {
      view.isScrollEnabled = false
      fingers.source = source
      for way in [10, -10, 40] as [CGFloat] {
        fingers.wait(1)
        press(1)
        _ = calls
        fingers.move(50, 150 + way)
        #expect(calls == ["delegate didUnhighlightItemAt 0,1"])
        fingers.move(50, 150)
        fingers.up()
        #expect(calls == [] && selected == [], "\(way)")
      }
      fingers.wait(1)
      press(1)
      fingers.move(57, 157)
      fingers.up()
      #expect(selected == [1], "9.9 points are none")
    }

    @Test("§13.4 a cancelled touch selects nothing")
    func cancelling() {
      press(1)
      fingers.cancel()
      #expect(
        calls == [
          "delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1",
          "delegate didUnhighlightItemAt 0,1",
        ])
      #expect(selected == [])
    }

    @Test("a second finger does nothing")
    func secondFinger() {
      press(1)
      fingers.down(50, 250, finger: 7)
      fingers.wait(0.2)
      fingers.up(finger: 7)
      #expect(calls == ["delegate shouldHighlightItemAt 0,1", "delegate didHighlightItemAt 0,1"])
      fingers.up()
      #expect(selected == [1])
    }

    @Test("§13.7 the highlight follows the item, also to another cell; a reload ends it without a call")
    func reload() {
      press(1)
      _ = calls
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
      fingers.up()
      #expect(calls == [])
      #expect(selected == [])
    }

    @Test("a finger stays with its item through an update; over another item, or none, it selects nothing")
    func updated() throws {
      press(1)
      let cell = try #require(view.cellForItem(at: path(1)))
      UIView.performWithoutAnimation {
        recorder.sections[0] += 1
        view.insertItems(at: [path(0)])
      }
      #expect(cell === view.cellForItem(at: path(2)) && cell.isHighlighted)
      fingers.up()
      #expect(selected == [] && !cell.isHighlighted)
      fingers.wait(1)
      press(1)
      UIView.performWithoutAnimation {
        recorder.sections[0] -= 2
        view.deleteItems(at: [path(0), path(1)])
      }
      fingers.up()
      #expect(selected == [] && view.visibleCells.allSatisfy { !$0.isHighlighted })
      fingers.wait(1)
      press(1)
      UIView.performWithoutAnimation {
        recorder.sections[0] += 1
        view.insertItems(at: [path(2)])
      }
      fingers.up()
      #expect(selected == [1])
    }

    @Test("without selection nobody is asked, and beside the items nothing happens")
    func nothing() {
      view.allowsSelection = false
      fingers.tap(50, 150)
      #expect(calls == [])
      view.allowsSelection = true
      recorder.sections = [1]
      view.reloadData()
      view.layoutIfNeeded()
      fingers.wait(1)
      fingers.tap(50, 150)
      #expect(calls == [])
    }

    @Test("a cell that takes no touches is not selected, and a control in a cell keeps its own")
    func controls() {
      final class Control: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      view.cellForItem(at: path(0))?.isUserInteractionEnabled = false
      view.cellForItem(at: path(1))?.contentView.addSubview(
        Control(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      fingers.tap(50, 50)
      fingers.tap(50, 150)
      #expect(calls == [])
      fingers.wait(1)
      fingers.tap(150, 150)
      #expect(selected == [1])
    }
  }
}
