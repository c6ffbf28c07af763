import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Flow layout, behaviour 1.4, 1.8 and 9")
struct FlowLayoutTests {
  @Test("§9.8 defaults")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.sectionInsetReference == .fromContentInset)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(
      ObjectIdentifier(UICollectionViewFlowLayout.invalidationContextClass)
        == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
  }

  @Test("§9.2 example 1, through a collection view")
  func exampleOne() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let flow = FlowHarness([6], layout: layout)
    // Gap 40 / 3; rounded to half points at 2 pixels per point.
    let origins = (0..<6).compactMap { flow.frame($0)?.origin }
    #expect(
      origins == [(0, 0), (83.5, 0), (166.5, 0), (250, 0), (0, 40), (83.5, 40)].map { CGPoint(x: $0, y: $1) })
    #expect(flow.view.contentSize == CGSize(width: 320, height: 70))
    #expect(flow.view.visibleCells.count == 6)
  }

  @Test("§9.2 example 2, sizes from the delegate")
  func exampleTwo() {
    let delegate = SizingDelegate { CGSize(width: 70, height: $0.item == 4 ? 50 : 30) }
    let flow = FlowHarness([6], delegate: delegate)
    #expect(flow.frame(4) == CGRect(x: 0, y: 40, width: 70, height: 50))
    #expect(flow.frame(5) == CGRect(x: 80, y: 50, width: 70, height: 30))
    #expect(flow.view.contentSize.height == 90)
  }

  @Test("§9.2 example 3, one item a line")
  func exampleThree() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 20)
    let flow = FlowHarness([2], layout: layout, size: CGSize(width: 100, height: 100))
    #expect(flow.frame(0)?.minX == 20 && flow.frame(1)?.origin == CGPoint(x: 20, y: 30))
  }

  @Test("systems.md 3: 50 × 50 for even items, 100 × 100 for odd ones")
  func mixedGrid() {
    let delegate = SizingDelegate {
      $0.item.isMultiple(of: 2) ? CGSize(width: 50, height: 50) : CGSize(width: 100, height: 100)
    }
    let flow = FlowHarness([100], delegate: delegate)
    // 50 + 100 + 50 + 3 · 10 … : 50, 100, 50 make 220 with spacing; + 10 + 100 = 330 > 320. Gap (320 − 200) / 2.
    #expect(flow.frame(0) == CGRect(x: 0, y: 25, width: 50, height: 50))
    #expect(flow.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
    #expect(flow.frame(2) == CGRect(x: 270, y: 25, width: 50, height: 50))
    // 100, 50, 100: 270 with spacing; + 10 + 50 = 330 > 320. Gap (320 − 250) / 2 = 35.
    #expect(flow.frame(3) == CGRect(x: 0, y: 110, width: 100, height: 100))
    #expect(flow.frame(4) == CGRect(x: 135, y: 135, width: 50, height: 50))
    // 33 lines of three and one of one, all 100 high: 34 · 100 + 33 · 10.
    #expect(flow.view.contentSize.height == 3730)
    let inset = FlowHarness([100], delegate: delegate)
    inset.layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    inset.view.layoutIfNeeded()
    // 280 across: 50 + 10 + 100 + 10 + 50 = 220; a fourth needs 330. Gap (280 − 200) / 2 = 40.
    #expect(inset.frame(0) == CGRect(x: 20, y: 45, width: 50, height: 50))
    #expect(inset.frame(1) == CGRect(x: 110, y: 20, width: 100, height: 100))
  }

  @Test("§9.6 columns")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 70)
    layout.headerReferenceSize = CGSize(width: 25, height: 0)
    let flow = FlowHarness([6], layout: layout, size: CGSize(width: 400, height: 320))
    #expect(flow.frame(1) == CGRect(x: 25, y: 83.5, width: 30, height: 70))
    #expect(flow.frame(4) == CGRect(x: 65, y: 0, width: 30, height: 70))
    #expect(flow.header(0)?.frame == CGRect(x: 0, y: 0, width: 25, height: 320))
    #expect(flow.view.contentSize == CGSize(width: 95, height: 320))
  }

  // 320 across: three of 70 with 30 between them (270; a fourth needs 370); gap (320 − 210) / 2 = 55. The next column is
  // 30 + 7 further on.
  @Test("§9.6 the interitem spacing runs down a column, the line spacing between columns")
  func spacingsOfColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 70)
    layout.minimumInteritemSpacing = 30
    layout.minimumLineSpacing = 7
    let flow = FlowHarness([5], layout: layout, size: CGSize(width: 400, height: 320))
    #expect(
      (0..<5).map { flow.frame($0)?.origin }
        == [(0, 0), (0, 125), (0, 250), (37, 0), (37, 125)].map { CGPoint(x: $0, y: $1) })
    #expect(flow.view.contentSize == CGSize(width: 67, height: 320))
  }

  @Test("§9.7 across, content insets are taken off")
  func contentInset() {
    let layout = UICollectionViewFlowLayout()
    let flow = FlowHarness([100], layout: layout)
    flow.view.contentInset = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 25)
    layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    #expect(flow.view.contentSize.width == 280)
    // Four of 50 (230 ≤ 280, five need 290): gap (280 − 200) / 3 = 26⅔, last at 230.
    #expect(flow.frame(3)?.maxX == 280)
  }

  @Test("§9.4 the display scale of the view counts")
  func displayScale() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 30)
    let flow = FlowHarness([6], layout: layout)
    flow.view.traitOverrides.displayScale = 1
    layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    #expect(flow.frame(1)?.minX == 83)
  }

  @Test("§9.12 an item larger than the view is centred, and that is reported once")
  func largerThanView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 900)
    let reported = diagnostics {
      let flow = FlowHarness([2], layout: layout)
      #expect(flow.frame(0) == CGRect(x: -40, y: 0, width: 400, height: 900))
      #expect(flow.frame(1) == CGRect(x: -40, y: 910, width: 400, height: 900))
      flow.view.contentOffset.y = 800
      flow.view.layoutIfNeeded()
    }
    #expect(reported.map(\.code) == [.oversizedItem])
    #expect(reported.first?.message.hasPrefix("Item 0 of section 0 is 400.0 wide") == true)
  }

  @Test("§9.12 section insets and content insets are room that is taken; an exact fit is none too long")
  func room() {
    for (inset, width, isSaid) in [(0.0, 320.0, false), (0, 320.5, true), (7, 306, false), (7, 306.5, true)] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      let reported = diagnostics { _ = FlowHarness([2], layout: layout) }
      #expect(reported.map(\.code) == (isSaid ? [.oversizedItem] : []), "\(inset), \(width)")
    }
  }

  // MARK: - Headers and footers

  @Test("§1.8 §9.5 headers and footers: in the elements, by name, and as views")
  func supplementaryViews() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 12)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 40)
    let flow = FlowHarness([1, 0], layout: layout)
    let header = try #require(flow.header(0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == UICollectionView.elementKindSectionHeader)
    #expect(header.indexPath == IndexPath(item: 0, section: 0))
    // 30 + 5 + 50 + 15 = 100.
    #expect(flow.footer(0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 12))
    // The empty section: 112, header to 142, insets to 162, footer to 174.
    #expect(flow.header(1)?.frame.minY == 112 && flow.footer(1)?.frame.minY == 162)
    #expect(flow.view.contentSize.height == 174)
    let kinds = try #require(layout.layoutAttributesForElements(in: flow.view.bounds))
      .map { $0.representedElementKind ?? "cell" }
    let (head, foot) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    #expect(kinds == [head, "cell", foot, head, foot])
    #expect(flow.source.supplementaryKinds.sorted() == [foot, foot, head, head])
  }

  @Test("§1.8 without a length there is no header, and the data source is not asked")
  func noSupplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 500, height: 0)
    let flow = FlowHarness([3], layout: layout)
    #expect(flow.header(0) == nil && flow.footer(0) == nil)
    #expect(flow.source.supplementaryKinds.isEmpty)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  // MARK: - 9.11

  @Test("§9.11 with the safe area as reference the larger inset wins on each edge")
  func safeArea() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
    let flow = FlowHarness([10], layout: layout)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    controller.view.addSubview(flow.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    flow.view.contentInsetAdjustmentBehavior = .never
    layout.sectionInsetReference = .fromSafeArea
    flow.view.layoutIfNeeded()
    // 320 − 44 − 50 = 226: three of 50 (170; four need 230).
    #expect(flow.frame(0)?.minX == 44 && flow.frame(2)?.maxX == 270)
  }

  @Test("§9.11 with the layout margins as reference the larger inset wins on each edge")
  func layoutMargins() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
    layout.sectionInsetReference = .fromLayoutMargins
    let flow = FlowHarness([10], layout: layout)
    flow.view.layoutMargins = UIEdgeInsets(top: 90, left: 44, bottom: 90, right: 20)
    layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    #expect(flow.frame(0) == CGRect(x: 44, y: 0, width: 50, height: 50))
    #expect(flow.frame(2)?.maxX == 270)
  }

  // MARK: - 1.4

  @Test("§1.4 a new extent across needs a new pass; scrolling and a new extent along do not")
  func boundsChange() {
    let layout = UICollectionViewFlowLayout()
    _ = FlowHarness([10], layout: layout)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero), "belongs to no view")
    let flow = FlowHarness([10])
    func asks(_ rect: CGRect) -> Bool { flow.layout.shouldInvalidateLayout(forBoundsChange: rect) }
    #expect(!asks(CGRect(x: 0, y: 100, width: 320, height: 400)))
    #expect(!asks(CGRect(x: 0, y: 0, width: 320, height: 300)))
    #expect(asks(CGRect(x: 0, y: 0, width: 321, height: 400)))
    flow.layout.scrollDirection = .horizontal
    flow.view.layoutIfNeeded()
    #expect(!asks(CGRect(x: 50, y: 0, width: 300, height: 400)))
    #expect(asks(CGRect(x: 0, y: 0, width: 320, height: 401)))
  }

  @Test("§1.4 rotating the device lays out the lines again")
  func rotation() {
    let flow = FlowHarness([10])
    // Five of 50 fit in 320 (290; six need 350), so item 5 begins line 2; in 400 six do (350; seven need 410).
    #expect(flow.frame(5)?.minY == 60)
    flow.view.frame = CGRect(x: 0, y: 0, width: 400, height: 320)
    flow.view.layoutIfNeeded()
    #expect(flow.frame(5)?.minY == 0 && flow.frame(6)?.minY == 60)
    #expect(flow.view.contentSize.width == 400)
  }

  // MARK: - Queries

  @Test("attributes are new each time, so that callers may change them")
  func freshAttributes() throws {
    let flow = FlowHarness([10])
    for attributes in try #require(flow.layout.layoutAttributesForElements(in: flow.view.bounds)) {
      attributes.frame = .zero
    }
    flow.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha = 0
    let first = try #require(flow.layout.layoutAttributesForElements(in: flow.view.bounds)?.first)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(flow.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
  }

  @Test("a rectangle one line high has one line")
  func thinRectangles() {
    let flow = FlowHarness([30])
    for line in 0..<6 {
      let found = flow.layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 60 * line, width: 320, height: 50))
      #expect(found?.map(\.indexPath.item) == Array(line * 5..<line * 5 + 5))
    }
    let between = flow.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 50, width: 320, height: 10))
    #expect(between?.isEmpty == true)
    #expect(flow.layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
    #expect(flow.layout.layoutAttributesForElements(in: .infinite)?.count == 30)
    #expect(
      flow.layout.layoutAttributesForElements(in: CGRect(x: 320, y: 110, width: -320, height: -50))?.count
        == 5, "a rectangle with its corners the other way round")
  }

  @Test("paths of no element have no attributes")
  func noSuchElement() {
    let flow = FlowHarness([3])
    for path in [
      IndexPath(item: 3, section: 0), IndexPath(item: -1, section: 0), IndexPath(item: 0, section: 1),
      IndexPath(item: 0, section: -1), IndexPath(item: NSNotFound, section: 0), IndexPath(),
      IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
    ] {
      #expect(flow.layout.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
  }

  @Test("attributes are of the class a subclass names")
  func namedAttributes() throws {
    final class AngleFlow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { AngleAttributes.self }
    }
    let layout = AngleFlow()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let flow = FlowHarness([2], layout: layout)
    let all = try #require(layout.layoutAttributesForElements(in: flow.view.bounds))
    #expect(all.count == 3 && all.allSatisfy { $0 is AngleAttributes })
    #expect(flow.header(0) is AngleAttributes)
  }

  // MARK: - Edges

  @Test("no items, no sections, no view", arguments: [[], [0], [0, 0, 0]])
  func empty(sections: [Int]) {
    let flow = FlowHarness(sections)
    #expect(flow.view.contentSize == CGSize(width: 320, height: 0))
    #expect(flow.layout.layoutAttributesForElements(in: flow.view.bounds)?.isEmpty == true)
    #expect(UICollectionViewFlowLayout().layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  @Test("views of no size, and narrow ones", arguments: [0.0, 1, 3.5])
  func narrow(width: CGFloat) {
    let flow = FlowHarness([7], size: CGSize(width: width, height: 0))
    #expect(flow.view.contentSize == CGSize(width: width, height: 7 * 60 - 10))
    #expect(flow.frame(6)?.midX.rounded() == (width / 2).rounded())
  }

  @Test("1,000,000 items: the last line, and the cells of one screen")
  func millions() throws {
    let flow = FlowHarness([1_000_000])
    // Five a line, 60 a line; the last line is full.
    let last = try #require(flow.frame(999_999))
    #expect(last == CGRect(x: 270, y: 60 * 199_999, width: 50, height: 50))
    #expect(flow.view.contentSize.height == 11_999_990)
    flow.view.contentOffset.y = 60 * 199_990
    flow.view.layoutIfNeeded()
    // 400 points show lines 199,990 to 199,996: 6 · 60 = 360 < 400 < 420.
    #expect(flow.view.visibleCells.count == 35)
  }

  @Test("invalid sizes are reported", arguments: [CGFloat.nan, .infinity, -.infinity, -7, 1e300])
  func hostileSizes(value: CGFloat) {
    let delegate = SizingDelegate { CGSize(width: $0.item == 1 ? value : 50, height: 50) }
    let reported = diagnostics {
      let flow = FlowHarness([3], delegate: delegate)
      #expect(flow.view.contentSize.height.isFinite)
      #expect(flow.frame(1)?.width.isFinite == true)
    }
    #expect(reported.map(\.code) == [.invalidItemSize])
  }
}
