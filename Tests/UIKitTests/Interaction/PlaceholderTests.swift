import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// A list of rows of 50 points, to which one of its own words has been dragged: "a" over "b".
  @MainActor
  @Suite("Placeholders of what was dropped")
  struct PlaceholderTests {
    let stage: Stage
    var window: UIWindow { stage.window }
    let list: PlaceholderList
    var fingers: Fingers { stage.finger }

    init() throws {
      list = PlaceholderList([["a", "b", "c"], ["d"]], frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
      stage = Stage(list.view)
      fingers.down(50, 25)
      fingers.wait(0.6)
      fingers.move(50, 75)
      fingers.up()
      fingers.wait(0.02)
      fingers.wait(1)
      #expect(list.log.last == "drop at [0, 1]")
      list.log = []
    }

    @Test("it is in the view and not in the data; an item takes its place, in a cell of its own")
    func commitment() throws {
      let placeholder = try list.add("x", at: [0, 1])
      #expect(list.shown == [["a", "<x>", "b", "c"], ["d"]] && list.words == [["a", "b", "c"], ["d"]])
      #expect(list.view.hasUncommittedUpdates)
      let view = list.view
      #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 0])
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [1, 0]) == [1, 0])
      let (standIn, neighbour) = (view.cellForItem(at: [0, 1]), view.cellForItem(at: [0, 2]))
      let isCommitted = placeholder.commitInsertion { path in
        #expect(path == [0, 1])
        list.words[0].insert("x", at: path.item)
      }
      #expect(isCommitted && list.shown == [["a", "x", "b", "c"], ["d"]] && !view.hasUncommittedUpdates)
      #expect(view.cellForItem(at: [0, 1]) !== standIn && view.cellForItem(at: [0, 2]) === neighbour)
      #expect(!placeholder.commitInsertion { _ in Issue.record("it is gone") })
      #expect(!placeholder.deletePlaceholder())
    }

    @Test("given up it leaves no gap, and what is filled in again is its cell")
    func deletion() throws {
      let placeholder = try list.add("x", at: [0, 3])
      #expect(list.shown == [["a", "b", "c", "<x>"], ["d"]])
      (list.view.cellForItem(at: [0, 3]) as? PlaceholderList.Cell)?.word = ""
      placeholder.setNeedsCellUpdate()
      #expect(list.shown[0][3] == "<x>")
      #expect(placeholder.deletePlaceholder() && list.shown == list.words)
      #expect(!placeholder.deletePlaceholder() && !list.view.hasUncommittedUpdates)
    }

    @Test("reloading removes placeholders, and so does another data source")
    func reloading() throws {
      let first = try list.add("x", at: [0, 0])
      list.view.reloadData()
      #expect(list.shown == list.words && !list.view.hasUncommittedUpdates)
      #expect(!first.commitInsertion { _ in Issue.record("it is gone") })
      let second = try list.add("y", at: [0, 0])
      list.view.dataSource = nil
      list.view.dataSource = list
      #expect(list.shown == list.words && !second.deletePlaceholder())
    }

    @Test("the user can do nothing with it, and the delegate hears of the others by their paths in the data")
    func interaction() throws {
      try list.add("x", at: [0, 1])
      window.layoutIfNeeded()
      fingers.wait(1)
      fingers.tap(50, 75)
      fingers.wait(1)
      #expect(list.log.isEmpty && list.view.indexPathsForSelectedItems == [])
      fingers.tap(50, 125)
      fingers.wait(1)
      #expect(list.log == ["highlight b", "select b"])
      #expect(list.view.indexPathsForSelectedItems == [[0, 2]])
      #expect(!list.view.beginInteractiveMovementForItem(at: [0, 2]))
    }

    @Test("editing and selecting with a drag, the delegate hears of the others by their paths in the data")
    func editing() throws {
      try list.add("x", at: [0, 0])
      list.view.isEditing = true
      list.view.allowsMultipleSelectionDuringEditing = true
      window.layoutIfNeeded()
      for cell in list.view.visibleCells { _ = cell.configurationState }
      // Of "d", too, and not of the placeholder.
      #expect(Set(list.log) == ["edit a", "edit b", "edit c", "edit d"])
      list.log = []
      dragTwoFingers(from: 75, to: 175)
      #expect(list.log.contains("begin at a"))
      list.log = []
      dragTwoFingers(from: 25, to: 175)
      #expect(!list.log.contains { $0.hasPrefix("begin") }, "not at the placeholder")
    }

    private func dragTwoFingers(from start: CGFloat, to end: CGFloat) {
      fingers.down(30, start)
      fingers.down(70, start, finger: 1)
      for y in stride(from: start, through: end, by: 25) {
        fingers.move(30, y)
        fingers.move(70, y, finger: 1)
      }
      fingers.up()
      fingers.up(finger: 1)
      fingers.wait(1)
    }

    @Test("two take their places in one batch, beside other changes")
    func batch() throws {
      let (x, y) = (try list.add("x", at: [0, 1]), try list.add("y", at: [0, 2]))
      #expect(list.shown[0] == ["a", "<x>", "<y>", "b", "c"])
      let list = list
      func commit(_ name: String, _ context: any UICollectionViewDropPlaceholderContext) -> Bool {
        context.commitInsertion { list.words[0].insert(name, at: $0.item) }
      }
      var answers: [Bool] = []
      list.view.performBatchUpdates {
        answers = [commit("x", x), commit("x", x), commit("y", y)]
        list.words[1].append("e")
        list.view.insertItems(at: [[1, 1]])
      }
      #expect(answers == [true, false, true])
      #expect(list.words == [["a", "x", "y", "b", "c"], ["d", "e"]] && list.shown == list.words)
    }

    @Test("data without the committed item is reported, and the content is right afterwards")
    func inconsistency() throws {
      let placeholder = try list.add("x", at: [0, 1])
      let reported = diagnostics { placeholder.commitInsertion { _ in } }
      #expect(reported.map(\.code) == [.inconsistentUpdate] && list.shown == list.words)
    }

    @Test("at an invalid index path it is not inserted, and that is reported")
    func nowhere() throws {
      for path in [IndexPath(item: 4, section: 0), [2, 0], [0, -1], [0]] {
        let reported = diagnostics {
          #expect((try? list.add("x", at: path))?.deletePlaceholder() == false)
        }
        #expect(reported.map(\.code) == [.indexPathOutOfRange], "\(path)")
      }
      #expect(list.shown == list.words)
    }

    @Test("a preview falls to it, and what was added is done along with that")
    func fall() throws {
      let other = PlaceholderFalling(list)
      list.view.dropDelegate = other
      fingers.down(50, 25)
      fingers.wait(0.6)
      fingers.move(50, 125)
      fingers.up()
      let preview = try #require(window.subviews.last { !($0 is UICollectionView) })
      fingers.wait(0.02)
      // The third row, where the placeholder is.
      #expect(preview.center == CGPoint(x: 50, y: 125))
      fingers.wait(1)
      #expect(other.log == ["animated", "arrived"] && preview.superview == nil)
      #expect(list.shown[0] == ["a", "b", "<x>", "c"])
    }

    @Test("a drop that is over keeps neither views nor delegates alive")
    func release() throws {
      let bodies: [(PlaceholderTests) throws -> Void] = [
        { try $0.commitment() }, { try $0.deletion() }, { try $0.reloading() }, { try $0.interaction() },
        { try $0.batch() }, { try $0.inconsistency() }, { try $0.nowhere() }, { try $0.fall() },
      ]
      for (index, body) in bodies.enumerated() {
        weak var view: UICollectionView?
        weak var recognizer: UIGestureRecognizer?
        do {
          let tests = try PlaceholderTests()
          view = tests.list.view
          recognizer = view?.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }
          try body(tests)
        }
        #expect(view == nil && recognizer == nil, "body \(index)")
      }
    }
  }
}

/// Drops what comes onto a placeholder.
@MainActor
private final class PlaceholderFalling: NSObject, UICollectionViewDropDelegate {
  let list: PlaceholderList
  var log: [String] = []

  init(_ list: PlaceholderList) { self.list = list }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    list.coordinator = coordinator
    let context = try? list.add("x", at: coordinator.destinationIndexPath ?? [0, 0])
    #expect(context?.dragItem === coordinator.items.first?.dragItem)
    context?.addAnimations { self.log.append("animated") }
    context?.addCompletion { _ in self.log.append("arrived") }
  }
}
