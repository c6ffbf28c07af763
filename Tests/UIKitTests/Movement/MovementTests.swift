import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 14: rows of 100 points, three of them seen, that show their numbers.
  @MainActor
  @Suite("Moving an item by hand")
  struct MovementTests {
    private let log = CallLog()
    private let layout = ScriptedLayout()
    private let source = MovableSource([Array(0..<20)])
    private let view: UICollectionView
    private let seconds = TestSeconds()

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }

    private func hold(_ y: CGFloat) { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y)) }

    @Test("14: the calls, from taking up to putting down")
    func calls() {
      log.observe(view)
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      #expect(
        log.takeCalls() == [
          "dataSource canMoveItemAt 0,0", "layout layoutAttributesForInteractivelyMovingItem 0,0 (100, 50)",
        ])
      #expect(view.hasUncommittedUpdates)
      // Within its own place nobody makes room.
      hold(80)
      #expect(
        log.takeCalls() == [
          "layout layoutAttributesForInteractivelyMovingItem 0,0 (100, 80)",
          "layout targetIndexPath(forInteractivelyMovingItem) 0,0 (100, 80)",
        ])
      hold(130)
      // What the rows on screen have to do with the step is known from the last answer for them.
      #expect(
        log.takeCalls() == [
          "layout layoutAttributesForInteractivelyMovingItem 0,0 (100, 130)",
          "layout targetIndexPath(forInteractivelyMovingItem) 0,0 (100, 130)",
          "delegate targetIndexPathForMoveOfItemFromOriginalIndexPath 0,0 0,0 0,1",
          "layout invalidationContext(forInteractivelyMovingItems) 0,1 (100, 130) 0,0 (100, 80)",
          "layout layoutAttributesForElements (-200, -300, 600 × 900)", "collectionView invalidateLayout",
          "layout prepare", "layout collectionViewContentSize",
          "layout layoutAttributesForElements (0, 0, 200 × 300)", "layout collectionViewContentSize",
          "layout layoutAttributesForInteractivelyMovingItem 0,1 (100, 130)",
        ])
      #expect(source.sections == [Array(0..<20)], "the data source is not called yet")
      view.endInteractiveMovement()
      let ending = log.takeCalls()
      #expect(ending.first == "dataSource moveItemAt 0,0 0,1")
      #expect(ending.contains("layout invalidationContextForEndingInteractiveMovementOfItems 0,1 0,0"))
      #expect(
        !ending.contains {
          $0.hasPrefix("dataSource cellForItemAt")
            || $0.hasPrefix("layout layoutAttributesForInteractivelyMovingItem")
        })
      #expect(source.sections[0].prefix(3) == [1, 0, 2])
      #expect(!view.hasUncommittedUpdates)
    }

    @Test("14: the contexts of a step, of the end and of a cancellation name the items concerned")
    func namedItems() {
      func named() -> [IndexPath]? { layout.contexts.last?.invalidatedItemIndexPaths?.sorted() }
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(130)
      #expect(named() == [[0, 0], [0, 1]])
      hold(230)
      #expect(named() == [[0, 1], [0, 2]])
      view.endInteractiveMovement()
      #expect(named() == [[0, 0], [0, 2]], "from where it is in the data to where it is put down")
      #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
      hold(30)
      view.cancelInteractiveMovement()
      #expect(named() == [[0, 0], [0, 2]])
      #expect(layout.contexts.last?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
      #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
    }

    @Test("the others make room, the cells stay the same, and the held one is where the hand is")
    func makingRoom() throws {
      let cells = try (0..<3).map { try #require(cell($0)) }
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(210)
      #expect(view.shownNumbers == [1, 2, 0])
      #expect(cells[0].center == CGPoint(x: 100, y: 210))
      #expect(cells[0].layer.zPosition > cells[1].layer.zPosition, "the held one is in front")
      seconds.tick(0)
      // On their way: row 1 from 150 to 50, half-way after half of the time.
      #expect(cells[1].layer.presentation()?.position.y == 150 && cells[1].center.y == 50)
      seconds.tick(0.15)
      #expect(abs((cells[1].layer.presentation()?.position.y ?? 0) - 100) < 1e-3)
      #expect(cells[0].layer.presentation()?.position.y == 210, "the hand is followed at once")
      view.endInteractiveMovement()
      #expect(source.sections[0].prefix(3) == [1, 2, 0])
      seconds.tick(0.2)
      seconds.tick(1)
      #expect((0..<3).map { cell($0) } == [cells[1], cells[2], cells[0]])
      #expect((0..<3).map { cell($0)?.frame.minY } == [0, 100, 200])
      #expect(cells[0].layer.zPosition == cells[1].layer.zPosition)
    }

    @Test("cancelled, all items go back, and the data source is not called")
    func cancelling() throws {
      let cells = try (0..<3).map { try #require(cell($0)) }
      #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
      hold(20)
      #expect(view.shownNumbers == [2, 0, 1])
      log.observe(view)
      seconds.tick(0)
      view.cancelInteractiveMovement()
      let calls = log.takeCalls()
      #expect(
        calls.contains("layout invalidationContextForEndingInteractiveMovementOfItems 0,2 0,0 cancelled"))
      #expect(!calls.contains { $0.hasPrefix("dataSource moveItemAt") })
      seconds.tick(0)
      #expect(cells[2].layer.presentation()?.position.y == 20)
      seconds.tick(1)
      #expect((0..<3).map { cell($0) } == cells && view.shownNumbers == [0, 1, 2])
      #expect(cells.map(\.frame.minY) == [0, 100, 200])
    }

    @Test("dropped where it was lifted, the data source is not called")
    func puttingBack() {
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      hold(260)
      hold(150)
      let log = CallLog(to: [.dataSource, .delegate])
      log.observe(view)
      view.endInteractiveMovement()
      #expect(log.takeCalls() == [])
      #expect(view.shownNumbers == [0, 1, 2])
    }

    @Test("an item that may not move is not lifted, nor is a second item, nor one that does not exist")
    func refusing() {
      source.immovable = [1]
      #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
      #expect(!view.hasUncommittedUpdates)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      #expect(!view.beginInteractiveMovementForItem(at: [0, 2]))
      view.cancelInteractiveMovement()
      let reported = diagnostics { _ = view.beginInteractiveMovementForItem(at: [0, 20]) }
      #expect(reported.map(\.code) == [.indexPathOutOfRange])
    }

    @Test("selection, and what is asked of the view, follow what is presented; the data keeps its paths")
    func carrying() {
      view.allowsMultipleSelection = true
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 2]])
      #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == [0, 0])
      #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 0]) == [0, 1])
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 1])
      #expect(view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
      #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
      #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
      // What comes on screen meanwhile is asked for by the path in the data.
      hold(290)
      let log = CallLog(to: [.dataSource, .delegate])
      log.observe(view)
      view.contentOffset.y = 150
      view.layoutIfNeeded()
      #expect(view.shownNumbers == [1, 2, 0, 3, 4].filter { $0 != 1 })
      #expect(
        log.takeCalls() == [
          "dataSource cellForItemAt 0,3", "delegate willDisplay 0,3", "dataSource cellForItemAt 0,4",
          "delegate willDisplay 0,4", "delegate didEndDisplaying 0,1",
        ])
      view.cancelInteractiveMovement()
      #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    }

    @Test("the delegate redirects the item, with either method; out of range it stays, which is reported")
    func redirecting() {
      source.onTarget = { _, _, proposed in IndexPath(item: min(proposed.item, 1), section: 0) }
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(250)
      #expect(view.shownNumbers == [1, 0, 2])
      source.onTarget = { _, _, _ in [0, 20] }
      let reported = diagnostics { hold(260) }
      #expect(reported.map(\.code) == [.indexPathOutOfRange])
      #expect(view.shownNumbers == [1, 0, 2])
      view.endInteractiveMovement()
      #expect(source.sections[0].prefix(3) == [1, 0, 2])

      let older = OlderDelegate()
      view.delegate = older
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(250)
      #expect(view.shownNumbers == [1, 0, 2], "the older form keeps the item where it was taken up")
      #expect(older.asked == [[[0, 0], [0, 2]]])
    }

    @Test("a data source that does something else: one diagnostic, and what it has is shown")
    func inconsistent() {
      source.onMove = { [unowned source] from, _ in source.sections[0].remove(at: from.item) }
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      let reported = diagnostics {
        view.endInteractiveMovement()
        view.layoutIfNeeded()
      }
      #expect(reported.map(\.code) == [.inconsistentUpdate])
      #expect(view.shownNumbers == [1, 2, 3])
    }

    @Test("an update, a reload and another layout put the item back first")
    func interruptions() {
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      source.sections[0].remove(at: 0)
      view.deleteItems(at: [[0, 0]])
      #expect(view.shownNumbers == [1, 2, 3] && !view.hasUncommittedUpdates)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.shownNumbers == [1, 2, 3] && !view.hasUncommittedUpdates)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      view.collectionViewLayout = ScriptedLayout()
      view.layoutIfNeeded()
      #expect(view.shownNumbers == [1, 2, 3] && !view.hasUncommittedUpdates)
    }

    @Test("held near the edge, it scrolls by the clock and stays under the hand, up to the end")
    func edges() {
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      // At the lower edge: 900 points a second, and not before the second frame knows how long the first took.
      hold(300)
      seconds.tick(0)
      seconds.tick(0.1)
      #expect(abs(view.contentOffset.y - 90) < 1e-9)
      #expect(
        abs((view.visibleCells.first { ($0 as? MovableSource.Cell)?.number == 1 }?.center.y ?? 0) - 390)
          < 1e-9)
      // The hand is at 390, over the fourth row.
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 3])
      // Half-way into the zone of 60 points a quarter of the speed.
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90 + 270))
      seconds.tick(0.1)
      seconds.tick(0.2)
      #expect(abs(view.contentOffset.y - (90 + 22.5)) < 1e-9)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: view.contentOffset.y + 300))
      for frame in 3...60 { seconds.tick(Double(frame) / 10) }
      #expect(view.contentOffset.y == 1700)
      view.endInteractiveMovement()
      #expect(source.sections[0].last == 1)
      seconds.tick(10)
      #expect(view.contentOffset.y == 1700)
    }

    @Test("with another cadence the others make room when the item rests")
    func cadence() {
      view.reorderingCadence = .slow
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      hold(150)
      seconds.tick(0.4)
      #expect(view.shownNumbers == [0, 1, 2])
      hold(155)
      seconds.tick(0.8)
      #expect(view.shownNumbers == [0, 1, 2], "it has been moved meanwhile")
      seconds.tick(0.95)
      #expect(view.shownNumbers == [1, 0, 2])
    }

    @Test("a position of NaN is ignored")
    func unsound() {
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      let reported = diagnostics { hold(.nan) }
      #expect(reported.map(\.code) == [.invalidGeometry])
      #expect(cell(0)?.center.y == 50)
    }
  }
}

/// Implements only the older form.
private final class OlderDelegate: NSObject, UICollectionViewDelegate {
  var asked: [[IndexPath]] = []

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    asked.append([currentIndexPath, proposedIndexPath])
    return currentIndexPath
  }
}
