import UIKit

/// Changes between layouts of the same kind with different numbers of columns.
///
/// Between two numbers, an interactive transition moves every picture from one layout to the other.
@MainActor
final class ColumnResizing: ThumbnailResizing {
  private let columns: ClosedRange<Int>
  private let makeLayout: () -> UICollectionViewLayout
  private let configure: (UICollectionViewLayout, Int) -> Void
  var chosenLevel: CGFloat?
  /// The default number of columns in the current view.
  private var usualColumns: Int
  /// The layout at rest, or the one with which the current transition began.
  private(set) var layout: UICollectionViewLayout
  /// The number of columns of that layout.
  private(set) var shownColumns: Int
  /// The layout and the number of columns at the end of the current transition.
  private var next: (layout: UICollectionViewLayout, columns: Int)?
  /// The anchor of the current change.
  private var anchor: ZoomAnchor?

  var layouts: [UICollectionViewLayout] { [layout, next?.layout].compactMap(\.self) }

  /// Creates a value with a layout that has the default number of columns.
  ///
  /// - Parameters:
  ///   - columns: The minimum and the maximum number of columns.
  ///   - makeLayout: Makes a layout.
  ///   - configure: Sets the metrics of a layout for a number of columns in the current view.
  init(
    columns: ClosedRange<Int>, makeLayout: @escaping () -> UICollectionViewLayout,
    configure: @escaping (UICollectionViewLayout, Int) -> Void
  ) {
    self.columns = columns
    self.makeLayout = makeLayout
    self.configure = configure
    usualColumns = columns.lowerBound
    shownColumns = columns.lowerBound
    layout = makeLayout()
  }

  var sizes: ThumbnailSizes {
    ThumbnailSizes(columns: columns, usual: usualColumns, restsAtEveryCount: false)
  }

  /// The number of columns at rest.
  var restingColumns: Int { Int(ThumbnailSizes.columns(atLevel: restingLevel).rounded()) }

  func begin(at anchor: ZoomAnchor, in controller: AlbumViewController) {}

  func show(_ level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    let stops = sizes.stops(around: level)
    let (smaller, larger) = (number(at: stops.smaller), number(at: stops.larger))
    if smaller == larger { return rest(atColumns: smaller, keeping: anchor, in: controller) }
    let view = controller.collectionView
    if next.map({ Set([$0.columns, shownColumns]) }) != [smaller, larger] {
      if ![smaller, larger].contains(shownColumns) {
        let isNearSmaller = abs(smaller - shownColumns) < abs(larger - shownColumns)
        rest(atColumns: isNearSmaller ? smaller : larger, keeping: anchor, in: controller)
      } else {
        rest(atColumns: shownColumns, keeping: anchor, in: controller)
      }
      start(toColumns: shownColumns == smaller ? larger : smaller, keeping: anchor, in: view)
    }
    guard let next, let transition = view.collectionViewLayout as? ColumnTransitionLayout else { return }
    let (from, to) = (
      ThumbnailSizes.level(ofColumns: shownColumns), ThumbnailSizes.level(ofColumns: next.columns)
    )
    transition.anchor = anchor
    transition.transitionProgress = (level - from) / (to - from)
    transition.invalidateLayout()
    view.layoutIfNeeded()
  }

  func end(at level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    rest(atColumns: number(at: level), keeping: anchor, in: controller)
    let view = controller.collectionView
    view.contentOffset = view.contentOffset
  }

  /// Sets the metrics for the current view, with a default number of columns.
  func arrange(usualColumns: Int) {
    self.usualColumns = min(max(usualColumns, columns.lowerBound), columns.upperBound)
    if next == nil { shownColumns = restingColumns }
    configure(layout, shownColumns)
    if let next { configure(next.layout, next.columns) }
  }

  private func number(at level: CGFloat) -> Int { Int(ThumbnailSizes.columns(atLevel: level).rounded()) }

  private func start(toColumns columns: Int, keeping anchor: ZoomAnchor, in view: UICollectionView) {
    let layout = makeLayout()
    configure(layout, columns)
    next = (layout, columns)
    self.anchor = anchor
    view.startInteractiveTransition(to: layout, completion: nil)
    self.anchor = nil
  }

  /// Ends the current transition, and shows a number of columns at rest.
  private func rest(atColumns columns: Int, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    let view = controller.collectionView
    if let next {
      self.next = nil
      if next.columns == columns {
        (layout, shownColumns) = (next.layout, next.columns)
        view.finishInteractiveTransition()
      } else {
        view.cancelInteractiveTransition()
      }
    }
    if columns != shownColumns {
      shownColumns = columns
      layout = makeLayout()
      configure(layout, columns)
      view.collectionViewLayout = layout
    }
    view.layoutIfNeeded()
    place(anchor, in: view)
  }

  /// Returns the offset at which a layout keeps the anchor of the current change; nil for the proposed offset.
  func targetOffset(in view: UICollectionView) -> CGPoint? {
    guard let anchor, let next, let frame = next.layout.layoutAttributesForItem(at: anchor.path)?.frame else {
      return nil
    }
    return anchor.contentOffset(for: frame, contentSize: next.layout.collectionViewContentSize, in: view)
  }

  private func place(_ anchor: ZoomAnchor, in view: UICollectionView) {
    guard let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame else { return }
    let offset = anchor.contentOffset(for: frame, contentSize: view.contentSize, in: view)
    if abs(offset.y - view.bounds.minY) > 1 || abs(offset.x - view.bounds.minX) > 1 {
      view.bounds.origin = offset
    }
    view.layoutIfNeeded()
  }
}
