/// A reusable view for one item: a content view, and behind it up to two backgrounds.
///
/// From back to front: `backgroundView`, `selectedBackgroundView`, `contentView`. Each fills the cell. A cell
/// draws nothing of its own when it is selected or highlighted. Content and background can also be told as values, which
/// fit themselves to the cell's situation.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// How far an item is on its way somewhere else.
  public enum DragState: Int, Sendable {
    /// It stays where it is.
    case none
    /// It is lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  private var content = UIView(frame: .zero)
  var configuration = CellConfiguration()

  /// Makes a cell in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The view that holds what the cell shows; that of `contentConfiguration`, when there is one.
  open var contentView: UIView { content }

  /// Puts another view in the place of the content view.
  func replaceContentView(by view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view behind everything in the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      remove(oldValue)
      backgroundView.map { insertBackground($0, at: 0) }
    }
  }

  /// The view above `backgroundView` that is shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      remove(oldValue)
      selectedBackgroundView.map { insertBackground($0, at: backgroundView == nil ? 0 : 1) }
      showSelectedBackground()
    }
  }

  /// Whether the item is selected. The collection view sets it; override it to look different.
  open var isSelected = false { didSet { stateDidChange() } }

  /// Whether the item is touched. The collection view sets it; override it to look different.
  open var isHighlighted = false { didSet { stateDidChange() } }

  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      setNeedsUpdateConfiguration()
      dragStateDidChange(dragState)
    }
  }

  /// Called when the item was lifted, is dragged, or is so no longer. An override calls super; here a cell whose item
  /// is dragged is half transparent.
  open func dragStateDidChange(_ dragState: DragState) { content.alpha = dragState == .dragging ? 0.5 : 1 }

  /// Whether the cell's item can have the focus, as the collection view and its delegate say; no for one that is not
  /// shown.
  open override var canBecomeFocused: Bool {
    guard let view = superview as? UICollectionView, let item = view.indexPath(for: self) else {
      return false
    }
    return view.itemFocus.canFocus(item)
  }

  // MARK: - Configuration

  /// What the cell shows; its view takes the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// The cell's background; it takes the place of the two background views, and goes when one of these is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      backgroundConfigurationDidChange()
    }
  }

  /// A background that suits the cell: here one that draws nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content is made to fit when the cell's situation changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background is made to fit when the cell's situation changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's situation. An override begins with that of super, and adds what the app knows.
  open var configurationState: UICellConfigurationState { presentConfigurationState }

  /// Has the configurations made to fit in the next layout pass; called when the cell's situation changes.
  open func setNeedsUpdateConfiguration() {
    configuration.isStale = true
    setNeedsLayout()
  }

  /// Makes the cell fit a situation: before it is first shown, and when the situation changes. Here the closure does.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Makes a cell fit a situation.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Makes the cell fit a situation, as an override of `updateConfiguration(using:)` would.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings the configurations up to date. An override calls super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: - Size

  /// The cell's own coordinates; content and backgrounds follow its size.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldSize = super.bounds.size
      super.bounds = newValue
      guard newValue.size != oldSize else { return }
      for view in [backgroundView, selectedBackgroundView, content] { view?.frame = newValue }
    }
  }

  private func insertBackground(_ view: UIView, at index: Int) {
    view.frame = bounds
    insertSubview(view, at: index)
  }

  private func remove(_ view: UIView?) {
    if view?.superview === self { view?.removeFromSuperview() }
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
