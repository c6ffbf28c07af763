import TestSupport
import Testing
import UIKit

@MainActor
@Suite("§9.10 §12.1 A flow layout with estimated sizes")
struct FlowSelfSizingTests {
  /// Adds the questions that it is asked to the log of its harness.
  final class Telling: UICollectionViewFlowLayout {
    weak var harness: SelfSizingHarness?
    private func report(_ word: String) { harness?.log.append(word) }

    override func prepare() {
      report("prepare")
      super.prepare()
    }
    override var collectionViewContentSize: CGSize {
      report("contentSize")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      report("elements")
      return super.layoutAttributesForElements(in: rect)
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      report("shouldInvalidate \(originalAttributes.size.height) to \(preferredAttributes.size.height)")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      report("context")
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      report("invalidate")
      super.invalidateLayout(with: context)
    }
  }

  @Test("§12.1 the order of the calls")
  func callOrder() {
    let layout = Telling()
    let harness = SelfSizingHarness([2], layout: layout, isLaidOut: false) { _ in
      CGSize(width: 300, height: 80)
    }
    layout.harness = harness
    harness.view.layoutIfNeeded()
    #expect(
      harness.log == [
        "prepare", "contentSize", "elements", "contentSize",
        "cellForItemAt 0", "preferred 0", "shouldInvalidate 50.0 to 80.0", "context", "invalidate",
        "cellForItemAt 1", "preferred 1", "shouldInvalidate 50.0 to 80.0", "context", "invalidate",
        // The contexts have the change of the content size, so it is not read.
        "prepare", "elements", "willDisplay 0", "willDisplay 1",
      ])
    #expect(harness.view.contentSize.height == 170)
  }

  @Test("§12.1 preferring the current size invalidates nothing")
  func contented() {
    let layout = Telling()
    let harness = SelfSizingHarness([1], layout: layout, isLaidOut: false) { _ in
      CGSize(width: 300, height: 50)
    }
    layout.harness = harness
    harness.view.layoutIfNeeded()
    #expect(
      harness.log == [
        "prepare", "contentSize", "elements", "contentSize", "cellForItemAt 0", "preferred 0",
        "shouldInvalidate 50.0 to 50.0", "willDisplay 0",
      ])
  }

  @Test("§9.10 what was not shown has the estimated size, and lines are packed with it")
  func estimates() {
    let harness = SelfSizingHarness([100], estimate: CGSize(width: 100, height: 50)) { _ in
      CGSize(width: 140, height: 90)
    }
    // Measured: two a line (290 ≤ 300), 100 apart: those that begin above 400 are four lines, eight items.
    #expect(harness.displayed.map(\.item) == Array(0..<8))
    // Estimated: two a line (100 + 10 + 100; a third needs 320), 60 apart.
    #expect(harness.frame(8)?.origin == CGPoint(x: 0, y: 400))
    #expect(harness.frame(9)?.origin == CGPoint(x: 200, y: 400))
    #expect(harness.view.contentSize.height == 3150)
  }

  @Test("§9.10 without an estimate nothing is asked")
  func off() {
    let harness = SelfSizingHarness([10], estimate: .zero) { _ in CGSize(width: 300, height: 90) }
    #expect(harness.asked.isEmpty)
    #expect(!harness.layout.isEstimating)
    #expect(harness.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test("§9.10 the automatic size begins with the item size")
  func automatic() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let harness = SelfSizingHarness([100], estimate: UICollectionViewFlowLayout.automaticSize, layout: layout)
    {
      CGSize(width: 300, height: $0.item == 0 ? 70 : 40)
    }
    #expect(harness.frame(1)?.minY == 80)
    #expect(harness.view.contentSize.height == 5020)
  }

  @Test("§12.1 cells that shrink let more fit, and each is asked once")
  func shrinking() {
    let harness = SelfSizingHarness([1000], estimate: CGSize(width: 300, height: 200)) { _ in
      CGSize(width: 300, height: 20)
    }
    // 30 apart: those that begin above 400 are 0 … 13.
    #expect(harness.displayed.map(\.item) == Array(0..<14))
    #expect(harness.asked.map(\.item) == Array(0..<14))
    #expect(harness.ended.isEmpty)
    #expect(harness.view.visibleCells.count == 14)
    #expect(harness.view.contentSize.height == 207_470)
  }

  @Test("§12.1 cells that grow push others out before these are measured or reported")
  func growing() {
    let harness = SelfSizingHarness([1000], estimate: CGSize(width: 300, height: 10)) { _ in
      CGSize(width: 300, height: 100)
    }
    // 110 apart: 0, 110, 220, 330.
    #expect(harness.asked.map(\.item) == [0, 1, 2, 3])
    #expect(harness.displayed.map(\.item) == [0, 1, 2, 3] && harness.ended.isEmpty)
    #expect(harness.log.filter { $0.hasPrefix("cellForItemAt") }.count == 4)
  }

  @Test("cells of size 0 end the measuring, and so do cells that prefer more each time")
  func endless() {
    let none = SelfSizingHarness([300]) { _ in .zero }
    none.layout.minimumLineSpacing = 0
    none.view.layoutIfNeeded()
    #expect(none.asked.count <= 600)
    var requests = 0
    let more = SelfSizingHarness([300]) { _ in
      requests += 1
      return CGSize(width: 300, height: 50 + requests)
    }
    #expect(more.asked.count <= 8 && more.displayed.count == more.view.visibleCells.count)
  }

  @Test(
    "§12.1 an invalid preferred size is reported and ignored",
    arguments: [
      CGSize(width: CGFloat.nan, height: 50), CGSize(width: 300, height: CGFloat.infinity),
      CGSize(width: -1, height: 50),
    ])
  func hostileSizes(size: CGSize) {
    let harness = SelfSizingHarness([3]) { _ in size }
    #expect(harness.view.contentSize.height == 170)
    #expect(harness.view.visibleCells.count == 3)
  }

  // Of 140 × 90 only the height was estimated: items stay 100 wide, two a line, 100 apart.
  @Test("§12.2 an extent of items without an estimate stays as specified")
  func onlyHeightEstimated() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let harness = SelfSizingHarness([10], estimate: CGSize(width: 0, height: 50), layout: layout) { _ in
      CGSize(width: 140, height: 90)
    }
    #expect(harness.frame(1) == CGRect(x: 200, y: 0, width: 100, height: 90))
    #expect(harness.frame(2) == CGRect(x: 0, y: 100, width: 100, height: 90))
    #expect(harness.view.cellForItem(at: IndexPath(item: 1, section: 0))?.bounds.width == 100)
  }

  @Test("§12.2 of a header only the extent along the scroll axis was estimated")
  func headerAcross() {
    final class WideLayout: UICollectionViewFlowLayout {
      var asked: [Bool] = []
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        guard originalAttributes.representedElementCategory == .supplementaryView else { return false }
        preferredAttributes.size.width = 77
        asked.append(
          super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
        return asked.last == true
      }
    }
    let layout = WideLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let harness = SelfSizingHarness([3], layout: layout, isLaidOut: false) { _ in
      CGSize(width: 300, height: 50)
    }
    harness.preferredBoundaryExtent = { _, _ in 20 }
    harness.view.layoutIfNeeded()
    #expect(layout.asked == [false])
    let header = harness.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  // MARK: - The view's preferred size

  /// Fits by `sizeThatFits(_:)`.
  final class FittingCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
  }

  @Test("by default a view prefers the size that fits, else its current one")
  func defaultSize() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 200, height: 70)
    let cell = FittingCell(frame: attributes.frame)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 50))
    #expect(attributes.size.height == 70, "those handed in stay")
    let plain = UICollectionViewCell(frame: attributes.frame)
    #expect(plain.preferredLayoutAttributesFitting(attributes) === attributes)
  }

  // MARK: - What stays known

  @Test("what was measured stays when distances change, and what is on screen is asked again")
  func distances() {
    let harness = SelfSizingHarness([100]) { CGSize(width: 300, height: $0.item < 4 ? 100 : 50) }
    harness.scroll(to: 430)
    harness.asked = []
    harness.layout.minimumLineSpacing = 20
    harness.view.layoutIfNeeded()
    // Items 0 to 3 are out of sight, 100 high, 120 apart.
    #expect(harness.frame(4)?.minY == 480)
    #expect(Set(harness.asked) == Set(harness.view.indexPathsForVisibleItems))
  }

  @Test("invalidateLayout() has what is on screen asked again; scrolling has not")
  func askingAgain() {
    var height: CGFloat = 80
    let harness = SelfSizingHarness([100]) { _ in CGSize(width: 300, height: height) }
    harness.asked = []
    harness.scroll(to: 5)
    #expect(harness.asked.isEmpty)
    height = 90
    harness.layout.invalidateLayout()
    harness.view.layoutIfNeeded()
    #expect(harness.frame(1)?.minY == 100)
    #expect(harness.view.visibleCells.allSatisfy { $0.bounds.height == 90 })
  }

  @Test("§2.2 a context that names items has only these asked again")
  func namedItems() throws {
    var height: CGFloat = 80
    let harness = SelfSizingHarness([100]) { _ in CGSize(width: 300, height: height) }
    harness.asked = []
    height = 60
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 77, section: 0)])
    harness.layout.invalidateLayout(with: context)
    harness.view.layoutIfNeeded()
    #expect(harness.asked == [IndexPath(item: 1, section: 0)])
    #expect(harness.frame(1)?.height == 60 && harness.frame(2)?.minY == 160)
  }

  @Test("reloadData() and another estimate forget what was measured")
  func forgetting() {
    let harness = SelfSizingHarness([100]) { CGSize(width: 300, height: $0.item < 4 ? 100 : 50) }
    harness.scroll(to: 2000)
    harness.view.reloadData()
    harness.view.layoutIfNeeded()
    #expect(harness.frame(1)?.minY == 60)
    harness.layout.estimatedItemSize.height = 30
    harness.view.layoutIfNeeded()
    #expect(harness.frame(1)?.minY == 40)
  }

  @Test("another extent on the cross axis breaks the lines again with the measured sizes")
  func rotation() {
    let harness = SelfSizingHarness([6], estimate: CGSize(width: 100, height: 50)) { _ in
      CGSize(width: 140, height: 90)
    }
    #expect(harness.frame(2)?.minY == 100)
    harness.view.frame.size.width = 450
    harness.view.layoutIfNeeded()
    // 140 · 3 + 20 = 440.
    #expect(harness.frame(2)?.minY == 0 && harness.frame(3)?.minY == 100)
  }

  // MARK: - The delegate's sizes

  /// Returns sizes, and counts how often it is asked.
  final class SizedHarnessDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 300, height: 70)
    }
  }

  @Test(
    "§12.1 a delegate with sizes is asked for visible items, and a plain cell prefers that size")
  func delegateSizes() {
    let delegate = SizedHarnessDelegate()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let flow = FlowHarness(
      [1_000_000], layout: layout, size: CGSize(width: 300, height: 400), delegate: delegate)
    // 80 apart: five begin above 400. None further is asked for.
    #expect(flow.view.visibleCells.count == 5 && delegate.asked == 5)
    #expect(flow.frame(4)?.minY == 320 && flow.frame(5)?.minY == 400)
  }

  // MARK: - Headers and footers

  @Test("headers and footers are measured too, along the scroll axis")
  func boundaries() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let harness = SelfSizingHarness([2, 2], layout: layout, isLaidOut: false) { _ in
      CGSize(width: 300, height: 50)
    }
    harness.preferredBoundaryExtent = { kind, path in
      kind == UICollectionView.elementKindSectionHeader ? CGFloat(30 + path.section) : 12
    }
    harness.view.layoutIfNeeded()
    // 30 + 110 + 12, 31 + 110 + 12.
    #expect(harness.frame(0)?.minY == 30 && harness.frame(0, 1)?.minY == 183)
    #expect(harness.view.contentSize.height == 305)
    layout.minimumLineSpacing = 0
    harness.view.layoutIfNeeded()
    #expect(harness.frame(0, 1)?.minY == 173)
  }

  @Test("a header that is pinned while it is measured leaves the items where they are on screen")
  func pinnedBoundary() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let harness = SelfSizingHarness([1000], layout: layout, isLaidOut: false) { _ in
      CGSize(width: 300, height: 50)
    }
    harness.preferredBoundaryExtent = { _, _ in 45 }
    harness.view.contentOffset.y = 20 + 60 * 500
    harness.view.layoutIfNeeded()
    #expect(harness.view.contentOffset.y == 30_045)
    #expect(harness.frame(500)?.minY == 30_045)
    let header = harness.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 45 + 60 * 500, width: 300, height: 45))
  }

  // MARK: - Scrolled to

  @Test(
    "§8.4 an item that was scrolled to is at the requested position although its neighbours were estimated"
  )
  func scrollingTo() {
    let harness = SelfSizingHarness([100_000]) { CGSize(width: 300, height: 20 + $0.item * 37 % 90) }
    for (item, position, edge) in [
      (99_999, UICollectionView.ScrollPosition.bottom, CGFloat(400)), (50_000, .top, 0),
      (70_000, .bottom, 400),
    ] {
      harness.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      harness.view.layoutIfNeeded()
      let frame = harness.frame(item) ?? .zero
      let place = position == .top ? frame.minY : frame.maxY
      #expect(place - harness.view.contentOffset.y == edge, "item \(item)")
    }
  }

  @Test("a cell whose content has changed is measured again, even if an animated scroll comes first")
  func changeBeforeScroll() {
    var height: CGFloat = 80
    let harness = SelfSizingHarness([20]) { _ in CGSize(width: 300, height: height) }
    height = 120
    harness.view.cellForItem(at: [0, 1])?.invalidateIntrinsicContentSize()
    UIView.animate(withDuration: 0.3) { harness.view.contentOffset.y += 50 }
    harness.view.layoutIfNeeded()
    #expect(harness.frame(1)?.height == 120 && harness.frame(2)?.height == 80)
  }

  // MARK: - Compared with a layout that knows all sizes

  @Test(
    "at every offset, frames equal those of a flow with the sizes known so far",
    arguments: UInt64(0)..<60)
  func reference(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let isVertical = Bool.random(using: &random)
    func size() -> CGSize {
      let (along, across) = (
        Int.random(in: 20...160, using: &random), Int.random(in: 40...300, using: &random)
      )
      return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0...80, using: &random)
    }
    let preferredSizes = sections.map { count in (0..<count).map { _ in size() } }
    let estimate = size()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    layout.headerReferenceSize = CGSize(width: 25, height: 25)
    layout.sectionHeadersPinToVisibleBounds = Bool.random(using: &random)
    let harness = SelfSizingHarness(
      sections, estimate: estimate, layout: layout,
      size: isVertical ? CGSize(width: 320, height: 400) : CGSize(width: 400, height: 320)
    ) { preferredSizes[$0.section][$0.item] }

    let delegate = SizingDelegate { path in
      harness.asked.contains(path) ? preferredSizes[path.section][path.item] : estimate
    }
    let plain = UICollectionViewFlowLayout()
    plain.scrollDirection = layout.scrollDirection
    plain.sectionInset = layout.sectionInset
    plain.headerReferenceSize = layout.headerReferenceSize
    let reference = FlowHarness(sections, layout: plain, size: harness.view.bounds.size, delegate: delegate)
    for _ in 0..<8 {
      let content = harness.view.contentSize
      let length = isVertical ? content.height : content.width
      harness.scroll(to: CGFloat(Int.random(in: 0...max(0, Int(length) - 400), using: &random)))
      plain.invalidateLayout()
      reference.view.layoutIfNeeded()
      #expect(abs(harness.view.contentSize.height - reference.view.contentSize.height) < 1e-6, "seed \(seed)")
      #expect(abs(harness.view.contentSize.width - reference.view.contentSize.width) < 1e-6, "seed \(seed)")
      for section in sections.indices {
        for item in 0..<sections[section] where harness.frame(item, section) != reference.frame(item, section)
        {
          Issue.record("seed \(seed): item \(item) of section \(section)")
          return
        }
      }
      // All that is in view was asked, and shows it.
      for path in harness.view.indexPathsForVisibleItems {
        #expect(
          harness.view.cellForItem(at: path)?.bounds.size == preferredSizes[path.section][path.item],
          "seed \(seed)")
      }
    }
  }
}

extension UICollectionViewFlowLayout {
  fileprivate var isEstimating: Bool { estimatedItemSize != .zero }
}
