/// The button of an item in a bar.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()
  private let backgroundView = UIImageView()
  var appearance: UIBarButtonItemAppearance {
    didSet {
      update()
      setNeedsLayout()
    }
  }

  /// The minimum width and height of a button, in points (Behaviour.md 27.33).
  private static let minimumWidth: CGFloat = 24
  private static let fontSize: CGFloat = 17
  /// The radius of the corners of a selected button, in points.
  private static let cornerRadius: CGFloat = 6

  init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance) {
    (self.item, self.appearance) = (item, appearance)
    super.init(frame: .zero)
    label.isUserInteractionEnabled = false
    imageView.contentMode = .center
    for view in [backgroundView, label, imageView] { addSubview(view) }
    layer.cornerRadius = Self.cornerRadius
    addAction(UIAction { [unowned self] _ in item.perform(from: self) }, for: .primaryActionTriggered)
    show(appearance)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current values of the item.
  func show(_ appearance: UIBarButtonItemAppearance) {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    itemTint = item.tintColor
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.showsMenuAsPrimaryAction
    self.appearance = appearance
  }

  private var itemTint: UIColor? { didSet { if itemTint != oldValue { tintColor = itemTint } } }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private var stateAppearance: UIBarButtonItemStateAppearance {
    isEnabled ? appearance.normal : appearance.disabled
  }

  /// The image of the choice or of the item.
  private var shownImage: UIImage? { item.shownChoice.map(\.image) ?? item.image }

  override func menuElementWasChosen() {
    guard item.changesSelectionAsPrimaryAction else { return }
    update()
    superview?.setNeedsLayout()
  }

  private func update() {
    let usesImage = shownImage != nil
    imageView.image = shownImage
    imageView.isHidden = !usesImage
    label.isHidden = usesImage
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel,
    ]
    let own = isEnabled ? UIControl.State.normal : .disabled
    attributes.merge(stateAppearance.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: own) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(
      string: (item.shownChoice?.title ?? item.title) ?? "", attributes: attributes)
    imageView.tintColor = isEnabled ? nil : .tertiaryLabel
    backgroundView.image =
      item.backgroundImage(for: own, barMetrics: .default) ?? stateAppearance.backgroundImage
    backgroundColor = isSelected ? .tertiarySystemFill : nil
    alpha = isHighlighted ? 0.2 : 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content =
      shownImage?.size
      ?? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height))
    return CGSize(
      width: item.fixedWidth ?? max(Self.minimumWidth, content.width.rounded(.up)), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (offset, own) = (stateAppearance.titlePositionAdjustment, item.titlePositionAdjustment(for: .default))
    label.frame = bounds.offsetBy(
      dx: offset.horizontal + own.horizontal, dy: offset.vertical + own.vertical)
    label.textAlignment = .center
    let backgroundOffset = stateAppearance.backgroundImagePositionAdjustment
    backgroundView.frame = bounds.offsetBy(dx: backgroundOffset.horizontal, dy: backgroundOffset.vertical)
    imageView.frame = bounds.inset(by: item.imageInsets)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.shownMenu else { return nil }
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }
}
