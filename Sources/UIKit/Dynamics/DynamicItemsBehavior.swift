/// A behaviour of a set of items: the base of those whose items can be added and removed.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// The items, in the order in which they were added.
  public private(set) var items: [any UIDynamicItem] = []

  /// Creates a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// Creates a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    if let dynamicAnimator {
      dynamicAnimator.retain(item)
      didAdd(item, to: dynamicAnimator)
      propertyDidChange()
    }
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    if let dynamicAnimator {
      willRemove(item, from: dynamicAnimator)
      dynamicAnimator.release(item)
      propertyDidChange()
    }
  }

  func didAdd(_ item: any UIDynamicItem, to animator: UIDynamicAnimator) {}
  func willRemove(_ item: any UIDynamicItem, from animator: UIDynamicAnimator) {}

  override var ownItems: [any UIDynamicItem] { items }

  override func didJoin(_ animator: UIDynamicAnimator) {
    for item in items { didAdd(item, to: animator) }
  }

  override func willLeave(_ animator: UIDynamicAnimator) {
    for item in items { willRemove(item, from: animator) }
  }

  /// The bodies of the items.
  func bodies(in animator: UIDynamicAnimator) -> [DynamicBody] { items.compactMap { animator.body(of: $0) } }
}
