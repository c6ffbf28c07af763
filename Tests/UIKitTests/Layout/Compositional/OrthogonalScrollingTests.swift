import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("§16.9 Sections that scroll by themselves")
  struct OrthogonalScrollingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private var window: UIWindow { stage.window }
    private var fingers: Fingers { stage.finger }

    /// A shelf of 100-point tiles over rows, in a window.
    private func shelf(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20, width: CGFloat = 100,
      change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalHarness {
      let shelf = NSCollectionLayoutSection.shelf(behavior, width: width)
      change(shelf)
      let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf : .rows() }
      let harness = CompositionalHarness([count, 40], layout)
      window.addSubview(harness.view)
      harness.view.layoutIfNeeded()
      return harness
    }

    /// Where the first item stands on screen, or would.
    private func place(_ harness: CompositionalHarness) -> CGFloat { harness.frame(0)?.minX ?? .nan }

    private func rest() { for _ in 0..<240 { fingers.wait(1.0 / 60) } }

    @Test("a drag along the shelf scrolls it, and one across it everything")
    func drags() {
      let harness = shelf(.continuous)
      fingers.down(200, 40)
      for x in stride(from: 190, through: 100, by: -10) { fingers.move(CGFloat(x), 40) }
      harness.view.layoutIfNeeded()
      // The drag begins where it was recognized, after 10 points.
      #expect(abs(place(harness) + 100) <= 10)
      #expect(
        harness.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == place(harness)
          || place(harness) <= -100)
      #expect(harness.view.contentOffset.y == 0)
      fingers.cancel()
      rest()
      let before = place(harness)
      fingers.fling(from: CGPoint(x: 200, y: 60), step: CGVector(dx: 0, dy: -10), count: 5)
      rest()
      #expect(place(harness) == before)
      #expect(harness.view.contentOffset.y > 0)
    }

    @Test("a drag outside of the shelf leaves it alone")
    func outside() {
      let harness = shelf(.continuous)
      fingers.fling(from: CGPoint(x: 200, y: 200), step: CGVector(dx: -10, dy: 0), count: 8)
      rest()
      #expect(place(harness) == 0)
    }

    @Test(
      "it comes to rest at the position of the scrolling behaviour",
      arguments: [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .paging,
        .groupPaging,
        .groupPagingCentered,
      ])
    func resting(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
      let harness = shelf(behavior)
      let start = place(harness)
      fingers.fling(from: CGPoint(x: 250, y: 40), step: CGVector(dx: -8, dy: 0), count: 10)
      rest()
      let way = start - place(harness)
      switch behavior {
      case .paging: #expect(way == 320)
      case .groupPaging, .groupPagingCentered: #expect(way == 100)
      default:
        #expect(way > 100)
        #expect(way.truncatingRemainder(dividingBy: 100) == 0)
      }
    }

    @Test("centred groups begin and end in the middle")
    func centred() {
      let harness = shelf(.groupPagingCentered, count: 3)
      #expect(harness.frame(0)?.midX == 160)
      for _ in 0..<5 {
        fingers.fling(from: CGPoint(x: 250, y: 40), step: CGVector(dx: -8, dy: 0), count: 10)
        rest()
      }
      #expect(harness.frame(2)?.midX == 160)
    }

    @Test("a touchpad scrolls the shelf along it and everything across it; a wheel scrolls everything")
    func steps() {
      let harness = shelf(.continuous)
      func send(_ source: InputEvent.Scroll.Source, _ phase: InputEvent.Phase, _ x: Double, _ y: Double) {
        let scroll = InputEvent.Scroll(
          source: source, phase: phase, delta: Point2D(x: x, y: y), location: Point2D(x: 160, y: 40))
        stage.send(.scroll(scroll))
        fingers.wait(0.01)
      }
      send(.touchpad, .began, 0, 0)
      for _ in 0..<5 { send(.touchpad, .changed, 10, 1) }
      send(.touchpad, .ended, 0, 0)
      rest()
      #expect(place(harness) <= -50)
      #expect(harness.view.contentOffset.y == 0)
      let before = place(harness)
      send(.wheel, .changed, 0, 1)
      rest()
      #expect(place(harness) == before)
      #expect(harness.view.contentOffset.y > 0)
    }

    @Test("the cells are those of the collection view, and come and go with the scroll")
    func cells() {
      let harness = shelf(.continuous)
      func shown() -> [Int] {
        harness.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
      }
      #expect(shown() == [0, 1, 2, 3])
      harness.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
      harness.view.layoutIfNeeded()
      #expect(harness.view.cellForItem(at: IndexPath(item: 10, section: 0))?.frame.minX == 0)
      #expect(shown() == [10, 11, 12, 13])
      #expect(harness.view.indexPathForItem(at: CGPoint(x: 50, y: 40)) == IndexPath(item: 10, section: 0))
    }

    @Test("the scroll offset of a section survives a reload, and moves with the section in an update")
    func offsetStays() {
      let harness = shelf(.continuous)
      harness.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
      harness.view.layoutIfNeeded()
      harness.view.reloadData()
      harness.view.layoutIfNeeded()
      #expect(place(harness) == -1000)
      harness.view.contentOffset.y = 2000
      harness.view.layoutIfNeeded()
      #expect(harness.layout.collectionView?.subviews.contains { $0 is UIScrollView } == false)
      harness.view.contentOffset.y = 0
      harness.view.layoutIfNeeded()
      #expect(harness.view.cellForItem(at: IndexPath(item: 10, section: 0))?.frame.minX == 0)
      harness.sections = [12, 40]
      harness.view.performBatchUpdates {
        harness.view.deleteItems(at: (12..<20).map { IndexPath(item: $0, section: 0) })
      }
      harness.view.layoutIfNeeded()
      // Twelve tiles are 1,200 long, of which 320 are seen.
      #expect(place(harness) == -880)
    }

    @Test("§16.10 the handler receives the visible items at each scroll, and changes them")
    func handler() {
      var received: [(items: [Int], offset: CGFloat)] = []
      let harness = shelf(.continuous) { section in
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          received.append((items.map(\.indexPath.item).sorted(), offset.x))
          for item in items {
            let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
            item.alpha = distance < 50 ? 1 : 0.5
          }
        }
      }
      #expect(received.last?.items == [0, 1, 2, 3])
      // The middles are at 50, 150, 250 and 350; that of the view at 160.
      func alphas() -> [CGFloat] {
        harness.view.indexPathsForVisibleItems.filter { $0.section == 0 }.sorted().compactMap {
          harness.view.cellForItem(at: $0)?.alpha
        }
      }
      #expect(alphas() == [0.5, 1, 0.5, 0.5])
      harness.view.scrollToItem(
        at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
      harness.view.layoutIfNeeded()
      // 550 in the middle: 390; of the middles 350 to 750 that one is nearest.
      #expect(received.last?.offset == 390)
      #expect(alphas() == [0.5, 0.5, 1, 0.5, 0.5])
    }

    @Test("§16.14 in right-to-left layouts it begins at the right")
    func rightToLeft() {
      let harness = shelf(.groupPaging)
      harness.view.semanticContentAttribute = .forceRightToLeft
      harness.layout.invalidateLayout()
      harness.view.layoutIfNeeded()
      func right() -> CGFloat? { harness.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.maxX }
      #expect(right() == 220)
      fingers.fling(from: CGPoint(x: 100, y: 40), step: CGVector(dx: 8, dy: 0), count: 10)
      rest()
      #expect(right() == 320)
    }

    @Test("bounce and deceleration rate follow the properties")
    func properties() {
      let harness = shelf(.continuous, count: 2) { $0.orthogonalScrollingProperties.bounce = .always }
      fingers.down(200, 40)
      for x in stride(from: 190, through: 100, by: -10) { fingers.move(CGFloat(x), 40) }
      harness.view.layoutIfNeeded()
      #expect(place(harness) < 0)
      fingers.up()
      rest()
      #expect(place(harness) == 0)
    }

    @Test("a tap selects a tile, but one on a shelf that glides only stops it")
    func taps() {
      let harness = shelf(.continuous)
      fingers.tap(150, 40)
      #expect(harness.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      fingers.fling(from: CGPoint(x: 250, y: 40), step: CGVector(dx: -8, dy: 0), count: 10)
      fingers.wait(0.05)
      let decelerating = place(harness)
      fingers.wait(0.05)
      #expect(place(harness) < decelerating)
      fingers.tap(150, 40)
      let caught = place(harness)
      rest()
      #expect(place(harness) == caught)
      #expect(harness.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("another layout takes the scroll views away")
    func replaced() {
      let harness = shelf(.continuous)
      #expect(harness.view.subviews.contains { $0 is UIScrollView })
      harness.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(!harness.view.subviews.contains { $0 is UIScrollView })
      let plain = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(harness.view.gestureRecognizers?.count == plain.gestureRecognizers?.count)
    }
  }
}
