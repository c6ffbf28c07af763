/// What a change of data, bounds or layout makes of the elements on screen, to be animated.
@MainActor
protocol ElementTransition {
  /// What an element from before is called afterwards; nil when it is no more, or shown by another view.
  func successor(of key: ElementKey) -> ElementKey?

  /// Where an element that is on screen afterwards begins, by its key after; nil for where it is or will be.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// Where an element that was on screen before ends, by its key before; nil for where it was.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?
}
