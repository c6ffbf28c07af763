import Testing
import UIKit

@MainActor
@Suite("Who tells a flow layout its numbers, and how often")
struct FlowDelegateTests {
  @Test("§9.9 the delegate's values replace the properties, section by section")
  func replacement() {
    let delegate = SpacingDelegate()
    let flow = FlowHarness([6, 6], delegate: delegate)
    // Section 0: inset 1 / 0 / 2 / 0, no spacing between items: 6 · 50 = 300 ≤ 320, all on one line.
    #expect(flow.frame(5)?.minY == 1)
    // Footer 53–65. Section 1: header 65–95, item at 96; 310 across, spacing 20: 4 (260; five need 330).
    #expect(flow.footer(0)?.frame == CGRect(x: 0, y: 53, width: 320, height: 12))
    #expect(flow.header(0) == nil)
    #expect(flow.header(1)?.frame == CGRect(x: 0, y: 65, width: 320, height: 30))
    #expect(flow.frame(0, 1)?.origin == CGPoint(x: 10, y: 96))
    #expect(flow.frame(3, 1)?.maxX == 320)
    // Line spacing 4; then 150 + 50 + inset 2 + footer 12.
    #expect(flow.frame(4, 1)?.minY == 150)
    #expect(flow.view.contentSize.height == 214)
  }

  @Test("sizes are asked for once per item and invalidation, whatever is asked of the layout")
  func askedOnce() {
    let delegate = SizingDelegate { CGSize(width: 50, height: 40 + $0.item % 7) }
    let flow = FlowHarness([40, 10], delegate: delegate)
    let all =
      (0..<40).map { IndexPath(item: $0, section: 0) } + (0..<10).map { IndexPath(item: $0, section: 1) }
    #expect(delegate.asked == all)
    delegate.forget()
    _ = flow.layout.layoutAttributesForElements(in: .infinite)
    _ = flow.frame(39)
    flow.view.contentOffset.y = 50
    flow.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    flow.layout.invalidateLayout()
    flow.layout.invalidateLayout()
    #expect(delegate.asked.isEmpty)
    flow.view.layoutIfNeeded()
    #expect(delegate.asked == all)
  }

  @Test("a delegate that tells only spacings is not asked per item")
  func onlySpacings() {
    let delegate = SpacingDelegate()
    _ = FlowHarness([100_000, 50_000], delegate: delegate)
    // Five members, two sections.
    #expect(delegate.asked == 10)
  }

