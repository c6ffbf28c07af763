import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: paths in mixed updates, and what follows an update at once.
  @MainActor
  @Suite("Mixed updates and what follows them")
  struct MixedOrderTests {
    private let stage = CallStage()
    private let seconds = TestSeconds()

    private var view: UICollectionView { stage.view }

    @Test("§23.141 a reconfigured item is asked for under its path after the update, and keeps its cell")
    func reconfigured() throws {
      let third = try #require(stage.cell(2))
      view.performBatchUpdates {
        stage.delete(0)
        view.reconfigureItems(at: [[0, 2]])
      }
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt").contains("dataSource cellForItemAt 0,1")
          && stage.cell(1) === third)
    }

    @Test("§23.142 a reloaded item is asked for under its path after the update")
    func reloaded() throws {
      let third = try #require(stage.cell(2))
      view.performBatchUpdates {
        stage.delete(0)
        view.reloadItems(at: [[0, 2]])
      }
      let calls = stage.log.takeCalls().only("dataSource cellForItemAt")
      // And the row that comes on screen.
      #expect(calls.sorted() == ["dataSource cellForItemAt 0,1", "dataSource cellForItemAt 0,2"])
      #expect(stage.cell(1) != nil && stage.cell(1) !== third)
    }

    @Test("§23.143 reconfiguring an item that is not on screen asks for no cell")
    func reconfiguredOffScreen() {
      view.reconfigureItems(at: [[0, 15]])
      #expect(stage.log.takeCalls().only("dataSource cellForItemAt") == [])
      view.contentOffset.y = 1400
      view.layoutIfNeeded()
      #expect(
        stage.log.takeCalls().only("dataSource cellForItemAt").contains("dataSource cellForItemAt 0,15"))
    }

    @Test("§23.144 scrolling to an item right after its insertion leads to where it will be")
    func scrollAfterInsertion() {
      seconds.tick(0)
      stage.insert(20)
      view.scrollToItem(at: [0, 20], at: .bottom, animated: false)
      #expect(view.contentOffset.y == 1800)
      view.layoutIfNeeded()
      #expect(stage.visible == [18, 19, 20])
      seconds.tick(1)
      #expect(view.contentOffset.y == 1800)
    }

    @Test("§23.145 a view that has no size for a while shows its cells again at the same offset")
    func noSizeForAWhile() {
      view.contentOffset.y = 600
      view.layoutIfNeeded()
      let frame = view.frame
      view.frame.size.height = 0
      view.layoutIfNeeded()
      #expect(stage.visible == [])
      view.frame = frame
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 600 && stage.visible == [6, 7, 8])
    }

    @Test("§23.146 an update completes although the view leaves its window meanwhile")
    func leavingWindow() {
      let shown = Stage(size: view.bounds.size)
      shown.window.addSubview(view)
      shown.window.layoutIfNeeded()
      var completions = 0
      shown.seconds.tick(0)
      view.performBatchUpdates {
        stage.insert(0)
      } completion: { _ in
        completions += 1
      }
      shown.seconds.tick(0)
      view.removeFromSuperview()
      for time in [0.1, 1, 2] { shown.seconds.tick(time) }
      #expect(completions == 1)
    }

    @Test("§23.147 a reload out of `willDisplay` is done in the same pass")
    func reloadInWillDisplay() {
      final class Display: NSObject, UICollectionViewDelegate {
        var onDisplay: ((IndexPath) -> Void)?
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { onDisplay?(path) }
      }
      let display = Display()
      display.onDisplay = { [unowned stage] _ in
        guard stage.source.sections == [20] else { return }
        stage.source.sections = [7]
        stage.view.reloadData()
      }
      view.delegate = display
      view.contentOffset.y = 900
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 7 && stage.visible == [4, 5, 6])
      #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
    }

    @Test("§23.148 invalidating named items asks for no cells, and keeps those on screen")
    func namedItems() throws {
      let second = try #require(stage.cell(1))
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      stage.layout.rowHeight = 80
      stage.layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      #expect(stage.cell(1) === second && second.frame.minY == 80)
      #expect(
        !stage.log.takeCalls().only("dataSource cellForItemAt").contains("dataSource cellForItemAt 0,1"))
    }

    @Test("§23.149 another layout, animated, out of `scrollViewDidScroll` during a drag: the drag goes on")
    func layoutInScroll() {
      final class Scrolled: NSObject, UICollectionViewDelegate {
        var onScroll: (() -> Void)?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
      }
      let fingers = Stage(view).finger
      let delegate = Scrolled()
      view.delegate = delegate
      let second = ScriptedLayout()
      second.rowHeight = 150
      delegate.onScroll = { [unowned view = stage.view] in
        if view.collectionViewLayout !== second { view.setCollectionViewLayout(second, animated: true) }
      }
      fingers.down(100, 280)
      for y in stride(from: 270.0, through: 200, by: -10) {
        fingers.wait(0.016)
        fingers.move(100, y)
      }
      #expect(view.collectionViewLayout === second)
      let before = view.contentOffset.y
      fingers.move(100, 150)
      #expect(view.contentOffset.y == before + 50 && view.isDragging)
      fingers.up()
    }

    @Test("§23.150 the headers of inserted sections are asked for under their index after the update")
    func headers() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.itemSize = CGSize(width: 200, height: 50)
      let source = CompleteSource(sections: [1, 1])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      let kind = UICollectionView.elementKindSectionHeader
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      view.dataSource = source
      view.layoutIfNeeded()
      let log = CallLog(to: [.dataSource])
      log.observe(view)
      view.performBatchUpdates {
        source.sections = [1, 2, 1]
        view.insertSections([1])
      }
      let header = "dataSource viewForSupplementaryElementOfKind \(kind)"
      #expect(log.take().only(header) == ["\(header) 1,0"])
    }
  }
}
