/// A change of the bounds inside an animation block, as when a window rotates or a view grows (Behaviour.md 4.1).
@MainActor
struct AnimatedBoundsChange: ElementChangeTransition {
  let change: ElementChange
  /// The new bounds: the block animates the bounds by itself.
  let startBounds: CGRect
  private let oldBounds: CGRect
  private let driver: LayoutDriver
  private unowned let host: any BatchUpdaterHost
  private let layout: UICollectionViewLayout

  init(
    _ host: any BatchUpdaterHost, _ driver: LayoutDriver, of counts: ItemCounts, from oldBounds: CGRect,
    _ attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    (self.host, self.driver, self.oldBounds) = (host, driver, oldBounds)
    change = ElementChange(driver, by: UpdateMap(unchanged: counts), from: attributesBefore)
    startBounds = host.bounds
    layout = driver.layout
  }

  func prepare() {
    driver.prepareIfNeeded()
    layout.willReceive("prepare(forAnimatedBoundsChange)", [oldBounds])
    layout.perform(for: change) { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    host.moveToTargetOffset()
  }

  func finish() {
    layout.willReceive("finalizeAnimatedBoundsChange")
    layout.perform(for: change) { layout.finalizeAnimatedBoundsChange() }
  }
}
