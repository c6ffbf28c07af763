/// Places views one after the other along an axis, by constraints it makes itself.
///
/// A view that is hidden takes no room. The stack draws nothing but its background.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Makes a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Views

  /// The views in the order they are arranged; subviews need not be among them.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Arranges a view after the others, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Arranges a view before the one at an index, and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeFirst(identicalTo: view)
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArranging()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeFirst(identicalTo: view)
    setNeedsArranging()
  }

  /// A subview that goes is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  override func subviewDidHideOrShow() { setNeedsArranging() }

  // MARK: Arrangement

  /// Along which axis the views follow one another. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArranging() } }

  /// How the views share the length of the stack. Default `fill`.
  open var distribution = Distribution.fill { didSet { setNeedsArranging() } }

  /// Where the views stand across the axis. Default `fill`.
  open var alignment = Alignment.fill { didSet { setNeedsArranging() } }

  /// The room between two views, in points; the least one where the distribution decides. Default 0.
  open var spacing: CGFloat = 0 { didSet { setNeedsArranging() } }

  /// Whether the views keep to the stack's margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArranging() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Stands for the stack's own `spacing`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// What the system leaves between two things: 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// Sets the room after a view, in points; `spacingUseDefault` for that of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArranging()
  }

  /// The room after a view, in points; `spacingUseDefault` when none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  private var arrangement = StackArrangement()

  private func setNeedsArranging() {
    arrangement.remove(from: self)
    setNeedsUpdateConstraints()
    setNeedsConstraintLayout()
  }

  /// Arranges the views.
  open override func updateConstraints() {
    super.updateConstraints()
    guard arrangement.isEmpty else { return }
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    arrangement.arrange(views, in: self) { customSpacings[ObjectIdentifier($0)] ?? spacing }
  }
}
