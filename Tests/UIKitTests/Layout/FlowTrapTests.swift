import Testing
import UIKit

/// What flow layouts written for iOS do that a naive implementation trips over.
@MainActor
@Suite("What existing flow layouts do")
struct FlowTrapTests {
  /// Overrides everything there is as a property, half of it with observers, as subclasses on iOS do.
  final class OverridingAll: UICollectionViewFlowLayout {
    private(set) var changed: [String] = []

    override var itemSize: CGSize { didSet { changed.append("itemSize") } }
    override var estimatedItemSize: CGSize { didSet { changed.append("estimatedItemSize") } }
    override var minimumLineSpacing: CGFloat { willSet { changed.append("minimumLineSpacing") } }
    override var minimumInteritemSpacing: CGFloat { didSet { changed.append("minimumInteritemSpacing") } }
    override var sectionInset: UIEdgeInsets { didSet { changed.append("sectionInset") } }
    override var sectionInsetReference: SectionInsetReference {
      get { .fromContentInset }
      set { changed.append("sectionInsetReference") }
    }
    override var headerReferenceSize: CGSize { didSet { changed.append("headerReferenceSize") } }
    override var footerReferenceSize: CGSize { didSet { changed.append("footerReferenceSize") } }
    override var scrollDirection: UICollectionView.ScrollDirection {
      didSet { changed.append("scrollDirection") }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
      get { true }
      set { changed.append("headersPin") }
    }
    override var sectionFootersPinToVisibleBounds: Bool { didSet { changed.append("footersPin") } }
    override var collectionViewContentSize: CGSize {
      CGSize(width: super.collectionViewContentSize.width, height: 2000)
    }
    override class var layoutAttributesClass: AnyClass { AngleAttributes.self }
    override class var invalidationContextClass: AnyClass { CountingContext.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  }

  /// Overrides the properties of a context.
  final class CountingContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateFlowLayoutDelegateMetrics: Bool {
      get { super.invalidateFlowLayoutDelegateMetrics }
      set { super.invalidateFlowLayoutDelegateMetrics = newValue }
    }
    override var invalidateFlowLayoutAttributes: Bool { didSet {} }
    override var contentOffsetAdjustment: CGPoint { didSet {} }
    override var contentSizeAdjustment: CGSize { didSet {} }
    override var invalidateEverything: Bool { super.invalidateEverything }
    override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  }

