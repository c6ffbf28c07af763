/// A control above the content of a scroll view, which the user pulls down to refresh the content.
///
/// Set it as the `refreshControl` of a scroll view. When the user has pulled far enough, it sends `valueChanged` and stays
/// visible until ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height, in points.
  static let height: CGFloat = 60
  /// The distance by which the content must be pulled, in points.
  static let threshold: CGFloat = 90

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// Creates a control. The scroll view determines its frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    prepare()
  }

  /// Creates a control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    spinner.pullProgress = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(spinner)
    addSubview(label)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private weak var scrollView: UIScrollView?

  /// The space at the top of the content that it reserves, in points. It is part of the adjusted content inset.
  private(set) var reservedHeight: CGFloat = 0 {
    didSet { if reservedHeight != oldValue { scrollView?.rangeDidChange() } }
  }

  /// Called by the scroll view of which it becomes the refresh control, and with nil when it no longer is. The scroll view
  /// then updates its range.
  func attach(to scrollView: UIScrollView?) {
    if let old = self.scrollView, old !== scrollView, old.refreshControl === self {
      old.refreshControl = nil
    }
    self.scrollView = nil
    reservedHeight = scrollView != nil && isRefreshing ? Self.height : 0
    self.scrollView = scrollView
  }

  /// Becomes the refresh control of the scroll view to which it was added, as code for iOS 9 and earlier expects, and no
  /// longer is that of one that it has left.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView, scrollView !== superview { attach(to: nil) }
    guard scrollView == nil, let parent = superview as? UIScrollView, parent.refreshControl == nil else {
      return
    }
    parent.refreshControl = self
  }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// The text below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      label.textAlignment = .center
      setNeedsLayout()
    }
  }

  private var tint: UIColor?

  /// The colour of the spokes. Nil for grey.
  open override var tintColor: UIColor! {
    get { tint ?? super.tintColor }
    set {
      tint = newValue
      spinner.color = newValue
      super.tintColor = newValue
    }
  }

  /// Shows that the content is being refreshed, without an event. Content at its top moves down.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
    reserveSpace()
  }

  /// Ends the refresh. The content moves back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasPulledBack = false
    guard let scrollView, reservedHeight > 0 else { return stop() }
    let top = -(scrollView.adjustedContentInset.top - Self.height)
    guard !scrollView.isTracking, scrollView.contentOffset.y < top, window != nil else {
      reservedHeight = 0
      return stop()
    }
    // The space stays until the content has covered it, so that the range of scrolling does not change meanwhile.
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    UIView.animate(withDuration: 0.25) { self.spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    ending = motionClock.schedule(at: motionClock.time + 0.35) { [weak self] in self?.finish() }
  }

  private var ending: FrameClock.Deadline?

  private func finish() {
    ending = nil
    guard !isRefreshing else { return }
    reservedHeight = 0
    stop()
  }

  private func begin() {
    ending?.cancel()
    ending = nil
    isRefreshing = true
    label.alpha = 1
    spinner.transform = .identity
    spinner.pullProgress = nil
    spinner.startAnimating()
  }

  private func stop() {
    spinner.stopAnimating()
    spinner.transform = .identity
    spinner.pullProgress = 0
    follow()
  }

  private func reserveSpace() { if scrollView != nil { reservedHeight = Self.height } }

  // MARK: - Scrolling

  /// Whether the content has returned to its top since the last refresh, so that a pull can begin another one.
  private var hasPulledBack = true

  /// Follows the content: updates the frame, and begins a refresh when the user has pulled far enough.
  func follow() {
    guard let scrollView else { return }
    let inset = scrollView.adjustedContentInset.top - reservedHeight
    let top = scrollView.contentOffset.y + inset
    let place = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
    if frame != place { frame = place }
    let pull = max(0, -top)
    if pull < 1 { hasPulledBack = true }
    guard !isRefreshing, ending == nil else { return }
    // The first spokes appear when they come out from under the content.
    spinner.pullProgress = min(max((pull - 20) / (Self.threshold - 20), 0), 1)
    label.alpha = min(1, pull / Self.height)
    guard scrollView.isDragging, isEnabled, hasPulledBack, pull >= Self.threshold else { return }
    begin()
    sendActions(for: .valueChanged)
  }

  /// Keeps the space for the spokes, because the user has released the content.
  func contentWasReleased() {
    if isRefreshing { reserveSpace() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle?.length ?? 0 > 0
    spinner.bounds = CGRect(origin: .zero, size: spinner.intrinsicContentSize)
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 20 : bounds.midY)
    label.isHidden = !hasTitle
    label.frame = CGRect(x: 8, y: 36, width: max(0, bounds.width - 16), height: 18)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var canBecomeFocused: Bool { false }
}
