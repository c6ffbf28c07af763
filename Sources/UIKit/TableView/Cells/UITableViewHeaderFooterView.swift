/// A header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: IdentifierInitializable {
  private let identifier: String?
  private var content = UIView(frame: .zero)
  var configuration = CellConfiguration()
  /// Whether the table view has made the view for a title.
  var isTitle = false
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var kind = TableBoundary.header
  private weak var table: UITableView?
  private var style = UITableView.Style.plain
  /// Whether the view is the header of the first section.
  private var isFirst = false

  /// Creates a view with an identifier for reuse; nil for a view that is not reused.
  public override init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    addContent()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The identifier for reuse; nil for a view that is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for another section. An override calls super.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: - Content

  /// The view that contains the content. If `contentConfiguration` is set, its view.
  open var contentView: UIView { content }

  func replaceContentView(by view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    addSubview(content)
    content.takeRowMargins()
    setNeedsLayout()
  }

  /// The title. Its look is that of the table view's style. Never nil.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.numberOfLines = 0
    new.adjustsFontForContentSizeCategory = true
    label = new
    content.addSubview(new)
    showLook()
    return new
  }

  /// A text below the title. Never nil.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let new = UILabel()
    new.numberOfLines = 0
    new.font = .preferredFont(forTextStyle: .subheadline)
    new.textColor = .secondaryLabel
    detailLabel = new
    content.addSubview(new)
    return new
  }

  /// Takes the look of a table view.
  func take(_ kind: TableBoundary, in table: UITableView, isFirst: Bool) {
    (self.kind, self.table, self.style, self.isFirst) = (kind, table, table.style, isFirst)
    showLook()
    if backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil {
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    setNeedsLayout()
  }

  /// Shows the title that the data source returned.
  func showTitle(_ title: String) {
    let look = defaultContentConfiguration().textProperties
    textLabel?.text = look.transform == .uppercase ? title.uppercased() : title
  }

  private func showLook() {
    guard let label else { return }
    let look = defaultContentConfiguration().textProperties
    (label.font, label.textColor) = (look.font, look.color)
  }

  // MARK: - Backgrounds

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  func removeBackgroundViews() { backgroundView = nil }

  // MARK: - Configuration

  /// The content of the view. Its view replaces the content view, and the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      contentConfigurationDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// The background of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      backgroundConfigurationDidChange()
    }
  }

  /// Returns new content with the look of a header or footer in the table view's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (style, kind) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  /// Returns the background of a header or footer in the table view's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether the content configuration is updated when the view's state changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated when the view's state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The view's state. An override starts with that of super and adds the app's own values.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Schedules an update of the configurations in the next layout pass. Called when the view's state changes.
  open func setNeedsUpdateConfiguration() {
    configuration.isStale = true
    setNeedsLayout()
  }

  /// Updates the view for a state. The default implementation calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Updates a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Updates the view for a state, like an override of `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Layout

  /// Updates the configurations, and places the content view and the labels. An override calls super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let area = bounds.insetBy(dx: readableRoom(inWidth: bounds.width), dy: 0)
    if content.frame != area { content.frame = area }
    guard contentConfiguration == nil else { return }
    let insets = titleInsets
    let width = max(0, area.width - 2 * ListMetrics.margin)
    var bottom = bounds.height - insets.bottom
    // Titles are at the bottom of headers, and at the top of footers.
    for label in [detailLabel, label] {
      guard let label, label.superview === content else { continue }
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      let y = kind == .header ? bottom - height : insets.top
      label.frame = CGRect(x: ListMetrics.margin, y: y, width: width, height: height)
      bottom -= height
    }
  }

  /// The room at each side of the content, in points.
  private func readableRoom(inWidth width: CGFloat) -> CGFloat {
    table?.readableRoom(inWidth: width) ?? 0
  }

  private var titleInsets: (top: CGFloat, bottom: CGFloat) {
    switch (style, kind) {
    case (.plain, _): TableMetrics.plainTitleMargins
    case (_, .header):
      (
        TableMetrics.groupTitleMargins.top + (isFirst ? TableMetrics.firstGroupSpacing : 0),
        TableMetrics.groupTitleMargins.bottom
      )
    case (_, .footer): TableMetrics.groupFooterMargins
    }
  }

  /// Returns the width, and the height that the labels need in it, at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - 2 * readableRoom(inWidth: size.width) - 2 * ListMetrics.margin)
    let text = [label, detailLabel].compactMap { $0?.sizeThatFits(CGSize(width: width, height: 0)).height }
    let height = text.reduce(titleInsets.top + titleInsets.bottom, +)
    return CGSize(width: size.width, height: max(ListMetrics.minimumHeaderHeight, height))
  }

  /// Returns the size that the content needs in a width: that of its configuration or of the constraints in it, or else
  /// that of the labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    var area = targetSize
    area.width -= 2 * readableRoom(inWidth: targetSize.width)
    if let view = content as? UIListContentView {
      return CGSize(width: targetSize.width, height: view.sizeThatFits(area).height)
    }
    let measures = FittingMeasures(
      size: area, horizontalPriority: horizontalFittingPriority,
      verticalPriority: verticalFittingPriority)
    guard let fitting = content.fittedSize(measures), fitting.height > 0, fitting.height.isFinite else {
      return sizeThatFits(targetSize)
    }
    return CGSize(width: targetSize.width, height: fitting.height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? TableBoundaryHost)?.invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {}
