/// A control that makes a number larger or smaller, with two buttons. It is always 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let minus = CAShapeLayer().still()
  private let plus = CAShapeLayer().still()
  private let divider = CALayer().still()
  private let pressed = CALayer().still()

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pressed.cornerRadius = 8
    for sublayer in [pressed, divider, minus, plus] { layer.addSublayer(sublayer) }
    for shape in [minus, plus] {
      shape.fillColor = nil
      shape.lineWidth = 2
      shape.lineCap = .round
    }
    appearanceDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The frame. Its size is always 94 × 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: - Accessibility

  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = super.defaultAccessibility
    accessibility.traits.insert(.adjustable)
    accessibility.value = value.formatted()
    return accessibility
  }

  /// Increases the number by one step, and sends the event.
  open override func accessibilityIncrement() { changeBySteps(1) }

  /// Decreases the number by one step, and sends the event.
  open override func accessibilityDecrement() { changeBySteps(-1) }

  private func changeBySteps(_ count: Double) {
    guard isEnabled else { return }
    value += stepValue * count
    sendActions(for: .valueChanged)
  }

  // MARK: - Value

  private var number = 0.0

  /// The number, in the range. Default 0. Setting it sends no event. NaN is ignored.
  open var value: Double {
    get { number }
    set {
      guard newValue.mayBecome("value", of: self) else { return }
      number = min(max(newValue, minimumValue), maximumValue)
      appearanceDidChange()
    }
  }

  /// The smallest number. Default 0. A maximum below it becomes equal to it.
  open var minimumValue = 0.0 {
    didSet {
      if !minimumValue.mayBecome("minimumValue", of: self) { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }

  /// The largest number. Default 100. A minimum above it becomes equal to it.
  open var maximumValue = 100.0 {
    didSet {
      if !maximumValue.mayBecome("maximumValue", of: self) { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }

  /// The difference that a tap makes. Default 1. Zero, negative and invalid values are ignored.
  open var stepValue = 1.0 {
    didSet { if !stepValue.mayBecome("stepValue", of: self) || stepValue <= 0 { stepValue = oldValue } }
  }

  /// Whether events are sent while a button is held, and not only at the end. Default true.
  open var isContinuous = true
  /// Whether a button that is held repeats. Default true.
  open var autorepeat = true
  /// Whether the number continues at the other end of the range. Default false.
  open var wraps = false { didSet { appearanceDidChange() } }

  private enum Side {
    case minus, plus
  }

  private func canStep(_ side: Side) -> Bool {
    wraps ? maximumValue > minimumValue : side == .plus ? number < maximumValue : number > minimumValue
  }

  /// Changes the number by a step.
  ///
  /// - Returns: Whether it changed.
  private func step(_ side: Side) -> Bool {
    guard canStep(side) else { return false }
    let new = number + (side == .plus ? stepValue : -stepValue)
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    return true
  }

  // MARK: - Tracking

  private var side: Side?
  private var repeating: FrameClock.Deadline?
  private var repeatCount = 0
  private var hasChanged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    let side: Side = isLeft != isMirrored ? .minus : .plus
    guard canStep(side) else { return false }
    self.side = side
    repeatCount = 0
    hasChanged = false
    // Without repetition the step belongs to the end of the touch.
    if autorepeat { repeatStep(after: 0.5) }
    appearanceDidChange()
    return true
  }

  /// Schedules the next step of a button that is held.
  private func repeatStep(after interval: TimeInterval) {
    repeating = motionClock.schedule(at: motionClock.time + interval) { [weak self] in
      guard let self, let side, isTracking else { return }
      // A finger that has left may come back.
      if isTouchInside {
        stepAndReport(side)
        repeatCount += 1
      }
      // The longer it is held, the faster.
      repeatStep(after: repeatCount < 8 ? 0.2 : repeatCount < 24 ? 0.1 : 0.05)
    }
  }

  private func stepAndReport(_ side: Side) {
    guard step(side) else { return }
    hasChanged = true
    if isContinuous { sendActions(for: .valueChanged) }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    appearanceDidChange()
    return true
  }

  override func touchDidEnd(isInside: Bool, with event: UIEvent?) {
    if isInside, repeatCount == 0, let side { stepAndReport(side) }
    if !isContinuous, hasChanged { sendActions(for: .valueChanged, with: event) }
    super.touchDidEnd(isInside: isInside, with: event)
    finish()
  }

  open override func cancelTracking(with event: UIEvent?) { finish() }

  private func finish() {
    repeating?.cancel()
    repeating = nil
    side = nil
    appearanceDidChange()
  }

  /// Arrow keys change the number.
  override func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.isPlain, isEnabled else { return false }
    let side: Side
    switch key.code {
    case .rightArrow: side = isMirrored ? .minus : .plus
    case .leftArrow: side = isMirrored ? .plus : .minus
    case .upArrow: side = .plus
    case .downArrow: side = .minus
    case .space, .return: return true
    default: return super.handle(key, isRepeat: isRepeat)
    }
    if step(side) { sendActions(for: .valueChanged) }
    return true
  }

  // MARK: - Drawing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func stateDidChange() {
    super.stateDidChange()
    appearanceDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    for (shape, side) in [(minus, Side.minus), (plus, Side.plus)] {
      shape.strokeColor = color(isEnabled && canStep(side) ? .label : .tertiaryLabel)
    }
    divider.backgroundColor = color(.separator)
    pressed.backgroundColor = color(.systemFill)
    pressed.opacity = side != nil && isTouchInside ? 1 : 0
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = Self.size.width / 2
    let height = Self.size.height
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: height - 14)
    let isPlusRight = !isMirrored
    pressed.frame = CGRect(x: (side == .plus) == isPlusRight ? half : 0, y: 0, width: half, height: height)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 7))
    line.addLine(to: CGPoint(x: 14, y: 7))
    minus.path = line.cgPath
    line.move(to: CGPoint(x: 7, y: 0))
    line.addLine(to: CGPoint(x: 7, y: 14))
    plus.path = line.cgPath
    for (shape, isRight) in [(minus, !isPlusRight), (plus, isPlusRight)] {
      shape.frame = CGRect(x: (isRight ? 1.5 : 0.5) * half - 7, y: height / 2 - 7, width: 14, height: 14)
    }
  }
}
