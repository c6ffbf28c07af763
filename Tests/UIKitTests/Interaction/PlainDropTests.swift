import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Two lists, side by side, whose delegates implement no more than they must. Rows 50 points high.
  @MainActor
  @Suite("Drag and drop with what is optional left out")
  struct PlainDropTests {
    private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
      UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
      let view: UICollectionView
      var dropped: [UIDropOperation] = []
      private let source = PlainSource([3])

      init(at x: CGFloat, in window: UIWindow) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        view = UICollectionView(
          frame: CGRect(x: x, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate, view.dragDelegate, view.dropDelegate) = (source, self, self, self)
        view.isSpringLoaded = true
        window.addSubview(view)
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "word")))] }

      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        dropped.append(coordinator.proposal.operation)
        for item in coordinator.items {
          coordinator.drop(item.dragItem, toItemAt: coordinator.destinationIndexPath ?? [0, 0])
        }
      }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private var window: UIWindow { stage.window }
    private let left: List
    private let right: List
    private var fingers: Fingers { stage.finger }

    init() {
      left = List(at: 0, in: stage.window)
      right = List(at: 100, in: stage.window)
      stage.window.layoutIfNeeded()
      fingers.down(50, 25)
      fingers.wait(0.6)
    }

    @Test("every drop is taken, as a copy; another finger adds nothing")
    func copy() {
      fingers.move(50, 40)
      fingers.down(50, 125, finger: 1)
      fingers.wait(0.05)
      fingers.up(finger: 1)
      fingers.move(150, 40)
      #expect(right.view.hasActiveDrop && !left.view.hasActiveDrop, "one is left, the other entered")
      #expect(window.subviews.count == 3, "one picture under the finger")
      fingers.up()
      fingers.wait(0.02)
      fingers.wait(1)
      #expect(right.dropped == [.copy] && left.dropped == [])
      #expect(window.subviews.count == 2 && !right.view.hasActiveDrop)
    }

    @Test("an item that the drag stays over is opened")
    func springLoading() {
      fingers.move(150, 75)
      fingers.wait(1)
      fingers.wait(1)
      #expect(right.view.indexPathsForSelectedItems == [[0, 1]])
      fingers.up()
    }
  }
}
