/// The transition of a batch update. It calls the layout in the order of UIKit (Behaviour.md 3.8).
@MainActor
struct BatchTransition: ElementChangeTransition {
  private let map: UpdateMap
  let change: ElementChange
  let startBounds: CGRect
  private let driver: LayoutDriver
  private let stage: ElementStage
  private unowned let host: any BatchUpdaterHost
  private let layout: UICollectionViewLayout

  init(
    _ host: any BatchUpdaterHost, _ driver: LayoutDriver, _ stage: ElementStage, by map: UpdateMap,
    from attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    (self.host, self.driver, self.stage, self.map) = (host, driver, stage, map)
    change = ElementChange(driver, by: map, from: attributesBefore)
    startBounds = host.bounds
    layout = driver.layout
  }

  func prepare() {
    host.itemsDidMove(by: map)
    driver.abilities.dataFollowing?.dataDidChange(by: UICollectionViewDataChange(map))
    driver.prepareIfNeeded()
    // Some layouts compute elements and content size only now. Others return none, or the old ones, until they know
    // the changes.
    _ = driver.elements(in: host.bounds)
    driver.readContentSizeIfNeeded()
    layout.willReceive("prepare(forCollectionViewUpdates)", map.updateItems)
    layout.perform(for: change) { layout.prepare(forCollectionViewUpdates: map.updateItems) }
    driver.awaitContentSize()
    host.moveToTargetOffset()
  }

  func willReplaceElements(by elements: [ElementStage.PlacedElement]) {
    change.askForElements(of: stage.visible.kinds.union(elements.map(\.key.elementKind)))
  }

  func didReplaceElements(by moves: [ElementStage.ElementMove]) {
    stage.reconfigure(map.updates.reconfiguredItems.compactMap { map.position(after: $0)?.path })
  }

  func finish() {
    layout.willReceive("finalizeCollectionViewUpdates")
    layout.perform(for: change) { layout.finalizeCollectionViewUpdates() }
  }
}
