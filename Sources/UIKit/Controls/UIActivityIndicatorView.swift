/// A wheel of spokes that turns while work is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// 20 × 20 points, grey.
    case medium = 100
    /// 37 × 37 points, grey.
    case large = 101
    /// The older name of a large indicator, in white.
    case whiteLarge = 0
    /// The older name of a medium indicator, in white.
    case white = 1
    /// The older name of a medium indicator, in grey.
    case gray = 2

    /// The side, in points.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  /// Creates an indicator with the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  /// Creates an indicator of medium style with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Creates an indicator of medium style: this platform has no archives.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    wheel.opacity = 0
    for _ in 0..<Self.spokeCount {
      let spoke = CALayer().still()
      spokes.append(spoke)
      wheel.addSublayer(spoke)
    }
    layer.addSublayer(wheel)
    update()
  }

  private static let spokeCount = 8
  /// The time of a turn, in seconds.
  private static let turn = 1.0

  private let wheel = CALayer().still()
  private var spokes: [CALayer] = []

  /// The size. Default medium.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The older name of `style`.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  private var ownColor: UIColor?

  /// The colour of the spokes. Default grey.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      update()
    }
  }

  /// Whether the indicator is hidden while it does not turn. Default true.
  open var hidesWhenStopped = true { didSet { update() } }

  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  /// Lets the indicator turn, and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    update()
    turnSpokes()
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
    update()
  }

  private static let animationKey = "turn"

  private func turnSpokes() {
    guard isAnimating, window != nil else { return }
    for (index, spoke) in spokes.enumerated() {
      // The brightest spoke goes around clockwise; the others fade behind it.
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = Self.minimumOpacity
      animation.duration = Self.turn
      animation.repeatCount = .infinity
      animation.timeOffset = Self.turn * (1 - Double(index) / Double(Self.spokeCount))
      spoke.add(animation, forKey: Self.animationKey)
    }
  }

  private static let minimumOpacity: Float = 0.25

  /// The fraction of the spokes that a pull shows, before the work begins. Nil shows all.
  var pullProgress: CGFloat? { didSet { if pullProgress != oldValue { update() } } }

  /// Continues to turn in another window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
    turnSpokes()
  }

  private func update() {
    wheel.opacity = isAnimating || !hidesWhenStopped || pullProgress != nil ? 1 : 0
    let color = color.resolvedColor(with: traitCollection).cgColor
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      // Behind the brightest spoke at the top, the others fade against the clock.
      let age = Double((Self.spokeCount - index) % Self.spokeCount) / Double(Self.spokeCount)
      if let pullProgress {
        let count = pullProgress * CGFloat(Self.spokeCount)
        spoke.opacity = Float(min(max(count - CGFloat(index), 0), 1))
      } else {
        spoke.opacity = 1 - Float(age) * (1 - Self.minimumOpacity)
      }
    }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    // A spoke is 0.12 of the side wide, 0.28 long, and ends at the edge.
    let size = CGSize(width: side * 0.12, height: side * 0.28)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
      let radius = side / 2 - size.height / 2
      spoke.bounds = CGRect(origin: .zero, size: size)
      spoke.cornerRadius = size.width / 2
      spoke.position = CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
  }
}
