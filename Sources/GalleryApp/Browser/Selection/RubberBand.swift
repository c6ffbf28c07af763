import Geometry
import UIKit

/// The pictures that a rectangle touches while it is drawn, as they are drawn, also in perspective.
///
/// Where pictures stay at their positions in the content, only those in the area by which the rectangle has changed are
/// tested, because it may become larger than the view.
@MainActor
struct RubberBand {
  /// The selected pictures when the rectangle began.
  let selectionBefore: SelectedItems

  private unowned let view: UICollectionView
  private let keepsSelection: Bool
  private var touched = SelectedItems()
  private var rect: CGRect?
  /// The sizes with which the pictures were tested. If they change, all pictures may have moved.
  private var sizes: [CGSize] = []

  /// Begins a rectangle in a collection view. If it keeps the selection, the pictures are selected in addition.
  init(in view: UICollectionView, keepsSelection: Bool) {
    self.view = view
    self.keepsSelection = keepsSelection
    selectionBefore = view.selectedItems
  }

  /// The pictures to select.
  var selection: SelectedItems {
    guard keepsSelection else { return touched }
    var selection = selectionBefore
    selection.formUnion(touched)
    return selection
  }

  /// Changes the rectangle, in content coordinates.
  mutating func extend(to new: CGRect) {
    let sizes = [view.bounds.size, view.contentSize]
    var areas: [CGRect]
    if view.scrollsByItem {
      // Pictures move other than the content. The rectangle is on screen.
      areas = [new.intersection(view.bounds)]
      touched = SelectedItems()
    } else if let rect, sizes == self.sizes {
      areas = new.subtracting(rect) + rect.subtracting(new)
    } else {
      areas = [new]
      touched = SelectedItems()
    }
    (rect, self.sizes) = (new, sizes)
    // A rectangle without width or height, and one that shares only an edge with a picture, count too.
    areas = areas.filter { !$0.isNull }.map { $0.insetBy(dx: -1, dy: -1) }
    for (path, intersects) in view.drawnItems(intersecting: new, in: areas) {
      if intersects, shows(path, in: new) { touched.insert(path) } else { touched.remove(path) }
    }
  }

  /// Whether a rectangle intersects what a cell shows, which may be less than the cell. True for cells off screen.
  private func shows(_ path: IndexPath, in rect: CGRect) -> Bool {
    guard let cell = view.visibleCell(at: path) as? any AlbumCell else { return true }
    let corners = cell.shownPath.cgPath.polygon.map { Point2D(cell.convert($0, to: view)) }
    // A rectangle without width or height counts, too.
    let rect = Rectangle(rect.insetBy(dx: -1, dy: -1))
    return !ConvexPolygon(corners: corners)
      .clipped(keepingNonNegative: 1, 0, -rect.minX).clipped(keepingNonNegative: -1, 0, rect.maxX)
      .clipped(keepingNonNegative: 0, 1, -rect.minY).clipped(keepingNonNegative: 0, -1, rect.maxY).isEmpty
  }
}

extension CGRect {
  /// Returns at most four rectangles that together cover the part outside another one.
  fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
    let shared = intersection(other)
    guard !shared.isNull else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: shared.minY - minY),
      CGRect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
      CGRect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.height),
      CGRect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.height),
    ]
    return [
      (0, shared.minY > minY), (1, shared.maxY < maxY), (2, shared.minX > minX), (3, shared.maxX < maxX),
    ]
    .compactMap { index, isThere in isThere ? parts[index] : nil }
  }
}
