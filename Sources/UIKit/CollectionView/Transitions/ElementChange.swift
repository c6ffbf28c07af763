/// A batch update or a bounds change, in which the layout determines initial and final attributes.
///
/// It is passed to the layout with each call, so that the base class can return the standard attributes from here. An
/// element that stays moves from its old to its new position. A new one fades in at its position, a deleted one fades out
/// at its own. A reloaded one does both on the way.
@MainActor
final class ElementChange: ElementTransition, StandardAttributes {
  private let driver: LayoutDriver
  private let layout: UICollectionViewLayout
  private let map: UpdateMap
  /// The attributes of elements on screen and around it before the change, in content coordinates.
  private let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  /// The supplementary and decoration elements that the layout inserts, by their new keys.
  private var insertedElements: Set<ElementKey> = []
  /// The supplementary and decoration elements that the layout deletes, by their old keys.
  private var deletedElements: Set<ElementKey> = []

  init(
    _ driver: LayoutDriver, by map: UpdateMap,
    from attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    self.driver = driver
    layout = driver.layout
    self.map = map
    self.attributesBefore = attributesBefore
  }

  /// Asks the layout which supplementary and decoration elements the update inserts and deletes.
  func askForElements(of kinds: Set<ElementKey.Kind>) {
    for kind in kinds {
      let (inserted, deleted) = layout.pathsOfUpdate(of: kind)
      insertedElements.formUnion(inserted.map(kind.key))
      deletedElements.formUnion(deleted.map(kind.key))
    }
  }

  // MARK: - Attributes from the layout

  func successor(of key: ElementKey) -> ElementKey? { isReloaded(key) ? nil : newKey(of: key) }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layout.perform(for: self) { layout.initialAttributes(of: key) }.map(driver.mirror.image)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layout.perform(for: self) { layout.finalAttributes(of: key) }.map(driver.mirror.image)
  }

  // MARK: - Standard attributes, in layout coordinates

  func standardInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let origin = oldKey(of: key), let old = attributesBefore[origin]?.duplicate(as: key) {
      if isReloaded(origin) { old.alpha = 0 }
      return driver.mirror.image(of: old)
    }
    let new = layout.layoutAttributes(of: key)?.duplicate(as: key)
    new?.alpha = 0
    return new
  }

  func standardFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = newKey(of: key).flatMap(layout.layoutAttributes)?.duplicate(as: key) {
      if isReloaded(key) { new.alpha = 0 }
      return new
    }
    let old = attributesBefore[key]?.duplicate(as: key)
    old?.alpha = 0
    return old.map(driver.mirror.image)
  }

  // MARK: - Old and new keys

  private func isReloaded(_ key: ElementKey) -> Bool {
    key.category == .cell && map.isReloaded(key.indexPath)
  }

  /// Returns the new key of an element, by its old key. The item index of a supplementary or decoration element is only
  /// part of its key: the element follows its section.
  private func newKey(of key: ElementKey) -> ElementKey? {
    if key.category == .cell { return map.path(after: key.indexPath).map(key.moved) }
    guard !deletedElements.contains(key) else { return nil }
    guard key.indexPath.count > 1 else { return key }
    let section = key.indexPath.section
    guard !map.isReloaded(section: section), let target = map.section(after: section) else { return nil }
    let moved = key.moved(toSection: target)
    return insertedElements.contains(moved) ? nil : moved
  }

  private func oldKey(of key: ElementKey) -> ElementKey? {
    if key.category == .cell { return map.path(before: key.indexPath).map(key.moved) }
    guard !insertedElements.contains(key) else { return nil }
    guard key.indexPath.count > 1 else { return key }
    guard let section = map.section(before: key.indexPath.section), !map.isReloaded(section: section)
    else { return nil }
    let moved = key.moved(toSection: section)
    return deletedElements.contains(moved) ? nil : moved
  }
}

extension ElementKey {
  fileprivate func moved(to path: IndexPath) -> ElementKey { elementKind.key(path) }

  fileprivate func moved(toSection section: Int) -> ElementKey {
    guard section != indexPath.section else { return self }
    var path = indexPath
    path.section = section
    return elementKind.key(path)
  }
}

extension UICollectionViewLayout {
  /// Returns the initial attributes of an appearing element, by its new key.
  fileprivate func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell:
      willReceive("initialLayoutAttributesForAppearingItem", [path])
      return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      willReceive("initialLayoutAttributesForAppearingSupplementaryElement", [kind, path])
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      willReceive("initialLayoutAttributesForAppearingDecorationElement", [kind, path])
      return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the final attributes of a disappearing element, by its old key.
  fileprivate func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    switch key.category {
    case .cell:
      willReceive("finalLayoutAttributesForDisappearingItem", [path])
      return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      willReceive("finalLayoutAttributesForDisappearingSupplementaryElement", [kind, path])
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      willReceive("finalLayoutAttributesForDisappearingDecorationElement", [kind, path])
      return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the elements of a kind that an update inserts and deletes in addition to those of its items.
  fileprivate func pathsOfUpdate(of kind: ElementKey.Kind) -> (inserted: [IndexPath], deleted: [IndexPath]) {
    let name = kind.kind ?? ""
    switch kind.category {
    case .cell: return ([], [])
    case .supplementaryView:
      willReceive("indexPathsToInsertForSupplementaryView", [name])
      let inserted = indexPathsToInsertForSupplementaryView(ofKind: name)
      willReceive("indexPathsToDeleteForSupplementaryView", [name])
      return (inserted, indexPathsToDeleteForSupplementaryView(ofKind: name))
    case .decorationView:
      willReceive("indexPathsToInsertForDecorationView", [name])
      let inserted = indexPathsToInsertForDecorationView(ofKind: name)
      willReceive("indexPathsToDeleteForDecorationView", [name])
      return (inserted, indexPathsToDeleteForDecorationView(ofKind: name))
    }
  }
}
