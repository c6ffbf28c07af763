import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Two actions in a row")
  struct ActionsInARowTests {
    private static let size = CGSize(width: 200, height: 400)

    private func makeLayout(height: CGFloat = 50) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: height)
      layout.minimumLineSpacing = 0
      return layout
    }

    private func makeView(_ source: PlainSource, _ layout: UICollectionViewLayout) -> UICollectionView {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      return view
    }

    @Test("§6.12 a scroll that the delegate begins when the finger lifts goes on to its end")
    func snapping() {
      final class Snapping: NSObject, UICollectionViewDelegate {
        var ends: [String] = []
        func scrollViewWillEndDragging(
          _ view: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset target: UnsafeMutablePointer<CGPoint>
        ) {
          target.pointee = view.contentOffset
          (view as? UICollectionView)?.scrollToItem(
            at: IndexPath(item: 10, section: 0), at: .top, animated: true)
        }
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
          ends.append("drag \(willDecelerate)")
        }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { ends.append("animation") }
      }
      let (source, delegate) = (PlainSource([100]), Snapping())
      let view = makeView(source, makeLayout())
      view.delegate = delegate
      let stage = Stage(view)
      stage.finger.fling(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -800))
      stage.settle()
      #expect(view.contentOffset.y == 500)
      #expect(delegate.ends == ["drag false", "animation"])
    }

    @Test("§16.10 the handler of a section receives visible items only, and hit tests see what it changed")
    func handler() {
      var received: [[Int]] = []
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item]))
      section.visibleItemsInvalidationHandler = { items, _, _ in
        received.append(items.map(\.indexPath.item).sorted())
        for item in items { item.transform = CGAffineTransform(translationX: 100, y: 0) }
      }
      let source = PlainSource([100])
      let view = makeView(source, UICollectionViewCompositionalLayout(section: section))
      let stage = Stage(view)
      view.contentOffset.y = 1000
      stage.settle()
      source.sections = [101]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.settle()
      #expect(Set(received) == [Array(0...7), Array(20...27)])
      received = []
      // The items are drawn in the right half.
      #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 1010)) == nil)
      #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 1010)) == IndexPath(item: 20, section: 0))
      #expect(received.isEmpty)
    }

    @Test("§25.18 a destructive action that takes its time removes its own item, wherever that is by then")
    func slowAction() {
      let list = SwipedList(rows: 40)
      list.stage.finger.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66))
      list.stage.settle()
      list.onPerform = { _, _ in }
      // The destructive action is at the edge.
      list.stage.finger.tap(at: CGPoint(x: 300, y: 66))
      #expect(list.log.last == "D 1")
      list.view.contentOffset.y = 800
      list.stage.settle()
      list.rows.insert("New", at: 0)
      list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      list.stage.settle()
      list.rows.removeAll { $0 == "Row 1" }
      list.completion?(true)
      list.stage.settle()
      #expect(list.view.numberOfItems(inSection: 0) == 40)
      for path in list.view.indexPathsForVisibleItems {
        let cell = list.view.cellForItem(at: path) as? UICollectionViewListCell
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == list.rows[path.item])
      }
    }

    @Test("§23.151 an update without animation leaves the app's animations of the same block alone")
    func sharedBlock() {
      let source = PlainSource([20])
      let view = makeView(source, makeLayout())
      let stage = Stage(view)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(bar)
      stage.settle()
      UIView.animate(withDuration: 0.4) {
        source.sections = [19]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        bar.frame.origin.y = 300
      }
      UIView.performWithoutAnimation {
        source.sections = [18]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      stage.advance(by: 0.01)
      stage.advance(by: 0.1)
      let shown = bar.layer.presentation()?.position.y ?? .nan
      #expect(shown > 5 && shown < 200)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.animationKeys() ?? [] == [])
      stage.settle()
      #expect(bar.frame.origin.y == 300)
    }

    @Test("§23.152 another data source begins without a selection")
    func otherData() {
      let (long, short) = (PlainSource([100]), PlainSource([3]))
      let view = makeView(long, makeLayout())
      let stage = Stage(view)
      view.selectItem(at: IndexPath(item: 50, section: 0), animated: false, scrollPosition: [])
      stage.finger.down(at: CGPoint(x: 50, y: 225))
      view.dataSource = short
      stage.settle()
      stage.finger.up()
      #expect(view.indexPathsForSelectedItems ?? [] == [])
    }

    @Test("§23.155 an interactive transition is left for the layout from which it began, or for another one")
    func leftTransition() {
      let source = PlainSource([20])
      let (first, second, third) = (makeLayout(), makeLayout(height: 80), makeLayout(height: 20))
      let view = makeView(source, first)
      let stage = Stage(view)
      var ends: [[Bool]] = []
      view.startInteractiveTransition(to: second) { ends.append([$0, $1]) }.transitionProgress = 0.5
      stage.advance(by: 0.01)
      view.setCollectionViewLayout(first, animated: true)
      stage.settle()
      #expect(view.collectionViewLayout === first && first.collectionView === view)
      source.sections = [2]
      view.reloadData()
      stage.settle()
      #expect(view.visibleCells.count == 2)
      view.startInteractiveTransition(to: second) { ends.append([$0, $1]) }
      view.collectionViewLayout = third
      stage.settle()
      #expect(view.visibleCells.allSatisfy { $0.frame.height == 20 })
      #expect(ends.count == 2 && ends.allSatisfy { !$0[1] })
    }

    @Test("§23.153 a reload out of willDisplay of an update asks for no more cells of the old data")
    func reloadInUpdate() {
      final class Reloading: NSObject, UICollectionViewDelegate {
        var onDisplay: (() -> Void)?
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          let action = onDisplay
          onDisplay = nil
          action?()
        }
      }
      /// Notes requests for items that it does not have.
      final class Strict: NSObject, UICollectionViewDataSource {
        var count = 3
        var mistakes = 0
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          if path.item >= count { mistakes += 1 }
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
      }
      let (source, delegate) = (Strict(), Reloading())
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: makeLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = delegate
      let stage = Stage(view)
      delegate.onDisplay = {
        source.count = 0
        view.reloadData()
      }
      source.count = 6
      view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
      stage.settle()
      #expect(source.mistakes == 0 && view.visibleCells.isEmpty)
    }

    @Test("§23.91 another layout out of cellForItem leaves no cell behind")
    func layoutInPass() {
      final class Changing: NSObject, UICollectionViewDelegate {
        var next: UICollectionViewLayout?
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          guard let next else { return }
          self.next = nil
          view.setCollectionViewLayout(next, animated: true)
        }
      }
      let (source, delegate) = (PlainSource([100]), Changing())
      let view = makeView(source, makeLayout())
      view.delegate = delegate
      let stage = Stage(view)
      delegate.next = makeLayout(height: 80)
      view.contentOffset.y = 1000
      stage.settle()
      #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
      #expect(view.visibleCells.allSatisfy { $0.frame.height == 80 })
    }

    @Test("an item whose press had to wait in vain can be dragged afterwards")
    func failedPress() {
      final class Dragging: NSObject, UICollectionViewDragDelegate {
        func collectionView(
          _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      }
      let (source, drag) = (PlainSource([100]), Dragging())
      let view = makeView(source, makeLayout())
      view.dragDelegate = drag
      view.dragInteractionEnabled = true
      let stage = Stage(view)
      /// A recognizer of the app that the press must wait for, and that recognizes two long presses only.
      final class Blocking: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { true }
      }
      let blocking = Blocking()
      blocking.minimumPressDuration = 5
      blocking.delegate = blocking
      view.addGestureRecognizer(blocking)
      stage.finger.press(at: CGPoint(x: 50, y: 25), for: 1)
      stage.settle()
      view.removeGestureRecognizer(blocking)
      stage.finger.down(at: CGPoint(x: 50, y: 25))
      stage.finger.wait(1)
      stage.finger.move(to: CGPoint(x: 60, y: 80))
      #expect(view.hasActiveDrag)
      stage.finger.up()
      stage.settle()
      #expect(!view.hasActiveDrag)
    }
  }
}
