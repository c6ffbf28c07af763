import Foundation

/// A bar with a field for a search, on request with a Cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// The background of the bar.
  public enum Style: Int, Sendable {
    /// That of a bar.
    case `default` = 0
    /// That of a bar.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The height of the bar, of its field and of its scopes, in points (Behaviour.md 31.30).
  static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 45
  private static let margin: CGFloat = 8

  /// The text field.
  open private(set) var searchTextField = UISearchTextField()
  private let background = UIView()
  private let cancelButton = UIButton(type: .system)
  private var scopeControl: UISegmentedControl?
  private lazy var adapter = SearchFieldAdapter(self)
  /// The search controller that has the bar.
  weak var controller: UISearchController?

  /// Creates a search bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.delegate = adapter
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    for view in [background, scopeBackground, searchTextField, cancelButton] as [UIView] { addSubview(view) }
    backgroundDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Follows the search. Weak.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Where the bar is: anywhere, unless the delegate says where.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: - Text

  /// The text. Never nil. Setting it calls the delegate, as typing does.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textDidChange()
    }
  }

  /// What is shown without text. Default nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  func textDidChange() {
    showIconButton()
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    controller?.searchTextDidChange()
  }

  // MARK: - Cancel

  /// Whether the Cancel button is shown. Default false.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    layoutIfNeeded()
    cancelButton.isHidden = !showsCancelButton
    cancelButton.alpha = showsCancelButton ? 0 : 1
    UIView.animate(withDuration: animated && window != nil ? 0.25 : 0) {
      self.cancelButton.alpha = 1
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancelByUser()
  }

  /// Escape chooses Cancel or, without that button, deletes the text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.code == .escape && $0.key?.isPlain == true }),
      searchTextField.isEditing
    else { return super.pressesBegan(presses, with: event) }
    if showsCancelButton {
      cancel()
    } else if searchTextField.hasText {
      text = ""
    } else {
      searchTextField.resignFirstResponder()
    }
  }

  // MARK: - Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl?.removeFromSuperview()
      scopeControl = nil
      defer { layoutDidChange() }
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = min(max(0, selectedScopeButtonIndex), titles.count - 1)
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
          controller?.searchTextDidChange()
        }, for: .valueChanged)
      scopeControl = control
      showScopeAttributes()
      addSubview(control)
    }
  }

  /// The index of the selected scope. Default 0.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard let scopeControl, scopeControl.selectedSegmentIndex != selectedScopeButtonIndex else { return }
      scopeControl.selectedSegmentIndex = min(
        max(0, selectedScopeButtonIndex), scopeControl.numberOfSegments - 1)
    }
  }

  /// Whether the scopes are shown. Default false. A search controller shows them while it is active.
  open var showsScopeBar = false { didSet { layoutDidChange() } }

  /// Shows or hides the scopes. The change is not animated.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  private var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the titles of the scopes for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
    showScopeAttributes()
  }

  /// The attributes of the titles of the scopes for a state that were set.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state] }

  private func showScopeAttributes() { scopeControl?.titleAttributes = scopeAttributes }

  /// An image behind the scopes.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBackground.image }
    set { scopeBackground.image = newValue }
  }
  private let scopeBackground = UIImageView()

  private var showsScopes: Bool { showsScopeBar && scopeControl != nil }

  private func layoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barHeightDidChange()
  }

  // MARK: - Icons

  /// A part of the search bar that has an image.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that deletes the text.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for the list of results.
    case resultsList
  }

  private var images: [Icon: UIImage] = [:]

  /// Sets the image of a part; nil for the standard one. It is shown in all states. The button that deletes the text does not
  /// show it.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon] = iconImage
    showIconButton()
    guard icon == .search, let glass = searchTextField.leftView as? UIImageView else { return }
    glass.image = iconImage ?? UIImage(systemName: "magnifyingglass")
  }

  /// Whether the field has a button for bookmarks while there is no text. Default false.
  open var showsBookmarkButton = false { didSet { showIconButton() } }
  /// Whether the field has a button for the list of results while there is no text, instead of that for bookmarks. Default
  /// false.
  open var showsSearchResultsButton = false { didSet { showIconButton() } }
  /// Whether the button for the list of results is selected. Default false.
  open var isSearchResultsButtonSelected = false { didSet { showIconButton() } }

  /// The icon of the button at the trailing edge of the field. Nil if there is none.
  private var trailingIcon: Icon? {
    showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
  }
  /// The button of `trailingIcon`. Nil as long as none was shown.
  private var iconButton: UIButton?

  private func showIconButton() {
    guard let icon = trailingIcon else {
      guard let iconButton else { return }
      if searchTextField.rightView === iconButton { searchTextField.rightView = nil }
      self.iconButton = nil
      return
    }
    let isList = icon == .resultsList
    let button = iconButton ?? makeIconButton()
    button.setImage(
      images[icon] ?? UIImage(systemName: isList ? "list.bullet" : "book"), for: .normal)
    button.isSelected = isList && isSearchResultsButtonSelected
    button.accessibilityLabel = isList ? "Results" : "Bookmarks"
    searchTextField.rightViewMode = searchTextField.hasText ? .never : .always
  }

  private func makeIconButton() -> UIButton {
    let button = UIButton(type: .system)
    button.bounds.size = CGSize(width: 28, height: 28)
    button.addAction(UIAction { [weak self] _ in self?.iconButtonClicked() }, for: .primaryActionTriggered)
    iconButton = button
    searchTextField.rightView = button
    return button
  }

  private func iconButtonClicked() {
    switch trailingIcon {
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    default: break
    }
  }

  private var offsets: [Icon: UIOffset] = [:]

  /// Moves a part, in points, to the trailing side and down. Only the magnifying glass and the text beside it move.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    offsets[icon] = adjustment
    if icon == .search { searchTextField.glassOffset = adjustment }
  }

  /// How far a part was moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { offsets[icon] ?? .zero }

  /// How far the text is from its usual position, in points, to the trailing side and down.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }

  /// How far the field is from its usual position, in points, to the trailing side and down.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// The image that was set for a part.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }

  // MARK: - Look

  /// A line above the field. Kept, and not shown.
  open var prompt: String?
  /// Whether the user can edit the text and choose Cancel. Default true.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  /// The background. Default `default`.
  open var searchBarStyle = Style.default { didSet { backgroundDidChange() } }
  /// The colour of the background. Nil for the usual one.
  open var barTintColor: UIColor? { didSet { backgroundDidChange() } }
  /// An image behind the bar. An empty image removes the background.
  open var backgroundImage: UIImage? { didSet { backgroundDidChange() } }
  /// Sets an image behind the bar. An empty image removes the background.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image. Nil for the usual background.
  ///   - barPosition: Where the bar is. Ignored: bars have the same image everywhere.
  ///   - barMetrics: The kind of bar. Only the image of `default` is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// The image behind the bar. Nil for other metrics than `default`.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }

  /// Sets an image behind the text of the field, instead of its colour: that of the normal or the disabled state.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    switch state {
    case .normal: searchTextField.background = backgroundImage
    case .disabled: searchTextField.disabledBackground = backgroundImage
    default: return
    }
    searchTextField.fillDidChange()
  }

  /// The image behind the text of the field in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    switch state {
    case .normal: searchTextField.background
    case .disabled: searchTextField.disabledBackground
    default: nil
    }
  }

  /// Whether content is seen through the bar. Default true.
  open var isTranslucent = true { didSet { backgroundDidChange() } }
  /// Light or dark colours. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Whether a navigation bar, with its own background, contains the search bar.
  var isInNavigationBar = false { didSet { backgroundDidChange() } }

  private func backgroundDidChange() {
    background.isHidden = searchBarStyle == .minimal || isInNavigationBar
    background.layer.contents = backgroundImage?.cgImage
    background.backgroundColor =
      backgroundImage != nil
      ? nil : barTintColor ?? UIColor.secondarySystemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
  }

  // MARK: - Layout

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + (showsScopes ? Self.scopeHeight : 0))
  }

  /// Returns the width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the parts. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isInNavigationBar ? (bounds.width < 414 ? 16 : 20) : Self.margin
    let row = max(0, bounds.height - (showsScopes ? Self.scopeHeight : 0))
    let height = min(Self.fieldHeight, row)
    // In a navigation bar, there is more room below the field than above it.
    let y = isInNavigationBar ? min(1, row - height) : (row - height) / 2
    let natural = cancelButton.sizeThatFits(CGSize(width: bounds.width, height: height)).width
    let cancel = showsCancelButton ? natural + Self.margin : 0
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let width = max(0, bounds.width - 2 * side - cancel)
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = mirrored(
      CGRect(x: side + offset.horizontal, y: y + offset.vertical, width: width, height: height))
    cancelButton.frame = mirrored(
      CGRect(
        x: showsCancelButton ? bounds.width - side - natural : bounds.width, y: y, width: natural,
        height: height))
    scopeControl?.isHidden = !showsScopes
    scopeBackground.isHidden = !showsScopes
    scopeBackground.frame = CGRect(x: 0, y: row, width: bounds.width, height: bounds.height - row)
    scopeControl?.frame = CGRect(
      x: side, y: row + 2, width: max(0, bounds.width - 2 * side), height: 32)
  }

  // MARK: - Responder

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// A view at the lower edge of the window during editing, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: - Traits

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// Which letters are capitalized. No effect: the user types them.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected. No effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked. No effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The keys of the keyboard. No effect: the user has one.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The look of the keyboard. No effect: the user has one.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the Return key. No effect: the user has one.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the Return key is disabled without text. No effect.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text means. No effect.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether straight quotation marks become curly ones. No effect.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash. No effect.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces around words that are pasted or deleted are added or removed. No effect.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether the rest of a word is proposed. No effect.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The rules that a new password must follow. No effect.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
}

/// Calls the delegate of a search bar for its text field.
@MainActor
private final class SearchFieldAdapter: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) != false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.controller?.searchDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) != false
  }

  func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) != false }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
