/// The button of a tab.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let badgePanel = UIView()
  var colors: TabColors { didSet { update() } }

  /// The font size of the title and the badge, and the badge's height, in points (Behaviour.md 27.40).
  private static let titleSize: CGFloat = 10
  private static let badgeSize: CGFloat = 13
  private static let badgeHeight: CGFloat = 18

  init(_ item: UITabBarItem, _ colors: TabColors) {
    (self.item, self.colors) = (item, colors)
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: Self.badgeSize)
    badge.textColor = .white
    badge.textAlignment = .center
    badgePanel.layer.cornerRadius = Self.badgeHeight / 2
    for view in [imageView, label, badgePanel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    badgePanel.addSubview(badge)
    isEnabled = item.isEnabled
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let state = isSelected ? colors.appearance.selected : colors.appearance.normal
    let color: UIColor =
      isSelected
      ? state.iconColor ?? tintColor
      : state.iconColor ?? colors.unselected
        ?? UIColor { UIColor(white: 0.57, alpha: $0.userInterfaceStyle == .dark ? 0.9 : 1) }
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.titleSize, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    label.textAlignment = .center
    badge.text = item.badgeValue
    badgePanel.isHidden = item.badgeValue == nil
    badgePanel.backgroundColor = item.badgeColor ?? .systemRed
    alpha = isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = item.title?.isEmpty == false
    let titleHeight: CGFloat = 13
    let imageHeight = bounds.height - (hasTitle ? titleHeight + 3 : 0)
    imageView.frame = CGRect(x: 0, y: 2, width: bounds.width, height: max(0, imageHeight - 2)).inset(
      by: item.imageInsets)
    label.frame = CGRect(x: 0, y: bounds.height - titleHeight - 2, width: bounds.width, height: titleHeight)
      .offsetBy(dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badgePanel.frame = CGRect(
      x: isMirrored ? bounds.midX - 6 - width : bounds.midX + 6, y: 2, width: width, height: Self.badgeHeight)
    badge.frame = badgePanel.bounds
  }
}
