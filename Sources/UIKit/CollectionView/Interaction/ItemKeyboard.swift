/// Handles the keys of a collection view.
@MainActor
final class ItemKeyboard {
  private unowned let view: UICollectionView
  private let typeSelection = TypeSelection()

  init(_ view: UICollectionView) { self.view = view }

  private var focus: ItemFocus { view.itemFocus }
  private var map: FocusMap { FocusMap(view, canFocus: focus.canFocus) }

  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key was handled. If not, it is passed on.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, view.permitsFocus else { return false }
    // Keys act on the current state, so pending changes are laid out first.
    view.layoutIfNeeded()
    guard view.counts.first != nil else { return false }
    let flags = key.modifierFlags
    switch key.code {
    case .upArrow where flags.contains(.alternate): return moveItem(.up)
    case .downArrow where flags.contains(.alternate): return moveItem(.down)
    case .leftArrow where flags.contains(.alternate): return moveItem(.left)
    case .rightArrow where flags.contains(.alternate): return moveItem(.right)
    case .upArrow: return move(.up, .up, flags)
    case .downArrow: return move(.down, .down, flags)
    case .leftArrow: return move(.left, .left, flags)
    case .rightArrow: return move(.right, .right, flags)
    case .home: return move(to: map.end(false), .first, flags)
    case .end: return move(to: map.end(true), .last, flags)
    case .pageUp: return movePage(false, flags)
    case .pageDown: return movePage(true, flags)
    case .return: return performPrimaryAction()
    case .space where !typeSelection.isUnderWay: return toggle()
    case .escape: return escape()
    case .character("a") where flags.contains(.control): return selectAll()
    case .character("+") where setExpanded(true), .character("-") where setExpanded(false): return true
    case .character, .space:
      guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
      return find(key.characters, at: press.timestamp)
    default: return false
    }
  }

  // MARK: - Moving

  private func move(
    _ direction: FocusSearch.Direction, _ heading: UIFocusHeading, _ flags: UIKeyModifierFlags
  ) -> Bool {
    let next = focus.item.map { map.item(direction, of: $0) } ?? focus.beginning
    return move(to: next, heading, flags)
  }

  private func movePage(_ isForward: Bool, _ flags: UIKeyModifierFlags) -> Bool {
    let next = focus.item.map { map.item(pagesForward: isForward, of: $0) } ?? focus.beginning
    return move(to: next, isForward ? .next : .previous, flags)
  }

  /// Moves the focus. With Shift, extends the selection from its anchor. With Control, selects nothing.
  private func move(to next: IndexPath?, _ heading: UIFocusHeading, _ flags: UIKeyModifierFlags) -> Bool {
    guard let next else { return false }
    let previous = focus.item
    guard focus.move(to: next, heading: heading) else { return true }
    if flags.contains(.shift), view.permitsMultipleSelection {
      view.itemSelection.beginRange(at: view.itemSelection.anchor ?? previous)
      view.itemSelection.selectRangeByUser(to: next, keepingOthers: flags.contains(.control))
    } else if !flags.contains(.control) {
      view.itemSelection.beginRange(at: next)
      if view.itemSelection.followsFocus(to: next) { view.itemSelection.selectOnlyByUser(next) }
    }
    return true
  }

  /// Moves the focused item to the position of the next item in a direction. It stays focused.
  private func moveItem(_ direction: FocusSearch.Direction) -> Bool {
    guard let item = focus.item, let target = map.item(direction, of: item) else { return false }
    return view.moveByUser(item, to: target)
  }

  // MARK: - Selecting

  private func performPrimaryAction() -> Bool {
    guard let item = focus.item else { return false }
    view.itemSelection.beginRange(at: item)
    if !view.itemSelection.items.contains(item) { view.itemSelection.selectByUser(item) }
    view.performPrimaryAction(at: item)
    return true
  }

  private func toggle() -> Bool {
    guard let item = focus.item else { return false }
    focus.move(to: item, heading: [])
    view.itemSelection.beginRange(at: item)
    view.itemSelection.toggleByUser(item)
    return true
  }

  private func selectAll() -> Bool {
    guard view.permitsMultipleSelection, view.permitsSelection else { return false }
    view.itemSelection.selectAllByUser()
    return true
  }

  /// Cancels a selection with the mouse that is under way. Otherwise deselects all items or, if none is selected,
  /// removes the focus.
  private func escape() -> Bool {
    typeSelection.end()
    if let band = view.bandSelection {
      band.cancel()
      return true
    }
    if !view.itemSelection.items.isEmpty {
      view.itemSelection.deselectAllByUser()
      return true
    }
    guard focus.item != nil else { return false }
    return focus.move(to: nil, heading: [])
  }

  /// Expands or collapses the focused item.
  private func setExpanded(_ isExpanded: Bool) -> Bool {
    guard let item = focus.item, let tree = view.dataSource as? any ItemExpanding else { return false }
    return tree.setExpanded(isExpanded, at: view.data.dataPath(of: item))
  }

  // MARK: - Finding

  private func find(_ text: String, at time: TimeInterval) -> Bool {
    guard let delegate = view.collectionViewDelegate, !text.isEmpty else { return false }
    typeSelection.type(text, at: time)
    let found = typeSelection.find(in: view.counts, from: focus.item) { path in
      guard !view.data.isPlaceholder(path) else { return nil }
      return delegate.collectionView(view, typeSelectStringForItemAt: view.data.dataPath(of: path))
    } canFind: {
      focus.canFocus($0)
    }
    guard let found else { return false }
    return move(to: found, [], [])
  }
}
