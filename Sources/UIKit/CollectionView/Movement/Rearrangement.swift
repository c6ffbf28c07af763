/// A change of the presentation of the same data, as when the user moves an item. Every element moves from its old to
/// its new position. The layout is not in an update, and is not asked about appearing and disappearing elements.
@MainActor
struct Rearrangement: StageTransition {
  private let map: UpdateMap
  private let change: ElementChange
  let startBounds: CGRect
  private let driver: LayoutDriver
  private unowned let host: any MovementHost

  init(
    _ host: any MovementHost, _ driver: LayoutDriver, by map: UpdateMap,
    from attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    (self.host, self.driver, self.map) = (host, driver, map)
    change = ElementChange(driver, by: map, from: attributesBefore)
    startBounds = host.bounds
  }

  func prepare() {
    host.itemsDidMove(by: map)
    guard !map.isIdentity else { return }
    driver.abilities.dataFollowing?.dataDidChange(by: UICollectionViewDataChange(map))
  }

  func successor(of key: ElementKey) -> ElementKey? { change.successor(of: key) }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.standardInitialAttributes(of: key).map { driver.mirror.image(of: $0) }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    change.standardFinalAttributes(of: key).map { driver.mirror.image(of: $0) }
  }
}
