/// The back button of a navigation bar: a chevron and a title.
final class BackButton: UIControl {
  private let chevron = CAShapeLayer().still()
  private let imageView = UIImageView()
  private let label = UILabel()

  /// The size of the chevron, and its distance from the title, in points (Behaviour.md 27.32).
  private static let chevronSize = CGSize(width: 12, height: 21)
  private static let gap: CGFloat = 6

  init() {
    super.init(frame: .zero)
    chevron.fillColor = nil
    chevron.lineWidth = 2.5
    chevron.lineCap = .round
    chevron.lineJoin = .round
    layer.addSublayer(chevron)
    imageView.contentMode = .center
    addSubview(imageView)
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Shows an image, or a chevron for nil, and a title with attributes.
  func show(_ image: UIImage?, _ appearance: UIBarButtonItemAppearance) {
    chevron.isHidden = image != nil
    imageView.image = image
    attributes = [.font: UIFont.systemFont(ofSize: 17)]
    attributes.merge(appearance.normal.titleTextAttributes) { $1 }
    update()
  }

  /// The title of the item below, which is shown if it fits.
  var wholeTitle = "" { didSet { if wholeTitle != oldValue { title = wholeTitle } } }
  /// The tint colour of the item below. Nil for that of the bar.
  var itemTint: UIColor? { didSet { if itemTint != oldValue { tintColor = itemTint } } }

  /// The title that is shown.
  private(set) var title = "" { didSet { update() } }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Shows the whole title, "Back", or only the chevron: the longest that fits.
  func fit(in width: CGFloat) {
    for candidate in [wholeTitle, "Back", ""] {
      title = candidate
      if naturalWidth <= width { return }
    }
  }

  var naturalWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
    return Self.chevronSize.width + (text > 0 ? Self.gap + text.rounded(.up) : 0)
  }

  private func update() {
    var attributes = attributes
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor ?? .systemBlue }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    chevron.strokeColor = (attributes[.foregroundColor] as? UIColor ?? tintColor)?.cgColor
    alpha = isHighlighted ? 0.2 : 1
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, isMirrored) = (Self.chevronSize, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isMirrored ? bounds.width - size.width : 0
    let place = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    imageView.frame = place
    chevron.frame = place
    let inside = CGRect(origin: .zero, size: size).insetBy(dx: 1.5, dy: 1.5)
    let (tip, back) = isMirrored ? (inside.maxX, inside.minX) : (inside.minX, inside.maxX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: back, y: inside.minY))
    path.addLine(to: CGPoint(x: tip, y: inside.midY))
    path.addLine(to: CGPoint(x: back, y: inside.maxY))
    chevron.path = path.cgPath
    let start = size.width + Self.gap
    let offset = UIBarButtonItem().backButtonTitlePositionAdjustment(for: .default)
    label.frame = CGRect(
      x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: bounds.height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    label.isHidden = !label.frame.intersects(bounds)
  }
}
