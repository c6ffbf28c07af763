/// A batch update or a change of the bounds, in which the layout says where elements come from and go to.
///
/// The base class of layouts answers from here: what stays goes from where it was to where it is, what is new fades
/// in at its place, what is gone fades out at its own, what is reloaded does both on the way.
@MainActor
final class ElementChange: ElementTransition {
  private unowned let view: UICollectionView
  private let layout: UICollectionViewLayout
  private let map: UpdateMap
  /// What was known of elements on screen, and around it, before, as it was in the content.
  private let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  /// Supplementary and decoration elements that the layout says are new, by their keys after.
  private var insertedElements: Set<ElementKey> = []
  /// Those that it says are gone, by their keys before.
  private var deletedElements: Set<ElementKey> = []

  init(
    in view: UICollectionView, by map: UpdateMap,
    from attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    self.view = view
    layout = view.collectionViewLayout
    self.map = map
    self.attributesBefore = attributesBefore
  }

  /// Asks the layout which supplementary and decoration elements the update brings and takes away.
  func askForElements(of kinds: Set<ElementKey.Kind>) {
    for kind in kinds {
      let (inserted, deleted) = layout.pathsOfUpdate(of: kind)
      insertedElements.formUnion(inserted.map(kind.key))
      deletedElements.formUnion(deleted.map(kind.key))
    }
  }

  // MARK: - What the collection view asks

  func successor(of key: ElementKey) -> ElementKey? { isReloaded(key) ? nil : place(after: key) }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    let answer =
      switch key.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return answer.map(view.mirroredIfNeeded)
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind ?? "", key.indexPath)
    let answer =
      switch key.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return answer.map(view.mirroredIfNeeded)
  }

  // MARK: - What a layout answers that has no ideas of its own, in its own coordinates

  /// Where an element comes from, by its key after.
  func standardInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let origin = place(before: key), let old = attributesBefore[origin]?.duplicate(as: key) {
      if isReloaded(origin) { old.alpha = 0 }
      return view.mirroredIfNeeded(old)
    }
    let new = layout.layoutAttributes(of: key)?.duplicate(as: key)
    new?.alpha = 0
    return new
  }

  /// Where an element goes to, by its key before.
  func standardFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let new = place(after: key).flatMap(layout.layoutAttributes)?.duplicate(as: key) {
      if isReloaded(key) { new.alpha = 0 }
      return new
    }
    let old = attributesBefore[key]?.duplicate(as: key)
    old?.alpha = 0
    return old.map(view.mirroredIfNeeded)
  }

  // MARK: - From before to after, and back

  private func isReloaded(_ key: ElementKey) -> Bool {
    key.category == .cell && map.isReloaded(key.indexPath)
  }

  /// Where an element is afterwards, by its key before. The item of a supplementary or decoration element is only
  /// a part of its name: it follows its section.
  private func place(after key: ElementKey) -> ElementKey? {
    if key.category == .cell { return map.path(after: key.indexPath).map(key.moved) }
    guard !deletedElements.contains(key) else { return nil }
    guard key.indexPath.count > 1 else { return key }
    let section = key.indexPath.section
    guard !map.isReloaded(section: section), let target = map.section(after: section) else { return nil }
    let place = key.moved(toSection: target)
    return insertedElements.contains(place) ? nil : place
  }

  private func place(before key: ElementKey) -> ElementKey? {
    if key.category == .cell { return map.path(before: key.indexPath).map(key.moved) }
    guard !insertedElements.contains(key) else { return nil }
    guard key.indexPath.count > 1 else { return key }
    guard let section = map.section(before: key.indexPath.section), !map.isReloaded(section: section)
    else { return nil }
    let place = key.moved(toSection: section)
    return deletedElements.contains(place) ? nil : place
  }
}

extension ElementKey {
  /// What elements have in common that differ only in their path.
  struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?

    /// The element of this kind at a path.
    func key(_ path: IndexPath) -> ElementKey { ElementKey(category: category, kind: kind, indexPath: path) }
  }

  /// The category and kind of the element.
  var elementKind: Kind { Kind(category: category, kind: kind) }

  fileprivate func moved(to path: IndexPath) -> ElementKey { elementKind.key(path) }

  fileprivate func moved(toSection section: Int) -> ElementKey {
    guard section != indexPath.section else { return self }
    var path = indexPath
    path.section = section
    return elementKind.key(path)
  }
}

extension UICollectionViewLayout {
  /// What a layout without ideas of its own answers: where an element comes from, nil outside of a change.
  func standardInitialAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return attachedCollectionView?.elementChange?.standardInitialAttributes(of: key)
  }

  /// What a layout without ideas of its own answers: where an element goes to, nil outside of a change.
  func standardFinalAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return attachedCollectionView?.elementChange?.standardFinalAttributes(of: key)
  }

  /// The elements of a kind that an update brings and takes away beyond those its items imply.
  fileprivate func pathsOfUpdate(of kind: ElementKey.Kind) -> (inserted: [IndexPath], deleted: [IndexPath]) {
    let name = kind.kind ?? ""
    return switch kind.category {
    case .cell: ([], [])
    case .supplementaryView:
      (
        indexPathsToInsertForSupplementaryView(ofKind: name),
        indexPathsToDeleteForSupplementaryView(ofKind: name)
      )
    case .decorationView:
      (indexPathsToInsertForDecorationView(ofKind: name), indexPathsToDeleteForDecorationView(ofKind: name))
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that says the same of an element of that name.
  func duplicate(as key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = key.indexPath
    return copy
  }
}
