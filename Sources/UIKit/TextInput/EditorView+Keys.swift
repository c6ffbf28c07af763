/// Editing by keys.
extension EditorView {
  /// Performs a key. Returns whether it has a meaning for the text.
  func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.subtracting(.alphaShift)
    let (extends, isControl) = (flags.contains(.shift), flags.contains(.control))
    guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
    switch key.code {
    case .leftArrow, .rightArrow:
      let forwards = (key.code == .rightArrow) != isLineRightToLeft
      let step: EditedText.Step = !isControl ? .character : isSecure ? .text : .word
      move(by: step, forwards: forwards, extending: extends)
    case .upArrow, .downArrow:
      guard isMultiline else { return false }
      moveVertically(by: key.code == .downArrow ? 1 : -1, extending: extends)
    case .pageUp, .pageDown:
      guard isMultiline else { return false }
      moveVertically(by: linesPerPage * (key.code == .pageDown ? 1 : -1), extending: extends)
    case .home, .end:
      let target = isControl ? (key.code == .end ? model.length : 0) : lineEnd(isEnd: key.code == .end)
      move(to: target, extending: extends)
    case .backspace, .delete:
      let step: EditedText.Step = !isControl ? .character : isSecure ? .text : .word
      delete(step, forwards: key.code == .delete)
    case .return:
      guard !isControl, owner?.allowsChanges == true else { return false }
      if owner?.editorShouldInsertLineEnd() == true { type("\n") }
    case .tab:
      guard isMultiline, !extends, !isControl, owner?.allowsChanges == true else { return false }
      type("\t")
    case .character(let character) where isControl: return perform(character, extends)
    default:
      let text = key.code == .space && key.characters.isEmpty ? " " : key.characters
      guard !isControl, owner?.allowsChanges == true, !text.isEmpty,
        !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return false }
      type(text, joins: true)
    }
    return true
  }

  /// Performs a key that is pressed together with Control.
  private func perform(_ character: Character, _ isShifted: Bool) -> Bool {
    switch character {
    case "a": selectAll()
    case "z": if isShifted { redo() } else { undo() }
    case "y": redo()
    default: return false
    }
    return true
  }
}
