/// A change of layout: one that only the new layout shows comes from where the old one had it, one that only the old
/// layout showed goes to where the new one has it. What one of them does not have at all fades where it is.
@MainActor
struct LayoutChange: ElementTransition {
  private let view: UICollectionView
  /// The layout that was in charge, and where the viewport was in its content.
  private let start: LayoutViewport
  /// What was on screen.
  private let before: [ElementKey: UICollectionViewLayoutAttributes]

  /// - Parameter view: Has the new layout and the offset that goes with it, and still shows the elements of the old one.
  init(from start: LayoutViewport, in view: UICollectionView) {
    self.start = start
    self.view = view
    let shown = view.visible.all
    // A view of the old layout's own is of no use to the new one.
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
        view.mirroredIfNeeded($0).offset(by: shift(from: view.contentOffset, to: start.offset)).faded(to: 0)
      }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category != .decorationView, let place = view.collectionViewLayout.layoutAttributes(of: key),
      !place.isHidden, place.isValid
    {
      return view.mirroredIfNeeded(place)
    }
    return before[key]?.offset(by: shift(from: start.offset, to: view.contentOffset)).faded(to: 0)
  }

  private func shift(from origin: CGPoint, to destination: CGPoint) -> CGPoint {
    CGPoint(x: destination.x - origin.x, y: destination.y - origin.y)
  }
}
