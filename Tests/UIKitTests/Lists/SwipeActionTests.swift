import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Swipe actions of lists. Two short titles have buttons of 74 points each (§25.10), 148 points together.
  @MainActor
  @Suite("Swipe actions")
  struct SwipeActionTests {
    // MARK: - Panning

    @Test("§25.11 the content of a row follows a horizontal pan, and its frame stays")
    func panning() throws {
      let list = SwipedList()
      list.drag(1, by: -100, lifts: false)
      let cell = try #require(list.cell(1))
      #expect(list.offset(1) == -100)
      #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
      #expect(cell.configurationState.isSwiped)
      #expect(list.view.contentOffset == .zero)
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.offset(1) == -148)
    }

    // Half of 148 is 74.
    @Test(
      "§25.12 a row opens if it is released beyond half of the buttons",
      arguments: [(-73.0, 0.0), (-75, -148), (36, 0), (38, 74)])
    func threshold(distance: CGFloat, rest: CGFloat) {
      let list = SwipedList()
      list.swipe(0, by: distance)
      #expect(list.offset(0) == rest)
    }

    // After 10 points of slop, 40 points; 0.15 s at 1000 points per second are 150 more.
    @Test("§25.12 a fast, short swipe opens a row, and another one closes it")
    func velocity() {
      let list = SwipedList()
      list.stage.finger.fling(
        from: CGPoint(x: 300, y: 22), velocity: CGVector(dx: -1000, dy: 0), duration: 0.05)
      list.stage.settle()
      #expect(list.offset(0) == -148)
      list.stage.finger.fling(
        from: CGPoint(x: 20, y: 22), velocity: CGVector(dx: 1000, dy: 0), duration: 0.05)
      list.stage.settle()
      #expect(list.offset(0) == 0)
    }

    // 200 − 148 = 52 points past the buttons: 0.55·52·320 / (0.55·52 + 320) = 26.25 (§7).
    @Test("§25.13 without full swipe, the content resists past the buttons")
    func rubberBand() throws {
      let list = SwipedList()
      list.performsFirstActionWithFullSwipe = false
      list.drag(0, by: -200, lifts: false)
      #expect(abs(try #require(list.offset(0)) + 174.25) < 0.01)
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.offset(0) == -148)
      #expect(list.log == [])
    }

    @Test("a vertical or diagonal drag scrolls and does not swipe", arguments: [0.0, 39])
    func directionLock(dx: CGFloat) {
      let list = SwipedList()
      list.stage.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 - dx, y: 260))
      #expect(list.view.contentOffset.y > 0)
      #expect(list.asked == [])
    }

    @Test("a swipe does not scroll, however the finger moves on")
    func swipeDoesNotScroll() {
      let list = SwipedList()
      list.drag(3, by: -60, lifts: false)
      list.stage.finger.move(to: CGPoint(x: 230, y: 20))
      list.stage.finger.up()
      #expect(list.view.contentOffset == .zero)
    }

    @Test("right to left, the edges are exchanged")
    func mirrored() {
      let list = SwipedList(in: StageSurroundings(direction: .rightToLeft))
      list.swipe(0, by: 100)
      #expect(list.asked == ["trailing 0"])
      #expect(list.offset(0) == 148)
      list.swipe(1, by: -70)
      #expect(list.asked == ["trailing 0", "leading 1"])
      #expect(list.offset(1) == -74)
      #expect(list.offset(0) == 0)
    }

    // MARK: - Providers

    @Test("the provider is asked once a swipe, and its last answer counts")
    func providers() {
      let list = SwipedList()
      list.swipe(2, by: -100)
      list.swipe(2, by: 148)
      #expect(list.asked == ["trailing 2"])
      #expect(list.offset(2) == 0)
      list.trailing = nil
      list.swipe(2, by: -100)
      #expect(list.asked == ["trailing 2", "trailing 2"])
      #expect(list.offset(2) == 0)
      list.trailing = []
      list.swipe(2, by: -100)
      #expect(list.offset(2) == 0)
      list.trailing = ["D"]
      list.swipe(2, by: -70)
      #expect(list.offset(2) == -74)
    }

    @Test("a pan past the closed position does not reveal the other edge")
    func otherEdge() {
      let list = SwipedList()
      list.drag(0, by: -60, lifts: false)
      list.stage.finger.move(to: CGPoint(x: 310, y: 22))
      #expect(list.offset(0) == 0)
      #expect(list.asked == ["trailing 0"])
      list.stage.finger.up()
    }

    @Test("rows cannot be swiped while editing, or if the delegate does not let them be edited")
    func editing() {
      let list = SwipedList()
      list.view.isEditing = true
      list.swipe(0, by: -100)
      list.view.isEditing = false
      list.isEditable = false
      list.swipe(0, by: -100)
      #expect(list.offset(0) == 0)
      #expect(list.asked == [])
    }

    @Test("titles that are long, empty or missing, and many actions, leave some of the row visible")
    func manyActions() {
      let list = SwipedList()
      list.trailing = ["", "a title that is far too long for a button in any row", "n", "n", "n"]
      list.performsFirstActionWithFullSwipe = false
      list.swipe(0, by: -290)
      // At most 0.8 of 320.
      #expect(list.offset(0) == -256)
    }

    // MARK: - Performing

    @Test("§25.14 a swipe over 0.6 of the row performs the first action, once, when the finger lifts")
    func fullSwipe() {
      let list = SwipedList()
      list.drag(0, by: -190, lifts: false)
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.log == [])
      #expect(list.offset(0) == -148)
      list.view.window?.layoutIfNeeded()
      list.drag(1, by: -200, lifts: false)
      #expect(list.log == [])
      list.stage.finger.up()
      #expect(list.log == ["D 1"])
      list.stage.settle()
      #expect(list.offset(1) == -320)
      list.completion?(false)
      list.completion?(true)
      list.stage.settle()
      #expect(list.offset(1) == 0)
      #expect(list.log == ["D 1"])
    }

    // The first action is at the edge: 246…320 of the row.
    @Test("a button performs its action, and the row stays open until the completion")
    func button() {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.stage.finger.tap(at: CGPoint(x: 200, y: 22))
      list.stage.finger.tap(at: CGPoint(x: 200, y: 22))
      list.stage.settle()
      #expect(list.log == ["n 0"])
      #expect(list.offset(0) == -148)
      list.completion?(true)
      list.stage.settle()
      #expect(list.offset(0) == 0)
      #expect(list.rows.count == 30)
    }

    @Test("§25.15 a destructive action removes the row that is no longer in the data")
    func removal() {
      let list = SwipedList()
      list.onPerform = { [unowned list] _, path in list.rows.remove(at: path.item) }
      list.swipe(0, by: -100)
      list.stage.finger.tap(at: CGPoint(x: 290, y: 22))
      list.completion?(true)
      #expect(list.view.numberOfItems(inSection: 0) == 29)
      list.stage.settle()
      #expect(list.log == ["D 0"])
      #expect(list.offset(0) == 0)
      #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.clipsToBounds })
    }

    @Test("an app that deletes the row itself before the completion has it deleted once")
    func ownDeletion() {
      let list = SwipedList()
      list.onPerform = { [unowned list] _, path in list.delete(path.item) }
      list.swipe(0, by: -250)
      list.completion?(true)
      list.stage.settle()
      #expect(list.view.numberOfItems(inSection: 0) == 29)
      #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    }

    @Test("a destructive action whose row stays in the data closes it")
    func refusedRemoval() {
      let list = SwipedList()
      list.swipe(0, by: -250)
      list.completion?(true)
      list.stage.settle()
      #expect(list.view.numberOfItems(inSection: 0) == 30)
      #expect(list.offset(0) == 0)
    }

    // MARK: - Closing

    @Test("a tap elsewhere closes the row and selects nothing; the next one selects")
    func tapElsewhere() {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.stage.finger.tap(at: CGPoint(x: 100, y: 110))
      list.stage.settle()
      #expect(list.offset(0) == 0)
      #expect(list.log == [])
      list.stage.finger.tap(at: CGPoint(x: 100, y: 110))
      #expect(list.log == ["select 2"])
    }

    @Test("a tap on the content of the open row closes it")
    func tapOnRow() {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.stage.finger.tap(at: CGPoint(x: 60, y: 22))
      list.stage.settle()
      #expect(list.offset(0) == 0)
      #expect(list.log == [])
    }

    @Test("a scroll closes the row, by finger, touchpad and wheel", arguments: 0..<3)
    func scrolling(device: Int) {
      let list = SwipedList()
      list.swipe(4, by: -100)
      switch device {
      case 0: list.stage.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 260))
      case 1: list.stage.touchpad.scroll(by: CGVector(dx: 0, dy: 40))
      default: list.stage.wheel.turn(by: 1)
      }
      list.stage.settle()
      #expect(list.view.contentOffset.y > 0)
      #expect(list.offset(4) == 0)
    }

    @Test("a swipe of another row closes the first one")
    func otherRow() {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.swipe(2, by: 60)
      #expect(list.offset(0) == 0)
      #expect(list.offset(2) == 74)
    }

    @Test("two swipes in a row: the second one grabs the closing content where it is")
    func quickSwipes() throws {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.stage.finger.tap(at: CGPoint(x: 60, y: 200))
      list.stage.advance(by: 0.05)
      let offset = try #require(list.offset(0))
      #expect(-148 < offset && offset < 0)
      list.stage.finger.down(at: CGPoint(x: 300, y: 22))
      list.stage.finger.move(to: CGPoint(x: 270, y: 22))
      let grabbed = try #require(list.offset(0))
      #expect(grabbed <= -20)
      list.stage.finger.move(to: CGPoint(x: 250, y: 22))
      list.stage.finger.wait(0.2)
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.offset(0) == -148)
    }

    // MARK: - Changes in the middle

    @Test("the open row moves with its item when others are inserted, and leaves with it")
    func insertionAndDeletion() {
      let list = SwipedList()
      list.swipe(1, by: -100)
      list.rows.insert("New", at: 0)
      list.view.performBatchUpdates { list.view.insertItems(at: [[0, 0]]) }
      list.stage.settle()
      #expect(list.offset(1) == 0)
      #expect(list.offset(2) == -148)
      list.delete(2)
      list.stage.settle()
      #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
      list.swipe(2, by: -100)
      #expect(list.offset(2) == -148)
    }

    @Test("a deletion, a reload and a reload of the item end a drag", arguments: 0..<3)
    func changeDuringDrag(change: Int) {
      let list = SwipedList()
      list.drag(0, by: -100, lifts: false)
      switch change {
      case 0: list.delete(0)
      case 1: list.view.reloadData()
      default: list.view.reloadItems(at: [[0, 0]])
      }
      list.stage.window.layoutIfNeeded()
      list.stage.finger.move(to: CGPoint(x: 100, y: 22))
      list.stage.finger.up()
      list.stage.settle()
      #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && !$0.configurationState.isSwiped })
      list.swipe(0, by: -100)
      #expect(list.offset(0) == -148)
    }

    @Test("the row stays open in a window of another size")
    func resize() {
      let list = SwipedList()
      list.swipe(0, by: -100)
      list.stage.resize(to: CGSize(width: 500, height: 480))
      list.stage.settle()
      #expect(list.offset(0) == -148)
      #expect(list.cell(0)?.frame.width == 500)
    }

    @Test("cells that are used again are closed")
    func reuse() {
      let list = SwipedList(rows: 200)
      list.swipe(0, by: -100)
      list.view.contentOffset.y = 4000
      list.stage.window.layoutIfNeeded()
      #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
      list.view.contentOffset.y = 0
      list.stage.settle()
      #expect(list.offset(0) == 0)
    }

    @Test("every kind of cell can be swiped, also in a box")
    func plainCell() {
      let list = SwipedList(appearance: .insetGrouped, cell: UICollectionViewCell.self)
      list.swipe(1, by: -100)
      #expect(list.offset(1) == -148)
    }

    // MARK: - Touchpad and keys

    @Test("a horizontal scroll on a touchpad swipes, a vertical one scrolls")
    func touchpad() {
      let list = SwipedList()
      list.stage.touchpad.pointer = CGPoint(x: 160, y: 66)
      list.stage.touchpad.scroll(by: CGVector(dx: 100, dy: 0))
      list.stage.settle()
      #expect(list.offset(1) == -148)
      #expect(list.view.contentOffset.y == 0)
      list.stage.touchpad.scroll(by: CGVector(dx: -148, dy: 0))
      list.stage.settle()
      #expect(list.offset(1) == 0)
      list.stage.touchpad.scroll(by: CGVector(dx: 0, dy: 30))
      list.stage.settle()
      #expect(list.view.contentOffset.y > 0)
      #expect(list.asked == ["trailing 1"])
    }

    @Test("§25.17 Delete performs the first destructive action of the focused row, and Escape closes a row")
    func keys() {
      let list = SwipedList()
      list.trailing = ["n", "D"]
      list.stage.keys.press(.delete)
      list.stage.keys.press(.downArrow)
      list.stage.keys.press(.downArrow)
      list.onPerform = { [unowned list] _, path in list.rows.remove(at: path.item) }
      list.stage.keys.press(.delete)
      list.completion?(true)
      list.stage.settle()
      #expect(list.log == ["D 1"])
      #expect(list.view.numberOfItems(inSection: 0) == 29)
      list.trailing = ["n"]
      list.stage.keys.press(.delete)
      #expect(list.log == ["D 1"])
      list.swipe(0, by: -100)
      list.stage.keys.press(.escape)
      list.stage.settle()
      #expect(list.offset(0) == 0)
    }

    @Test("§25.17 the menu that a key opens lists the actions of the focused row")
    func menu() throws {
      let list = SwipedList()
      let presenter = RecordingMenuPresenter()
      list.stage.window.menuPresenter = presenter
      list.stage.keys.press(.downArrow)
      list.stage.keys.press(.menu)
      #expect(presenter.titles == ["x", "D", "n"])
      presenter.choose("n")
      #expect(list.log == ["n 0"])
    }

    @Test("a delete accessory without an action reveals the trailing actions while editing")
    func deleteAccessory() {
      let list = SwipedList()
      list.accessories = [.delete()]
      list.view.reloadData()
      list.view.isEditing = true
      list.stage.window.layoutIfNeeded()
      for rest in [-148, 0] as [CGFloat] {
        list.stage.finger.tap(at: CGPoint(x: rest == 0 ? 200 : 30, y: 22))
        list.stage.settle()
        list.completion?(false)
        list.stage.settle()
        #expect(list.offset(0) == rest)
      }
      #expect(list.log == ["n 0"])
    }
  }
}
