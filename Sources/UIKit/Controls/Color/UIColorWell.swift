/// A control that shows a colour, and lets the user choose another one in a ``UIColorPickerViewController``.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour. Nil, the default, for none. The control sends `valueChanged` when the user has chosen one.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { colorDidChange() } } }
  /// The title of the picker.
  open var title: String?
  /// Whether the user can choose an opacity. Default true.
  open var supportsAlpha = true

  private let ring = CAGradientLayer().still()
  private let hole = CAShapeLayer().still()
  private let disc = UIView()
  /// The diameter of the control, and the width of its ring, in points, as measured in pictures of iOS.
  private static let diameter: CGFloat = 28
  private static let ringWidth: CGFloat = 3

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.8, brightness: 1, alpha: 1).cgColor
    }
    hole.fillRule = .evenOdd
    ring.mask = hole
    layer.addSublayer(ring)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .primaryActionTriggered)
    colorDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  override var primaryEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// 28 points in each direction.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.diameter, height: Self.diameter) }

  /// Returns 28 points in each direction.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the ring and the colour in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(bounds.width, bounds.height, Self.diameter))
    let frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.frame = frame
    hole.frame = ring.bounds
    let path = UIBezierPath(ovalIn: ring.bounds)
    path.append(UIBezierPath(ovalIn: ring.bounds.insetBy(dx: Self.ringWidth, dy: Self.ringWidth)))
    hole.path = path.cgPath
    disc.frame = frame.insetBy(dx: Self.ringWidth + 2, dy: Self.ringWidth + 2)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
  }

  private func colorDidChange() { disc.backgroundColor = selectedColor ?? .clear }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: title ?? "Colour", value: selectedColor.map(ColorGrid.name), traits: .button)
  }

  private func openPicker() {
    let responders = sequence(first: self as UIResponder, next: \.next)
    let nearest = responders.lazy.compactMap { $0 as? UIViewController }.first { _ in true }
    guard let controller = nearest ?? window?.rootViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onSelect = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    controller.present(picker, animated: true)
  }
}
