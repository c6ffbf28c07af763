/// A bar that shows how much of a task is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// A bar with round ends, 4 points high.
    case `default`
    /// A bar with square ends, 2.5 points high, for the edge of a toolbar.
    case bar

    var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  private let track = UIView()
  private let fill = UIView()

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    progressViewStyle = style
    appearanceDidChange()
  }

  /// Creates a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [track, fill] { addSubview(view) }
    appearanceDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The style. Default `default`.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      appearanceDidChange()
    }
  }

  private var fraction: Float = 0

  /// The progress, from 0 to 1. Other values are clamped; NaN is treated as 0. Default 0.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard new != fraction else { return }
    fraction = new
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { self.layoutIfNeeded() }
  }

  /// A task whose progress the view shows until it is finished. Nil for none.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      reading?.cancel()
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
      readProgressLater()
    }
  }
  /// The next reading of the observed progress.
  private var reading: FrameClock.Deadline?

  /// Reads the observed progress again, until it is finished: on this platform, it cannot be observed.
  private func readProgressLater() {
    guard observedProgress?.isFinished == false else { return }
    reading = motionClock.schedule(at: motionClock.time + 0.1) { [weak self] in
      guard let self, let observedProgress else { return }
      setProgress(Float(observedProgress.fractionCompleted), animated: true)
      readProgressLater()
    }
  }

  /// The colour of what is done. Nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The colour of what is left. Nil for grey.
  open var trackTintColor: UIColor? { didSet { appearanceDidChange() } }

  private func appearanceDidChange() {
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = progressViewStyle.height
    let bar = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    track.frame = bar
    let width = bar.width * CGFloat(fraction)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isMirrored ? bar.maxX - width : 0, y: bar.minY, width: width, height: height)
    let radius = progressViewStyle == .bar ? 0 : height / 2
    track.layer.cornerRadius = radius
    fill.layer.cornerRadius = min(radius, width / 2)
  }
}
