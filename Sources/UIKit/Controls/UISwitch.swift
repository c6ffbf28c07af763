/// A control that is on or off. It is always 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  private static let thumbSide: CGFloat = 27
  /// The width of the thumb while it is touched.
  private static let stretchedThumb: CGFloat = 34

  private let track = UIView()
  private let thumb = UIView()

  /// Creates a switch at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    showValue()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The frame. Its size is always 51 × 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: - Value

  private var value = false

  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = super.defaultAccessibility
    accessibility.traits.formUnion([.button, .toggleButton])
    accessibility.value = isOn ? "1" : "0"
    return accessibility
  }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    showChange(animated: animated)
  }

  private func change(to on: Bool) {
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: - Colours

  /// The colour while the switch is on. Nil for green.
  open var onTintColor: UIColor? { didSet { showValue() } }

  /// The colour of the thumb. Nil for white.
  open var thumbTintColor: UIColor? { didSet { showValue() } }

  // MARK: - Drawing

  override func stateDidChange() {
    super.stateDidChange()
    showChange(animated: window != nil)
  }

  private func showChange(animated: Bool) {
    guard animated, window != nil else { return showValue() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showValue()
    }
  }

  private func showValue() {
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    track.frame = bounds
    let width = isHighlighted ? Self.stretchedThumb : Self.thumbSide
    let isAtRight = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? bounds.width - Self.thumbInset - width : Self.thumbInset, y: Self.thumbInset,
      width: width, height: Self.thumbSide)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showValue()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, Self.size.height / 2) }

  override func ownsDrag(from point: CGPoint) -> Bool { true }

  // MARK: - Tracking

  private var valueAtStart = false
  private var hasDragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueAtStart = value
    hasDragged = false
    return true
  }

  /// A finger that moves to the other end turns the switch at once.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let distance = x - bounds.midX
    guard Swift.abs(distance) > 12, Swift.abs(x - touch.startLocation(in: self).x) > 8 else { return true }
    let isRight = distance > 0
    let on = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    hasDragged = hasDragged || on != value
    setOn(on, animated: true)
    return true
  }

  override func touchDidEnd(isInside: Bool, with event: UIEvent?) {
    if hasDragged {
      if value != valueAtStart { sendActions(for: .valueChanged, with: event) }
    } else if isInside {
      change(to: !value)
    }
    super.touchDidEnd(isInside: isInside, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    if hasDragged { setOn(valueAtStart, animated: true) }
  }

  open override func performPrimaryAction() {
    if isEnabled { change(to: !value) }
    super.performPrimaryAction()
  }
}

extension UITouch {
  /// Where the touch began, in a view's coordinates.
  func startLocation(in view: UIView) -> CGPoint { window?.convert(startLocation, to: view) ?? startLocation }
}
