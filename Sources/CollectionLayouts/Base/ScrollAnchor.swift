import LayoutCore
import UIKit

/// Keeps the current item current when the meaning of an offset changes: after a resize, a change of the number of
/// items, or a change of a layout's properties.
@MainActor
final class ScrollAnchor {
  /// The pages of the last pass with visible items. Nil before the first one.
  private var prepared: ScrollPages?
  /// The current position when a resize was announced. Nil when no resize was announced.
  private var positionBeforeResize: Double?
  /// Whether the next pass scrolls to the first item, regardless of the content offset.
  private var startsOver = false

  /// Scrolls to the first item in the next pass. The offset belongs to another layout or another axis.
  func startOver() { startsOver = true }

  /// Stores the current position before a resize. After the resize, the collection view may clamp the offset.
  func sizeWillChange(at offset: Double) {
    if let prepared, positionBeforeResize == nil { positionBeforeResize = prepared.position(at: offset) }
  }

  /// Moves the content of a layout to the offset at which the current position stays current, and wraps the offset of
  /// an endless row. Scrolling to the first item begins at the edge of the content along the cross axis too.
  func moveContent(of layout: some AxisScrolling, in pages: ScrollPages) {
    guard let collectionView = layout.collectionView else { return }
    let (offset, wasToStartOver) = (layout.offset, startsOver)
    let target = self.offset(keepingIn: pages, at: offset, isUntouched: layout.isUntouched(offset))
    let insets = collectionView.adjustedContentInset
    let origin =
      wasToStartOver && !startsOver
      ? CGPoint(x: -insets.left, y: -insets.top) : collectionView.contentOffset
    collectionView.moveContent(
      to: layout.contentOffset(main: target, origin), isWrapping: target == pages.wrappedOffset(offset))
  }

  /// The offset, well inside the content, at which the current position stays current.
  ///
  /// - Parameters:
  ///   - pages: The pages of the new pass.
  ///   - offset: The offset along the scroll axis.
  ///   - isUntouched: Whether it is the initial offset of a collection view.
  private func offset(keepingIn pages: ScrollPages, at offset: Double, isUntouched: Bool) -> Double {
    guard pages.itemCount > 0 else {
      (prepared, positionBeforeResize) = (nil, nil)
      return offset
    }
    // A view without an extent shows nothing. When it grows again, the same item is current.
    guard pages.pageLength > 0 else { return offset }
    defer { (prepared, positionBeforeResize, startsOver) = (pages, nil, false) }
    if startsOver { return pages.initialOffset }
    guard let prepared else { return isUntouched ? pages.initialOffset : pages.wrappedOffset(offset) }
    guard prepared != pages || positionBeforeResize != nil else { return pages.wrappedOffset(offset) }
    var position = positionBeforeResize ?? prepared.position(at: offset)
    if position >= Double(pages.itemCount) {
      // A position just before the end of an endless row can be rounded to the end, where the row begins again.
      let hasComeRound = pages.isEndless && prepared.itemCount == pages.itemCount
      position = hasComeRound ? 0 : Double(pages.itemCount - 1)
    }
    guard abs(pages.position(at: offset) - position) > 1e-9 else { return pages.wrappedOffset(offset) }
    return pages.offset(atPosition: position)
  }
}
