import CollectionViewTesting
import Testing
import UIKit

@MainActor
@Suite("The log of calls")
struct CallTests {
  /// 10 rows of 50 points in 300 points, in two columns.
  private let source = Numbers(20)
  private let view: UICollectionView
  private let stage: Stage

  init() {
    view = source.makeView()
    stage = Stage(view)
  }

  /// Implements two of the optional members.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var selected: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 4
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 50) }
  }

  @Test("a tap asks the delegate what it implements, and nothing else")
  func tap() {
    let delegate = Delegate()
    view.delegate = delegate
    view.layoutIfNeeded()
    expectCalls(
      of: view, to: [.dataSource, .delegate],
      """
      delegate shouldSelectItemAt 0,3
      delegate didSelectItemAt 0,3
      delegate shouldSelectItemAt 0,4
      """
    ) {
      stage.finger.tap(at: CGPoint(x: 150, y: 75))
      stage.finger.tap(at: CGPoint(x: 50, y: 125))
    }
    #expect(delegate.selected == [[0, 3]] && view.delegate === delegate)
  }

  @Test("an insertion asks for the counts and for the new cell, and notifies the layout in UIKit's order")
  func insertion() {
    let lines = calls(of: view) {
      source.count = 21
      view.insertItems(at: [[0, 0]])
    }
    #expect(lines.contains("dataSource numberOfItemsInSection 0"))
    #expect(lines.contains("dataSource cellForItemAt 0,0"))
    // Apple's documentation of `prepare(forCollectionViewUpdates:)`: it is called before the initial and final
    // attributes are asked for, and `finalizeCollectionViewUpdates()` is called last.
    let order = [
      "layout prepare", "layout prepare(forCollectionViewUpdates) insert 0,0",
      "layout initialLayoutAttributesForAppearingItem 0,0", "layout finalizeCollectionViewUpdates",
    ].map { lines.firstIndex(of: $0) ?? -1 }
    #expect(order == order.sorted() && !order.contains(-1), "\(lines)")
  }

  @Test("a flow layout asks its delegate for each size, and the collection view for the count")
  func sizes() {
    source.count = 2
    let delegate = Delegate()
    view.delegate = delegate
    let lines = calls(of: view, to: [.delegate, .collectionView]) {
      view.reloadData()
      view.layoutIfNeeded()
    }
    #expect(lines.contains("delegate sizeForItemAt 0,0") && lines.contains("delegate sizeForItemAt 0,1"))
    #expect(lines.contains { $0.hasPrefix("collectionView numberOfItems 0") })
    #expect(!lines.contains { $0.contains("insetForSectionAt") })
  }

  @Test("equal calls are one line, and a controller's inherited members are left out")
  func controller() {
    final class Controller: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        30
      }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

      override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
    let controller = Controller(collectionViewLayout: Numbers.twoColumns())
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let stage = Stage(controller, size: CGSize(width: 200, height: 300))
    expectCalls(of: controller.collectionView, to: [.delegate], "delegate scrollViewDidScroll × 3") {
      for offset in [10, 20, 30] { controller.collectionView.contentOffset.y = CGFloat(offset) }
      stage.window.layoutIfNeeded()
    }
  }

  /// Implements the required members of drag and drop, and one optional member of each.
  private final class Dragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move) }

    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  // Apple's documentation of `UICollectionViewDropDelegate`: it is called whenever the drag moves, then for the drop; the
  // drag delegate is called when the drag has ended.
  @Test("a drag and its drop call both delegates for what they implement")
  func dragAndDrop() {
    let delegate = Dragging()
    (view.dragDelegate, view.dropDelegate, view.dragInteractionEnabled) = (delegate, delegate, true)
    expectCalls(
      of: view, to: [.dragDelegate, .dropDelegate],
      """
      dragDelegate itemsForBeginning 0,3
      dropDelegate dropSessionDidUpdate 0,7 × 2
      dropDelegate performDropWith 0,7
      dragDelegate dragSessionDidEnd
      """
    ) {
      stage.finger.down(at: CGPoint(x: 150, y: 75))
      stage.finger.wait(1)
      stage.finger.move(to: CGPoint(x: 150, y: 170))
      stage.finger.move(to: CGPoint(x: 150, y: 175))
      stage.finger.up()
      stage.settle()
    }
  }

  @Test("a failure prints the calls that are missing, those that were not expected, and all")
  func failure() {
    let delegate = Delegate()
    view.delegate = delegate
    withKnownIssue {
      expectCalls(of: view, to: [.delegate], "delegate didHighlightItemAt 0,3") {
        stage.finger.tap(at: CGPoint(x: 150, y: 75))
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("- delegate didHighlightItemAt 0,3")
        && text.contains("+ delegate didSelectItemAt 0,3")
    }
  }

  @Test("nothing is recorded afterwards, and what happened is the same")
  func transparent() {
    let lines = calls(of: view) {
      view.contentOffset.y = 25
      view.layoutIfNeeded()
    }
    #expect(lines.contains("dataSource cellForItemAt 0,12"))
    let more = calls(of: view) {}
    #expect(more == [] && view.dataSource === source && view.visibleCells.count == 14)
  }
}
