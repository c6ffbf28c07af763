/// A control that chooses a number of a range, by a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28

  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private let minimumImageView = UIImageView(frame: .zero)
  private let maximumImageView = UIImageView(frame: .zero)

  /// Creates a slider with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] { addSubview(view) }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    appearanceDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  // MARK: - Accessibility

  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = super.defaultAccessibility
    accessibility.traits.insert(.adjustable)
    let range = maximumValue - minimumValue
    accessibility.value = "\(Int((range > 0 ? (value - minimumValue) / range * 100 : 0).rounded()))%"
    return accessibility
  }

  /// Moves the thumb by a tenth of the range, and sends the event.
  open override func accessibilityIncrement() { changeByTenths(1) }

  /// Moves the thumb by a tenth of the range, and sends the event.
  open override func accessibilityDecrement() { changeByTenths(-1) }

  private func changeByTenths(_ count: Float) {
    guard isEnabled else { return }
    value += (maximumValue - minimumValue) / 10 * count
    sendActions(for: .valueChanged)
  }

  // MARK: - Value

  private var number: Float = 0

  /// The number, in the range. Default 0. Setting it sends no event. NaN is ignored.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The lower end of the range. Default 0. A maximum below it becomes equal to it.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.mayBecome("minimumValue", of: self) { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
      setNeedsLayout()
    }
  }

  /// The upper end of the range. Default 1. A minimum above it becomes equal to it.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.mayBecome("maximumValue", of: self) { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
      setNeedsLayout()
    }
  }

  /// Sets the number, without an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.mayBecome("value", of: self) else { return }
    let new = min(max(value, minimumValue), maximumValue)
    guard new != number else { return }
    number = new
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Whether events are sent while the thumb moves, and not only at the end. Default true.
  open var isContinuous = true

  // MARK: - Appearance

  /// The image beside the lower end.
  open var minimumValueImage: UIImage? {
    didSet {
      minimumImageView.image = minimumValueImage
      setNeedsLayout()
    }
  }
  /// The image beside the upper end.
  open var maximumValueImage: UIImage? {
    didSet {
      maximumImageView.image = maximumValueImage
      setNeedsLayout()
    }
  }
  /// The colour of the track below the number. Nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The colour of the track above the number. Nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The colour of the thumb. Nil for white.
  open var thumbTintColor: UIColor? { didSet { appearanceDidChange() } }

  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  /// Sets the image of the thumb for a state. Nil removes it.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    appearanceDidChange()
  }
  /// Sets the image of the track below the number for a state. Nil removes it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    appearanceDidChange()
  }
  /// Sets the image of the track above the number for a state. Nil removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    appearanceDidChange()
  }
  /// The image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
  /// The image of the track below the number for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(for: state) }
  /// The image of the track above the number for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(for: state) }
  /// The image of the thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track below the number.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the number.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func appearanceDidChange() {
    thumb.image = currentThumbImage
    let hasImage = currentThumbImage != nil
    thumb.backgroundColor = hasImage ? nil : thumbTintColor ?? .white
    thumb.layer.shadowOpacity = hasImage ? 0 : 0.2
    minimumTrack.image = currentMinimumTrackImage
    minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.image = currentMaximumTrackImage
    maximumTrack.backgroundColor =
      currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
    for view in [minimumTrack, maximumTrack] {
      view.layer.cornerRadius = view.image == nil ? Self.trackHeight / 2 : 0
    }
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    appearanceDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  // MARK: - Geometry

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangle of the image beside the lower end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, isLeft: !isMirrored)
  }

  /// The rectangle of the image beside the upper end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, isLeft: isMirrored)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 15
    let images = isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let left = images.0.map { $0.size.width + gap } ?? 2
    let right = images.1.map { $0.size.width + gap } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.trackHeight)
  }

  /// The rectangle of the thumb for a number. Its ends are those of the track, 2 points further out.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let way = rect.insetBy(dx: -2, dy: 0)
    var fraction = fraction(of: value)
    if isMirrored { fraction = 1 - fraction }
    return CGRect(
      x: way.minX + fraction * max(0, way.width - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let trackRect = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect, value: number)
    thumb.frame = thumbRect
    thumb.layer.cornerRadius = thumb.image == nil ? thumbRect.height / 2 : 0
    maximumTrack.frame = trackRect
    let middle = min(max(thumbRect.midX, trackRect.minX), trackRect.maxX)
    minimumTrack.frame =
      isMirrored
      ? CGRect(x: middle, y: trackRect.minY, width: trackRect.maxX - middle, height: trackRect.height)
      : CGRect(
        x: trackRect.minX, y: trackRect.minY, width: middle - trackRect.minX, height: trackRect.height)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
    let rect = thumbRect
    return (rect, rect.height / 2)
  }

  // MARK: - Tracking

  /// The distance of the touch from the middle of the thumb.
  private var grip: CGFloat = 0

  private func isOnThumb(_ point: CGPoint) -> Bool {
    let rect = thumbRect
    // A target of 44 points or more, as Apple's Human Interface Guidelines require.
    let slack = max(8, (44 - rect.width) / 2)
    return rect.insetBy(dx: -slack, dy: -slack).contains(point)
  }

  override func ownsDrag(from point: CGPoint) -> Bool { isOnThumb(point) }

  /// A finger must begin on the thumb, or near it. A pointer may also click on the track, which moves the thumb there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    // A scroll view delivers a touch late, when it may have moved already.
    let start = touch.startLocation(in: self)
    if isOnThumb(start) {
      grip = start.x - thumbRect.midX
      if location.x != start.x { follow(location.x, with: event) }
      return true
    }
    guard touch.type == .indirectPointer else { return false }
    grip = 0
    follow(location.x, with: event)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self).x, with: event)
    return true
  }

  private func follow(_ x: CGFloat, with event: UIEvent?) {
    let rect = thumbRect
    let way = trackRect(forBounds: bounds).insetBy(dx: rect.width / 2 - 2, dy: 0)
    guard way.width > 0 else { return }
    var fraction = min(max((x - grip - way.minX) / way.width, 0), 1)
    if isMirrored { fraction = 1 - fraction }
    let old = number
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous, number != old { sendActions(for: .valueChanged, with: event) }
  }

  override func touchDidEnd(isInside: Bool, with event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    super.touchDidEnd(isInside: isInside, with: event)
  }

  /// Arrow keys move the thumb by a tenth of the range; Home and End move it to an end.
  override func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.isPlain, isEnabled else { return false }
    let step = (maximumValue - minimumValue) / 10
    switch key.code {
    case .rightArrow: change(by: isMirrored ? -step : step)
    case .leftArrow: change(by: isMirrored ? step : -step)
    case .upArrow: change(by: step)
    case .downArrow: change(by: -step)
    case .home: change(by: minimumValue - number)
    case .end: change(by: maximumValue - number)
    default: return super.handle(key, isRepeat: isRepeat)
    }
    return true
  }

  private func change(by step: Float) {
    let old = number
    setValue(number + step, animated: true)
    if number != old { sendActions(for: .valueChanged) }
  }
}
