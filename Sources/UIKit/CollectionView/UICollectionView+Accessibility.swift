// What assistive technology sees of a collection view: a list of the visible cells, with headers and footers.

extension UICollectionView {
  /// The list of the visible elements.
  var accessibleList: AccessibleElement {
    var list = AccessibleElement(self, role: .list)
    let shown = stage.isOutdated ? [] : stage.visible.all.sorted { $0.key.precedes($1.key) }
    list.children = shown.flatMap { key, view -> [AccessibleElement] in
      guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
      guard let cell = view as? UICollectionViewCell else { return view.accessibleElements }
      return [element(of: cell, at: key.indexPath)]
    }
    list.isFocused = isFirstResponder && !list.children.contains(where: \.isFocused)
    // Refresh controls, and views that the app added.
    let others = subviews.filter { !($0 is UICollectionReusableView) }
    list.children += others.flatMap(\.accessibleElements)
    return list
  }

  /// A cell is one element, whatever is in it. Its controls are elements in it.
  private func element(of cell: UICollectionViewCell, at item: IndexPath) -> AccessibleElement {
    var element = AccessibleElement(cell, role: .item)
    if element.label.isEmpty { element.label = cell.accessibleText }
    element.isSelected = itemSelection.items.contains(item)
    element.isFocused = itemFocus.item == item && isFirstResponder
    var state = ["\(item.item + 1) of \(numberOfItems(inSection: item.section))"]
    if element.isSelected == true { state.append("selected") }
    element.details = state + element.details.filter { $0 != "selected" }
    let actions: [AccessibleElement.Action] = [
      .init("press") { [weak self] in self?.itemKeyboard.press(item) },
      .init("select") { [weak self] in self?.itemKeyboard.toggle(item) },
      .init("focus") { [weak self] in self?.focusByAssistiveTechnology(item) },
    ]
    element.actions = actions + element.actions.filter { $0.name != "press" }
    element.children = cell.accessibleChildren.filter { !$0.actions.isEmpty }
    return element
  }

  /// Moves the focus to an item. At the edge of what is visible, scrolls to the item after it, so that there is an
  /// element to move to.
  private func focusByAssistiveTechnology(_ item: IndexPath) {
    guard counts.contains(item) else { return }
    becomeFirstResponder()
    let visible = indexPathsForVisibleItems.sorted()
    moveFocus(to: item)
    if item == visible.last, let next = counts.item(after: item) {
      itemScroller.scroll(to: next, at: [], animated: true)
    } else if item == visible.first, let previous = counts.item(before: item) {
      itemScroller.scroll(to: previous, at: [], animated: true)
    }
  }
}

extension ElementKey {
  /// Whether an element is read before another one: headers before the items of their section, footers after them.
  fileprivate func precedes(_ other: ElementKey) -> Bool {
    if indexPath.section != other.indexPath.section { return indexPath.section < other.indexPath.section }
    let (rank, otherRank) = (readingRank, other.readingRank)
    return rank == otherRank ? indexPath < other.indexPath : rank < otherRank
  }

  private var readingRank: Int {
    switch kind {
    case nil: 1
    case UICollectionView.elementKindSectionFooter: 2
    default: 0
    }
  }
}
