import DisplayList
import Foundation
import Geometry
import Typesetting

/// What has an ``EditorView``, and decides about changes of its text.
@MainActor
protocol EditorViewOwner: AnyObject {
  /// Whether the user can change the text.
  var allowsChanges: Bool { get }
  /// Asked before the user changes the text.
  func editor(shouldReplace range: NSRange, with text: String) -> Bool
  /// Called after the user changed the text.
  func editorDidChangeText()
  /// Called after the selection changed.
  func editorDidChangeSelection()
  /// Called for the Return key. Returns whether to insert a line end.
  func editorShouldInsertLineEnd() -> Bool
  /// Called to insert what the user types. A subclass may override it.
  func insertText(_ text: String)
  /// Called for the Backspace key. A subclass may override it.
  func deleteBackward()
}

/// Shows a text with a caret and a selection, and edits it by keys: what text fields and text views have in common.
final class EditorView: UIView {
  weak var owner: (any EditorViewOwner)?

  private(set) var model = EditedText()
  /// The text with attributes. Nil if all of it has the same.
  private(set) var attributed: NSAttributedString?
  private let caret = UIView()
  private lazy var blink = CaretBlink(caret)
  /// How far a long line is moved, so that the caret is visible, in points.
  private(set) var shift: CGFloat = 0
  /// The horizontal position that Up and Down keep.
  private var goal: Double?
  /// The selection with which a drag began, and what it extends by.
  private var dragOrigin = NSRange(location: 0, length: 0)
  private var dragUnit = 1

  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
    caret.isHidden = true
    addSubview(caret)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Look

