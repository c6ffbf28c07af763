// What layouts ask and tell their collection view.
extension UICollectionView {
  /// Passes on what a layout has invalidated.
  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) { driver.layout(layout, didInvalidateWith: context) }

  /// Records that the layout has moved elements without an invalidation, for instance by scrolling one of its sections.
  func layoutDidMoveElements() {
    driver.elementsDidMove()
    setContentNeedsLayout()
  }

  /// Whether the layout is preparing.
  var isPreparingLayout: Bool { driver.isPreparing }

  /// The conversion between layout and content coordinates.
  var contentMirror: ContentMirror { driver.mirror }

  /// Asks a layout as if the view had other bounds.
  var assumedBounds: some AssumedBounds { driver }

  /// Lets the user swipe rows.
  func allowSwipes() { itemSwipes.install() }
}
