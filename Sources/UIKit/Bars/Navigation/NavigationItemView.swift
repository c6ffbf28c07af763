/// What a navigation bar shows for one item: the back button, buttons, and the title; not the large title.
final class NavigationItemView: UIView {
  let item: UINavigationItem
  private let leading = BarItemRow()
  private let trailing = BarItemRow()
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private var titleView: UIView?
  private(set) var backButton: BackButton?
  private let onBack: () -> Void
  /// The image of the back button that the item below has chosen.
  private var backImage: UIImage?
  private var titleOffset = UIOffset.zero

  /// The distance of the buttons from the edges of the bar, and of the back button (Behaviour.md 27.31 and 27.32).
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 8
  /// The height of a prompt, in points.
  static let promptHeight: CGFloat = 30

  /// - Parameters:
  ///   - item: The item.
  ///   - back: The item below. Nil when there is no way back.
  ///   - onBack: Called when the user chooses the back button.
  init(
    _ item: UINavigationItem, back: UINavigationItem?, _ appearance: UINavigationBarAppearance,
    onBack: @escaping () -> Void
  ) {
    (self.item, self.onBack) = (item, onBack)
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    for view in [promptLabel, titleLabel, leading, trailing] { addSubview(view) }
    show(back: back, appearance)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current values of the item. Views that are shown already stay.
  func show(back: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
    promptLabel.text = item.prompt
    leading.show(item.leadingItems, appearance: appearance.buttons)
    trailing.show(item.trailingItems.reversed(), appearance: appearance.buttons)
    let replacesBack = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    showBackButton(item.hidesBackButton || replacesBack ? nil : back)
    showTitleView()
    showTitles(appearance)
  }

  /// Changes the appearance of what is shown.
  func show(_ appearance: UINavigationBarAppearance) {
    for row in [leading, trailing] { row.show(appearance.buttons) }
    showTitles(appearance)
  }

  private func showTitles(_ appearance: UINavigationBarAppearance) {
    backButton?.show(backImage ?? appearance.backIndicatorImage, appearance.backButtonAppearance)
    showTitle(appearance)
    setNeedsLayout()
  }

  private func showTitle(_ appearance: UINavigationBarAppearance) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    titleLabel.isHidden = item.titleView != nil
    titleOffset = appearance.titlePositionAdjustment
  }

  private func showTitleView() {
    if titleView !== item.titleView, titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = item.titleView
    if let titleView, titleView.superview !== self { addSubview(titleView) }
  }

  private func showBackButton(_ back: UINavigationItem?) {
    guard let back else {
      backButton?.removeFromSuperview()
      backButton = nil
      return
    }
    let button = backButton ?? makeBackButton()
    button.wholeTitle = back.titleOfBackButton
    button.itemTint = back.backBarButtonItem?.tintColor
    backImage = back.backBarButtonItem?.image
    backButton = button
  }

  private func makeBackButton() -> BackButton {
    let button = BackButton()
    button.addAction(UIAction { [onBack] _ in onBack() }, for: .primaryActionTriggered)
    addSubview(button)
    return button
  }

  /// The opacity of the title, which is 0 while the large title is shown.
  var titleAlpha: CGFloat {
    get { titleLabel.alpha }
    set { if titleLabel.alpha != newValue { titleLabel.alpha = newValue } }
  }

  /// Moves the title, for a transition.
  func shiftTitle(by distance: CGFloat) {
    let shift = CGAffineTransform(translationX: distance, y: 0)
    for view in [titleLabel, item.titleView].compactMap({ $0 }) { view.transform = shift }
    backButton?.transform = CGAffineTransform(translationX: distance / 2, y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let prompt = item.prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(
      x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin), height: prompt)
    let bar = CGRect(x: 0, y: prompt, width: bounds.width, height: max(0, bounds.height - prompt))
    let safeArea = safeAreaInsets
    let (start, end) = isMirrored ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    func place(_ view: UIView, from x: CGFloat, width: CGFloat) {
      place(
        view, CGRect(x: isMirrored ? bar.width - x - width : x, y: bar.minY, width: width, height: bar.height)
      )
    }
    func place(_ view: UIView, _ frame: CGRect) {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    // 1. From the leading edge: the back button and the buttons. From the trailing edge: the buttons.
    let available = CGSize(width: bar.width, height: bar.height)
    let trailingWidth =
      !item.trailingItems.isEmpty ? trailing.sizeThatFits(available).width : 0
    let trailingStart = bar.width - end - Self.margin - trailingWidth
    place(trailing, from: trailingStart, width: trailingWidth)
    var x = start + Self.margin
    let titleWidth = naturalTitleWidth
    if let backButton {
      // The title in the middle comes before a long title of the back button.
      x = start + Self.backMargin
      let room = max((bar.width - titleWidth) / 2 - Self.gap - x, 0)
      backButton.fit(in: min(room, max(0, trailingStart - x)))
      let width = backButton.naturalWidth
      place(backButton, from: x, width: width)
      x += width + BarItemRow.spacing
    }
    if !item.leadingItems.isEmpty {
      let width = leading.sizeThatFits(available).width
      place(leading, from: x, width: width)
      x += width + Self.gap
    }
    // 2. The title, in the middle if it fits there.
    let free = max(0, trailingStart - Self.gap - x)
    let width = min(titleWidth, free)
    let middle = (bar.width - width) / 2
    let titleX = min(max(middle, x), max(x, trailingStart - Self.gap - width))
    place(titleLabel, from: titleX, width: width)
    titleLabel.center.x += titleOffset.horizontal
    titleLabel.center.y += titleOffset.vertical
    if let titleView = item.titleView { layout(titleView, x: titleX, width: width, bar, isMirrored) }
  }

  private var naturalTitleWidth: CGFloat {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)
    guard let view = item.titleView else { return titleLabel.sizeThatFits(unlimited).width.rounded(.up) }
    return view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicContentSize.width)
  }

  private func layout(_ view: UIView, x: CGFloat, width: CGFloat, _ bar: CGRect, _ isMirrored: Bool) {
    let height = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
    let limited = min(height, bar.height)
    view.bounds.size = CGSize(width: width, height: limited)
    view.center = CGPoint(x: (isMirrored ? bar.width - x - width : x) + width / 2, y: bar.midY)
  }
}
