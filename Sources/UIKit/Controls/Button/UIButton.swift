/// A control that performs an action when it is tapped, with a title, an image, or both.
///
/// A button without a configuration shows what was set for its state, such as a title by ``setTitle(_:for:)``. One with a
/// ``configuration-swift.property`` shows what it says; titles and images that were set for a state take precedence.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Creates a button of the type `custom` with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  func setType(_ type: ButtonType) {
    ownType = type
    typeDidChange()
  }

  /// Creates a button of a type with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    add(primaryAction)
  }

  /// Creates a button with an action, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    ownType = .system
    typeDidChange()
    add(primaryAction)
  }

  /// Creates a button with a configuration and an action, whose title and image it shows unless it has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    ownType = .system
    var configuration = configuration
    if let primaryAction {
      if configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    contentDidChange()
    sizeToFit()
  }

  /// Creates a button of the type `system` with an image that calls a method of an object.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = make(self, frame: .zero)
    button.ownType = .system
    button.typeDidChange()
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private func add(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private var ownType = ButtonType.custom

  /// The type.
  open var buttonType: ButtonType { ownType }

  private func typeDidChange() {
    contentDidChange()
    if let image = buttonType.image { frame.size = image.size }
  }

  /// The purpose of the button. Default `normal`.
  open var role = Role.normal { didSet { if role != oldValue { stateDidChange() } } }

  // MARK: - Values for states

  private(set) var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>() { didSet { contentDidChange() } }
  var titleShadowColors = StateValues<UIColor>() { didSet { contentDidChange() } }
  var images = StateValues<UIImage>() { didSet { contentDidChange() } }
  var backgroundImages = StateValues<UIImage>() { didSet { contentDidChange() } }

  /// Sets the title for a state. Nil removes it, so that the button shows that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title for a state, or that of the normal state.
  open func title(for state: State) -> String? { titles.value(for: state) }

  /// Sets a title with attributes for a state, which takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The title with attributes for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
  }

  /// The colour of the title for a state, or that of the normal state. Nil if none was set.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
  }

  /// The colour of the title's shadow for a state, or that of the normal state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
  }

  /// The image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Sets the configuration of the image for a state, if the image is a symbol.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The configuration of a symbol for a state, or that of the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The configuration of the image that the button shows, if it is a symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state) ?? currentConfiguration?.preferredSymbolConfigurationForImage
  }

  /// The image that the button shows, with the configuration of a symbol.
  var shownImage: UIImage? {
    guard let image = currentImage, let symbol = currentPreferredSymbolConfiguration else {
      return currentImage
    }
    return image.applyingSymbolConfiguration(symbol)
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// The image behind the content for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  // MARK: - Current values

  /// The title that the button shows.
  open var currentTitle: String? {
    shownMenuTitle ?? titles.value(for: state) ?? currentConfiguration?.title
      ?? attributedTitles.value(for: state)?.string
  }

  /// The title with attributes that the button shows, if one was set.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }

  /// The image that the button shows.
  open var currentImage: UIImage? {
    images.value(for: state) ?? currentConfiguration?.image ?? buttonType.image
  }

  /// The image behind the content.
  open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

  /// The colour of the title.
  open var currentTitleColor: UIColor {
    if let own = titleColors[state] { return own }
    if let currentConfiguration {
      return titleColors.value(for: state) ?? currentConfiguration.baseForegroundColor ?? tintColor
    }
    if buttonType.isTinted, !isEnabled { return .tertiaryLabel }
    if let own = titleColors.value(for: state) { return own }
    guard buttonType.isTinted else { return .white }
    return role == .destructive ? .systemRed : tintColor
  }

  /// The colour of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColors.value(for: state) }

  // MARK: - Views

  private(set) lazy var parts = ButtonParts(self)

  /// The label of the title. With a configuration, its font and colour are those of the configuration.
  open var titleLabel: UILabel? {
    // 18 points for a custom button, 15 for a system button, as in UIKit.
    parts.makeTitle(fontSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  /// The label of the subtitle. Empty without a configuration.
  open var subtitleLabel: UILabel? { parts.makeSubtitle() }

  /// The view of the image.
  open var imageView: UIImageView? { parts.makeImage() }

  // MARK: - Configuration

  /// The content and look. Nil for a button that shows the values that were set for its states.
  open var configuration: Configuration? {
    didSet { if !isUpdatingConfiguration { setNeedsUpdateConfiguration() } else { contentDidChange() } }
  }

  /// Whether the button updates the colours of its configuration when its state changes. Default true.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentDidChange() } }
  }

  /// Called when the state changed, to change the configuration. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private var needsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = configuration != nil || configurationUpdateHandler != nil
    contentDidChange()
  }

  /// Called when the state changed. An override changes `configuration`. The default calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    needsConfigurationUpdate = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// The configuration with the colours for the state.
  private var currentConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  // MARK: - Accessibility

  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = super.defaultAccessibility
    accessibility.traits.insert(.button)
    accessibility.label =
      attributedTitles.value(for: state)?.string ?? titles.value(for: state)
      ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? images.value(for: state)?.accessibilityLabel ?? configuration?.image?.accessibilityLabel
    accessibility.value = configuration?.attributedSubtitle.map { String($0.characters) }
    return accessibility
  }

  // MARK: - Content

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    updateConfigurationIfNeeded()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  /// Shows the values for the state.
  private func contentDidChange() {
    if let currentConfiguration {
      show(currentConfiguration)
    } else {
      showValuesForState()
    }
    parts.showBackgroundImage(currentBackgroundImage)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the image is paler while the button is touched. Default true.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is paler while the button is disabled. Default true.
  open var adjustsImageWhenDisabled = true

  // MARK: - Pointer

  private var pointer: ButtonPointer?

  /// Whether the button has an effect while the pointer is over it. Default false.
  open var isPointerInteractionEnabled: Bool {
    get { pointer?.interaction.isEnabled ?? false }
    set {
      if newValue, pointer == nil { pointer = ButtonPointer(self) }
      pointer?.interaction.isEnabled = newValue
    }
  }

  /// Chooses the effect of the pointer. Nil for the usual one. Assigning a closure enables the effect.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
      pointer?.interaction.invalidate()
    }
  }

  /// A closure that returns the style of the pointer over a button, from the effect and the shape that the button
  /// proposes. Nil for no effect.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether an effect of the pointer is shown.
  open var isHovered: Bool { pointer?.isHovered ?? false }

  // MARK: - Layout

  /// The space around the content of a button without a configuration, in points. Where it is 0 above and below, a title
  /// still has 6 points. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsDidChange(from: oldValue, contentEdgeInsets) }
  }
  /// The insets of the area of the title. Has no influence on the size of the button. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(from: oldValue, titleEdgeInsets) } }
  /// The insets of the area of the image. Has no influence on the size of the button. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(from: oldValue, imageEdgeInsets) } }

  private func insetsDidChange(from old: UIEdgeInsets, _ new: UIEdgeInsets) {
    guard old != new else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The rectangle of the background. By default the whole button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image, without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = contentInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: configuration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect).title
  }

  /// The rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: configuration == nil ? contentRect.inset(by: imageEdgeInsets) : contentRect).image
  }

  /// The space around the content, as left and right.
  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  private func arrangement(in area: CGRect) -> ButtonContentLayout {
    ButtonContentLayout(
      measuredParts, in: area, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
  }

  private var measuredParts: ButtonContentLayout.Parts {
    var measured = parts.measured
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    measured.isMirrored = isMirrored
    guard let configuration else {
      measured.placement = isMirrored ? .right : .left
      measured.textAlignment = .center
      return measured
    }
    measured.subtitle = parts.measuredSubtitle
    switch configuration.imagePlacement {
    case .top: measured.placement = .top
    case .bottom: measured.placement = .bottom
    case .trailing: measured.placement = isMirrored ? .left : .right
    default: measured.placement = isMirrored ? .right : .left
    }
    measured.imagePadding = configuration.imagePadding
    measured.imageReservation = configuration.imageReservation
    measured.titlePadding = configuration.titlePadding
    measured.textAlignment = titleAlignment(configuration)
    return measured
  }

  /// The size of content and insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let isLimited = configuration != nil && size.width > 0
    return fittingSize(inWidth: isLimited ? size.width : 1_000_000)
  }

  /// Resizes the button to the size of its content. A title is not broken into more lines.
  open override func sizeToFit() { frame.size = intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(inWidth: 1_000_000)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    configuration == nil ? nil : fittingSize(inWidth: width).height
  }

  private func fittingSize(inWidth width: CGFloat) -> CGSize {
    let parts = measuredParts
    var insets = contentInsets
    let area = CGRect(x: 0, y: 0, width: max(0, width - insets.left - insets.right), height: 0)
    let content = ButtonContentLayout(parts, in: area).size
    if configuration == nil, parts.title != nil, insets.top == 0, insets.bottom == 0 {
      (insets.top, insets.bottom) = (6, 6)
    }
    var size = CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    if configuration == nil {
      if parts.title != nil { size.width = max(size.width, 30) }
      if let background = currentBackgroundImage?.size {
        size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
      }
    }
    return size
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let background = backgroundRect(forBounds: bounds)
    parts.placeBackground(
      in: background,
      currentConfiguration?.background(forHeight: background.height, traits: traitCollection))
    let content = contentRect(forBounds: bounds)
    parts.place(
      arrangement(in: content), title: titleRect(forContentRect: content),
      image: imageRect(forContentRect: content))
  }

  override var baselineDistances: (first: Double, last: Double) {
    guard let label = parts.title else { return super.baselineDistances }
    let distances = label.baselineDistances
    return (
      Double(label.frame.minY) + distances.first, Double(bounds.height - label.frame.maxY) + distances.last
    )
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
    guard let configuration else { return (bounds, max(layer.cornerRadius, 4)) }
    return (bounds, configuration.cornerRadius(forHeight: bounds.height, traits: traitCollection))
  }

  // MARK: - Actions

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func touchDidEnd(isInside: Bool, with event: UIEvent?) {
    if isInside { toggleIfNeeded() }
    super.touchDidEnd(isInside: isInside, with: event)
  }

  open override func performPrimaryAction() {
    if isEnabled, !showsMenuAsPrimaryAction { toggleIfNeeded() }
    super.performPrimaryAction()
  }

  private func toggleIfNeeded() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  /// Whether a tap toggles `isSelected` or, with a menu, whether the button shows the choice. Default false.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  // MARK: - Menu

  /// The menu. A long press or a secondary click opens it; with `showsMenuAsPrimaryAction`, a tap does.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }

  /// The order of the elements in the menu. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// Whether the button shows the choice of its menu.
  var showsChoice: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The title of the chosen element. Nil if the button does not show the choice.
  var shownMenuTitle: String? { showsChoice ? menu?.selectedElements.first?.title : nil }

  private func menuDidChange() {
    if showsChoice, let menu {
      let choices = menu.withSingleChoice()
      if choices !== menu {
        self.menu = choices
        return
      }
    }
    contentDidChange()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func menuElementWasChosen() { contentDidChange() }
}
