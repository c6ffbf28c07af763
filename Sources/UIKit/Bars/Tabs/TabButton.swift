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
    badgePanel.layer.cornerRadius = Self.badgeHeight / 2
    for view in [imageView, label, badgePanel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    badgePanel.addSubview(badge)
    itemDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current values of the item.
  func itemDidChange() {
    isEnabled = item.isEnabled
    update()
  }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The appearance of the state that the tab is in.
  private var stateAppearance: UITabBarItemStateAppearance {
    let appearance = colors.appearance
    return !isEnabled ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
  }

  /// The value of the state that the tab is in or, if that is disabled and does not have it, of the normal state.
  private func value<Value: Equatable>(
    _ path: KeyPath<UITabBarItemStateAppearance, Value>, unless missing: Value
  ) -> Value {
    let value = stateAppearance[keyPath: path]
    return !isEnabled && value == missing ? colors.appearance.normal[keyPath: path] : value
  }

  private func attributes(
    _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>
  ) -> [NSAttributedString.Key: Any] {
    let own = stateAppearance[keyPath: path]
    return isEnabled ? own : colors.appearance.normal[keyPath: path].merging(own) { $1 }
  }

  private func update() {
    let iconColor = value(\.iconColor, unless: nil)
    let color: UIColor =
      isSelected
      ? iconColor ?? tintColor
      : iconColor ?? colors.unselected
        ?? UIColor { UIColor(white: 0.57, alpha: $0.userInterfaceStyle == .dark ? 0.9 : 1) }
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.titleSize, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(self.attributes(\.titleTextAttributes)) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    label.textAlignment = .center
    var badgeAttributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.badgeSize), .foregroundColor: UIColor.white,
    ]
    badgeAttributes.merge(self.attributes(\.badgeTextAttributes)) { $1 }
    badgeAttributes.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    badge.attributedText = NSAttributedString(string: item.badgeValue ?? "", attributes: badgeAttributes)
    badge.textAlignment = .center
    badgePanel.isHidden = item.badgeValue == nil
    badgePanel.backgroundColor = item.badgeColor ?? value(\.badgeBackgroundColor, unless: nil) ?? .systemRed
    alpha = isEnabled || colors.appearance.disabled.iconColor != nil ? 1 : 0.4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = item.title?.isEmpty == false
    let titleHeight: CGFloat = 13
    let imageHeight = bounds.height - (hasTitle ? titleHeight + 3 : 0)
    imageView.frame = CGRect(x: 0, y: 2, width: bounds.width, height: max(0, imageHeight - 2)).inset(
      by: item.imageInsets)
    let offset = value(\.titlePositionAdjustment, unless: .zero)
    label.frame = CGRect(x: 0, y: bounds.height - titleHeight - 2, width: bounds.width, height: titleHeight)
      .offsetBy(
        dx: item.titlePositionAdjustment.horizontal + offset.horizontal,
        dy: item.titlePositionAdjustment.vertical + offset.vertical)
    let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let badgeOffset = value(\.badgePositionAdjustment, unless: .zero)
    badgePanel.frame = CGRect(
      x: isMirrored ? bounds.midX - 6 - width : bounds.midX + 6, y: 2, width: width, height: Self.badgeHeight
    ).offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
    let textOffset = value(\.badgeTitlePositionAdjustment, unless: .zero)
    badge.frame = badgePanel.bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
