import LayoutCore

/// Keeps what is under attention there when an offset comes to mean something else: in a view of another size, with
/// another number of items, after a change of a layout's properties.
struct ScrollAnchor {
  /// The pages of the last pass with something to show, nil before the first one.
  private var prepared: ScrollPages?
  /// What was under attention when a new size was announced, nil when none was.
  private var positionBeforeResize: Double?
  /// Whether the next pass begins with the first item, wherever the content has been scrolled to.
  private var startsOver = false

  /// Begins with the first item in the next pass: the offset was another layout's, or another axis's.
  mutating func startOver() { startsOver = true }

  /// Takes note of a new size while the old offset still holds: with its new size the collection view may clamp it.
  mutating func sizeWillChange(at offset: Double) {
    if let prepared, positionBeforeResize == nil { positionBeforeResize = prepared.position(at: offset) }
  }

  /// The offset that shows what was under attention, well inside the content.
  ///
  /// - Parameters:
  ///   - offset: The offset along the scroll axis.
  ///   - isUntouched: Whether it is the one a collection view begins with.
  mutating func offset(keepingIn pages: ScrollPages, at offset: Double, isUntouched: Bool) -> Double {
    guard pages.itemCount > 0 else {
      (prepared, positionBeforeResize) = (nil, nil)
      return offset
    }
    // A view without extent shows nothing, but when it grows again the same item is under attention.
    guard pages.pageLength > 0 else { return offset }
    defer { (prepared, positionBeforeResize, startsOver) = (pages, nil, false) }
    if startsOver { return pages.initialOffset }
    guard let prepared else { return isUntouched ? pages.initialOffset : pages.wrappedOffset(offset) }
    guard prepared != pages || positionBeforeResize != nil else { return pages.wrappedOffset(offset) }
    var position = positionBeforeResize ?? prepared.position(at: offset)
    if position >= Double(pages.itemCount) {
      // What is just before the end of a row can be rounded to the end, where an endless row begins again.
      let hasComeRound = pages.isEndless && prepared.itemCount == pages.itemCount
      position = hasComeRound ? 0 : Double(pages.itemCount - 1)
    }
    guard abs(pages.position(at: offset) - position) > 1e-9 else { return pages.wrappedOffset(offset) }
    return pages.offset(atPosition: position)
  }
}
