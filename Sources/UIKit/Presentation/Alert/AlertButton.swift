/// The button of an action in an alert.
final class AlertButton: UIControl {
  let style: UIAlertAction.Style
  private let label = UILabel()
  private static let margin: CGFloat = 8

  init(_ action: UIAlertAction, isBold: Bool, isLarge: Bool) {
    style = action.style
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: isLarge ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.isUserInteractionEnabled = false
    addSubview(label)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which the title is not made smaller.
  var fittingWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width + 2 * Self.margin
  }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.textColor = !isEnabled ? .tertiaryLabel : style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