  @Test("trap: every property overridden, with and without observers")
  func overridingAll() {
    let layout = OverridingAll()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 1
    layout.sectionInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    layout.sectionInsetReference = .fromSafeArea
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    layout.sectionHeadersPinToVisibleBounds = false
    layout.sectionFootersPinToVisibleBounds = true
    layout.scrollDirection = .vertical
    layout.estimatedItemSize = .zero
    #expect(
      layout.changed == [
        "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "sectionInsetReference",
        "headerReferenceSize", "footerReferenceSize", "headersPin", "footersPin", "scrollDirection",
        "estimatedItemSize",
      ])
    let flow = FlowHarness([30], layout: layout)
    #expect(flow.view.contentSize == CGSize(width: 320, height: 2000))
    flow.view.contentOffset.y = 100
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.frame.minY == 100, "the overridden property counts")
    #expect(flow.header(0) is AngleAttributes)
    #expect(layout.invalidationContext(forBoundsChange: flow.view.bounds) is CountingContext)
  }

  /// Looks at its cells and moves the offset while it answers.
  final class Meddling: UICollectionViewFlowLayout {
    private(set) var answers = 0
    private(set) var seen = 0

    override func prepare() {
      super.prepare()
      seen = (0..<5).count { collectionView?.cellForItem(at: IndexPath(item: $0, section: 0)) != nil }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      answers += 1
      if let view = collectionView, view.contentOffset.y < 70 { view.contentOffset.y = 70 }
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test("trap: the offset set inside layoutAttributesForElements: no loop, and what is there is shown")
  func offsetInAnswer() {
    let layout = Meddling()
    let flow = FlowHarness([100], layout: layout)
    #expect(flow.view.contentOffset.y == 70 && layout.answers <= 3)
    // The cells that were shown at first do not stay prepared.
    flow.view.isPrefetchingEnabled = false
    // Lines of five, 60 apart: from item 5, of which the last 40 are seen.
    #expect(flow.view.indexPathsForVisibleItems.map(\.item).min() == 5)
    layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    #expect(layout.seen == 0, "items 0 to 4 are out of sight")
  }

  /// Changes its metrics after it was asked in the same `prepare()`, again and again.
  final class Indecisive: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      for columns in 1...4 {
        let width = (collectionView?.bounds.width ?? 0) / CGFloat(columns)
        itemSize = CGSize(width: width, height: width)
        minimumInteritemSpacing = 0
        _ = layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      }
      estimatedItemSize = .zero
      headerReferenceSize.height = CGFloat(collectionView?.numberOfSections ?? 0)
    }
  }

  @Test("trap: properties changed between questions inside prepare: no loop, no stale answer")
  func indecisive() {
    let flow = FlowHarness([8, 1], layout: Indecisive())
    #expect(flow.frame(7) == CGRect(x: 240, y: 92, width: 80, height: 80))
    // Header 2, two lines of 80 and one spacing of 10: 172; header 2, one line: 82.
    #expect(flow.view.contentSize.height == 254)
    flow.view.frame.size.width = 400
    flow.view.layoutIfNeeded()
    #expect(flow.frame(7)?.width == 100)
  }

  /// Caches copies of what super has, and answers from them.
  final class Caching: UICollectionViewFlowLayout {
    private var cache: [IndexPath: AngleAttributes] = [:]
    override class var layoutAttributesClass: AnyClass { AngleAttributes.self }

    override func prepare() {
      super.prepare()
      cache = [:]
      for attributes in super.layoutAttributesForElements(in: .infinite) ?? [] {
        guard let copy = attributes.copy() as? AngleAttributes else { continue }
        copy.angle = Double(copy.indexPath.item)
        cache[copy.indexPath] = copy
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache[indexPath]
    }
  }

  @Test("trap: subclasses' copies keep what is their own, and isEqual sees it")
  func copies() throws {
    let layout = Caching()
    let flow = FlowHarness([4], layout: layout)
    let item = IndexPath(item: 3, section: 0)
    let mine = try #require(layout.layoutAttributesForItem(at: item) as? AngleAttributes)
    let copy = try #require(mine.copy() as? AngleAttributes)
    #expect(copy.angle == 3 && copy.isEqual(mine) && copy !== mine)
    copy.angle = 4
    #expect(!copy.isEqual(mine) && mine.angle == 3)
    #expect(flow.view.visibleCells.count == 4)
  }

  @Test("trap: scale, direction, safe area and margins can be set in a test, and count at once")
  func surroundings() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let flow = FlowHarness([6], layout: layout)
    flow.view.traitOverrides.displayScale = 3
    flow.view.layoutIfNeeded()
    #expect(flow.frame(1)?.minX == 250.0 / 3)
    layout.sectionInsetReference = .fromLayoutMargins
    flow.view.layoutMargins = UIEdgeInsets(top: 0, left: 35, bottom: 0, right: 45)
    flow.view.layoutIfNeeded()
    #expect(flow.frame(0)?.minX == 35 && flow.frame(2)?.maxX == 275)
    flow.view.insetsLayoutMarginsFromSafeArea = false
    flow.view.layoutMargins.left = 5
    flow.view.layoutIfNeeded()
    #expect(flow.frame(0)?.minX == 5)
  }

  // MARK: - Right to left

  /// Mirrors itself where one writes from right to left.
  final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("§17.1 flow does not flip unless overridden", arguments: [false, true])
  func rightToLeft(flips: Bool) {
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection == flips)
    let flow = FlowHarness([2], layout: layout)
    flow.view.semanticContentAttribute = .forceRightToLeft
    flow.view.layoutIfNeeded()
    // 300 across hold three: gap (300 − 210) / 2 = 45, so the second is at 20 + 115; mirrored 320 − 135 − 70.
    let places = [0, 1].map { flow.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
    #expect(places == (flips ? [230, 115] : [20, 135]))
  }

  @Test("§17.1 x' = W − x − w, also of headers that are pinned, scrolling sideways")
  func rightToLeftPinned() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 400)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let flow = FlowHarness([20], layout: layout)
    flow.view.semanticContentAttribute = .forceRightToLeft
    flow.view.layoutIfNeeded()
    func header() -> CGRect? {
      flow.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
    }
    // 1030 wide; the beginning, at the right, is in view.
    #expect(flow.view.contentOffset.x == 710 && header() == CGRect(x: 1000, y: 0, width: 30, height: 400))
    flow.view.contentInset.right = 40
    flow.view.contentOffset.x = 300
    flow.view.layoutIfNeeded()
    // In view from 300 to 620 − 40: the header ends there.
    #expect(header()?.maxX == 580)
  }

  // MARK: - Content insets

  @Test("§9.7 content insets on both axes: lines in the room left, content from the origin")
  func contentInsets() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let flow = FlowHarness([40], layout: layout)
    flow.view.contentInset = UIEdgeInsets(top: 11, left: 20, bottom: 22, right: 30)
    flow.view.layoutIfNeeded()
    // 270 across: three of 70 (230; four need 310); gap (270 − 210) / 2 = 30.
    #expect(flow.frame(1) == CGRect(x: 100, y: 0, width: 70, height: 30) && flow.frame(2)?.maxX == 270)
    #expect(flow.view.contentSize == CGSize(width: 270, height: 14 * 40 - 10))
    #expect(flow.view.contentOffset == CGPoint(x: -20, y: -11))
    flow.view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    // 550 + 22 − 400.
    #expect(flow.view.contentOffset.y == 172)
  }

  // MARK: - Partial invalidation

  @Test("§2.2 a context that names items has the delegate asked for these only")
  func namedItems() {
    var height: CGFloat = 40
    let delegate = SizingDelegate { _ in CGSize(width: 320, height: height) }
    let flow = FlowHarness([1000], delegate: delegate)
    delegate.forget()
    height = 70
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 5000, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "other", at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "other", at: [IndexPath(item: 0, section: 0)])
    flow.layout.invalidateLayout(with: context)
    flow.view.layoutIfNeeded()
    #expect(delegate.asked == [IndexPath(item: 2, section: 0)])
    #expect(flow.frame(2)?.height == 70 && flow.frame(3)?.minY == 180)
    #expect(flow.view.contentSize.height == 50_020)
  }

  @Test("§2.2 adjustments of offset and size are added, and the size is not asked for")
  func adjustments() {
    let flow = FlowHarness([100])
    flow.view.contentOffset.y = 100
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    let height = flow.view.contentSize.height
    flow.layout.invalidateLayout(with: context)
    flow.view.layoutIfNeeded()
    #expect(flow.view.contentOffset.y == 125 && flow.view.contentSize.height == height + 500)
  }
}
