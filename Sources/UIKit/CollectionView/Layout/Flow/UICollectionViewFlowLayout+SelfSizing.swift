import Geometry
import LayoutCore

// Self-sizing: elements have estimated sizes until they are measured (Behaviour.md 9.10 and 12).
extension UICollectionViewFlowLayout {
  /// The size of an item until it is measured. An extent that is invalid, or left to the layout, is that of `itemSize`.
  var estimate: CGSize {
    func valid(_ extent: CGFloat, or own: CGFloat) -> CGFloat {
      extent > 0 && extent < .greatestFiniteMagnitude ? extent : own
    }
    return CGSize(
      width: valid(estimatedItemSize.width, or: itemSize.width),
      height: valid(estimatedItemSize.height, or: itemSize.height))
  }

  /// Whether preferred attributes have another size, in the extents that the layout uses.
  func prefersOtherSize(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    switch original.representedElementCategory {
    case .cell: size(of: preferred) != original.size
    case .supplementaryView:
      boundary(original) != nil && extentAlong(preferred.size) != extentAlong(original.size)
    case .decorationView: false
    }
  }

  /// The measured size of an item: an extent without an estimate keeps the delegate's value (Behaviour.md 12.2).
  private func size(of preferred: UICollectionViewLayoutAttributes) -> CGSize {
    let size = preferred.size
    let (isWidthEstimated, isHeightEstimated) = (estimatedItemSize.width > 0, estimatedItemSize.height > 0)
    if isWidthEstimated, isHeightEstimated { return size }
    let ownSize = sizeFromDelegate(at: preferred.indexPath) ?? itemSize
    return CGSize(
      width: isWidthEstimated ? size.width : ownSize.width,
      height: isHeightEstimated ? size.height : ownSize.height
    )
  }

  /// Applies the preferred size of an element, and records the resulting change of the content in a context.
  func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes,
    for context: UICollectionViewLayoutInvalidationContext
  ) {
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    context.nameResized(original)
    let path = original.indexPath
    // A layout that is invalid for another reason measures all elements again.
    guard !isStale, path.count == 2, let start = lineStart(of: original) else { return }

    let before = ContentBeforeResizing(
      solver, elementAt: start, visibleFrom: visibleStart, isVertical: scrollDirection == .vertical)
    if let boundary = boundary(original) {
      measurements.boundaries[boundary] = extentAlong(preferred.size)
      change { $0.resize(boundary, to: extentAlong(preferred.size)) }
    } else {
      change { $0.resizeItem(path.item, inSection: path.section, to: Size2D(size(of: preferred))) }
    }
    before.recordChange(to: solver, in: context)
  }

  /// Replaces the extents of header and footer by their measured extents.
  func measured(_ metrics: FlowSectionMetrics, ofSection section: Int) -> FlowSectionMetrics {
    func extent(_ kind: String, or referenceSize: Size2D) -> Size2D {
      guard extentAlong(CGSize(referenceSize)) > 0,
        let extent = measurements.boundaries[FlowMeasuredSizes.Boundary(kind: kind, section: section)]
      else { return referenceSize }
      return Size2D(along(extent))
    }
    guard !measurements.boundaries.isEmpty else { return metrics }
    return FlowSectionMetrics(
      insets: metrics.insets, lineSpacing: metrics.lineSpacing, interitemSpacing: metrics.interitemSpacing,
      headerSize: extent(UICollectionView.elementKindSectionHeader, or: metrics.headerSize),
      footerSize: extent(UICollectionView.elementKindSectionFooter, or: metrics.footerSize))
  }

  // MARK: - The delegate

  /// Returns attributes with the size that the delegate returns for an item, if it does. An item is measured with this
  /// size.
  func withSizeFromDelegate(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell,
      let size = sizeFromDelegate(at: attributes.indexPath),
      size != attributes.size, let result = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }

  /// Asks the delegate again for the sizes of items that an invalidation named.
  func askAgainForNamedItems() {
    guard !measurements.staleItems.isEmpty else { return }
    let items = measurements.staleItems
    measurements.staleItems.removeAll()
    guard !estimatesSizes else { return }
    for path in items {
      guard path.count == 2, let size = sizeFromDelegate(at: path) else { continue }
      change { $0.resizeItem(path.item, inSection: path.section, to: Size2D(size)) }
    }
  }

  /// Returns the delegate's size for an item that exists, with invalid extents replaced by 0; nil if the delegate
  /// returns no sizes.
  private func sizeFromDelegate(at path: IndexPath) -> CGSize? {
    guard let view = collectionView,
      let delegate = view.collectionViewDelegate as? any UICollectionViewDelegateFlowLayout,
      (0..<view.numberOfSections).contains(path.section),
      (0..<view.numberOfItems(inSection: path.section)).contains(path.item),
      let item = view.itemInData(at: path),
      let size = view.flowDelegateAnswers.answer(
        to: .itemSize, { delegate.collectionView(view, layout: self, sizeForItemAt: item) })
    else { return nil }
    let returned = checked(size, at: path)
    func valid(_ extent: CGFloat) -> CGFloat { extent > 0 && extent.isFinite ? extent : 0 }
    return CGSize(width: valid(returned.width), height: valid(returned.height))
  }

  // MARK: - Along the scroll axis

  private func extentAlong(_ size: CGSize) -> CGFloat {
    scrollDirection == .vertical ? size.height : size.width
  }

  private func along(_ extent: CGFloat) -> CGSize {
    scrollDirection == .vertical ? CGSize(width: 0, height: extent) : CGSize(width: extent, height: 0)
  }

  private func boundary(_ attributes: UICollectionViewLayoutAttributes) -> FlowMeasuredSizes.Boundary? {
    guard let kind = attributes.representedElementKind, attributes.indexPath.count == 2,
      kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
    else { return nil }
    return FlowMeasuredSizes.Boundary(kind: kind, section: attributes.indexPath.section)
  }

  /// Returns the frame of an element that the solver has now.
  func frameInSolver(of attributes: UICollectionViewLayoutAttributes) -> CGRect? {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    guard let boundary = boundary(attributes) else {
      return solver.frame(ofItem: path.item, inSection: path.section).map { CGRect($0) }
    }
    return boundaryFrame(boundary, in: solver)
  }

  private func boundaryFrame(_ boundary: FlowMeasuredSizes.Boundary, in solver: FlowSolver) -> CGRect? {
    let frame =
      boundary.kind == UICollectionView.elementKindSectionHeader
      ? solver.headerFrame(inSection: boundary.section) : solver.footerFrame(inSection: boundary.section)
    return frame.map { CGRect($0) }
  }

  /// Returns the start of an item's line, or of a header or footer when not pinned; nil if there is none.
  private func lineStart(of attributes: UICollectionViewLayoutAttributes) -> Double? {
    let path = attributes.indexPath
    guard let boundary = boundary(attributes) else {
      return solver.lineStart(of: FlowScrollAnchor(section: path.section, item: path.item))
    }
    var natural = solver
    natural.pinning = .none
    return boundaryFrame(boundary, in: natural).map {
      Double(scrollDirection == .vertical ? $0.minY : $0.minX)
    }
  }
}

extension FlowSolver {
  fileprivate mutating func resize(_ boundary: FlowMeasuredSizes.Boundary, to extent: CGFloat) {
    if boundary.kind == UICollectionView.elementKindSectionHeader {
      resizeHeader(ofSection: boundary.section, to: Double(extent))
    } else {
      resizeFooter(ofSection: boundary.section, to: Double(extent))
    }
  }
}
