import Geometry
import LayoutCore

// What is wrong with the numbers that a flow layout is told.
extension UICollectionViewFlowLayout {
  /// The size itself; says so when the solver will have to make do with another.
  func checked(_ size: CGSize, at indexPath: IndexPath? = nil) -> CGSize {
    if !size.isExtent {
      let element = indexPath.map { "item \($0.item) of section \($0.section)" } ?? "all items"
      collectionView?.report(
        .invalidItemSize,
        "the size \(size.width) × \(size.height) was told for \(element); "
          + "what is negative or no number counts as 0, what is larger than 10¹² as that")
    }
    return size
  }

  /// Says when an item that is asked for is longer across than the room it has (behaviour 9.12).
  func checkRoom(for element: FlowElement, in solver: FlowSolver) {
    guard case .item(let item) = element.kind, solver.environment.crossExtent > 0 else { return }
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? element.frame.width : element.frame.height
    let room = solver.room(inSection: element.section)
    // As with lines, an exact fit must survive the rounding of sums. Of an enormous length it was said that it is one.
    guard length > room + 1e-6, length < CGSize.maximumExtent else { return }
    collectionView?.report(
      .oversizedItem,
      "item \(item) of section \(element.section) is \(length) \(isVertical ? "wide" : "high"), but the insets leave "
        + "\(room) points; it is centred and reaches out")
  }
}

extension CGSize {
  /// What larger extents and distances count as in a flow.
  fileprivate static let maximumExtent: CGFloat = 1e12

  /// Whether a flow takes both extents as they are.
  var isExtent: Bool {
    width >= 0 && width <= Self.maximumExtent && height >= 0 && height <= Self.maximumExtent
  }
}

extension CGFloat {
  /// Whether a flow takes a distance as it is.
  var isDistance: Bool { magnitude <= CGSize.maximumExtent }
}

extension UIEdgeInsets {
  /// Whether a flow takes all four distances as they are.
  var isDistance: Bool { top.isDistance && left.isDistance && bottom.isDistance && right.isDistance }
}
