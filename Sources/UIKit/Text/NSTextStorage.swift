import Foundation

/// A text with attributes that layout managers place in lines. They follow its changes.
///
/// A subclass may keep the text itself, for instance to highlight syntax. As on iOS, it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for a `String`, and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. All other changes go through these. In an override of
/// ``processEditing()``, it changes attributes.
open class NSTextStorage: NSMutableAttributedString {
  /// Called after a change that the text view of the storage did not make.
  var onEdit: () -> Void = {}

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text in which all characters have the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Follows changes. Weak. A text with a delegate is changed on the main thread only.
  open weak var delegate: (any NSTextStorageDelegate)?

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

  // MARK: - Reports of changes

  private var edit: TextEdit?
  private var depth = 0
  private var isProcessing = false

  /// What has changed since the last report. Empty outside of an edit.
  open var editedMask: EditActions { edit?.actions ?? [] }
  /// The characters that have changed, as they are now. The location is `NSNotFound` outside of an edit.
  open var editedRange: NSRange { edit?.range ?? NSRange(location: NSNotFound, length: 0) }
  /// By how much the text has become longer.
  open var changeInLength: Int { edit?.change ?? 0 }

  /// Delays reports of changes until `endEditing()`.
  open override func beginEditing() { depth += 1 }

  /// Reports the changes since `beginEditing()`.
  open override func endEditing() {
    depth = max(0, depth - 1)
    processIfNeeded()
  }

  /// Reports a change. A subclass that keeps the text itself calls it.
  ///
  /// - Parameters:
  ///   - editedMask: What changed.
  ///   - editedRange: The characters, as they were before the change.
  ///   - delta: By how much the text has become longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    isCopyOutdated = true
    note(editedMask, editedRange, delta)
  }

  private func note(_ actions: EditActions, _ range: NSRange, _ change: Int) {
    let new = TextEdit(actions: actions, range: range, change: change)
    edit = edit.map { $0.followed(by: new) } ?? new
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard depth == 0, !isProcessing, edit != nil else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    edit = nil
    updateCopy()
    for manager in layoutManagers { manager.textDidChange() }
    onEdit()
  }

  /// Calls the delegate before and after attributes are corrected. An override changes attributes, and calls super.
  open func processEditing() {
    notify { $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4) }
    notify { $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4) }
  }

  private func notify(
    _ call: @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void
  ) {
    guard let delegate else { return }
    nonisolated(unsafe) let (receiver, storage) = (delegate, self)
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    MainActor.assumeIsolated { call(receiver, storage, mask, range, change) }
  }

  // MARK: - Changes

  /// Whether a subclass may keep the text.
  private var isSubclass: Bool { type(of: self) != NSTextStorage.self }

  private func change(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }

  /// Replaces characters. They take over the attributes of the first one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    note(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    note(.editedAttributes, range, 0)
  }

  /// Replaces characters together with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isSubclass else {
      super.replaceCharacters(in: range, with: attrString)
      return note([.editedCharacters, .editedAttributes], range, attrString.length - range.length)
    }
    change {
      replaceCharacters(in: range, with: attrString.string)
      attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
        attributes, run, _ in
        setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
  }

  /// Changes the attributes of each part of a range in which they are the same.
  private func changeAttributes(
    of range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    change {
      var start = range.location
      while start < range.upperBound {
        var run = NSRange(location: start, length: 0)
        var attributes = attributes(at: start, effectiveRange: &run)
        let end = min(max(run.upperBound, start + 1), range.upperBound)
        body(&attributes)
        setAttributes(attributes, range: NSRange(location: start, length: end - start))
        start = end
      }
    }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    if isSubclass { return changeAttributes(of: range) { $0.merge(attrs) { $1 } } }
    super.addAttributes(attrs, range: range)
    note(.editedAttributes, range, 0)
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isSubclass { return changeAttributes(of: range) { $0[name] = nil } }
    super.removeAttribute(name, range: range)
    note(.editedAttributes, range, 0)
  }

  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: - The text of a subclass

  /// Whether the text that a subclass keeps has changed since it was copied into this object, where Foundation reads it.
  private var isCopyOutdated = false

  private func updateCopy() {
    guard isCopyOutdated else { return }
    isCopyOutdated = false
    let text = NSMutableAttributedString(string: string)
    var start = 0
    while start < text.length {
      var run = NSRange(location: start, length: 0)
      let attributes = attributes(at: start, effectiveRange: &run)
      let end = min(max(run.upperBound, start + 1), text.length)
      text.setAttributes(attributes, range: NSRange(location: start, length: end - start))
      start = end
    }
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
  }

  /// The number of UTF-16 code units.
  open override var length: Int {
    updateCopy()
    return super.length
  }

  /// The attributes of a character, and all characters with the same ones in a range.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    updateCopy()
    return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// An attribute of a character, and characters with the same one.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    updateCopy()
    return super.attribute(attrName, at: location, effectiveRange: range)
  }

  /// An attribute of a character, and all characters with the same one in a range.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    updateCopy()
    return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// A part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    updateCopy()
    return super.attributedSubstring(from: range)
  }

  /// Whether another text has the same characters and attributes.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    updateCopy()
    return super.isEqual(to: other)
  }

  // MARK: - The text view

  /// Replaces the text, as its text view shows it.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - isEdit: Whether the user has edited the old text. Only the characters that differ are then replaced, so that a
  ///     subclass learns what changed, and the others keep the attributes that it has given them.
  /// - Returns: Whether the storage then has other attributes than the text view, because code has changed them.
  func follow(_ text: NSAttributedString, isEdit: Bool) -> Bool {
    guard !isEqual(to: text) else { return false }
    let onEdit = onEdit
    self.onEdit = {}
    defer { self.onEdit = onEdit }
    if isEdit, let difference = TextDifference(from: string, to: text.string) {
      replaceCharacters(in: difference.old, with: text.attributedSubstring(from: difference.new))
    } else {
      setAttributedString(text)
    }
    guard !isEqual(to: text) else { return false }
    if isSubclass || delegate != nil { return string == text.string }
    setAttributedString(text)
    return false
  }
}
