import Foundation

/// The button of a day in a calendar.
final class CalendarDayView: UIControl {
  let date: Date
  var isToday = false { didSet { update() } }
  /// Whether the user can select the day.
  var isSelectable = false { didSet { update() } }
  var decoration: UICalendarView.Decoration? { didSet { showDecoration() } }

  /// Asked first for a key. Returns whether it has had an effect.
  var onKey: (UIKey) -> Bool = { _ in false }

  private let label = UILabel()
  private let disc = UIView()
  private var decorationView: UIView?
  private let design: UIFontDescriptor.SystemDesign

  init(_ date: Date, number: Int, design: UIFontDescriptor.SystemDesign) {
    (self.date, self.design) = (date, design)
    super.init(frame: .zero)
    label.text = "\(number)"
    label.textAlignment = .center
    for view in [disc, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override var canBecomeFocused: Bool { isEnabled }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { $0.key.map(onKey) != true }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let plain = UIFont.systemFont(ofSize: 20, weight: isSelected || isToday ? .semibold : .regular)
    label.font = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? plain
    disc.backgroundColor = isSelected ? tintColor.withAlphaComponent(isToday ? 1 : 0.15) : .clear
    label.textColor =
      isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : isEnabled ? .label : .tertiaryLabel
    alpha = isHighlighted && isSelectable ? 0.5 : 1
    accessibilityTraits = isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
  }

  private func showDecoration() {
    decorationView?.removeFromSuperview()
    decorationView = decoration?.makeView()
    if let decorationView {
      decorationView.isUserInteractionEnabled = false
      addSubview(decorationView)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(bounds.width, bounds.height, 40))
    // The number moves up for a decoration.
    let middle = CGPoint(x: bounds.midX, y: bounds.midY - (decorationView == nil ? 0 : 4))
    disc.frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = disc.frame
    guard let decorationView else { return }
    var size = decorationView.sizeThatFits(bounds.size)
    if size.width <= 0 || size.height <= 0 { size = decorationView.bounds.size }
    let height = min(size.height, 16)
    decorationView.frame = CGRect(
      x: bounds.midX - min(size.width, bounds.width) / 2, y: bounds.maxY - height - 1,
      width: min(size.width, bounds.width), height: height)
  }
}
