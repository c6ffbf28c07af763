import Foundation
import TestSupport
import Testing
import UIKit

/// The article "Drag and drop".
@MainActor
@Suite("Article: drag and drop")
struct DragAndDropTests {
  /// A list of words, 100 points wide, with rows 50 points high.
  class WordList: NSObject, UICollectionViewDataSource {
    var words: [String]
    let view: UICollectionView

    init(_ words: [String], x: CGFloat, in window: UIWindow) {
      self.words = words
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: x, y: 0, width: 100, height: 300), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      view.dataSource = self
      window.addSubview(view)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    }
  }

  // snippet: drag
  final class DraggableList: WordList, UICollectionViewDragDelegate {
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      let word = words[path.item]
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: word)))
      item.localObject = word
      return [item]
    }
  }
  // end snippet

  // snippet: drop
  final class DropList: WordList, UICollectionViewDropDelegate {
    func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      session.localDragSession != nil && session.canLoadObjects(ofClass: NSString.self)
    }

    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      var path = coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
      for item in coordinator.items {
        guard let word = item.dragItem.localObject as? String else { continue }
        view.performBatchUpdates {
          words.insert(word, at: path.item)
          view.insertItems(at: [path])
        }
        coordinator.drop(item.dragItem, toItemAt: path)
        path.item += 1
      }
    }
  }
  // end snippet

  // snippet: foreign
  final class ForeignDropList: WordList, UICollectionViewDropDelegate {
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      var path = coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "word")
        let context = coordinator.drop(item.dragItem, to: placeholder)
        path.item += 1
        _ = item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
          guard let word = object as? NSString else {
            context.deletePlaceholder()
            return
          }
          context.commitInsertion { path in self.words.insert(String(describing: word), at: path.item) }
        }
      }
    }
  }
  // end snippet

  /// Drags the first row of a list to a point of the window.
  private func drag(to x: CGFloat, _ y: CGFloat, on stage: Stage) {
    let fingers = stage.finger
    fingers.down(50, 25)
    fingers.wait(0.6)
    fingers.move(x, y)
    fingers.wait(0.1)
    fingers.up()
    fingers.wait(0.02)
    fingers.wait(1)
  }

  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private var window: UIWindow { stage.window }

  @Test("a word dragged onto another list is inserted there")
  func drop() {
    let source = DraggableList(["a", "b"], x: 0, in: window)
    let target = DropList(["x", "y"], x: 100, in: window)
    source.view.dragDelegate = source
    target.view.dropDelegate = target
    window.layoutIfNeeded()
    drag(to: 150, 75, on: stage)
    #expect(target.words == ["x", "a", "y"])
    #expect(source.words == ["a", "b"])
  }

  /// A list whose words are dragged together.
  private final class BundledList: WordList, UICollectionViewDragDelegate {
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      words.map { word in
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: word)))
        item.localObject = word
        return item
      }
    }
  }

  @Test("several items keep their order in a drop, with and without placeholders")
  func severalItems() {
    let source = BundledList(["a", "b", "c"], x: 0, in: window)
    source.view.dragDelegate = source
    let local = DropList(["x", "y"], x: 100, in: window)
    local.view.dropDelegate = local
    window.layoutIfNeeded()
    drag(to: 150, 75, on: stage)
    #expect(local.words == ["x", "a", "b", "c", "y"])

    local.view.removeFromSuperview()
    let foreign = ForeignDropList(["x", "y"], x: 100, in: window)
    foreign.view.dropDelegate = foreign
    window.layoutIfNeeded()
    drag(to: 150, 75, on: stage)
    #expect(foreign.words == ["x", "a", "b", "c", "y"])
  }

  @Test("a list that needs local objects refuses drags of other programs; one that loads data accepts them")
  func otherPrograms() {
    let local = DropList(["x", "y"], x: 0, in: window)
    local.view.dropDelegate = local
    let foreign = ForeignDropList(["x", "y"], x: 100, in: window)
    foreign.view.dropDelegate = foreign
    window.layoutIfNeeded()
    let drag = ForeignDrag([NSItemProvider(object: NSString(string: "n"))], over: window)
    #expect(drag.move(to: CGPoint(x: 50, y: 75)) == .cancel && !drag.drop())
    #expect(local.words == ["x", "y"])
    _ = drag.move(to: CGPoint(x: 150, y: 75))
    #expect(drag.drop())
    #expect(foreign.words == ["x", "n", "y"])
  }

  @Test("a placeholder becomes an item when the data of the drop has loaded")
  func placeholder() {
    let source = DraggableList(["a", "b"], x: 0, in: window)
    let target = ForeignDropList(["x", "y"], x: 100, in: window)
    source.view.dragDelegate = source
    target.view.dropDelegate = target
    window.layoutIfNeeded()
    drag(to: 150, 75, on: stage)
    #expect(target.words == ["x", "a", "y"])
  }
}
