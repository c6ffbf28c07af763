/// Recognizes a drag of a sheet before the scroll views inside of it recognize a scroll.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer, otherGestureRecognizer !== self, let view else {
      return false
    }
    return otherGestureRecognizer.view?.isDescendant(of: view) == true
  }
}
