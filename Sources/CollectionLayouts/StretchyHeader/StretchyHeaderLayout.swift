import Geometry
import LayoutCore
import UIKit

/// A column under a large header that stretches when pulled: header, menu bar, then for each section a header, cells
/// and a footer.
///
/// The header and the menu are supplementary elements of the kinds `elementKindHeader` and `elementKindMenu` at item 0
/// of section 0, even when there are no sections. The menu stays at the top, and section headers stay below it. The
/// image in a cell moves against the scroll direction by the distance in the cell's `StretchyHeaderLayoutAttributes`.
/// The header stretches, and elements stick, below the top inset (`adjustedContentInset.top`).
///
/// The geometry is kept until the view's size, the data or the settings change. The cost of a scroll step depends only
/// on the visible elements.
@preconcurrency @MainActor
open class StretchyHeaderLayout: ItemAnimatingLayout {
  /// The kind of the large header.
  public nonisolated static let elementKindHeader = "StretchyHeaderLayout.header"

  /// The kind of the menu bar.
  public nonisolated static let elementKindMenu = "StretchyHeaderLayout.menu"

  /// The sizes of the elements and their behaviour. Default: cells as large as the view, and no other elements.
  open var settings = Settings() {
    didSet {
      if settings != oldValue { solver = nil }
      didChange(from: oldValue, to: settings)
    }
  }

  /// The geometry. Nil after settings or data have changed.
  private var solver: StretchySolver?
  /// The position in the middle when a resize was announced. Nil when no resize was announced.
  private var anchorBeforeResize: StretchySolver.Anchor?
  /// The last returned attributes, used for elements that an update removes.
  private var shown: [UICollectionViewLayoutAttributes] = []
  private var shownBeforeUpdate: [UICollectionViewLayoutAttributes] = []

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { StretchyHeaderLayoutAttributes.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    keepMiddleInMiddle()
  }

  open override var collectionViewContentSize: CGSize { CGSize(geometry.contentSize) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var attributes: [UICollectionViewLayoutAttributes] = []
    geometry.forEachElement(at: scroll, overlapping: Rectangle(rect)) {
      attributes.append(makeAttributes(of: $0))
    }
    shown = attributes
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(indexPath.item, section: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    switch elementKind {
    case Self.elementKindHeader where indexPath.section == 0: return attributes(of: .header)
    case Self.elementKindMenu where indexPath.section == 0: return attributes(of: .menu)
    case UICollectionView.elementKindSectionHeader:
      return attributes(of: .sectionHeader(section: indexPath.section))
    case UICollectionView.elementKindSectionFooter:
      return attributes(of: .sectionFooter(section: indexPath.section))
    default: return nil
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Store the anchor now. After the resize, the collection view may clamp the offset before it asks the layout again.
    if let solver, anchorBeforeResize == nil, newBounds.size != collectionView?.bounds.size,
      scroll.offset > -scroll.topInset
    {
      anchorBeforeResize = solver.anchor(at: scroll.offset + solver.viewportSize.height / 2)
    }
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { solver = nil }
    super.invalidateLayout(with: context)
  }

  // MARK: - Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    shownBeforeUpdate = shown
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    shownBeforeUpdate = []
  }

  /// A new cell slides down from the cell above it and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(slidUp)
  }

  /// A deleted cell slides up under the cell above it and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let old = shownBeforeUpdate.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
    return (old?.copy() as? UICollectionViewLayoutAttributes).map(slidUp) ?? faded
  }

  private func slidUp(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.center.y -= attributes.size.height
    attributes.alpha = 0
    attributes.zIndex = 0
    return attributes
  }

  // MARK: - The column

  private var geometry: StretchySolver {
    let size = viewportSize
    if let solver, solver.viewportSize == size { return solver }
    var placed = StretchySolver(settings: settings.solved, viewportSize: size)
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      placed.appendSection(itemCount: collectionView?.numberOfItems(inSection: section) ?? 0)
    }
    solver = placed
    return placed
  }

  private var scroll: StretchySolver.Scroll {
    StretchySolver.Scroll(
      offset: Double(collectionView?.contentOffset.y ?? 0),
      topInset: Double(collectionView?.adjustedContentInset.top ?? 0))
  }

  private func attributes(of role: StretchyElement.Role) -> UICollectionViewLayoutAttributes? {
    geometry.element(role, at: scroll).map(makeAttributes)
  }

  private func makeAttributes(of element: StretchyElement) -> UICollectionViewLayoutAttributes {
    typealias Attributes = StretchyHeaderLayoutAttributes
    func supplementary(_ kind: String, _ section: Int) -> Attributes {
      Attributes(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    }
    let attributes =
      switch element.role {
      case .header: supplementary(Self.elementKindHeader, 0)
      case .menu: supplementary(Self.elementKindMenu, 0)
      case .sectionHeader(let section): supplementary(UICollectionView.elementKindSectionHeader, section)
      case .sectionFooter(let section): supplementary(UICollectionView.elementKindSectionFooter, section)
      case .item(let item, let section): Attributes(forCellWith: IndexPath(item: item, section: section))
      }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    attributes.initialOrigin = CGPoint(element.initialOrigin)
    attributes.headerOverlayAlpha = CGFloat(element.headerOverlayAlpha)
    if element.parallaxOffset != 0 {
      attributes.parallax = CGAffineTransform(translationX: 0, y: CGFloat(element.parallaxOffset))
    }
    return attributes
  }

  /// Keeps the cell in the middle after a resize. An offset at the top stays at the top.
  private func keepMiddleInMiddle() {
    let geometry = geometry
    // A view without an extent shows nothing. When it grows again, the same cell is in the middle.
    guard let collectionView, !Rectangle(origin: .zero, size: geometry.viewportSize).isEmpty else { return }
    defer { anchorBeforeResize = nil }
    guard let anchorBeforeResize, let middle = geometry.y(of: anchorBeforeResize) else { return }
    let height = geometry.viewportSize.height
    let insets = collectionView.adjustedContentInset
    let maximum = geometry.contentSize.height - height + Double(insets.bottom)
    let offset = max(-Double(insets.top), min(middle - height / 2, maximum))
    if abs(offset - scroll.offset) > 1e-6 { collectionView.bounds.origin.y = CGFloat(offset) }
  }
}
