import Foundation

/// A scroll view with a text of several lines, which the user edits.
///
/// Keys are those of a text field. Up, Down, Page Up and Page Down move the caret by lines, Return inserts a line end and Tab
/// a tab. Set `isScrollEnabled` to false for a text view that is as high as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, EditedTextInput, EditorViewOwner, UIContextMenuInteractionDelegate {
  let editor = EditorView()

  /// The area of the text. Only its width, padding, number of lines and last line's break mode affect the view.
  public let textContainer: NSTextContainer

  private func containerDidChange() {
    editor.maximumNumberOfLines = max(0, textContainer.maximumNumberOfLines)
    editor.lineBreakMode = textContainer.lineBreakMode
    contentDidChange()
  }

  private var linePadding: CGFloat { textContainer.lineFragmentPadding }

  /// Creates a text view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of its superview.
  ///   - textContainer: The area of the text. If it belongs to a layout manager with a text storage, the view shows and
  ///     edits the text of the storage. Nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.widthTracksTextView = true
    editor.isMultiline = true
    editor.owner = self
    editor.font = .systemFont(ofSize: 12)
    backgroundColor = .systemBackground
    addSubview(editor)
    alwaysBounceVertical = true
    addInteraction(UIContextMenuInteraction(delegate: self))
    self.textContainer.onChange = { [weak self] in self?.containerDidChange() }
    if let storage = textContainer?.layoutManager?.textStorage {
      showText(of: storage)
      containerDidChange()
    }
  }

  /// Creates a text view with a frame in its superview's coordinates.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view. The argument has no effect: every text view has a layout manager.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Follows editing and scrolling. Weak.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollViewDelegate as? any UITextViewDelegate }
    set { scrollViewDelegate = newValue }
  }

  /// The attributes of links. Kept: links are not shown.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: - Views for input

  /// A view at the lower edge of the window during editing, such as a picker. Keys work, too.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// A view above it, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  private var ownInputView: UIView? { didSet { reloadInputViews() } }
  private var ownInputAccessoryView: UIView? { didSet { reloadInputViews() } }

  // MARK: - Text

  /// The text. Never nil. The delegate is not asked.
  open var text: String! {
    get { editor.model.text }
    set {
      editor.setText(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes. The font, the colour and the alignment of its first character become those of the view.
  open var attributedText: NSAttributedString! {
    get {
      editor.attributed
        ?? NSAttributedString(
          string: editor.model.text, attributes: [.font: editor.font, .foregroundColor: editor.textColor])
    }
    set {
      if let newValue { editor.setText(newValue) } else { editor.setText("") }
      let first = editor.firstAttributes
      if let font = first[.font] as? UIFont { editor.font = font }
      if let color = first[.foregroundColor] as? UIColor { editor.textColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { editor.alignment = style.alignment }
      contentDidChange()
    }
  }

  /// The font. Setting it changes all of an attributed text; nil sets the system font in 12 points.
  open var font: UIFont? {
    get { editor.font }
    set {
      editor.font = newValue ?? .systemFont(ofSize: 12)
      editor.addAttributes([.font: editor.font])
      contentDidChange()
    }
  }

  /// The colour of the text. Setting it changes all of an attributed text; nil sets `UIColor.label`.
  open var textColor: UIColor? {
    get { editor.textColor }
    set {
      editor.textColor = newValue ?? .label
      editor.addAttributes([.foregroundColor: editor.textColor])
      updateStorage()
    }
  }

  /// The alignment. Setting it changes all paragraphs of an attributed text. Default natural.
  open var textAlignment: NSTextAlignment {
    get { editor.alignment }
    set {
      editor.align(newValue)
      updateStorage()
    }
  }

  // MARK: - Text storage

  private var madeStorage: NSTextStorage?

  /// The text with its attributes, which code can change in place. Without attributes, it has those of the view.
  open var textStorage: NSTextStorage {
    if let madeStorage { return madeStorage }
    let storage = NSTextStorage(attributedString: storedText)
    madeStorage = storage
    storage.onEdit = { [weak self] in self?.storageDidChange() }
    return storage
  }

  /// The lines of the text in the text container: where characters are, and which character is at a point.
  open var layoutManager: NSLayoutManager {
    if let known = textContainer.layoutManager { return known }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    return manager
  }

  private func showText(of storage: NSTextStorage) {
    madeStorage = storage
    storage.onEdit = { [weak self] in self?.storageDidChange() }
    editor.setText(storage)
  }

  private func storageDidChange() {
    guard let madeStorage else { return }
    editor.show(madeStorage)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateStorage(isEdit: Bool = false) {
    guard let madeStorage, madeStorage.follow(storedText, isEdit: isEdit) else { return }
    // The storage or its delegate has changed attributes, for instance to highlight syntax.
    editor.show(madeStorage)
  }

  /// The text with the attributes that the view gives it.
  private var storedText: NSAttributedString {
    guard editor.attributed == nil, editor.alignment != .natural else { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = editor.alignment
    return NSAttributedString(
      string: editor.model.text,
      attributes: [.font: editor.font, .foregroundColor: editor.textColor, .paragraphStyle: style])
  }

  /// The attributes of text that is typed. Unless they are set, those of the character before.
  ///
  /// A change of the selection clears them. Typing, which moves the caret, does not.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.currentTypingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Whether a font for a text style adapts to changes of the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory,
      let adjusted = editor.font.adjusted(compatibleWith: traitCollection), adjusted != editor.font
    else { return }
    editor.font = adjusted
    contentDidChange()
  }

  /// Adapts the font to the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// The distance of the text from the edges, in points. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  private func contentDidChange(isEdit: Bool = false) {
    updateStorage(isEdit: isEdit)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func textDidChangeByCode() { contentDidChange(isEdit: true) }

  // MARK: - Layout

  private var lineWidth: CGFloat { lineWidth(in: bounds.width) }

  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * linePadding)
  }

  /// Places the text. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = textContainerInset
    let width = lineWidth
    let height = editor.textHeight(inWidth: width)
    if textContainer.widthTracksTextView {
      textContainer.size = CGSize(width: width + 2 * linePadding, height: .greatestFiniteMagnitude)
    }
    editor.frame = CGRect(
      x: inset.left + linePadding, y: inset.top, width: width, height: height)
    contentSize = CGSize(width: bounds.width, height: (height + inset.top + inset.bottom).rounded(.up))
    if scrollsToCaret {
      scrollsToCaret = false
      scroll(to: NSRange(location: editor.model.head, length: 0))
    }
    if let range = pendingRange, !bounds.isEmpty {
      pendingRange = nil
      scroll(to: range)
    }
  }

  private var scrollsToCaret = false
  /// A range to scroll to when the view has a size.
  private var pendingRange: NSRange?

  /// Scrolls until a range, in UTF-16 code units, is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard !bounds.isEmpty else { return pendingRange = range }
    layoutIfNeeded()
    scroll(to: range)
  }

  private func scroll(to range: NSRange) {
    guard isScrollEnabled else { return }
    let valid = editor.model.limited(range)
    let rect = editor.caretRect(at: valid.location).union(editor.caretRect(at: valid.location + valid.length))
    scrollRectToVisible(convert(rect, from: editor).insetBy(dx: 0, dy: -2), animated: false)
  }

  /// Returns the width of the text without line breaks of its own, at most that of the size, and the height of the text in it.
  /// A width of 0 is treated as no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let natural = (editor.naturalWidth + inset.left + inset.right + 2 * linePadding).rounded(.up)
    let width = size.width > 0 && size.width < 100_000 ? min(size.width, natural) : natural
    return CGSize(width: width, height: height(inWidth: width))
  }

  private func height(inWidth width: CGFloat) -> CGFloat {
    let text = editor.textHeight(inWidth: lineWidth(in: width))
    return (text + textContainerInset.top + textContainerInset.bottom).rounded(.up)
  }

  /// The size of the text without line breaks of its own, if the view does not scroll. Constraints that make the view
  /// narrower make it higher.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(.zero)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    if isScrollEnabled { return nil }
    return width > 0 ? height(inWidth: width) : sizeThatFits(.zero).height
  }

  /// Whether the text scrolls. Otherwise the view is as high as its text. Default true.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

  // MARK: - Editing

  /// Whether the user can change the text. Default true.
  open var isEditable = true {
    didSet { if !isEditable, isBeingEdited || !isSelectable { resignFirstResponder() } }
  }
  /// Whether the user can select text. Default true.
  open var isSelectable = true {
    didSet { if !isSelectable { resignFirstResponder() } }
  }

  /// Whether the user can change the attributes of the text. Kept without effect: no menu offers that. Default false.
  open var allowsEditingTextAttributes = false

  /// The kinds of data that become links. Has no effect: no data is looked for. Use the attribute `link` of the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The selection, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { editor.model.selection }
    set { editor.select(newValue) }
  }

  var allowsChanges: Bool { isEditable && isSelectable }

  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    // A text that was only selected can become editable.
    guard !isFirstResponder || (allowsChanges && !isBeingEdited) else { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    if allowsChanges, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard isFirstResponder || super.becomeFirstResponder() else { return false }
    editor.isActive = true
    editor.hidesCaret = caretRect(for: endOfDocument).isEmpty
    if allowsChanges {
      isBeingEdited = true
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isBeingEdited, delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    editingDidEnd()
    return true
  }

  private var isBeingEdited = false

  private func editingDidEnd() {
    editor.isActive = false
    guard isBeingEdited else { return }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// A text view that leaves its window ends editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window, isFirstResponder {
      window?.firstResponder = nil
      editingDidEnd()
    }
    super.willMove(toWindow: newWindow)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func editor(shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false
  }

  func editorDidChangeText() {
    contentDidChange(isEdit: true)
    scrollsToCaret = true
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func editorDidChangeSelection() {
    scrollsToCaret = editor.isActive
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  func editorShouldInsertLineEnd() -> Bool { true }

  // MARK: - Pointer and keys

  /// Puts the caret where a pointer is pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first, touch.type != .direct, becomeFirstResponder() else {
      return
    }
    editor.press(
      at: touch.location(in: editor), count: touch.tapCount,
      extending: event?.modifierFlags.contains(.shift) == true)
  }

  /// Selects to the pointer.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first, touch.type != .direct, isFirstResponder else { return }
    editor.drag(to: touch.location(in: editor))
  }

  /// A tap puts the caret there; two taps select a word.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first, touch.type == .direct, becomeFirstResponder() else {
      return
    }
    editor.press(at: touch.location(in: editor), count: touch.tapCount, extending: false)
  }

  /// A press that was cancelled has no effect.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A pointer selects text, and does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isPointer = gestureRecognizer.trackedTouches.contains { $0.type != .direct }
    if gestureRecognizer === panGestureRecognizer, isSelectable, isPointer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Edits the text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard isFirstResponder, let key = press.key else { return true }
      return !editor.handle(key)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// Whether an action of an Edit menu is possible now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { canEdit(action) }
  /// Copies the selection, and deletes it.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selection.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Cut, Copy, Paste and Select All.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard becomeFirstResponder() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return nil }
      let actions = makeEditActions()
      let own = delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: actions)
      return own ?? UIMenu(children: actions)
    })
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(isElement: true, value: text, traits: isEditable ? [] : .staticText)
  }

  // MARK: - Text input

  /// Undoes and redoes changes of the text during editing. Setting the text forgets them.
  open override var undoManager: UndoManager? { editor.changes }

  /// Whether there is text.
  open var hasText: Bool { editor.model.length > 0 }

  /// Inserts a text in place of the marked text, or else the selection, as typing does, without asking the delegate.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Deletes the selection, or the character before the caret, without asking the delegate.
  open func deleteBackward() { editor.deleteBackward() }

  /// Whether the text is shown as dots. Default false.
  open var isSecureTextEntry: Bool {
    get { editor.isSecure }
    set { editor.isSecure = newValue }
  }

  /// Which letters are capitalized. No effect: the user types them.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. No effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked. No effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys of the keyboard. No effect: the user has one.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard. No effect: the user has one.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key. No effect: the user has one.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the Return key is disabled without text. No effect.
  open var enablesReturnKeyAutomatically = false
  /// What the text means. No effect.
  open var textContentType: UITextContentType!
  /// Whether straight quotation marks become curly ones. No effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash. No effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around words that are pasted or deleted are added or removed. No effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a word is proposed. No effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The rules that a new password must follow. No effect.
  open var passwordRules: UITextInputPasswordRules?

  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after the user changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  // MARK: - Positions

  /// The selection. Its range is empty if there is only a caret. Setting nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.model.selection) }
    set { if let newValue { editor.select(newValue.range) } }
  }

  /// The text that an input method still composes. Nil if there is none.
  open var markedTextRange: UITextRange? { editor.markedRange.map { UITextRange($0) } }

  /// The attributes of marked text. Nil for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }

  /// Replaces the marked text, or else the selection, by text that is still composed, without asking the delegate.
  ///
  /// - Parameters:
  ///   - markedText: The text. Nil or an empty text removes the marked text.
  ///   - selectedRange: The selection in it, in UTF-16 code units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selecting: selectedRange)
    editor.reportChange()
  }

  /// Keeps the marked text as it is, and ends composing it.
  open func unmarkText() { editor.unmark() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(editor.model.length) }

  /// The text in a range.
  open func text(in range: UITextRange) -> String? { editor.model.text(in: range.range) }

  /// Replaces a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.remember(joins: false)
    editor.change(range.range, to: text)
    textDidChangeByCode()
  }

  /// The range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// The position at a distance, in UTF-16 code units. Nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The distance between two positions, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// The rectangle of a caret. The caret is not shown if an override returns an empty one.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position, in: self) }

  /// The rectangles of a range: one for each line and direction.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(for: range, in: self)
  }

  /// The rectangle of the first line of a range. That of a caret, if the range is empty.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range, in: self) }

  /// The position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closestPosition(to: point, in: self)
  }
}
