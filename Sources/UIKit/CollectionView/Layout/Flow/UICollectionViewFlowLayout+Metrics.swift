import Geometry
import LayoutCore

// The input of the solver: the layout's properties, the counts of the data source, and the values of the delegate.
extension UICollectionViewFlowLayout {
  /// The room for items across the scroll axis at this moment.
  var room: FlowRoom {
    let bounds = collectionView?.bounds.size ?? .zero
    let inset = collectionView?.adjustedContentInset ?? .zero
    let isVertical = scrollDirection == .vertical
    return FlowRoom(
      environment: FlowEnvironment(
        direction: isVertical ? .vertical : .horizontal,
        crossExtent: isVertical
          ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom,
        displayScale: Double(collectionView?.traitCollection.displayScale ?? 1)),
      minimumInsets: minimumInsets)
  }

  /// Passes all sections to the solver.
  func collectSections(into solver: inout FlowSolver) {
    guard let collectionView else {
      solver.removeAllSections()
      return
    }
    let sections = 0..<collectionView.numberOfSections
    if estimatesSizes {
      collectEstimatedSections(sections, into: &solver)
      return
    }
    solver.removeAllSections()
    measurements.forget()
    if let delegate = collectionView.collectionViewDelegate as? any UICollectionViewDelegateFlowLayout {
      for section in sections { append(section, from: delegate, in: collectionView, to: &solver) }
    } else {
      let (metrics, size) = (sectionMetrics, Size2D(checked(itemSize)))
      for section in sections {
        solver.appendSection(
          metrics, itemCount: collectionView.numberOfItems(inSection: section), itemSize: size)
      }
    }
  }

  /// Passes sections of items with the estimated size to the solver. If the counts and the estimate are unchanged,
  /// measured sizes are kept.
  private func collectEstimatedSections(_ sections: Range<Int>, into solver: inout FlowSolver) {
    guard let view = collectionView else { return }
    let delegate = view.collectionViewDelegate as? any UICollectionViewDelegateFlowLayout
    let estimate = FlowMeasuredSizes.Estimate(size: estimate, direction: scrollDirection)
    let stays =
      measurements.estimate == estimate && solver.sectionCount == sections.count
      && sections.allSatisfy { solver.itemCount(inSection: $0) == view.numberOfItems(inSection: $0) }
    if !stays {
      solver.removeAllSections()
      measurements.forget()
      measurements.estimate = estimate
    }
    for section in sections {
      let metrics = measured(
        delegate.map { sectionMetrics(of: section, from: $0, in: view) } ?? sectionMetrics, ofSection: section
      )
      if stays {
        solver.setMetrics(metrics, ofSection: section)
      } else {
        solver.appendSection(
          metrics, itemCount: view.numberOfItems(inSection: section), itemSize: Size2D(estimate.size))
      }
    }
  }

  private func append(
    _ section: Int, from delegate: any UICollectionViewDelegateFlowLayout, in view: UICollectionView,
    to solver: inout FlowSolver
  ) {
    // Called for every item, so index paths are translated only if those of the data differ.
    let isAsInData = view.presentsItemsAsInData
    func size(ofItem item: Int) -> CGSize {
      var indexPath = IndexPath(item: item, section: section)
      if !isAsInData {
        guard let path = view.itemInData(at: indexPath) else { return itemSize }
        indexPath = path
      }
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
      return size.isExtent ? size : checked(size, at: indexPath)
    }
    let metrics = sectionMetrics(of: section, from: delegate, in: view)
    let itemCount = view.numberOfItems(inSection: section)
    // The first item shows whether the delegate returns sizes at all.
    guard itemCount > 0, let first = view.flowDelegateAnswers.answer(to: .itemSize, { size(ofItem: 0) })
    else {
      solver.appendSection(metrics, itemCount: itemCount, itemSize: Size2D(checked(itemSize)))
      return
    }
    let sections = section..<max(section, view.numberOfSections)
    solver.reserveItems(sections.reduce(0) { $0 + view.numberOfItems(inSection: $1) })
    solver.appendSection(metrics, itemCount: itemCount) { item in
      Size2D(item == 0 ? first : size(ofItem: item))
    }
  }

  var sectionMetrics: FlowSectionMetrics {
    metrics(
      insets: sectionInset, lineSpacing: minimumLineSpacing, interitemSpacing: minimumInteritemSpacing,
      headerSize: headerReferenceSize, footerSize: footerReferenceSize, of: "all sections")
  }

  func sectionMetrics(
    of section: Int, from delegate: any UICollectionViewDelegateFlowLayout, in view: UICollectionView
  ) -> FlowSectionMetrics {
    metrics(
      insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
      interitemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      headerSize: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
      footerSize: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section),
      of: "section \(section)")
  }

  private func metrics(
    insets: UIEdgeInsets, lineSpacing: CGFloat, interitemSpacing: CGFloat, headerSize: CGSize,
    footerSize: CGSize, of culprit: @autoclosure () -> String
  ) -> FlowSectionMetrics {
    let isValid =
      insets.isDistance && lineSpacing.isDistance && interitemSpacing.isDistance && headerSize.isExtent
      && footerSize.isExtent
    if !isValid {
      collectionView?.report(
        .invalidSectionMetrics,
        "The metrics of \(culprit()) are invalid: insets \(insets), line spacing \(lineSpacing), interitem "
          + "spacing \(interitemSpacing), header \(headerSize), footer \(footerSize). The layout treats NaN values and "
          + "negative extents as 0 and limits values to 10¹². Use finite values."
      )
    }
    return FlowSectionMetrics(
      insets: effectiveInsets(insets), lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
      headerSize: Size2D(headerSize), footerSize: Size2D(footerSize))
  }

  /// Returns a section's insets. On the cross axis they are at least those of the inset reference (Behaviour.md 9.11).
  private func effectiveInsets(_ inset: UIEdgeInsets) -> Insets {
    let minimum = minimumInsets
    return Insets(
      top: max(inset.top, minimum.top), left: max(inset.left, minimum.left),
      bottom: max(inset.bottom, minimum.bottom), right: max(inset.right, minimum.right))
  }

  /// The insets of the reference across the scroll axis, minus the content insets that already apply.
  private var minimumInsets: UIEdgeInsets {
    let none = UIEdgeInsets(
      top: -.infinity, left: -.infinity, bottom: -.infinity, right: -.infinity)
    guard let collectionView else { return none }
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return none
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    }
    let taken = collectionView.adjustedContentInset
    var minimum = none
    if scrollDirection == .vertical {
      (minimum.left, minimum.right) = (reference.left - taken.left, reference.right - taken.right)
    } else {
      (minimum.top, minimum.bottom) = (reference.top - taken.top, reference.bottom - taken.bottom)
    }
    return minimum
  }
}

/// The room that a collection view leaves for the items of a flow layout, across the scroll axis.
struct FlowRoom: Equatable {
  var environment: FlowEnvironment
  /// The minimum insets of sections. Those along the scroll axis are not limited.
  var minimumInsets: UIEdgeInsets
}