  /// Whether the text has several lines. Otherwise line ends are replaced by spaces.
  var isMultiline = false
  /// Whether the text is shown as dots.
  var isSecure = false { didSet { if isSecure != oldValue { lookDidChange() } } }
  var font = UIFont.systemFont(ofSize: 17) { didSet { lookDidChange() } }
  var textColor = UIColor.label { didSet { setNeedsDisplay() } }
  var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { lookDidChange() } } }
  /// The attributes of text without attributes of its own, apart from the font, the colour and the alignment.
  var defaultAttributes: [NSAttributedString.Key: Any] = [:] { didSet { lookDidChange() } }
  /// The minimum size of the font of a single line that is too long, in points. Nil if such a line keeps its size.
  var minimumFontSize: CGFloat? { didSet { if minimumFontSize != oldValue { lookDidChange() } } }
  /// The attributes of text that is typed, until the selection changes. Empty for those of the character before.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the text input has no caret: an override of its `caretRect(for:)` returns an empty rectangle.
  var hidesCaret = false

  /// Whether the caret and the selection are shown.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive {
        shift = 0
        unmark()
      }
      setNeedsDisplay()
      setNeedsLayout()
      showCaret()
    }
  }

  private func lookDidChange() {
    layoutCache = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  // MARK: - Text

  /// Replaces the text, without asking. The caret is at its end.
  func setText(_ text: String) {
    guard text != model.text || attributed != nil else { return }
    (model, attributed) = (EditedText(singleLine(text)), nil)
    reset()
  }

  /// Replaces the text, without asking. The caret is at its end.
  func setText(_ text: NSAttributedString) {
    (model, attributed) = (EditedText(text.string), NSAttributedString(attributedString: text))
    reset()
  }

  /// Shows a text with attributes that code has changed. The selection stays at its characters.
  func show(_ text: NSAttributedString) {
    let difference = TextDifference(from: model.text, to: text.string)
    if difference != nil { remember(joins: true) }
    attributed = NSAttributedString(attributedString: text)
    guard let difference else { return lookDidChange() }
    let selection = model.selection
    model.follow(difference, to: text.string)
    textDidChange()
    if model.selection != selection { owner?.editorDidChangeSelection() }
  }

  private func reset() {
    forgetChanges()
    textDidChange()
    owner?.editorDidChangeSelection()
  }

  private func singleLine(_ text: String) -> String {
    isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  private func textDidChange() {
    (goal, markedRange) = (nil, nil)
    lookDidChange()
    showCaret()
  }

  /// Lets the owner insert a typed text in place of the selection, if it allows that.
  ///
  /// - Parameter joins: Whether the change is undone together with the one before.
  func type(_ text: String, joins: Bool = false) {
    guard let new = permitted(text, in: model.selection) else { return }
    unmark()
    letOwnerInsert(new, joins: joins)
  }

  private func letOwnerInsert(_ text: String, joins: Bool) {
    joinsNextInsertion = joins
    owner?.insertText(text)
    joinsNextInsertion = false
  }

  /// Whether the next insertion is undone together with the change before.
  private var joinsNextInsertion = false

  /// Inserts a text in place of the marked text, or else the selection, without asking.
  func insert(_ text: String) {
    let joins = joinsNextInsertion
    joinsNextInsertion = false
    if markedRange == nil { remember(joins: joins) } else { rememberBeforeMarking() }
    change(replacedRange, to: text)
    continuesTyping = joins
    reportChange()
  }

  /// Deletes the selection, or what is within a step of the caret, if the owner allows it.
  func delete(_ step: EditedText.Step, forwards: Bool) {
    let range = model.rangeToDelete(step, forwards: forwards)
    guard step == .character, !forwards else { return replace(range, with: "") }
    // The owner learns of the key even if there is nothing to delete.
    guard owner?.allowsChanges == true, range.length == 0 || permitted("", in: range) != nil else { return }
    owner?.deleteBackward()
  }

  /// Deletes the selection, or the character before the caret, without asking.
  func deleteBackward() { replaceWithoutAsking(model.rangeToDelete(.character, forwards: false), with: "") }

  /// Replaces a range, if the owner allows it.
  func replace(_ range: NSRange, with new: String) {
    if let new = permitted(new, in: range) { replaceWithoutAsking(range, with: new) }
  }

  /// Replaces a range without asking, and reports it to the owner.
  func replaceWithoutAsking(_ range: NSRange, with new: String) {
    guard range.length > 0 || !new.isEmpty else { return }
    remember(joins: false)
    change(range, to: new)
    reportChange()
  }

  /// Reports to the owner that the text, and with it the selection, has changed.
  func reportChange() {
    owner?.editorDidChangeText()
    owner?.editorDidChangeSelection()
  }

  /// The text that may replace a range. Nil if nothing changes, or if the owner does not allow it.
  private func permitted(_ new: String, in range: NSRange) -> String? {
    let (range, new) = (model.limited(range), singleLine(new))
    guard owner?.allowsChanges == true, range.length > 0 || !new.isEmpty,
      owner?.editor(shouldReplace: range, with: new) == true
    else { return nil }
    return new
  }

  /// Adds attributes to all text that has attributes.
  func addAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    guard let old = attributed, old.length > 0 else { return }
    attributed = old.adding(attributes)
    lookDidChange()
  }

  /// Aligns all paragraphs of text that has attributes.
  func align(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    guard let old = attributed, old.length > 0 else { return }
    attributed = old.changingParagraphStyles { $0.alignment = alignment }
    lookDidChange()
  }

  /// The attributes of the first character of text that has attributes.
  var firstAttributes: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return [:] }
    return attributed.attributes(at: 0, effectiveRange: nil)
  }

  /// The attributes that text has when it is typed.
  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    guard typingAttributes.isEmpty else { return typingAttributes }
    let style = NSMutableParagraphStyle()
    if let own = defaultAttributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
    style.alignment = alignment
    let usual = characterAttributes.merging(
      [.font: font, .foregroundColor: textColor, .paragraphStyle: style]
    ) { $1 }
    guard let attributed else { return usual }
    return usual.merging(attributes(at: model.selection.location, of: attributed)) { $1 }
  }

  /// Replaces a range without asking.
  func change(_ range: NSRange, to new: String) {
    let range = model.limited(range)
    if attributed == nil, !typingAttributes.isEmpty, !new.isEmpty {
      attributed = NSAttributedString(
        string: model.text,
        attributes: characterAttributes.merging([.font: font, .foregroundColor: textColor]) { $1 })
    }
    if let old = attributed {
      let text = NSMutableAttributedString(string: "")
      text.append(old.attributedSubstring(from: NSRange(location: 0, length: range.location)))
      text.append(NSAttributedString(string: new, attributes: attributes(at: range.location, of: old)))
      let end = range.location + range.length
      text.append(old.attributedSubstring(from: NSRange(location: end, length: old.length - end)))
      attributed = text
    }
    model.replace(range, with: new)
    textDidChange()
  }

  // MARK: - Marked text

  /// The text that an input method still composes. Nil if there is none.
  private(set) var markedRange: NSRange?
  /// The attributes of marked text. Nil for an underline.
  var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }

  /// What text of an input method replaces: the marked text, or else the selection.
  var replacedRange: NSRange { markedRange ?? model.selection }

  /// Shows text that the user composes, if the owner allows it. An empty text ends composing without a result.
  ///
  /// - Parameter selection: The selection in the text, in UTF-16 code units.
  func compose(_ text: String, selecting selection: NSRange) {
    // An input method that has nothing to compose does not delete the selection.
    guard markedRange != nil || !text.isEmpty, let new = permitted(text, in: replacedRange) else { return }
    mark(new, selecting: selection)
    reportChange()
  }

  /// Inserts text that the user has composed, if the owner allows it.
  func commit(_ text: String) {
    guard let new = permitted(text, in: replacedRange) else { return unmark() }
    letOwnerInsert(new, joins: true)
  }

  /// Replaces the marked text, or else the selection, by marked text, without asking.
  func mark(_ text: String, selecting selection: NSRange) {
    let new = singleLine(text)
    if markedRange == nil {
      if isActive { stateBeforeMarking = present } else { forgetChanges() }
    }
    change(replacedRange, to: new)
    guard !new.isEmpty else {
      // Text that was composed and given up is no change, unless it has replaced the selection.
      if stateBeforeMarking?.model.text == model.text { stateBeforeMarking = nil }
      return rememberBeforeMarking()
    }
    let (length, end) = (new.utf16.count, model.head)
    markedRange = NSRange(location: end - length, length: length)
    let start = min(max(0, selection.location), length)
    let count = min(max(0, selection.length), length - start)
    model.select(NSRange(location: end - length + start, length: count))
    lookDidChange()
    showCaret()
  }

  /// Keeps the marked text as it is, and ends composing it.
  func unmark() {
    guard markedRange != nil else { return }
    rememberBeforeMarking()
    markedRange = nil
    lookDidChange()
  }

  /// The attributes of text that is inserted: those of the character before. A picture is that character alone, and a link
  /// ends with its text.
  private func attributes(at offset: Int, of text: NSAttributedString) -> [NSAttributedString.Key: Any] {
    guard typingAttributes.isEmpty else { return typingAttributes }
    guard text.length > 0 else { return characterAttributes }
    var attributes = text.attributes(at: min(max(0, offset - 1), text.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    let isInLink =
      offset > 0 && offset < text.length && text.attribute(.link, at: offset, effectiveRange: nil) != nil
    if !isInLink { attributes[.link] = nil }
    return attributes
  }

  // MARK: - Undo

  private struct State {
    var model: EditedText
    var attributed: NSAttributedString?
  }

  /// Undoes and redoes changes of the text.
  let changes = UndoManager()
  /// Whether the last change was typing, which the next character continues.
  private var continuesTyping = false
  /// The text before an input method began to compose. All that is composed is undone as one change.
  private var stateBeforeMarking: State?

  private var present: State { State(model: model, attributed: attributed) }

  /// Remembers the text before a change. What code changes while nobody edits the text cannot be undone.
  ///
  /// - Parameter joins: Whether the change is undone together with the one before, if that was typing too.
  func remember(joins: Bool) {
    guard isActive else { return forgetChanges() }
    rememberBeforeMarking()
    if !(joins && continuesTyping) { register(present) }
    continuesTyping = joins
  }

  private func rememberBeforeMarking() {
    guard let state = stateBeforeMarking else { return }
    stateBeforeMarking = nil
    register(state)
    continuesTyping = false
  }

  private func register(_ state: State) {
    changes.registerUndo(withTarget: self) { $0.restore(state) }
  }

  private func forgetChanges() {
    changes.removeAllActions(withTarget: self)
    (continuesTyping, stateBeforeMarking) = (false, nil)
  }

  /// Takes back the last change, if there is one and the owner allows changes.
  func undo() {
    guard owner?.allowsChanges == true else { return }
    unmark()
    changes.undo()
  }

  /// Makes the change again that was taken back last.
  func redo() {
    guard owner?.allowsChanges == true else { return }
    unmark()
    changes.redo()
  }

  private func restore(_ state: State) {
    register(present)
    (continuesTyping, stateBeforeMarking) = (false, nil)
    (model, attributed) = (state.model, state.attributed)
    textDidChange()
    reportChange()
  }

  // MARK: - Selection

  func select(_ range: NSRange) { changeSelection { $0.select(range) } }
  func selectAll() { changeSelection { $0.selectAll() } }

  private func changeSelection(keepsGoal: Bool = false, _ change: (inout EditedText) -> Void) {
    unmark()
    let old = model
    change(&model)
    if !keepsGoal { goal = nil }
    continuesTyping = false
    showCaret()
    guard model != old else { return }
    typingAttributes = [:]
    setNeedsDisplay()
    owner?.editorDidChangeSelection()
  }

  /// Shows the caret at once, and scrolls a long line.
  private func showCaret() {
    setNeedsLayout()
    if isActive, !model.hasSelection { blink.restart() } else { blink.stop() }
  }

  // MARK: - Pointer

  /// Begins a selection with a press.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - count: The number of presses: 2 selects a word, 3 a paragraph.
  ///   - extends: Whether the selection is extended to the point.
  func press(at point: CGPoint, count: Int, extending extends: Bool) {
    if extends {
      dragOrigin = NSRange(location: model.anchor, length: 0)
      dragUnit = 1
      let offset = offset(at: point)
      changeSelection { $0.move(to: offset, extending: true) }
      return
    }
    dragUnit = min(max(1, count), 3)
    dragOrigin = unit(at: point)
    select(dragOrigin)
  }

  /// Extends the selection to a point, by whole words or paragraphs if it began so.
  func drag(to point: CGPoint) {
    let (start, end) = (dragOrigin.location, dragOrigin.location + dragOrigin.length)
    let range = unit(at: point)
    changeSelection { model in
      if range.location < start {
        model.move(to: end)
        model.move(to: range.location, extending: true)
      } else {
        model.move(to: start)
        model.move(to: max(end, range.location + range.length), extending: true)
      }
    }
  }

  private func unit(at point: CGPoint) -> NSRange {
    switch dragUnit {
    case 2: isSecure ? NSRange(location: 0, length: model.length) : model.word(at: characterOffset(at: point))
    case 3: isMultiline ? model.paragraph(at: offset(at: point)) : NSRange(location: 0, length: model.length)
    default: NSRange(location: offset(at: point), length: 0)
    }
  }

  /// The offset whose caret is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    model.offset(ofCharacter: lines.character(at: CGPoint(x: point.x + shift, y: point.y)))
  }

  /// The offset of the character at a point.
  private func characterOffset(at point: CGPoint) -> Int {
    model.offset(ofCharacter: lines.character(covering: CGPoint(x: point.x + shift, y: point.y)))
  }

  // MARK: - Moving by keys

  /// Whether the line with the caret reads from right to left.
  var isLineRightToLeft: Bool {
    let index = lines.lineIndex(ofCharacter: model.characterIndex(model.head))
    let line = typeset.lines.indices.contains(index) ? typeset.lines[index].line : nil
    return line?.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Moves the caret, or the end of the selection, by a step.
  func move(by step: EditedText.Step, forwards: Bool, extending extends: Bool) {
    changeSelection { $0.move(by: step, forwards: forwards, extending: extends) }
  }

  /// Moves the caret, or the end of the selection, to an offset.
  func move(to offset: Int, extending extends: Bool) {
    changeSelection { $0.move(to: offset, extending: extends) }
  }

  /// The offset of the beginning or the end of the line with the caret.
  func lineEnd(isEnd: Bool) -> Int {
    let line = lines.lines[lines.lineIndex(ofCharacter: model.characterIndex(model.head))]
    guard isEnd else { return model.offset(ofCharacter: line.characters.lowerBound) }
    // The end of a line that was broken is the beginning of the next one.
    let last = line.endsParagraph ? line.characters.upperBound : line.characters.upperBound - 1
    return model.offset(ofCharacter: max(line.characters.lowerBound, last))
  }

  /// The number of lines by which Page Up and Page Down move.
  var linesPerPage: Int {
    let page = superview.map { min($0.bounds.height, bounds.height) } ?? bounds.height
    return max(1, Int(page / max(1, font.lineHeight)) - 1)
  }

  /// Moves the caret, or the end of the selection, by a number of lines. It keeps its horizontal position.
  func moveVertically(by count: Int, extending extends: Bool) {
    let lines = lines
    let character = model.characterIndex(model.head)
    let index = lines.lineIndex(ofCharacter: character)
    let x = goal ?? Double(lines.caret(at: character).minX)
    let target = index + count
    let offset: Int
    if target < 0 {
      offset = 0
    } else if target >= lines.lines.count {
      offset = model.length
    } else {
      offset = model.offset(ofCharacter: lines.character(at: x, inLine: target))
    }
    changeSelection(keepsGoal: true) { $0.move(to: offset, extending: extends) }
    goal = x
  }

  /// The maximum number of lines of a text of several lines; 0 for no limit.
  var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { textDidChange() } } }
  /// What happens to the last line of a text of several lines.
  var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  // MARK: - Layout

  private var layoutCache: Arrangement?

  var typeset: TypesetText { arranged.typeset }
  var lines: TextLines { arranged.lines }
  var drop: Double { arranged.drop }

  private var arranged: Arrangement {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let layoutCache, layoutCache.width == bounds.width, layoutCache.isRightToLeft == isMirrored {
      return layoutCache
    }
    let new = arrangement(width: bounds.width, isRightToLeft: isMirrored)
    layoutCache = new
    return new
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollToCaret()
    caret.frame = hidesCaret ? .zero : caretRect(at: model.head)
  }

  private func scrollToCaret() {
    guard !isMultiline else { return }
    let old = shift
    let limit = max(0, CGFloat(typeset.size.width) + Self.caretWidth - bounds.width)
    if isActive {
      let x = CGFloat(lines.caret(at: model.characterIndex(model.head)).minX)
      shift = max(min(shift, x), x + Self.caretWidth - bounds.width)
    }
    shift = min(max(0, shift), limit)
    if shift != old { setNeedsDisplay() }
  }

  // MARK: - Drawing

  override var contentFollowsSize: Bool { true }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    var commands: [Command] = []
    if isActive, model.hasSelection {
      let color = tintColor.withAlphaComponent(0.25).color(in: traits)
      commands += selectionRects(of: model.selection).map { rect in
        .fill(RoundedRectangle(Rectangle(rect), radii: .zero), color)
      }
    }
    guard !model.text.isEmpty else { return commands }
    let origin = Point2D(x: -Double(shift), y: Double(top))
    var text: [Command] = []
    traits.performAsCurrent {
      text = drawable.commands(for: typeset, at: origin, traits: traits)
    }
    return commands + text
  }
}
