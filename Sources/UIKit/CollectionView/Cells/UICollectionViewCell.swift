/// A reusable view for one item: a content view, and behind it up to two backgrounds.
///
/// From back to front: `backgroundView`, `selectedBackgroundView`, `contentView`. Each fills the cell. A cell
/// draws nothing of its own when it is selected or highlighted.
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

  private let content = UIView(frame: .zero)

  /// Makes a cell in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The view that holds what the cell shows.
  open var contentView: UIView { content }

  /// The view behind everything in the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      remove(oldValue)
      backgroundView.map { insertBackground($0, at: 0) }
    }
  }

  /// The view above `backgroundView` that is shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      remove(oldValue)
      selectedBackgroundView.map { insertBackground($0, at: backgroundView == nil ? 0 : 1) }
      showSelectedBackground()
    }
  }

  /// Whether the item is selected. The collection view sets it; override it to look different.
  open var isSelected = false { didSet { showSelectedBackground() } }

  /// Whether the item is touched. The collection view sets it; override it to look different.
  open var isHighlighted = false { didSet { showSelectedBackground() } }

  var dragState = DragState.none {
    didSet { if dragState != oldValue { dragStateDidChange(dragState) } }
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