  @Test("a delegate that tells nothing leaves the properties")
  func silentDelegate() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.minimumLineSpacing = 4
    layout.sectionInset.top = 3
    layout.headerReferenceSize.height = 7
    let flow = FlowHarness([1_000_000], layout: layout, delegate: SilentDelegate())
    // Header 7, inset 3, then 999,999 lines of 24.
    #expect(flow.frame(999_999)?.minY == 23_999_986)
  }

  @Test("whether the delegate returns sizes is determined for each section")
  func perSection() {
    let delegate = SizingDelegate { CGSize(width: 320, height: 10 * ($0.section + 1)) }
    let flow = FlowHarness([0, 2, 1], delegate: delegate)
    #expect(flow.frame(1, 1)?.height == 20 && flow.frame(0, 2)?.height == 30)
    #expect(delegate.asked.count == 3)
  }

  @Test("§2.2 without delegate metrics the known sizes are laid out again")
  func keptMetrics() {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 40) }
    let flow = FlowHarness([6], delegate: delegate)
    // 3 · 100 + 2 · 10 = 320: three a line.
    #expect(flow.frame(2)?.minY == 0 && flow.frame(3)?.minY == 50)
    flow.view.contentInset.right = 100
    flow.view.layoutIfNeeded()
    delegate.forget()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    flow.layout.invalidateLayout(with: context)
    flow.view.layoutIfNeeded()
    // 2 · 100 + 10 ≤ 220: two a line.
    #expect(flow.frame(2)?.minY == 50 && flow.frame(1)?.maxX == 220)
    #expect(delegate.asked.isEmpty)
  }

  @Test("§2.2 with neither metrics nor attributes nothing moves")
  func keptAttributes() {
    let flow = FlowHarness([6])
    flow.view.contentInset.left = 100
    flow.view.layoutIfNeeded()
    let before = (0..<6).map { flow.frame($0) }
    flow.source.sections = [3]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    flow.layout.invalidateLayout(with: context)
    flow.view.layoutIfNeeded()
    #expect((0..<6).map { flow.frame($0) } == before)
  }

  @Test("§2.1 several invalidations make one pass, the one that wants most decides")
  func coalescing() {
    let delegate = SizingDelegate { _ in CGSize(width: 50, height: 50) }
    let flow = FlowHarness([6], delegate: delegate)
    delegate.forget()
    let nothing = UICollectionViewFlowLayoutInvalidationContext()
    nothing.invalidateFlowLayoutDelegateMetrics = false
    nothing.invalidateFlowLayoutAttributes = false
    flow.layout.invalidateLayout(with: nothing)
    flow.layout.invalidateLayout()
    flow.layout.invalidateLayout(with: nothing)
    flow.view.layoutIfNeeded()
    #expect(delegate.asked.count == 6)
  }

  @Test("reloading asks again, also about more items")
  func reload() {
    let delegate = SizingDelegate { _ in CGSize(width: 320, height: 20) }
    let flow = FlowHarness([2], delegate: delegate)
    flow.source.sections = [2, 5]
    delegate.forget()
    flow.view.reloadData()
    flow.view.layoutIfNeeded()
    #expect(delegate.asked.count == 7)
    // 20 + 10 + 20, then 5 · 30 − 10.
    #expect(flow.view.contentSize.height == 190)
  }

  @Test("a delegate that asks the layout while it is asked ends with the right answer")
  func reentrance() {
    let layout = UICollectionViewFlowLayout()
    let delegate = SizingDelegate { path in
      _ = layout.collectionViewContentSize
      _ = layout.layoutAttributesForItem(at: path)
      return CGSize(width: 320, height: 20)
    }
    let flow = FlowHarness([3], layout: layout, delegate: delegate)
    #expect(flow.frame(2)?.minY == 60 && delegate.asked.count == 3)
  }

  // MARK: - Calls with a question mark

  @Test("an optional member that is not implemented answers nil to a call with a question mark")
  func questionMark() {
    let (layout, path) = (UICollectionViewFlowLayout(), IndexPath(item: 0, section: 1))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let sizing = SizingDelegate { _ in CGSize(width: 7, height: 8) }
    let flow: any UICollectionViewDelegateFlowLayout = sizing
    #expect(flow.collectionView?(view, layout: layout, sizeForItemAt: path) == CGSize(width: 7, height: 8))
    #expect(flow.collectionView?(view, layout: layout, insetForSectionAt: 1) == nil)
    let spacing: (any UICollectionViewDelegateFlowLayout)? = SpacingDelegate()
    #expect(spacing?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
    #expect(spacing?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 1) == 4)
    #expect(spacing?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 1) == 20)
    #expect(
      spacing?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 1)?.height == 30)
    #expect(
      spacing?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 1)?.height == 12)
    // The members of the delegate it also is.
    #expect(flow.collectionView?(view, shouldSelectItemAt: path) == true)
  }

  @Test("a plain call answers the layout's property for a member that is not implemented")
  func plainCall() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 33
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let delegate: any UICollectionViewDelegateFlowLayout = SilentDelegate()
    #expect(delegate.collectionView(view, layout: layout, insetForSectionAt: 0).left == 33)
    #expect(
      delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
        == layout.itemSize)
    let other = UICollectionViewLayout()
    #expect(delegate.collectionView(view, layout: other, minimumLineSpacingForSectionAt: 0) == 0)
  }
}
