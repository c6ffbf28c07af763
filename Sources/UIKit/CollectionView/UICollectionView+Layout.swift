// What layouts ask their collection view and report to it.
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

  /// Returns the attributes that the current layout has returned for an element in a rectangle, in layout coordinates;
  /// nil if it has not returned any, or if they are invalid.
  func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    driver.knownAttributes(of: key)
  }

  /// Asks a layout as if the view had other bounds.
  var assumedBounds: some AssumedBounds { driver }

  /// Lets the user swipe rows.
  func allowSwipes() { itemSwipes.install() }
}
