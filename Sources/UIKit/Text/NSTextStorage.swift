import Foundation

/// A text with attributes that layout managers place in lines. They follow its changes.
open class NSTextStorage: NSMutableAttributedString {
  /// Called after a change that the text view of the storage did not make.
  var onEdit: () -> Void = {}

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// The layout managers of the text. The storage owns them.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager, which is removed from its former storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager, which then has no text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: - Changes

  private var depth = 0
  private var isChanged = false

  /// Delays reports of changes until `endEditing()`.
  open override func beginEditing() { depth += 1 }

  /// Reports the changes since `beginEditing()`.
  open override func endEditing() {
    depth = max(0, depth - 1)
    guard depth == 0, isChanged else { return }
    isChanged = false
    for manager in layoutManagers { manager.textDidChange() }
    onEdit()
  }

  private func change(_ body: () -> Void) {
    beginEditing()
    body()
    isChanged = true
    endEditing()
  }

  /// Replaces characters. They take over the attributes of the first one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  /// Replaces characters together with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  /// Appends a text.
  open override func append(_ attrString: NSAttributedString) { change { super.append(attrString) } }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { change { super.deleteCharacters(in: range) } }

  /// Replaces the text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
  }

  /// Replaces the text, as its text view shows it.
  func follow(_ text: NSAttributedString) {
    guard !isEqual(to: text) else { return }
    let onEdit = onEdit
    self.onEdit = {}
    setAttributedString(text)
    self.onEdit = onEdit
  }
}
