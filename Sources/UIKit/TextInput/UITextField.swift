import Foundation

/// A control in which the user edits a line of text.
///
/// A click or Tab begins editing. Keys insert and delete; the arrow keys, Home and End move the caret, by words with
/// Control, and select with Shift. A double click selects a word, a third one all. Ctrl+A selects all, Ctrl+C, Ctrl+X and
/// Ctrl+V use the pasteboard, Ctrl+Z and Ctrl+Shift+Z undo and redo. Text that an input method composes of several keys is
/// underlined, and undone as one change.
@preconcurrency @MainActor
open class UITextField: UIControl, EditedTextInput, EditorViewOwner {
  let editor = EditorView()
  private let border = UIImageView()
  private let placeholderLabel = PlaceholderLabel()
  private lazy var clearButton = ClearButton { [weak self] in self?.clearByUser() }

  /// Creates a text field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    border.isUserInteractionEnabled = false
    editor.owner = self
    placeholderLabel.field = self
    placeholderLabel.textColor = .placeholderText
    for view in [border, placeholderLabel, editor] as [UIView] { addSubview(view) }
    isContextMenuInteractionEnabled = true
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Follows editing. Weak.
  open weak var delegate: (any UITextFieldDelegate)?

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

  /// The text. Never nil; setting nil deletes it. The delegate is not asked, and no event is sent.
  open var text: String? {
    get { editor.model.text }
    set {
      editor.setText(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes, which it keeps while it is edited. The font, the colour and the alignment of its first
  /// character become those of the field.
  open var attributedText: NSAttributedString? {
    get {
      editor.attributed ?? NSAttributedString(string: editor.model.text, attributes: defaultTextAttributes)
    }
    set {
      if let newValue { editor.setText(newValue) } else { editor.setText("") }
      let first = editor.firstAttributes
      if let font = first[.font] as? UIFont { editor.font = font }
      if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { editor.alignment = style.alignment }
      placeholderLabel.textAlignment = editor.alignment
      showEnabled()
      placeholderDidChange()
    }
  }

  /// The font. Setting it changes all of an attributed text; nil sets the system font in 17 points.
  open var font: UIFont? {
    get { editor.font }
    set {
      editor.font = newValue ?? .systemFont(ofSize: 17)
      editor.addAttributes([.font: editor.font])
      placeholderDidChange()
    }
  }

  /// The colour of the text. Setting it changes all of an attributed text; nil sets `UIColor.label`.
  open var textColor: UIColor? {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      editor.addAttributes([.foregroundColor: ownTextColor])
      showEnabled()
    }
  }
  private var ownTextColor = UIColor.label

  /// The alignment of the text and the placeholder. Setting it changes all of an attributed text. Default natural.
  open var textAlignment: NSTextAlignment {
    get { editor.alignment }
    set {
      editor.align(newValue)
      placeholderLabel.textAlignment = newValue
    }
  }

  /// The attributes of all text. Setting them changes all of an attributed text. Without a font, a colour or a paragraph
  /// style, the field keeps its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      if let own = editor.defaultAttributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(own)
      }
      style.alignment = textAlignment
      return editor.defaultAttributes.merging(
        [.font: editor.font, .foregroundColor: ownTextColor, .paragraphStyle: style]
      ) { $1 }
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      var attributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
      attributes[.paragraphStyle] = newValue[.paragraphStyle] ?? editor.defaultAttributes[.paragraphStyle]
      editor.defaultAttributes = attributes
      editor.addAttributes(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of text that is typed. Unless they are set, those of the character before, and nil without editing.
  ///
  /// A change of the selection clears them. Typing, which moves the caret, does not.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing || !editor.typingAttributes.isEmpty ? editor.currentTypingAttributes : nil }
    set { editor.typingAttributes = newValue ?? [:] }
  }

  /// Whether a font for a text style adapts to changes of the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether the font is made smaller for a long text, on the same baseline. A text that is still too long scrolls. Default
  /// false.
  open var adjustsFontSizeToFitWidth = false { didSet { minimumFontSizeDidChange() } }
  /// The minimum size of the font, in points, if it is made smaller. Default 0, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { minimumFontSizeDidChange() } }

  private func minimumFontSizeDidChange() {
    editor.minimumFontSize = adjustsFontSizeToFitWidth ? minimumFontSize : nil
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory,
      let adjusted = editor.font.adjusted(compatibleWith: traitCollection), adjusted != editor.font
    else { return }
    editor.font = adjusted
    placeholderDidChange()
  }

  /// Adapts the font to the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    borderDidChange()
  }

