import Testing
import UIKit

@MainActor
@Suite("§10 A flow layout with pinned headers and footers")
struct FlowPinningLayoutTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Sections of header 30, five rows of 50 without spacing, footer 20: 300 each, in a view 200 high.
  private func harness(
    headers: Bool = true, footers: Bool = true, direction: UICollectionView.ScrollDirection = .vertical,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> FlowHarness {
    layout.scrollDirection = direction
    layout.itemSize = direction == .vertical ? CGSize(width: 100, height: 50) : CGSize(width: 50, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    let size = direction == .vertical ? CGSize(width: 100, height: 200) : CGSize(width: 200, height: 100)
    return FlowHarness([5, 5, 5], layout: layout, size: size, delegate: delegate)
  }

  private func place(_ flow: FlowHarness, kind: String, section: Int) -> CGRect? {
    flow.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  @Test("§10.1 at every half point of the way, views stand where the clamp says", arguments: [0, 1])
  func everyOffset(axis: Int) throws {
    let direction = try #require(UICollectionView.ScrollDirection(rawValue: axis))
    let flow = harness(direction: direction)
    let isVertical = direction == .vertical
    for step in stride(from: CGFloat(-100), through: 800, by: 12.5) {
      flow.view.contentOffset = isVertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0)
      flow.view.layoutIfNeeded()
      for section in 0..<3 {
        let start = 300 * CGFloat(section)
        let header = max(start, min(step, start + 280 - 30))
        let footer = min(start + 280, max(step + 200 - 20, start + 30))
        for (kind, place, length) in zip3(Self.kinds, [header, footer], [30, 20] as [CGFloat]) {
          let view = self.place(flow, kind: kind, section: section)
          guard place < step + 200, place + length > step else {
            #expect(view == nil, "offset \(step), section \(section)")
            continue
          }
          let frame = try #require(view, "offset \(step), section \(section)")
          #expect((isVertical ? frame.minY : frame.minX) == place, "offset \(step), section \(section)")
        }
      }
    }
  }

  @Test("§10.1 the adjusted inset is room that headers and footers keep out of")
  func contentInset() {
    let flow = harness()
    flow.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
    flow.view.contentOffset.y = 60
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.frame.minY == 100)
    // Visible to 60 + 200 − 25.
    #expect(flow.footer(0)?.frame.minY == 215)
  }

  @Test("§10.2 while pinning is on they are over the cells, and drawn so")
  func depth() throws {
    let flow = harness()
    flow.view.contentOffset.y = 110
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.zIndex == 10 && flow.footer(0)?.zIndex == 10)
    let header = try #require(
      flow.view.supplementaryView(forElementKind: Self.kinds[0], at: IndexPath(item: 0, section: 0)))
    let places = try flow.view.visibleCells.map { try #require(flow.view.subviews.firstIndex(of: $0)) }
    let place = try #require(flow.view.subviews.firstIndex(of: header))
    #expect(places.allSatisfy { $0 < place })
    #expect(flow.view.visibleCells.allSatisfy { $0.layer.zPosition < header.layer.zPosition })
    flow.layout.sectionHeadersPinToVisibleBounds = false
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.zIndex == 0 && flow.footer(0)?.zIndex == 10)
  }

  @Test("§10.3 the header of a long section is among the elements of the visible rectangle")
  func farAway() {
    let flow = harness()
    flow.source.sections = [100_000, 5]
    flow.view.reloadData()
    flow.view.contentOffset.y = 2_000_000
    flow.view.layoutIfNeeded()
    let found = flow.layout.layoutAttributesForElements(in: flow.view.bounds) ?? []
    #expect(found.filter { $0.representedElementKind == Self.kinds[0] }.map(\.frame.minY) == [2_000_000])
    #expect(
      flow.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 30))?.isEmpty == true
    )
  }

  @Test("§10.3 a scroll step keeps sizes and places and names what moves")
  func scrollStep() throws {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 50) }
    let flow = harness(delegate: delegate)
    delegate.forget()
    let new = flow.view.bounds.offsetBy(dx: 0, dy: 150)
    #expect(flow.layout.shouldInvalidateLayout(forBoundsChange: new))
    let context = try #require(
      flow.layout.invalidationContext(forBoundsChange: new)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    // Sections 0 and 1 are in view from 150 to 350.
    let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
    #expect(context.invalidatedSupplementaryIndexPaths == [Self.kinds[0]: paths, Self.kinds[1]: paths])
    #expect(context.invalidatedItemIndexPaths == nil)
    for _ in 0..<20 {
      flow.view.contentOffset.y += 17
      flow.view.layoutIfNeeded()
    }
    #expect(delegate.asked.isEmpty)
  }

  @Test("§1.4 a new extent across asks the delegate again, pinned or not")
  func resize() throws {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 50) }
    let flow = harness(delegate: delegate)
    delegate.forget()
    flow.view.frame.size.width = 250
    flow.view.layoutIfNeeded()
    #expect(delegate.asked.count == 15)
    // Two of 100 a line.
    #expect(flow.frame(4)?.minY == 130)
  }

  @Test("§10.4 neither is pinned by default, and then scrolling needs no pass")
  func defaults() {
    let flow = harness(headers: false, footers: false)
    let new = flow.view.bounds.offsetBy(dx: 0, dy: 50)
    #expect(!flow.layout.shouldInvalidateLayout(forBoundsChange: new))
    flow.view.contentOffset.y = 50
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.frame.minY == 0 && flow.footer(0)?.frame.minY == 280)
  }

  /// Stretches the first header when the content is pulled down, the way of many apps.
  final class StretchyHeader: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      let offset = collectionView?.contentOffset.y ?? 0
      for attributes in all ?? [] where attributes.representedElementKind != nil && offset < 0 {
        guard attributes.indexPath.section == 0 else { continue }
        attributes.frame = CGRect(
          x: 0, y: offset, width: attributes.frame.width, height: attributes.frame.height - offset)
      }
      return all
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test("a header that a subclass stretches while it is pulled")
  func stretchy() {
    let flow = harness(footers: false, layout: StretchyHeader())
    flow.view.contentOffset.y = -40
    flow.view.layoutIfNeeded()
    #expect(place(flow, kind: Self.kinds[0], section: 0) == CGRect(x: 0, y: -40, width: 100, height: 70))
    flow.view.contentOffset.y = 40
    flow.view.layoutIfNeeded()
    #expect(place(flow, kind: Self.kinds[0], section: 0) == CGRect(x: 0, y: 40, width: 100, height: 30))
  }
}

private func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
  zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
}
