import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Rows of 100 points, three of them seen, in a controller that moves them.
  @MainActor
  @Suite("Moving items by a long press, and by keys")
  struct MovementGestureTests {
    private final class Controller: UICollectionViewController {
      var numbers = Array(0..<9)
      var hasMenus = false

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
      }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? MovableSource.Cell)?.number = numbers[path.item]
        return cell
      }

      override func collectionView(
        _ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath
      ) {
        numbers.insert(numbers.remove(at: origin.item), at: target.item)
      }

      override func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard hasMenus, let item = paths.first?.item else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Open \(self.numbers[item])") { _ in }])
        })
      }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let controller = Controller(collectionViewLayout: ScriptedLayout())
    private var fingers: Fingers { stage.finger }
    private var view: UICollectionView { controller.collectionView }

    init() {
      controller.collectionView.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
      stage = Stage(controller, size: CGSize(width: 200, height: 300))
    }

    @Test("pressed, dragged and let go")
    func longPress() throws {
      let cell = try #require(view.cellForItem(at: [0, 0]))
      fingers.down(100, 30)
      fingers.wait(0.6)
      #expect(view.hasUncommittedUpdates)
      // 20 points above the middle: the middle stays as far from the finger.
      fingers.move(100, 140)
      #expect(cell.center == CGPoint(x: 100, y: 160))
      #expect(view.shownNumbers == [1, 0, 2])
      #expect(view.contentOffset == .zero, "the content is not dragged along")
      fingers.up()
      fingers.wait(1)
      #expect(controller.numbers.prefix(3) == [1, 0, 2] && cell.frame.minY == 100)
      #expect(view.indexPathsForSelectedItems == [], "it was no tap")
    }

    @Test("a finger that is taken away puts the item back")
    func cancelled() {
      fingers.down(100, 50)
      fingers.wait(0.6)
      fingers.move(100, 150)
      fingers.cancel()
      fingers.wait(1)
      #expect(controller.numbers == Array(0..<9) && view.shownNumbers == [0, 1, 2])
      #expect(!view.hasUncommittedUpdates)
    }

    @Test(
      "an item that has a menu too is moved when the finger goes on, and shows it when the finger lifts where it is"
    )
    func menu() {
      let presenter = RecordingMenuPresenter()
      window.menuPresenter = presenter
      controller.hasMenus = true
      fingers.down(100, 150)
      fingers.wait(0.6)
      #expect(view.hasUncommittedUpdates && presenter.menu == nil)
      fingers.up()
      #expect(!view.hasUncommittedUpdates && presenter.titles == ["Open 1"])
      presenter.close()
      fingers.wait(1)
      fingers.down(100, 50)
      fingers.wait(0.6)
      fingers.move(100, 150)
      fingers.up()
      fingers.wait(1)
      #expect(presenter.menu == nil && controller.numbers.prefix(3) == [1, 0, 2])
    }

    @Test("switched off, a long press is a slow tap, and a drag scrolls")
    func switchedOff() {
      controller.installsStandardGestureForInteractiveMovement = false
      fingers.down(100, 50)
      fingers.wait(0.6)
      #expect(!view.hasUncommittedUpdates)
      fingers.up()
      #expect(view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test("Alt and an arrow move the item in focus")
    func keys() {
      let keys = stage.keys
      view.becomeFirstResponder()
      keys.press(.downArrow)
      keys.press(.downArrow, .alternate)
      #expect(controller.numbers.prefix(3) == [1, 0, 2] && view.shownNumbers == [1, 0, 2])
      keys.press(.downArrow, .alternate)
      #expect(controller.numbers.prefix(3) == [1, 2, 0])
      keys.press(.upArrow, .alternate)
      #expect(controller.numbers.prefix(3) == [1, 0, 2])
    }
  }
}