  /// What is shown without text.
  open var placeholder: String? {
    didSet {
      ownAttributedPlaceholder = nil
      placeholderDidChange()
    }
  }

  /// The placeholder with attributes. Those that it lacks are the usual ones.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownAttributedPlaceholder = newValue
      placeholderDidChange()
    }
  }
  private var ownAttributedPlaceholder: NSAttributedString?

  /// Draws the placeholder in a rectangle. An override may draw it in another way.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawAsLabel(in: rect) }

  private func placeholderDidChange() {
    placeholderLabel.font = editor.font
    placeholderLabel.textColor = .placeholderText
    if let ownAttributedPlaceholder {
      placeholderLabel.attributedText = ownAttributedPlaceholder
    } else {
      placeholderLabel.text = placeholder
    }
    contentDidChange()
  }

  private func contentDidChange() {
    placeholderLabel.isHidden = editor.model.length > 0
    partsDidChange()
  }

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func textDidChangeByCode() { contentDidChange() }

  // MARK: - Look

  /// The border. Default none.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      showBackground()
      partsDidChange()
    }
  }

  /// An image behind the text, which replaces the border. Not shown with the border `roundedRect`.
  open var background: UIImage? { didSet { showBackground() } }
  /// The image behind the text while the field is disabled. Nil for that of the enabled field.
  open var disabledBackground: UIImage? { didSet { showBackground() } }

  private func showBackground() {
    let image = isEnabled ? background : disabledBackground ?? background
    border.image = borderStyle == .roundedRect ? nil : image
    borderDidChange()
  }

  private func borderDidChange() {
    let isVisible = borderStyle != .none && border.image == nil
    border.backgroundColor =
      isVisible && (borderStyle == .roundedRect || borderStyle == .bezel) ? .systemBackground : nil
    border.layer.borderWidth = isVisible ? 1 / max(1, traitCollection.displayScale) * 1.5 : 0
    border.layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
    (bounds, max(layer.cornerRadius, border.layer.cornerRadius))
  }

  override func stateDidChange() {
    super.stateDidChange()
    showEnabled()
    showBackground()
  }

  private func showEnabled() {
    editor.textColor = isEnabled ? ownTextColor : .tertiaryLabel
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  /// When the button that deletes the text is shown, if there is text. Default never.
  open var clearButtonMode = ViewMode.never { didSet { partsDidChange() } }

  /// A view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When it is shown. Default never.
  open var leftViewMode = ViewMode.never { didSet { partsDidChange() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When it is shown. Default never. It replaces the clear button.
  open var rightViewMode = ViewMode.never { didSet { partsDidChange() } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new, let old, old.superview === self { old.removeFromSuperview() }
    new.map(addSubview)
    partsDidChange()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  // MARK: - Layout

  private static let buttonSide: CGFloat = 19
  private static let inset: CGFloat = 7

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRight: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClear: Bool { isShown(clearButtonMode) && editor.model.length > 0 && !showsRight }

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat =
      switch borderStyle {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: Self.inset
      }
    let gap: CGFloat = 4
    var (start, end) = (inset, inset)
    if showsLeft {
      start = max(inset, extent(of: leftViewRect(forBounds: bounds), isLeading: true, bounds) + gap)
    }
    if showsRight {
      end = max(inset, extent(of: rightViewRect(forBounds: bounds), isLeading: false, bounds) + gap)
    }
    if clearButtonMode != .never, showsClear {
      end = max(inset, extent(of: clearButtonRect(forBounds: bounds), isLeading: false, bounds) + gap)
    }
    let (left, right) = isMirrored ? (end, start) : (start, end)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height
    )
  }

  /// How far a view at an edge reaches into the field.
  private func extent(of rect: CGRect, isLeading: Bool, _ bounds: CGRect) -> CGFloat {
    isLeading != isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  /// The rectangle of the text while it is edited. The default is that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder. The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the button that deletes the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    atEdge(CGSize(width: Self.buttonSide, height: Self.buttonSide), isLeading: false, inset: 5, bounds)
  }

  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    atEdge(size(of: leftView), isLeading: true, inset: 0, bounds)
  }

  /// The rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    atEdge(size(of: rightView), isLeading: false, inset: 0, bounds)
  }

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  private func atEdge(_ size: CGSize, isLeading: Bool, inset: CGFloat, _ bounds: CGRect) -> CGRect {
    let isLeft = isLeading != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - size.width - inset, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Places the parts. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    border.frame = borderRect(forBounds: bounds)
    editor.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    for (view, isShown, rect) in [
      (leftView, showsLeft, leftViewRect(forBounds: bounds)),
      (rightView, showsRight, rightViewRect(forBounds: bounds)),
    ] {
      view?.isHidden = !isShown
      if isShown { view?.frame = rect }
    }
    if showsClear, clearButton.superview == nil { addSubview(clearButton) }
    if clearButton.superview != nil {
      clearButton.isHidden = !showsClear
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
  }

  /// The height of a line, with room for the border, and the width of the text or the placeholder.
  open override var intrinsicContentSize: CGSize {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 44)
    let margins = wide.width - textRect(forBounds: wide).width
    let width = max(editor.naturalWidth, placeholderLabel.sizeThatFits(.zero).width)
    let line = editor.font.lineHeight.rounded(.up)
    return CGSize(
      width: (width + max(0, margins)).rounded(.up), height: line + (borderStyle == .none ? 1 : 13))
  }

  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineDistances: (first: Double, last: Double) {
    let rest = Double(bounds.height - editor.font.lineHeight) / 2
    return (rest + Double(editor.font.ascender), rest - Double(editor.font.descender))
  }

  // MARK: - Editing

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// Whether the text is deleted when editing begins. Default false.
  open var clearsOnBeginEditing = false

  /// Whether typing replaces all text. Set when editing begins; false after the first change. Default false.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion { editor.selectAll() } } }

  var allowsChanges: Bool { isEnabled }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) != false { editor.setText("") }
    editor.isActive = true
    editor.hidesCaret = caretRect(for: endOfDocument).isEmpty
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  private func editingDidEnd() {
    guard isEditing else { return }
    isEditing = false
    clearsOnInsertion = false
    editor.isActive = false
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  /// A field that leaves its window ends editing.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window, isFirstResponder {
      window?.firstResponder = nil
      editingDidEnd()
    }
    super.willMove(toWindow: newWindow)
  }

  /// Tab begins editing, and goes on to the next control.
  override func focusDidChange() {
    super.focusDidChange()
    if isFocused {
      if becomeFirstResponder() { editor.selectAll() }
    } else if isFirstResponder, window?.controlFocus.view != nil {
      resignFirstResponder()
    }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func editor(shouldReplace range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
  }

  func editorDidChangeText() {
    clearsOnInsertion = false
    contentDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func editorDidChangeSelection() { delegate?.textFieldDidChangeSelection(self) }

  func editorShouldInsertLineEnd() -> Bool {
    guard delegate?.textFieldShouldReturn(self) != false else { return false }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    return false
  }

  private func clearByUser() {
    guard isEnabled, delegate?.textFieldShouldClear(self) != false else { return }
    becomeFirstResponder()
    editor.replaceWithoutAsking(NSRange(location: 0, length: editor.model.length), with: "")
  }

  // MARK: - Pointer and keys

  /// Puts the caret where a pointer is pressed. A finger begins editing when it lifts, because it may scroll.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard touch.type != .direct else { return true }
    guard becomeFirstResponder() else { return false }
    editor.press(
      at: touch.location(in: editor), count: touch.tapCount,
      extending: event?.modifierFlags.contains(.shift) == true)
    return true
  }

  /// Selects to the pointer.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.type != .direct, isEditing { editor.drag(to: touch.location(in: editor)) }
    return true
  }

  /// A tap puts the caret there; two taps select a word.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, touch.type == .direct, bounds.contains(touch.location(in: self)) else { return }
    guard becomeFirstResponder() else { return }
    editor.press(at: touch.location(in: editor), count: touch.tapCount, extending: false)
  }

  override var primaryEvents: Event { .touchUpInside }

  override func ownsDrag(from point: CGPoint) -> Bool { isEditing }

  /// Edits the text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard isEditing, let key = press.key else { return true }
      return !editor.handle(key)
    }
    if !unhandled.isEmpty { next?.pressesBegan(unhandled, with: event) }
  }

  /// Releases a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Whether an action of an Edit menu is possible now. A secure text cannot be copied.
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
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, becomeFirstResponder() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return nil }
      let (actions, range) = (makeEditActions(), editor.model.selection)
      let own = delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: actions)
      return own ?? UIMenu(children: actions)
    })
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: placeholder, value: editor.isSecure ? nil : text,
      traits: isEnabled ? [] : .notEnabled)
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

/// Shows the placeholder of a text field, which may draw it in its own way.
private final class PlaceholderLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) { field?.drawPlaceholder(in: rect) }

  /// Draws the text as a label does.
  func drawAsLabel(in rect: CGRect) { super.drawText(in: rect) }
}
