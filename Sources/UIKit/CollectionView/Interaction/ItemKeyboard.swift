/// Handles the keys of a collection view.
@MainActor
final class ItemKeyboard {
  private unowned let host: any KeyboardHost
  private let data: PresentedData
  private let scroller: ItemScroller
  private let selection: ItemSelection
  private let focus: ItemFocus
  private let movement: ItemMovement
  private let activation: ItemActivation
  private let map: FocusMap
  private let typeSelection = TypeSelection()

  init(
    _ host: any KeyboardHost, _ data: PresentedData, _ scroller: ItemScroller, _ selection: ItemSelection,
    _ focus: ItemFocus, _ movement: ItemMovement, _ activation: ItemActivation, _ map: FocusMap
  ) {
    (self.host, self.data, self.scroller, self.selection) = (host, data, scroller, selection)
    (self.focus, self.movement) = (focus, movement)
    (self.activation, self.map) = (activation, map)
  }

  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key was handled. If not, it is passed on.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, host.permitsFocus else { return false }
    // Keys act on the current state, so pending changes are laid out first.
    host.layoutIfNeeded()
    guard data.counts.first != nil else { return false }
    let flags = key.modifierFlags
    switch key.code {
    case .upArrow where flags.contains(.alternate): return moveItem(.up)
    case .downArrow where flags.contains(.alternate): return moveItem(.down)
    case .leftArrow where flags.contains(.alternate): return moveItem(.left)
    case .rightArrow where flags.contains(.alternate): return moveItem(.right)
    case .upArrow: return move(.up, .up, flags)
    case .downArrow: return move(.down, .down, flags)
    case .leftArrow: return move(.left, .left, flags) || enterCell(.left, flags)
    case .rightArrow: return move(.right, .right, flags) || enterCell(.right, flags)
    case .home: return move(to: map.end(false), .first, flags)
    case .end: return move(to: map.end(true), .last, flags)
    case .pageUp: return movePage(false, flags)
    case .pageDown: return movePage(true, flags)
    case .return where flags == .shift && openWindow(): return true
    case .return: return performPrimaryAction()
    case .space where !typeSelection.isUnderWay: return toggle()
    case .escape: return escape()
    case .delete where flags.isEmpty: return focus.item.map(host.performDeleteAction) ?? false
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
    if flags.contains(.shift), host.permitsMultipleSelection {
      selection.beginRange(at: selection.anchor ?? previous)
      selection.selectRangeByUser(to: next, keepingOthers: flags.contains(.control))
    } else if !flags.contains(.control) {
      selection.beginRange(at: next)
      if selection.followsFocus(to: next) { selection.selectOnlyByUser(next) }
    }
    return true
  }

  /// Moves the focus to a control in the focused cell, if there is no item in that direction.
  private func enterCell(_ heading: UIFocusHeading, _ flags: UIKeyModifierFlags) -> Bool {
    guard flags.isEmpty, let cell = focus.item.flatMap(host.visibleCell) else { return false }
    return host.window?.controlFocus.enter(cell, heading) ?? false
  }

  /// Moves the focused item to the position of the next item in a direction. It stays focused.
  private func moveItem(_ direction: FocusSearch.Direction) -> Bool {
    guard let item = focus.item, let target = map.item(direction, of: item) else { return false }
    guard let moved = movement.moveByUser(item, to: target) else { return false }
    scroller.scroll(to: moved, at: [], animated: true)
    return true
  }

  // MARK: - Selecting

  private func performPrimaryAction() -> Bool {
    guard let item = focus.item else { return false }
    press(item)
    return true
  }

  private func openWindow() -> Bool { focus.item.map(activation.open) ?? false }

  /// Performs the action of Return for an item.
  func press(_ item: IndexPath) {
    guard data.counts.contains(item) else { return }
    selection.beginRange(at: item)
    if !selection.items.contains(item) { selection.selectByUser(item) }
    host.performPrimaryAction(at: item)
  }

  private func toggle() -> Bool {
    guard let item = focus.item else { return false }
    focus.move(to: item, heading: [])
    toggle(item)
    return true
  }

  /// Selects an item, or deselects a selected one, as Space does for the focused one.
  func toggle(_ item: IndexPath) {
    guard data.counts.contains(item) else { return }
    selection.beginRange(at: item)
    selection.toggleByUser(item)
  }

  private func selectAll() -> Bool {
    guard host.permitsMultipleSelection, host.permitsSelection else { return false }
    selection.selectAllByUser()
    return true
  }

  /// Closes a row whose swipe actions are open, or cancels a selection with the mouse. Otherwise deselects all items or,
  /// if none is selected, removes the focus.
  private func escape() -> Bool {
    typeSelection.end()
    if host.closeSwipedRow() || host.cancelBandSelection() { return true }
    if !selection.items.isEmpty {
      selection.deselectAllByUser()
      return true
    }
    guard focus.item != nil else { return false }
    return focus.move(to: nil, heading: [])
  }

  /// Expands or collapses the focused item.
  private func setExpanded(_ isExpanded: Bool) -> Bool {
    guard let item = focus.item, let tree = host.expandableItems else { return false }
    return tree.setExpanded(isExpanded, at: data.dataPath(of: item))
  }

  // MARK: - Finding

  private func find(_ text: String, at time: TimeInterval) -> Bool {
    guard !text.isEmpty, host.hasDelegate else { return false }
    // A letter that continues a title has no other meaning, even if no title goes on like this.
    let isContinued = typeSelection.hasFound
    typeSelection.type(text, at: time, on: host.motionClock)
    let found = typeSelection.find(in: data.counts, from: focus.item, title: title) { focus.canFocus($0) }
    guard let found else { return isContinued }
    return move(to: found, [], [])
  }

  /// Returns the delegate's title of an item; nil for none.
  private func title(of item: IndexPath) -> String? {
    guard !data.isPlaceholder(item) else { return nil }
    return host.askDelegate { $0.collectionView($1, typeSelectStringForItemAt: data.dataPath(of: item)) }
      ?? nil
  }
}

/// The view whose items keys move to and select.
@MainActor
protocol KeyboardHost: FocusHost, TouchSelectionHost {
  /// The data source, if its items can be expanded.
  var expandableItems: (any ItemExpanding)? { get }
  /// Performs the first destructive swipe action at the trailing edge of an item.
  ///
  /// - Returns: Whether there is one.
  func performDeleteAction(ofItemAt item: IndexPath) -> Bool
  /// Closes the row whose swipe actions are open.
  ///
  /// - Returns: Whether there was one.
  func closeSwipedRow() -> Bool
  /// Cancels a selection with the mouse that is under way.
  ///
  /// - Returns: Whether one was under way.
  func cancelBandSelection() -> Bool
}
