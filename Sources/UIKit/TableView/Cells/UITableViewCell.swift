/// A row of a table view: standard labels or content of the app, accessories, and backgrounds.
///
/// From back to front, the views are `backgroundView`, the selected background and `contentView`. Content and background
/// can also be described by configurations, which adapt to the cell's state.
///
/// The cell is in an internal view of the table view, which draws separators and accessories.
@preconcurrency @MainActor
open class UITableViewCell: StyleInitializable {
  let style: CellStyle
  private let identifier: String?
  private var content = UIView(frame: .zero)
  var configuration = CellConfiguration()
  /// The view that contains the cell while a table view shows it.
  weak var host: TableRowCell? { didSet { if host !== oldValue { hostDidChange() } } }
  /// The standard labels and the image view that exist.
  let standard = TableCellContent()
  /// The fill of a selected cell without views or a configuration of its own.
  private var selectionFill: UIView?
  /// Whether the colour of the background is that of the table view's style.
  private var hasDefaultColor = true
  private var isSettingDefaultColor = false

  /// Creates a cell with a style.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the standard labels.
  ///   - reuseIdentifier: The identifier for reuse; nil for a cell that is not reused.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, identifier) = (style, reuseIdentifier)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 320, height: ListMetrics.minimumRowHeight)
    addContent()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The identifier for reuse; nil for a cell that is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Called before a cell is used for another row. An override calls super.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: - Content

  /// The view that contains the cell's content. If `contentConfiguration` is set, its view. Accessories and editing
  /// controls are beside it.
  open var contentView: UIView { content }

  func replaceContentView(by view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
  }

  private func addContent() {
    content.frame = contentArea ?? bounds
    addSubview(content)
    content.takeRowMargins()
    setNeedsLayout()
  }

  /// The rectangle of the content view; nil without a table view.
  var contentArea: CGRect? { didSet { if contentArea != oldValue { setNeedsLayout() } } }

