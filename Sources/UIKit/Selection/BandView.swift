/// The rectangle that the user draws to select items.
///
/// It is above the view, not in it: the layout of a collection view may draw its content in perspective.
@MainActor
final class BandView: UIView {
  private static let lineWidth: CGFloat = 1

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.borderWidth = Self.lineWidth
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the rectangle above a view, in the view's colour.
  func show(over view: UIView) {
    frame = .zero
    tintColor = view.tintColor
    tintColorDidChange()
    if let superview = view.superview {
      superview.insertSubview(self, aboveSubview: view)
    } else {
      view.addSubview(self)
    }
  }

  /// Places the rectangle, in a view's coordinates. Only the part in the view's bounds is shown.
  func place(_ rect: CGRect, over view: UIView) {
    // An edge outside the bounds is not drawn.
    let visible = rect.intersection(view.bounds.insetBy(dx: -Self.lineWidth, dy: -Self.lineWidth))
    isHidden = visible.isNull
    guard !visible.isNull, let superview else { return }
    frame = superview.convert(visible, from: view)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor.withAlphaComponent(0.18)
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).withAlphaComponent(0.8).cgColor
  }
}
