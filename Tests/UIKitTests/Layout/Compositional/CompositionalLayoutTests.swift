import TestSupport
import Testing
import UIKit

@MainActor
@Suite("§16 A compositional layout in a collection view")
struct CompositionalLayoutTests {
  @Test("§16.2 a big picture, two small ones beside it, in margins")
  func featured() {
    let big = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(0.5)),
        subitems: [big, column]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 8
    let harness = CompositionalHarness(4, section)
    // 300 wide, so 150 high; a third is 100.
    #expect(harness.frame(0) == CGRect(x: 10, y: 10, width: 200, height: 150))
    #expect(harness.frame(1) == CGRect(x: 212, y: 11, width: 94, height: 71))
    #expect(harness.frame(2) == CGRect(x: 212, y: 86, width: 94, height: 71))
    #expect(harness.frame(3) == CGRect(x: 10, y: 168, width: 200, height: 150))
    #expect(harness.view.contentSize == CGSize(width: 320, height: 318))
    #expect(harness.shown == [0, 1, 2, 3])
  }

  @Test(
    "the provider receives the section and the container, again for another size, once for each section")
  func provider() {
    var requests: [(Int, CGSize, CGSize)] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      requests.append(
        (index, environment.container.contentSize, environment.container.effectiveContentSize))
      return .rows(columns: environment.container.effectiveContentSize.width > 400 ? 4 : 2)
    }
    let harness = CompositionalHarness([4, 4], layout)
    #expect(requests.map(\.0) == [0, 1])
    #expect(requests[0].1 == CGSize(width: 320, height: 480))
    #expect(harness.frame(0)?.width == 160)
    harness.view.frame.size.width = 800
    harness.view.layoutIfNeeded()
    #expect(requests.map(\.0) == [0, 1, 0, 1])
    #expect(harness.frame(0)?.width == 200)
    harness.view.contentOffset.y = 20
    harness.view.layoutIfNeeded()
    #expect(requests.count == 4)
  }

  @Test("§16.5 custom groups ask for frames in their own coordinates")
  func custom() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))
    ) { environment in
      asked.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 20, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 0, width: 50, height: 60), zIndex: 3),
      ]
    }
    let harness = CompositionalHarness(3, NSCollectionLayoutSection(group: group))
    #expect(asked == [CGSize(width: 320, height: 60)])
    #expect(harness.frame(1) == CGRect(x: 40, y: 0, width: 50, height: 60))
    #expect(harness.frame(2) == CGRect(x: 5, y: 66, width: 20, height: 30))
    #expect(harness.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  @Test("§16.11–13 headers, badges and backgrounds have the kinds, paths and depths one registers for")
  func around() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let bar = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: "header", alignment: .bottom),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let harness = CompositionalHarness(3, section)
    #expect(harness.supplementaryFrame("header", 0) == CGRect(x: 10, y: 0, width: 300, height: 30))
    // 30 + 5 + two rows + 5.
    #expect(harness.supplementaryFrame("header", 1) == CGRect(x: 10, y: 240, width: 300, height: 30))
    #expect(harness.supplementaryFrame("badge", 1) == CGRect(x: 300, y: 30, width: 20, height: 10))
    let view = harness.view
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 2)
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 3)
    let background = harness.layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 320, height: 270))
    #expect(background?.zIndex == 0)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    section.supplementariesFollowContentInsets = false
    harness.layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(harness.supplementaryFrame("header", 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("§16.7 headers of the layout have a path of one index, and pinned ones stay")
  func globalHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let harness = CompositionalHarness(
      [4, 4], UICollectionViewCompositionalLayout(section: .rows(), configuration: configuration))
    #expect(harness.frame(0, 1)?.minY == 462)
    #expect(harness.view.contentSize.height == 862)
    harness.view.contentOffset.y = 200
    harness.view.layoutIfNeeded()
    let shown = harness.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    #expect(shown?.frame == CGRect(x: 0, y: 200, width: 320, height: 50))
  }

  @Test("§16.2 sections keep out of the safe area at the sides, or begin at the edge")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let section = NSCollectionLayoutSection.rows()
    let harness = CompositionalHarness(2, section)
    window.addSubview(harness.view)
    window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    harness.view.layoutIfNeeded()
    #expect(harness.frame(0) == CGRect(x: 20, y: 0, width: 260, height: 100))
    section.contentInsetsReference = .none
    harness.layout.invalidateLayout()
    harness.view.layoutIfNeeded()
    #expect(harness.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("§16.14 in right-to-left layouts, leading is at the right")
  func rightToLeft() {
    let section = NSCollectionLayoutSection.rows(columns: 4)
    section.contentInsets.leading = 20
    let harness = CompositionalHarness(2, section)
    harness.view.semanticContentAttribute = .forceRightToLeft
    harness.layout.invalidateLayout()
    harness.view.layoutIfNeeded()
    #expect(harness.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 300)
  }

  @Test("§16.6 with items along the width, the layout scrolls sideways")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let harness = CompositionalHarness(
      [5], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(harness.frame(3) == CGRect(x: 100, y: 240, width: 100, height: 240))
    #expect(harness.view.contentSize == CGSize(width: 300, height: 480))
  }

  @Test("updates move what stays and fade in what is new")
  func updates() {
    let harness = CompositionalHarness(4, .rows())
    let cell = harness.view.cellForItem(at: IndexPath(item: 1, section: 0))
    harness.sections = [5]
    harness.view.performBatchUpdates { harness.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(harness.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell?.frame.minY == 200)
    #expect(harness.view.contentSize.height == 500)
  }

  @Test("a change to a flow layout and back keeps the cells")
  func layoutChange() {
    let harness = CompositionalHarness(4, .rows())
    let cell = harness.view.cellForItem(at: IndexPath(item: 1, section: 0))
    harness.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(harness.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    harness.view.setCollectionViewLayout(harness.layout, animated: false)
    #expect(cell?.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
  }

  // MARK: - Estimates

  @Test("§12.1 rows become as high as their cells prefer")
  func selfSizing() {
    let harness = CompositionalHarness(
      [10], UICollectionViewCompositionalLayout(section: .rows(height: .estimated(40)))
    ) { CGSize(width: 999, height: 60 + $0.item) }
    // 60, 61, …: the width is not estimated and stays.
    #expect(harness.frame(2) == CGRect(x: 0, y: 121, width: 320, height: 62))
    // Eight rows of 60 to 67 fill 508; two more are estimated.
    #expect(harness.view.contentSize.height == 588)
  }

  @Test("§12.1 what is measured above the view does not move what is seen")
  func anchoring() {
    let harness = CompositionalHarness(
      [1000], UICollectionViewCompositionalLayout(section: .rows(height: .estimated(40)))
    ) { _ in CGSize(width: 320, height: 70) }
    harness.view.contentOffset.y = 20_000
    harness.view.layoutIfNeeded()
    let item = harness.shown.first ?? 0
    let path = IndexPath(item: item, section: 0)
    func place() -> CGFloat? {
      harness.view.cellForItem(at: path).map { $0.frame.minY - harness.view.contentOffset.y }
    }
    let before = place()
    harness.view.contentOffset.y -= 50
    harness.view.layoutIfNeeded()
    #expect(before.flatMap { before in place().map { $0 - before } } == 50)
  }

  @Test("§12.1 measured sizes go with their items in an update")
  func measuredUpdate() {
    let harness = CompositionalHarness(
      [6], UICollectionViewCompositionalLayout(section: .rows(height: .estimated(40)))
    ) { CGSize(width: 320, height: $0.item == 3 ? 90 : 40) }
    harness.sections = [5]
    harness.view.performBatchUpdates { harness.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(harness.frame(2)?.height == 90)
  }

  // MARK: - What cannot be

  @Test("invalid numbers are reported, and something is shown")
  func badNumbers() {
    for number in [CGFloat.nan, .infinity, -3] {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.absolute(number), .absolute(50)))
      let heard = diagnostics {
        _ = CompositionalHarness(
          3,
          NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])))
      }
      #expect(heard.map(\.code) == [.invalidCompositionalMetrics])
    }
  }

  @Test("a section that the provider leaves out is reported, and is empty")
  func missingSection() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : .rows() }
    var harness: CompositionalHarness?
    let heard = diagnostics { harness = CompositionalHarness([3, 3], layout) }
    #expect(heard.map(\.code) == [.missingLayoutSection])
    #expect(harness?.frame(0, 1)?.minY == 0)
    #expect(harness?.frame(0, 0) == nil)
  }

  @Test("a group without space for an item is reported", arguments: [0, 1])
  func emptyGroup(count: Int) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(0)), repeatingSubitem: item,
      count: count)
    let heard = diagnostics { _ = CompositionalHarness(1_000_000, NSCollectionLayoutSection(group: group)) }
    #expect(heard.map(\.code) == [.emptyLayoutGroup])
  }

  @Test("an estimate of nothing is measured all the same")
  func noEstimate() {
    var harness: CompositionalHarness?
    let heard = diagnostics {
      harness = CompositionalHarness(
        [3], UICollectionViewCompositionalLayout(section: .rows(height: .estimated(0)))
      ) { _ in CGSize(width: 320, height: 30) }
    }
    #expect(heard.map(\.code) == [.invalidCompositionalMetrics])
    #expect(harness?.view.contentSize.height == 90)
  }
}