  /// The text. Never nil.
  open var textLabel: UILabel? { standard.text(in: self) }

  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail(in: self) }

  /// The image at the leading edge; nil in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : standard.image(in: self) }

  // MARK: - Accessories

  /// The standard accessory. Default none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }

  /// A view at the trailing edge instead of the standard accessory. It keeps its size.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoriesDidChange() } } }

  /// The standard accessory while the row is being edited. Default none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }

  /// A view at the trailing edge while the row is being edited, instead of the standard accessory.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
  }

  private func accessoriesDidChange() { host?.showAccessories() }

  // MARK: - Indentation and separators

  /// The level of the row. The delegate of the table view can set it. Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }

  /// The indentation of each level, in points. Default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  private func indentationDidChange() { host?.showIndentation() }

  /// The insets of the separator below the row, in points. Only left and right are used. By default those of the table
  /// view; set them for this row only.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? host?.tableInset
        ?? UIEdgeInsets(top: 0, left: ListMetrics.margin, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      host?.setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  // MARK: - Editing

  /// Whether the row is being edited. The table view sets it.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var ownIsEditing = false

  /// Begins or ends editing. The table view calls it. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != ownIsEditing else { return }
    let state = stateMask(isEditing: editing, isSwiped: showingDeleteConfirmation)
    willTransition(to: state)
    ownIsEditing = editing
    setNeedsUpdateConfiguration()
    if animated, host != nil {
      animatedState = state
    } else {
      animatedState = nil
      didTransition(to: state)
    }
  }

  /// The state that the cell has at the end of the animation.
  private var animatedState: StateMask?

  /// Called at the end of the animation that began with `setEditing(_:animated:)`.
  func editingAnimationDidEnd() {
    guard let state = animatedState else { return }
    animatedState = nil
    didTransition(to: state)
  }

  func stateMask(isEditing: Bool, isSwiped: Bool) -> StateMask {
    var mask: StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Called before editing begins or ends, and before the actions at an edge of the row open or close. Override it to change
  /// the cell with it, and call super.
  open func willTransition(to state: StateMask) {}

  /// Called after editing began or ended, and after the actions at an edge of the row opened or closed. An override calls
  /// super.
  open func didTransition(to state: StateMask) {}

  /// Whether the actions at an edge of the row are visible.
  open var showingDeleteConfirmation: Bool { host?.isSwiped ?? false }

  /// What the user can do to the row while editing.
  open var editingStyle: EditingStyle { host?.editingStyle ?? .none }

  /// Whether the row has a handle with which the user moves it, while editing. Default: if the data source lets the user
  /// move the row. False hides the handle; true does not show it in a row that cannot be moved.
  open var showsReorderControl: Bool {
    get { ownShowsReorderControl ?? host?.isMovable ?? false }
    set {
      guard newValue != ownShowsReorderControl else { return }
      ownShowsReorderControl = newValue
      accessoriesDidChange()
    }
  }

  private(set) var ownShowsReorderControl: Bool?

  /// Whether the content is indented while editing. Default true.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { accessoriesDidChange() } }
  }

  /// Whether the user can touch views in the row while it is dragged. Kept without effect: a drag takes all touches. Default
  /// false.
  open var userInteractionEnabledWhileDragging = false

  /// How the cell looks while it has the keyboard focus. Kept without effect: a ring shows the focus.
  open var focusStyle = FocusStyle.default

  /// Called when the drag state of the row has changed. An override calls super. The default implementation makes the
  /// content of a dragged row half transparent.
  open func dragStateDidChange(_ dragState: DragState) { content.alpha = dragState == .dragging ? 0.5 : 1 }

  // MARK: - Selection

  /// How the selected cell looks. Default `default`.
  open var selectionStyle = SelectionStyle.default { didSet { stateDidChange() } }

  /// Whether the row is selected. The table view sets it.
  open var isSelected: Bool {
    get { ownIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  private var ownIsSelected = false

  /// Selects or deselects the cell. The table view calls it. Override it to change the cell's appearance, and call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != ownIsSelected else { return }
    ownIsSelected = selected
    stateDidChange(animated: animated)
  }

  /// Whether the row is highlighted. The table view sets it.
  open var isHighlighted: Bool {
    get { ownIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var ownIsHighlighted = false

  /// Highlights the cell, or ends the highlight. The table view calls it. Override it to change the cell's appearance,
  /// and call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != ownIsHighlighted else { return }
    ownIsHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  private func stateDidChange(animated: Bool = false) {
    setNeedsUpdateConfiguration()
    guard animated else { return showSelection() }
    UIView.animate(withDuration: 0.25) {
      self.showSelection()
      self.updateConfigurationIfNeeded()
    }
  }

  /// Whether a cell that ignores touches can be selected: it cannot.
  open override var isUserInteractionEnabled: Bool {
    didSet { host?.isUserInteractionEnabled = isUserInteractionEnabled }
  }

  // MARK: - Backgrounds

  /// The colour behind the cell. By default that of the table view's style.
  open override var backgroundColor: UIColor? {
    didSet {
      guard !isSettingDefaultColor else { return }
      hasDefaultColor = false
      if backgroundConfiguration != nil, backgroundColor != nil { backgroundConfiguration = nil }
    }
  }

  /// Shows the colour of a table view's style, unless the cell has a colour of its own.
  func showDefaultColor(_ color: UIColor) {
    guard hasDefaultColor, backgroundConfiguration == nil else { return }
    isSettingDefaultColor = true
    backgroundColor = color
    isSettingDefaultColor = false
  }

  /// The view behind all other views of the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, by: backgroundView, at: 0)
    }
  }

  /// The view above `backgroundView`. It is visible while the cell is selected or highlighted. Without one, the cell
  /// becomes grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// The view that is visible, instead of the selected background, while several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      replaceBackground(oldValue, by: multipleSelectionBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  private func replaceBackground(_ old: UIView?, by view: UIView?, at index: Int) {
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: index)
  }

  func removeBackgroundViews() { (backgroundView, selectedBackgroundView) = (nil, nil) }

  /// Shows or hides the backgrounds of a selected cell.
  private func showSelection() {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    let isMultiple = multipleSelectionBackgroundView != nil && host?.selectsMultipleRows == true
    multipleSelectionBackgroundView?.isHidden = !(isMarked && isMultiple)
    selectedBackgroundView?.isHidden = !isMarked || isMultiple
    let needsFill =
      isMarked && selectedBackgroundView == nil && !isMultiple && backgroundConfiguration == nil
    if needsFill, selectionFill == nil {
      let fill = UIView(frame: bounds)
      fill.isUserInteractionEnabled = false
      fill.alpha = 0
      selectionFill = fill
      insertSubview(fill, at: backgroundView == nil ? 0 : 1)
    }
    if needsFill { selectionFill?.backgroundColor = isSelected ? .systemGray4 : .systemGray5 }
    selectionFill?.alpha = needsFill ? 1 : 0
    highlightsContent = isMarked
  }

  /// Whether labels and image views in the content view are highlighted. The app may change single ones in between.
  private var highlightsContent = false {
    didSet { if highlightsContent != oldValue { content.setHighlightOfContent(highlightsContent) } }
  }

  private func hostDidChange() {
    guard let host else { return }
    host.isUserInteractionEnabled = isUserInteractionEnabled
    showSelection()
    setNeedsUpdateConfiguration()
  }

  // MARK: - Configuration

  /// The content of the cell. Its view replaces the content view, and the standard labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      contentConfigurationDidChange()
      host?.contentSizeDidChange()
    }
  }

  /// The background of the cell. It replaces the background views and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      backgroundConfigurationDidChange()
      guard newValue != nil, !configuration.isUpdating else { return }
      hasDefaultColor = true
      isSettingDefaultColor = true
      backgroundColor = nil
      isSettingDefaultColor = false
      showSelection()
    }
  }

  /// Returns new content with the look of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1: .valueCell()
    case .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Returns the background for the cell's table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    host?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether the content configuration is updated when the cell's state changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated when the cell's state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's state. An override starts with that of super and adds the app's own values.
  open var configurationState: UICellConfigurationState {
    var state = host?.presentConfigurationState ?? UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isHighlighted, state.isSelected, state.isEditing) = (isHighlighted, isSelected, isEditing)
    return state
  }

  /// Schedules an update of the configurations in the next layout pass. Called when the cell's state changes.
  open func setNeedsUpdateConfiguration() {
    configuration.isStale = true
    setNeedsLayout()
  }

  /// Updates the cell for a state, before it is first shown and when the state changes. The default implementation
  /// calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// Updates the cell for a state, like an override of `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Layout

  /// Updates the configurations, and places the content view and the standard labels. An override calls super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, selectionFill] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    let area = contentArea ?? bounds
    if content.frame != area { content.frame = area }
    standard.place(in: self)
  }

  /// Returns the width, and the height that the standard labels need in it, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = contentArea.map { max(0, bounds.width - $0.width) } ?? 0
    return CGSize(
      width: size.width,
      height: max(
        ListMetrics.minimumRowHeight, standard.height(of: self, inWidth: max(0, size.width - inset))))
  }

  /// Returns the size that the content view needs in a width: that of its configuration or of the constraints in it, or
  /// else that of the standard labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let inset = contentArea.map { max(0, bounds.width - $0.width) } ?? 0
    let width = max(0, targetSize.width - inset)
    if let view = content as? UIListContentView {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: targetSize.width, height: max(ListMetrics.minimumRowHeight, height))
    }
    let measures = FittingMeasures(
      size: CGSize(width: width, height: targetSize.height), horizontalPriority: horizontalFittingPriority,
      verticalPriority: verticalFittingPriority)
    guard let fitting = content.fittedSize(measures), fitting.height > 0, fitting.height.isFinite else {
      return sizeThatFits(targetSize)
    }
    return CGSize(width: targetSize.width, height: fitting.height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    host?.contentSizeDidChange()
  }

  override func constraintsDidChange(in subview: UIView) { host?.constraintsDidChange(in: self) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    // Also when the text size has changed while the cell was waiting to be reused.
    let size = traitCollection.preferredContentSizeCategory
    if size != previousTraitCollection?.preferredContentSizeCategory { host?.contentSizeDidChange() }
  }
}

extension UITableViewCell: ConfiguredView {}
