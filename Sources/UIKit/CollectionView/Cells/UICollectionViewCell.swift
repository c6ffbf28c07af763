/// A reusable view for one item: a content view, and up to two background views behind it.
///
/// From back to front, the views are `backgroundView`, `selectedBackgroundView` and `contentView`. Each fills the cell.
/// A cell draws nothing itself when it is selected or highlighted. Labels and image views in the content view are
/// highlighted then. Content and background can also be described by configurations, which adapt to the cell's state.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The state of an item in a drag.
  public enum DragState: Int, Sendable {
    /// The item is not part of a drag.
    case none
    /// The item is lifted.
    case lifting
    /// The item is being dragged.
    case dragging
  }

  private var content = UIView(frame: .zero)
  var configuration = CellConfiguration()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.focusEffect = UIFocusEffect()
    addContent()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view that contains the cell's content. If `contentConfiguration` is set, its view.
  open var contentView: UIView { content }

  /// Replaces the content view.
  func replaceContentView(by view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
  }

  /// The effect that shows that the cell's item has the focus. Default: a ring around the bounds, with the rounded
  /// corners of the cell or its content view. Nil for no effect.
  open override var focusEffect: UIFocusEffect? {
    didSet { (superview as? UICollectionView)?.focusEffectDidChange(of: self) }
  }

  private func addContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view behind all other views of the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      remove(oldValue)
      backgroundView.map { insertBackground($0, at: 0) }
    }
  }

  /// The view above `backgroundView`. It is visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      remove(oldValue)
      selectedBackgroundView.map { insertBackground($0, at: backgroundView == nil ? 0 : 1) }
      showSelectedBackground()
    }
  }

  /// Whether the item is selected. The collection view sets it. Override it to change the cell's appearance.
  open var isSelected = false { didSet { stateDidChange() } }

  /// Whether the item is highlighted. The collection view sets it. Override it to change the cell's appearance.
  open var isHighlighted = false { didSet { stateDidChange() } }

  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      setNeedsUpdateConfiguration()
      dragStateDidChange(dragState)
    }
  }

  /// Called when the drag state of the item has changed. An override calls super. The default implementation makes the
  /// cell of a dragged item half transparent.
  open func dragStateDidChange(_ dragState: DragState) { content.alpha = dragState == .dragging ? 0.5 : 1 }

  override var defaultFocusOutline: (rect: CGRect, cornerRadius: CGFloat) {
    (bounds, max(layer.cornerRadius, contentView.layer.cornerRadius))
  }

  /// Whether the cell's item can have the focus, according to the collection view and its delegate. False for a cell
  /// that is not on screen.
  open override var canBecomeFocused: Bool {
    guard let view = superview as? UICollectionView, let item = view.indexPath(for: self) else {
      return false
    }
    return view.canFocusItem(at: item)
  }

  // MARK: - Configuration

  /// The content of the cell. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// The background of the cell. It replaces the two background views, and is removed when one of them is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      backgroundConfigurationDidChange()
    }
  }

  /// Returns a default background for the cell. The default implementation returns one that draws nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content configuration is updated when the cell's state changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated when the cell's state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The cell's state. An override starts with that of super and adds the app's own values.
  open var configurationState: UICellConfigurationState { presentConfigurationState }

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
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Updates the cell for a state, like an override of `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configurations. An override calls super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    dragState = .none
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    showSelectedBackground()
    highlightsContent = isSelected || isHighlighted
    setNeedsUpdateConfiguration()
  }

  /// Whether labels and image views in the content view are highlighted. The app may change single ones in between.
  private var highlightsContent = false {
    didSet { if highlightsContent != oldValue { content.setHighlightOfContent(highlightsContent) } }
  }

  // MARK: - Size

  /// The bounds of the cell. Content view and background views follow its size. While swipe actions are visible, the
  /// origin is not zero, because the content has moved.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldSize = super.bounds.size
      super.bounds = newValue
      guard newValue.size != oldSize else { return }
      let area = CGRect(origin: .zero, size: newValue.size)
      for view in [backgroundView, selectedBackgroundView, content] { view?.frame = area }
    }
  }

  private func insertBackground(_ view: UIView, at index: Int) {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(view, at: index)
  }

  private func remove(_ view: UIView?) {
    if view?.superview === self { view?.removeFromSuperview() }
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
