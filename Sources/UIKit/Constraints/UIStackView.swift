/// Arranges views along an axis. It creates the constraints itself.
///
/// A hidden view takes no space: its length along the axis is 0. The stack draws nothing but its background.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Creates a stack with views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack: this platform has no archives.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: - Views

  /// The arranged views in order. Other subviews are not arranged.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end of the arranged views, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index of the arranged views, and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeFirst(identicalTo: view)
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArranging()
  }

  /// Removes a view from the arranged views, with its custom spacing. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeFirst(identicalTo: view)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArranging()
  }

  /// Removes a subview from the arranged views when it leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  override func subviewDidHideOrShow() { setNeedsArranging() }

  override func subviewDidInvalidateIntrinsicContentSize() {
    // The proportions are those of the intrinsic lengths.
    if distribution == .fillProportionally { setNeedsArranging() }
  }

  // MARK: - Arrangement

  /// The axis along which the views are arranged. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArranging() } }

  /// How the views fill the axis. Default `fill`.
  open var distribution = Distribution.fill { didSet { setNeedsArranging() } }

  /// The alignment on the cross axis. Default `fill`.
  open var alignment = Alignment.fill { didSet { setNeedsArranging() } }

  /// The spacing between two views, in points. The minimum spacing for distributions that compute it. Default 0.
  open var spacing: CGFloat = 0 { didSet { setNeedsArranging() } }

  /// Whether the views are arranged inside the stack's margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArranging() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A custom spacing that means the stack's own `spacing`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The system spacing between two views: 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// Sets the spacing after a view, in points. `spacingUseDefault` uses the stack's own spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArranging()
  }

  /// The custom spacing after a view, in points. `spacingUseDefault` when none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Constraints

  private var arrangement = StackArrangement()

  private func setNeedsArranging() {
    arrangement.remove(from: self)
    setNeedsUpdateConstraints()
    setNeedsConstraintLayout()
  }

  /// Updates the constraints that arrange the views.
  open override func updateConstraints() {
    super.updateConstraints()
    guard arrangement.isEmpty else { return }
    arrangement.arrange(arrangedSubviews, in: self) { customSpacings[ObjectIdentifier($0)] ?? spacing }
  }
}
