/// A change of layout. An element that only the new layout shows starts at its position in the old one. An element that
/// only the old layout showed ends at its position in the new one. An element that one of them lacks fades in place.
@MainActor
struct LayoutChange: ElementTransition {
  private let view: UICollectionView
  /// The old layout, with its content offset.
  private let start: LayoutViewport
  /// The attributes of the elements on screen before the change.
  private let before: [ElementKey: UICollectionViewLayoutAttributes]

  /// Creates the change.
  ///
  /// - Parameters:
  ///   - start: The old layout, with its content offset.
  ///   - view: The collection view, with the new layout and offset, and still with the elements of the old layout.
  init(from start: LayoutViewport, in view: UICollectionView) {
    self.start = start
    self.view = view
    let shown = view.stage.visible.all
    // The new layout cannot use the decoration views of the old one.
    for (key, shown) in shown where key.category == .decorationView { shown.display.reuseKey = nil }
    before = Dictionary(
      shown.compactMap { key, shown in shown.display.attributes.map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  func successor(of key: ElementKey) -> ElementKey? { key.category == .decorationView ? nil : key }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard before[key] == nil || key.category == .decorationView else { return nil }
    if key.category != .decorationView, let place = start.attributes(of: key, in: view), !place.isHidden,
      place.isValid
    {
      return place
    }
    return view.collectionViewLayout.layoutAttributes(of: key)
      .map {
        view.driver.mirror.image(of: $0).offset(by: shift(from: view.contentOffset, to: start.offset)).faded(
          to: 0)
      }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category != .decorationView, let place = view.collectionViewLayout.layoutAttributes(of: key),
      !place.isHidden, place.isValid
    {
      return view.driver.mirror.image(of: place)
    }
    return before[key]?.offset(by: shift(from: start.offset, to: view.contentOffset)).faded(to: 0)
  }

  private func shift(from origin: CGPoint, to destination: CGPoint) -> CGPoint {
    CGPoint(x: destination.x - origin.x, y: destination.y - origin.y)
  }
}
