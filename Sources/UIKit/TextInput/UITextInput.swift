import Foundation

/// A responder into which text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a text in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A position in a text, before a character or after the last one.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position. 0 for a subclass, which has a position of its own kind.
  nonisolated let offset: Int
  private nonisolated let isOfSubclass: Bool

  init(_ offset: Int) {
    (self.offset, isOfSubclass) = (offset, false)
    super.init()
  }

  /// Creates a position of a subclass, which only its own text understands.
  public override init() {
    (offset, isOfSubclass) = (0, true)
    super.init()
  }

  /// Whether the other object is the same position. A subclass overrides it, or is equal to itself only.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition, !isOfSubclass, !other.isOfSubclass else {
      return object as AnyObject? === self
    }
    return other.offset == offset
  }

  nonisolated open override var hash: Int {
    isOfSubclass ? ObjectIdentifier(self).hashValue : offset.hashValue
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range in UTF-16 code units. Empty for a subclass, which has a range of its own kind.
  nonisolated let range: NSRange
  private nonisolated let isOfSubclass: Bool

  init(_ range: NSRange) {
    (self.range, isOfSubclass) = (range, false)
    super.init()
  }

  /// Creates a range of a subclass, which overrides `start`, `end` and `isEmpty`.
  public override init() {
    (range, isOfSubclass) = (NSRange(), true)
    super.init()
  }

  /// The beginning.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the beginning is the end.
  open var isEmpty: Bool { range.length == 0 }

  /// Whether the other object is the same range. A subclass overrides it, or is equal to itself only.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange, !isOfSubclass, !other.isOfSubclass else {
      return object as AnyObject? === self
    }
    return other.range == range
  }

  nonisolated open override var hash: Int {
    isOfSubclass ? ObjectIdentifier(self).hashValue : range.hashValue
  }
}

/// The rectangle of a selection in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: (rect: CGRect, range: NSRange, isFirst: Bool, isLast: Bool)

  /// Creates an empty rectangle. A subclass overrides the properties.
  public override init() {
    place = (.zero, NSRange(), true, true)
    super.init()
  }

  init(_ rect: CGRect, of range: NSRange, isFirst: Bool, isLast: Bool) {
    place = (rect, range, isFirst, isLast)
    super.init()
  }

  /// The rectangle, in the coordinates of the view.
  open var rect: CGRect { place.rect }
  /// Whether the rectangle contains the beginning of the selection.
  open var containsStart: Bool { place.isFirst }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { place.isLast }
  /// Whether the text runs from top to bottom. Never.
  open var isVertical: Bool { false }
  /// The direction of the text. Natural: a line can have several.
  open var writingDirection: NSWritingDirection { .natural }
}

/// A responder whose text, selection and geometry code can ask for and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection. Its range is empty if there is only a caret. Setting nil has no effect.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method still composes. Nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. Nil for an underline.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, by text that is still composed.
  ///
  /// - Parameters:
  ///   - markedText: The text. Nil or an empty text removes the marked text.
  ///   - selectedRange: The selection in it, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as it is, and ends composing it.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance, in UTF-16 code units. Nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The distance between two positions, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The rectangle of a caret.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point. Nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Finds words, sentences and paragraphs. By default, a ``UITextInputStringTokenizer``.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// The position that is nearest to a point, or the end of the range that is nearest to it.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    if compare(position, to: range.end) == .orderedDescending { return range.end }
    return position
  }

  /// The character at a point. Nil if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    for direction in [UITextStorageDirection.forward, .backward] {
      let range = tokenizer.rangeEnclosingPosition(
        position, with: .character, inDirection: .storage(direction))
      if let range, firstRect(for: range).contains(point) { return range }
    }
    return nil
  }

  /// A tokenizer of the characters.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(self) }
}

/// What shows its text in an ``EditorView``.
@MainActor
protocol EditedTextInput: UITextInput, UIView {
  var editor: EditorView { get }
  /// Called after code, and not the user, has changed the text.
  func textDidChangeByCode()
}

extension EditedTextInput {
  /// Returns the edit actions. Those that cannot be performed now are disabled.
  func makeEditActions() -> [UIMenuElement] {
    func action(
      _ title: String, _ action: Selector, _ perform: @escaping @MainActor () -> Void
    ) -> UIAction {
      UIAction(title: title, attributes: canPerformAction(action, withSender: nil) ? [] : .disabled) { _ in
        perform()
      }
    }
    return [
      action("Cut", .cut) { [weak self] in self?.cut(nil) },
      action("Copy", .copy) { [weak self] in self?.copy(nil) },
      action("Paste", .paste) { [weak self] in self?.paste(nil) },
      action("Select All", .selectAll) { [weak self] in self?.selectAll(nil) },
    ]
  }

  /// Whether an action of an Edit menu is possible.
  func canEdit(_ action: Selector) -> Bool {
    let canChange = (self as? any EditorViewOwner)?.allowsChanges == true
    let canCopy = editor.model.hasSelection && !editor.isSecure
    switch action {
    case .copy: return canCopy
    case .cut: return canCopy && canChange
    case .paste: return canChange && UIPasteboard.general.hasStrings
    case .delete: return canChange && editor.model.hasSelection
    default: return action == .selectAll && editor.model.length > 0
    }
  }

  func copySelection() {
    if canEdit(.copy) { UIPasteboard.general.string = editor.model.selectedText }
  }

  func cutSelection() {
    guard canEdit(.cut) else { return }
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    if canEdit(.delete) { editor.replace(editor.model.selection, with: "") }
  }

  func pasteText() {
    if canEdit(.paste), let text = UIPasteboard.general.string {
      editor.replace(editor.model.selection, with: text)
    }
  }
}
