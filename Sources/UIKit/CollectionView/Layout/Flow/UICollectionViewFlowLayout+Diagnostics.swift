import Geometry
import LayoutCore

// Diagnostics about invalid metrics.
extension UICollectionViewFlowLayout {
  /// Returns the size itself. Reports a diagnostic if it is invalid and the solver will replace it.
  func checked(_ size: CGSize, at indexPath: IndexPath? = nil) -> CGSize {
    if !size.isExtent {
      let element = indexPath.map { "item \($0.item) of section \($0.section)" } ?? "all items"
      collectionView?.report(
        .invalidItemSize,
        "The size \(size.width) × \(size.height) of \(element) is invalid. The layout treats negative and NaN values "
          + "as 0 and values above 10¹² as 10¹². Use finite values of 0 or more.")
    }
    return size
  }

  /// Reports an item that is longer along the cross axis than the room of its section (Behaviour.md 9.12).
  func checkRoom(for element: SectionElement, in solver: FlowSolver) {
    guard case .item(let item) = element.kind, solver.environment.crossExtent > 0 else { return }
    let isVertical = solver.environment.direction == .vertical
    let length = isVertical ? element.frame.width : element.frame.height
    let room = solver.room(inSection: element.section)
    // As with lines, an exact fit must survive the rounding of sums. Enormous lengths were already reported as invalid.
    guard length > room + 1e-6, length < CGSize.maximumExtent else { return }
    collectionView?.report(
      .oversizedItem,
      "Item \(item) of section \(element.section) is \(length) \(isVertical ? "wide" : "high"), but the insets leave "
        + "\(room) points. The layout centres the item, which extends beyond the section. Use a smaller size or "
        + "smaller insets.")
  }
}

extension CGSize {
  /// The maximum extent and distance of a flow. Larger values are treated as this one.
  fileprivate static let maximumExtent: CGFloat = 1e12

  /// Whether both extents are valid.
  var isExtent: Bool {
    width >= 0 && width <= Self.maximumExtent && height >= 0 && height <= Self.maximumExtent
  }
}

extension CGFloat {
  /// Whether the distance is valid.
  var isDistance: Bool { magnitude <= CGSize.maximumExtent }
}

extension UIEdgeInsets {
  /// Whether all four distances are valid.
  var isDistance: Bool { top.isDistance && left.isDistance && bottom.isDistance && right.isDistance }
}
