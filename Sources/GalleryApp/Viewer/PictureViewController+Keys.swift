import UIKit

// The keys of the viewer. A key that is pressed while the picture flies into the window ends the flight.
extension PictureViewController {
  /// Performs the action of a key.
  ///
  /// - Returns: Whether the key has one.
  func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    let flags = key.modifierFlags.subtracting(.alphaShift)
    if key.code == .escape, flags.isEmpty {
      if isShowingSlides { stopSlideShow() } else { close() }
      return true
    }
    if key.code == .return, flags == .alternate {
      toggleInformation()
      return true
    }
    guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
    if let command = fileCommand(of: key.code, flags) {
      arriveAtOnce()
      guard isOpen else { return true }
      // A held key changes the picture once, not those that follow.
      if !isRepeat { Task { await command() } }
      return true
    }
    if zoom(by: key.code) { return true }
    guard flags.isDisjoint(with: .control) else { return false }
    switch key.code {
    case .return where item.isVideo: if !isRepeat { item.file.map { desktop?.open($0) } }
    case .rightArrow: show(index + (isMirrored ? -1 : 1), isRepeat: isRepeat)
    case .leftArrow: show(index + (isMirrored ? 1 : -1), isRepeat: isRepeat)
    case .pageDown: show(index + 1, isRepeat: isRepeat)
    case .pageUp, .backspace: show(index - 1, isRepeat: isRepeat)
    case .space where isShowingSlides: if !isRepeat { toggleSlideShowPause() }
    case .space: show(index + (flags.contains(.shift) ? -1 : 1), isRepeat: isRepeat)
    case .character("i"): toggleInformation()
    case .home: show(0, isRepeat: isRepeat)
    case .end: show(album.itemCount - 1, isRepeat: isRepeat)
    default: return false
    }
    return true
  }

  /// Whether the next picture is at the left.
  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the command of a key that changes the file of the picture; nil if it has none.
  private func fileCommand(
    of code: InputEvent.Key.Code, _ flags: UIKeyModifierFlags
  ) -> (@MainActor () async -> Void)? {
    guard let files else { return nil }
    let item = item
    return switch (code, flags) {
    case (.delete, []): { await files.moveToTrash([item]) }
    case (.delete, .shift): { await files.delete([item]) }
    case (.function(2), []): { await files.rename([item]) }
    case (.character("d"), .control): { await files.duplicate([item]) }
    case (.character("["), []): { await files.turn([item], clockwise: -1) }
    case (.character("]"), []): { await files.turn([item], clockwise: 1) }
    case (.character("z"), .control): { await files.undo() }
    case (.character("z"), [.control, .shift]), (.character("y"), .control): { await files.redo() }
    default: nil
    }
  }

  private func zoom(by code: InputEvent.Key.Code) -> Bool {
    let steps: Int? =
      switch code {
      case .character("+"), .character("="): 1
      case .character("-"): -1
      case .character("0"), .character("1"): 0
      default: nil
      }
    guard let steps else { return false }
    arriveAtOnce()
    guard isOpen, let page else { return true }
    switch code {
    case .character("0"): page.zoom(to: page.fittingScale, animated: true)
    case .character("1"): page.zoom(to: 1, animated: true)
    default: page.zoom(bySteps: steps)
    }
    return true
  }

  /// Shows or hides the information panel.
  package func toggleInformation() { information.toggle(for: item) }

  /// Shows the picture at an index. A held key shows the pictures without animation.
  package func show(_ index: Int, isRepeat: Bool = false) {
    arriveAtOnce()
    guard isOpen else { return }
    pager.show(index, animated: !isRepeat)
    if !isRepeat, !pager.isScrollAnimating { rest() }
  }
}
