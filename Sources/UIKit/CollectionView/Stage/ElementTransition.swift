/// A change of data, bounds or layout that animates the elements on screen.
@MainActor
protocol ElementTransition {
  /// Returns the new key of an old element; nil if it no longer exists or another view shows it.
  func successor(of key: ElementKey) -> ElementKey?

  /// Returns the initial attributes of an element that is on screen after the change, by its new key; nil for its
  /// current or final ones.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// Returns the final attributes of an element that was on screen before the change, by its old key; nil for its old
  /// ones.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?
}
