/// A change of layout. An element that only the new layout shows starts at its position in the old one. An element that
/// only the old layout showed ends at its position in the new one. An element that one of them lacks fades in place.
@MainActor
final class LayoutChange: StageTransition {
  private let driver: LayoutDriver
  private let stage: ElementStage
  /// The old layout, with its content offset.
  private let start: LayoutViewport
  private let didCollect: () -> Void
  /// The attributes of the elements on screen before the change.
  private var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The views that move.
  private var moving: [UICollectionReusableView] = []
  private var destination: UICollectionViewLayout

  /// Creates the change.
  ///
  /// - Parameters:
  ///   - start: The old layout, with its content offset.
  ///   - driver: The driver of the new layout, with its content offset.
  ///   - stage: The elements of the old layout.
  ///   - didCollect: Called when the attributes in both layouts have been collected.
  init(
    from start: LayoutViewport, _ driver: LayoutDriver, _ stage: ElementStage,
    didCollect: @escaping () -> Void
  ) {
    (self.start, self.driver, self.stage, self.didCollect) = (start, driver, stage, didCollect)
    destination = driver.layout
  }

  var startBounds: CGRect { CGRect(origin: start.offset, size: driver.bounds.size) }

  /// Records where the elements are. The new layout cannot use the decoration views of the old one.
  func begin() {
    let shown = stage.visible.all
    for (key, shown) in shown where key.category == .decorationView { shown.display.reuseKey = nil }
    before = Dictionary(
      shown.compactMap { key, shown in shown.display.attributes.map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  func didReplaceElements(by moves: [ElementStage.ElementMove]) {
    moving = moves.map(\.view)
    for view in moving { view.willTransition(from: start.layout, to: destination) }
    didCollect()
  }

  /// Called when all views have arrived.
  func didEnd() {
    for view in moving { view.didTransition(from: start.layout, to: destination) }
  }

  func successor(of key: ElementKey) -> ElementKey? { key.category == .decorationView ? nil : key }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard before[key] == nil || key.category == .decorationView else { return nil }
    if key.category != .decorationView, let old = start.attributes(of: key, driver), !old.isHidden,
      old.isValid
    {
      return old
    }
    return driver.attributes(of: key)?.offset(by: shift(from: driver.bounds.origin, to: start.offset))
      .faded(to: 0)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category != .decorationView, let new = driver.attributes(of: key), !new.isHidden, new.isValid {
      return new
    }
    return before[key]?.offset(by: shift(from: start.offset, to: driver.bounds.origin)).faded(to: 0)
  }

  private func shift(from origin: CGPoint, to destination: CGPoint) -> CGPoint {
    CGPoint(x: destination.x - origin.x, y: destination.y - origin.y)
  }
}
