import Foundation

// What text fields and text views answer about positions. Rectangles and points are in the coordinates of a view.
extension EditorView {
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (first, last) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && (0...model.length).contains(target) ? UITextPosition(target) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  func caretRect(for position: UITextPosition, in view: UIView) -> CGRect {
    view.layoutIfNeeded()
    return view.convert(caretRect(at: position.offset), from: self)
  }

  /// The rectangle of the first line of a range, or that of a caret if the range is empty.
  func firstRect(for range: UITextRange, in view: UIView) -> CGRect {
    view.layoutIfNeeded()
    let first = selectionRects(of: range.range).first
    return view.convert(first ?? caretRect(at: range.range.location), from: self)
  }

  /// The rectangles of a range, one for each line and direction.
  func selectionRects(for range: UITextRange, in view: UIView) -> [UITextSelectionRect] {
    view.layoutIfNeeded()
    let rects = selectionRects(of: range.range).map { view.convert($0, from: self) }
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, of: range.range, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint, in view: UIView) -> UITextPosition {
    view.layoutIfNeeded()
    return UITextPosition(offset(at: convert(point, from: view)))
  }
}
