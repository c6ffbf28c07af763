import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Two lists side by side, each 100 points wide; rows 50 points high, six of them seen.
  @MainActor
  @Suite("Drag and drop of items")
  struct DragAndDropTests {
    /// A list of words that can be dragged, and takes words.
    final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
      UICollectionViewDragDelegate,
      UICollectionViewDropDelegate
    {
      final class Cell: UICollectionViewCell {
        var states: [DragState] = []
        override func dragStateDidChange(_ dragState: DragState) {
          super.dragStateDidChange(dragState)
          states.append(dragState)
        }
      }

      let name: String
      let view: UICollectionView
      var words: [String]
      var log: [String] = []
      var operation = UIDropOperation.move
      var allowsMove = true
      var isInterested = true
      /// Where the words dropped come to rest; the place of their cells when nil.
      var target: ((UIDragItem) -> UIDragPreviewTarget)?

      init(_ name: String, _ words: [String], at x: CGFloat, in window: UIWindow) {
        self.name = name
        self.words = words
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        view = UICollectionView(
          frame: CGRect(x: x, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate, view.dragDelegate, view.dropDelegate) = (self, self, self, self)
        window.addSubview(view)
      }

      func cell(_ item: Int) -> Cell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }

      func take() -> [String] {
        defer { log = [] }
        return log
      }

      /// The items that may be opened by a drag.
      var openable: [Int] = []

      func collectionView(
        _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        #expect(context.targetView === view && context.targetItem as? IndexPath == path)
        log.append(
          "shouldOpen \(path.item) at \(context.location(in: nil).x) \(context.location(in: view).x)")
        return openable.contains(path.item)
      }

      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("open \(path.item)")
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words.count
      }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] {
        log.append("begin \(path.item)")
        guard words[path.item] != "fixed" else { return [] }
        return [dragItem(path)]
      }

      private func dragItem(_ path: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[path.item])))
        item.localObject = words[path.item]
        return item
      }

      func collectionView(
        _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
        point: CGPoint
      ) -> [UIDragItem] {
        log.append("add \(path.item)")
        return [dragItem(path)]
      }

      func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        session.localContext = name
        log.append("dragWillBegin")
      }

      func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("dragDidEnd \(session.localContext ?? "-")")
      }

      func collectionView(
        _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
      ) -> Bool { allowsMove }

      func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        isInterested && session.canLoadObjects(ofClass: NSString.self)
          && session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"])
      }

      func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter \(session.localDragSession?.localContext ?? "-")")
      }

      func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        log.append("exit")
      }

      func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("dropDidEnd")
      }

      func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
      ) -> UICollectionViewDropProposal {
        let place = session.location(in: view)
        log.append("update \(path.map { "\($0.item)" } ?? "-") at \(Int(place.x)) \(Int(place.y))")
        return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
      }

      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        log.append("perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "-")")
        var place = coordinator.destinationIndexPath?.item ?? words.count
        for item in coordinator.items {
          guard let word = item.dragItem.localObject as? String else { continue }
          let path = IndexPath(item: place, section: 0)
          view.performBatchUpdates {
            if let source = item.sourceIndexPath {
              self.words.remove(at: source.item)
              self.words.insert(word, at: place)
              view.moveItem(at: source, to: path)
            } else {
              self.words.insert(word, at: place)
              view.insertItems(at: [path])
            }
          }
          let animating =
            target.map { coordinator.drop(item.dragItem, to: $0(item.dragItem)) }
            ?? coordinator.drop(item.dragItem, toItemAt: path)
          animating.addCompletion { _ in self.log.append("dropped \(word) \(item.previewSize.height)") }
          place += 1
        }
      }
    }

    let stage = Stage(size: CGSize(width: 200, height: 300))
    var window: UIWindow { stage.window }
    let left: List
    let right: List
    var fingers: Fingers { stage.finger }
    let presenter = RecordingMenuPresenter()

    init() {
      left = List("left", ["a", "b", "c", "fixed"], at: 0, in: stage.window)
      right = List("right", ["x", "y"], at: 100, in: stage.window)
      stage.window.menuPresenter = presenter
      stage.window.layoutIfNeeded()
    }

    /// Presses long enough on a row of the left list to lift it.
    func lift(_ item: Int) {
      fingers.down(50, CGFloat(item) * 50 + 25)
      fingers.wait(0.6)
    }

    /// Lets what was dropped come to rest: what is animated begins with the next frame.
    func settle() {
      fingers.wait(0.02)
      fingers.wait(1)
    }

    /// The pictures under the finger: the window's views besides the lists.
    var previews: [UIView] { window.subviews.filter { !($0 is UICollectionView) } }

    @Test("an item that the drag stays over is opened, if items are and this one may be")
    func springLoading() throws {
      right.openable = [1]
      lift(0)
      fingers.move(150, 75)
      fingers.wait(1)
      #expect(right.take().filter { $0.contains("pen") } == [], "items are not spring-loaded")
      right.view.isSpringLoaded = true
      fingers.move(150, 25)
      fingers.wait(1)
      #expect(right.take().filter { $0.contains("pen") } == ["shouldOpen 0 at 150.0 50.0"])
      fingers.move(150, 75)
      let cell = try #require(right.cell(1))
      #expect(cell.isHighlighted)
      fingers.wait(0.4)
      fingers.move(151, 76)
      fingers.wait(0.5)
      #expect(right.take().filter { $0.contains("pen") } == ["shouldOpen 1 at 150.0 50.0", "open 1"])
      #expect(right.view.indexPathsForSelectedItems == [[0, 1]] && !cell.isHighlighted)
      fingers.move(150, 25)
      fingers.move(150, 75)
      fingers.move(150, 250)
      #expect(!cell.isHighlighted)
      fingers.wait(1)
      #expect(!right.take().contains("open 1"), "the drag went on before")
      fingers.move(50, 280)
      fingers.up()
      settle()
    }

    @Test("within a list: every call in order, the state of the cell, and the item where it was dropped")
    func reorder() {
      lift(0)
      let cell = left.cell(0)
      #expect(left.take() == ["begin 0"])
      #expect(cell?.states == [.lifting] && left.view.hasActiveDrag && !left.view.hasActiveDrop)
      #expect(previews.count == 1)
      fingers.move(50, 60)
      fingers.move(60, 130)
      #expect(left.take() == ["dragWillBegin", "enter left", "update 1 at 50 60", "update 2 at 60 130"])
      #expect(cell?.states == [.lifting, .dragging] && left.view.hasActiveDrop)
      // Lifted at (50, 25) by its middle, moved by (10, 105).
      #expect(previews.first?.center == CGPoint(x: 60, y: 130))
      fingers.up()
      #expect(left.take() == ["perform 2"])
      #expect(left.words == ["b", "c", "a", "fixed"])
      #expect(cell?.states == [.lifting, .dragging, .none])
      settle()
      #expect(left.take() == ["dropped a 50.0", "dropDidEnd", "dragDidEnd left"])
      #expect(previews.isEmpty && !left.view.hasActiveDrag && !left.view.hasActiveDrop)
      #expect(left.cell(2) === cell)
      #expect(left.view.contentOffset == .zero && left.view.indexPathsForSelectedItems == [])
    }

    @Test("from list to list: one is left, the other entered, and the item comes from no place of that one")
    func across() {
      lift(1)
      fingers.move(80, 75)
      fingers.move(150, 30)
      #expect(left.take().suffix(2) == ["update 1 at 80 75", "exit"])
      #expect(right.take() == ["enter left", "update 0 at 50 30"])
      fingers.up()
      settle()
      #expect(right.words == ["b", "x", "y"] && left.words == ["a", "b", "c", "fixed"])
      #expect(right.take() == ["perform 0", "dropped b 50.0", "dropDidEnd"])
      #expect(left.take() == ["dragDidEnd left"])
    }

    @Test("below the items there is no destination")
    func beyond() {
      lift(0)
      fingers.move(150, 280)
      fingers.up()
      #expect(right.words == ["x", "y", "a"])
      #expect(right.take() == ["enter left", "update - at 50 280", "perform -"])
    }

    @Test(
      "a drop that is not proposed, not allowed, of no interest, or cancelled changes nothing, and is over",
      arguments: ["forbidden", "move not allowed", "not interested", "cancelled"])
    func refused(reason: String) {
      switch reason {
      case "forbidden": right.operation = .forbidden
      case "move not allowed": left.allowsMove = false
      case "not interested": right.isInterested = false
      default: break
      }
      lift(0)
      fingers.move(150, 30)
      if reason == "cancelled" { fingers.cancel() } else { fingers.up() }
      settle()
      #expect(right.words == ["x", "y"] && previews.isEmpty)
      #expect(
        left.take().last == "dragDidEnd left"
          && left.cell(0)?.states.last == UICollectionViewCell.DragState.none)
      #expect(!right.view.hasActiveDrop)
      #expect(right.take().last == (reason == "not interested" ? nil : "dropDidEnd"))
      // And once more, as if nothing had been.
      lift(0)
      #expect(left.view.hasActiveDrag)
      fingers.up()
    }

    @Test("what cannot be dragged is pressed and scrolled as ever")
    func notDragged() {
      for prepare in [
        { left.words[0] = "fixed" }, { left.view.dragInteractionEnabled = false },
        { left.view.dragDelegate = nil },
      ] {
        prepare()
        lift(0)
        #expect(!left.view.hasActiveDrag && previews.isEmpty)
        fingers.up()
        #expect(left.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        left.view.selectItem(at: nil, animated: false, scrollPosition: [])
        settle()
      }
    }

    @Test("an item that is lifted and let go has its menu opened, one that is moved has not")
    func menu() {
      final class Menus: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(
            actionProvider: { _ in UIMenu(children: [UIAction(title: "\(paths.map(\.item))") { _ in }]) })
        }
      }
      let menus = Menus()
      left.view.delegate = menus
      lift(1)
      #expect(presenter.menu == nil)
      fingers.up()
      #expect(presenter.titles == ["[1]"])
      presenter.close()
      settle()
      lift(1)
      fingers.move(50, 80)
      fingers.up()
      #expect(presenter.menu == nil)
      settle()
      lift(3)
      #expect(presenter.titles == ["[3]"], "an item that cannot be dragged has it at once")
      presenter.close()
      fingers.up()
    }

    @Test("the data may change under the finger: the item is followed, and one that is gone has no source")
    func updates() {
      lift(1)
      fingers.move(50, 80)
      left.words.remove(at: 0)
      left.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      fingers.move(50, 140)
      fingers.up()
      // b, now first of b, c and fixed, goes to the place of the third.
      #expect(left.words == ["c", "fixed", "b"])
      settle()
      lift(0)
      fingers.move(50, 80)
      left.words.remove(at: 0)
      left.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      fingers.move(150, 30)
      fingers.up()
      #expect(right.words == ["c", "x", "y"])
    }

    @Test("the item a drag is over is followed through an update until it is dropped there")
    func updatedDestination() {
      lift(0)
      fingers.move(150, 75)
      right.words.insert("new", at: 0)
      right.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fingers.up()
      #expect(right.words == ["new", "x", "a", "y"])
    }

    @Test(
      "a drag goes on when its list leaves the window, and ends with a drop or without one",
      arguments: [true, false])
    func removedSource(isDropped: Bool) {
      lift(0)
      fingers.move(60, 60)
      left.view.removeFromSuperview()
      fingers.move(150, 30)
      #expect(previews.first?.center == CGPoint(x: 150, y: 30))
      if !isDropped { fingers.move(50, 30) }
      fingers.up()
      settle()
      #expect(previews.isEmpty && !left.view.hasActiveDrag && !right.view.hasActiveDrop)
      #expect(right.words == (isDropped ? ["a", "x", "y"] : ["x", "y"]))
      #expect(left.take().last == "dragDidEnd left")
    }

    @Test("a drag goes on when its list is released, which happens at its end")
    func releasedSource() {
      weak var released: UICollectionView?
      do {
        let list = List("third", ["c"], at: 0, in: window)
        window.layoutIfNeeded()
        lift(0)
        fingers.move(60, 60)
        list.view.removeFromSuperview()
        released = list.view
      }
      fingers.move(150, 30)
      #expect(released != nil && previews.count == 1)
      fingers.up()
      settle()
      #expect(right.words == ["c", "x", "y"] && previews.isEmpty)
      #expect(released == nil)
    }

    @Test("a reload under a resting drag: the drop has the item that is under the finger then, if any")
    func reloadedDestination() {
      right.words = (0..<20).map { "\($0)" }
      right.view.reloadData()
      window.layoutIfNeeded()
      lift(0)
      fingers.move(150, 275)
      right.words = ["x", "y", "z"]
      right.view.reloadData()
      fingers.up()
      #expect(right.take().last == "perform -" && right.words == ["x", "y", "z", "a"])
    }

    @Test("a reload ends the room for an item, and the drop has the index path of an item that exists")
    func reloadedRoom() {
      lift(0)
      fingers.move(50, 60)
      fingers.move(50, 180)
      #expect(left.take().last == "update 3 at 50 180")
      left.words = ["a", "b", "c"]
      left.view.reloadData()
      fingers.up()
      settle()
      #expect(left.words.sorted() == ["a", "b", "c"] && !left.view.hasUncommittedUpdates)
    }

    @Test("an item that a reload has removed during its drag has no source")
    func reloadedSource() {
      left.operation = .copy
      lift(2)
      fingers.move(50, 75)
      left.words = ["a", "b"]
      left.view.reloadData()
      fingers.up()
      #expect(left.words == ["a", "c", "b"])
    }

    /// Lifts a word on the left, while a number of items is on the right of which a drag can open the one at index 5.
    private func liftOverSpringLoadedItems(_ count: Int) {
      right.words = (0..<count).map { "\($0)" }
      right.openable = [5]
      right.view.isSpringLoaded = true
      right.view.reloadData()
      window.layoutIfNeeded()
      lift(0)
    }

    @Test("an item over which a drag rested is not opened after a reload")
    func springLoadingAndReload() {
      liftOverSpringLoadedItems(20)
      fingers.move(150, 275)
      fingers.move(150, 276)
      right.words = ["x"]
      right.view.reloadData()
      fingers.wait(1)
      #expect(!right.take().contains { $0.hasPrefix("open") })
      #expect(right.view.visibleCells.allSatisfy { !$0.isHighlighted })
      fingers.cancel()
    }

    @Test("an item that scrolls away from under a resting drag is not opened")
    func springLoadingAndEdge() {
      liftOverSpringLoadedItems(40)
      fingers.move(150, 290)
      let first = right.cell(5)
      #expect(first?.isHighlighted == true)
      for _ in 0..<9 { fingers.wait(0.1) }
      #expect(right.view.contentOffset.y > 50)
      #expect(first?.isHighlighted == false && !right.take().contains("open 5"))
      fingers.cancel()
    }

    @Test("only the cell of a dragged item shows its state, also after it has scrolled away and returned")
    func reusedCell() {
      left.words = (0..<40).map { "\($0)" }
      left.operation = .copy
      left.view.reloadData()
      window.layoutIfNeeded()
      func transparentItems() -> [Int] {
        left.view.visibleCells.filter { $0.contentView.alpha < 1 }
          .compactMap { left.view.indexPath(for: $0)?.item }
      }
      lift(0)
      fingers.move(50, 290)
      #expect(transparentItems() == [0])
      for _ in 0..<100 { fingers.wait(0.02) }
      #expect(left.view.contentOffset.y > 600)
      #expect(transparentItems() == [])
      fingers.move(50, 10)
      for _ in 0..<200 { fingers.wait(0.02) }
      #expect(left.view.contentOffset.y == 0 && transparentItems() == [0])
      fingers.cancel()
      #expect(transparentItems() == [])
    }

    @Test("what is dropped can fall to any place, transformed")
    func target() {
      right.target = { [window] _ in
        UIDragPreviewTarget(
          container: window, center: CGPoint(x: 20, y: 280), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
        )
      }
      lift(0)
      fingers.move(150, 30)
      let preview = previews.first
      fingers.up()
      #expect(preview?.center == CGPoint(x: 20, y: 280) && preview?.transform.a == 0.5)
    }
  }

  @MainActor
  @Suite("What is dragged")
  struct DragItemTests {
    @Test("a provider hands over what it was made with, as what that is, and nothing else")
    func provider() {
      let provider = NSItemProvider(object: NSString(string: "word"))
      #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
      #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
      var (found, failure): (NSString?, (any Error)?) = (nil, nil)
      provider.loadObject(ofClass: NSString.self) { object, _ in found = object as? NSString }
      provider.loadObject(ofClass: UIImage.self) { _, error in failure = error }
      #expect(found == "word" && failure != nil)
      #expect(NSItemProvider().registeredTypeIdentifiers == [])
    }

    @Test("proposals and previews keep what they are given")
    func values() {
      let plain = UICollectionViewDropProposal(operation: .copy)
      #expect(plain.operation == .copy && plain.intent == .unspecified && !plain.isPrecise)
      let into = UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
      #expect(into.operation == .move && into.intent == .insertIntoDestinationIndexPath)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let preview = UIDragPreview(view: view)
      #expect(preview.view === view && preview.parameters.visiblePath == nil)
      let target = UIDragPreviewTarget(container: view, center: .zero, transform: .identity)
      #expect(UITargetedDragPreview(view: view).retargetedPreview(with: target).target === target)
    }
  }
}
