/// A row of dots, one for each page, that shows the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while the user operates the control.
    case automatic
    /// Always a background.
    case prominent
    /// Never a background.
    case minimal
  }

  /// How the user operates a page control.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none
    /// With taps.
    case discrete
    /// By moving a finger along the dots.
    case continuous
  }

  private static let dotSide: CGFloat = 8
  /// The distance of the middles of two dots.
  private static let pitch: CGFloat = 18
  private static let height: CGFloat = 26
  private static let margin: CGFloat = 14

  private let background = UIView()
  private var dots: [UIImageView] = []

  /// Creates a page control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    background.isUserInteractionEnabled = false
    background.backgroundColor = .systemFill
    addSubview(background)
    appearanceDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Pages

  /// The number of pages. Default 0. Negative values are treated as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      indicatorImages = indicatorImages.filter { $0.key < numberOfPages }
      currentPage = page
      invalidateIntrinsicContentSize()
      appearanceDidChange()
    }
  }

  private var page = 0

  /// The current page, from 0 to `numberOfPages − 1`; other values are clamped. Default 0. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      let new = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard new != page else { return }
      page = new
      appearanceDidChange()
    }
  }

  /// Whether a single page has no dot. Default false.
  open var hidesForSinglePage = false { didSet { appearanceDidChange() } }

  // MARK: - Appearance

  /// The colour of the dots. Nil for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The colour of the current page's dot. Nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The background. Default `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { appearanceDidChange() } }
  /// The image for dots that have none of their own. Nil for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { appearanceDidChange() } }

  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image of a page's dot. Nil for the preferred one. A page that does not exist is ignored.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    indicatorImages[page] = image
    appearanceDidChange()
  }

  /// The image of a page's dot, if it has one of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// The number of dots that are shown. A long row leaves out the ends.
  private var shownPages: Range<Int> {
    let fitting = max(1, Int((bounds.width - 2 * Self.margin + Self.pitch - Self.dotSide) / Self.pitch))
    guard numberOfPages > fitting, bounds.width > 0 else { return 0..<numberOfPages }
    let first = min(max(0, page - fitting / 2), numberOfPages - fitting)
    return first..<first + fitting
  }

  private func appearanceDidChange() {
    let isHidden = numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1)
    let hasBackground = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking)
    background.isHidden = isHidden || !hasBackground
    alpha = isEnabled ? 1 : 0.5
    for dot in dots { dot.isHidden = isHidden }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    appearanceDidChange()
  }

  // MARK: - Geometry

  /// The size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count - 1) * Self.pitch + Self.dotSide + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = shownPages
    while dots.count < pages.count {
      let dot = UIImageView(frame: .zero)
      dot.contentMode = .scaleAspectFit
      dots.append(dot)
      addSubview(dot)
    }
    while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
    let isHidden = numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1)
    let length = CGFloat(max(0, pages.count - 1)) * Self.pitch
    for (index, page) in pages.enumerated() {
      let dot = dots[index]
      dot.isHidden = isHidden
      let isCurrent = page == self.page
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      let image = indicatorImages[page] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      // A dot at the end of a row that goes on is smaller.
      let isEnd =
        (index == 0 && pages.lowerBound > 0) || (index == pages.count - 1 && pages.upperBound < numberOfPages)
      let side = image == nil ? (isEnd ? Self.dotSide / 2 : Self.dotSide) : Self.dotSide * 1.5
      let step = CGFloat(index) * Self.pitch - length / 2
      let middle = bounds.midX + (isMirrored ? -step : step)
      dot.frame = CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      dot.layer.cornerRadius = image == nil ? side / 2 : 0
    }
    let width = length + Self.dotSide + 2 * Self.margin
    background.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
    background.layer.cornerRadius = Self.height / 2
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (background.frame, Self.height / 2) }

  override func ownsDrag(from point: CGPoint) -> Bool { allowsContinuousInteraction }

  // MARK: - Tracking

  /// How the user operates the control.
  open private(set) var interactionState = InteractionState.none

  /// Whether a finger can move along the dots. Default true.
  open var allowsContinuousInteraction = true

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 0 else { return false }
    interactionState = .discrete
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard allowsContinuousInteraction else { return true }
    if interactionState == .discrete {
      guard Swift.abs(location.x - touch.startLocation(in: self).x) > 10 else { return true }
      interactionState = .continuous
    }
    let pages = shownPages
    let length = CGFloat(max(0, pages.count - 1)) * Self.pitch
    let x = isMirrored ? bounds.midX - location.x : location.x - bounds.midX
    let index = Int(((x + length / 2) / Self.pitch).rounded().clamped(to: -1e6...1e6))
    change(to: pages.lowerBound + min(max(index, 0), pages.count - 1))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .discrete, let touch,
      bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    {
      let isRight = touch.location(in: self).x > bounds.midX
      change(to: page + (isRight != isMirrored ? 1 : -1))
    }
    interactionState = .none
    appearanceDidChange()
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    appearanceDidChange()
  }

  private func change(to page: Int) {
    let old = self.page
    currentPage = page
    guard self.page != old else { return }
    sendActions(for: .valueChanged)
    guard window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Arrow keys change the page.
  override func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.isPlain, isEnabled else { return false }
    switch key.code {
    case .rightArrow: change(to: page + (isMirrored ? -1 : 1))
    case .leftArrow: change(to: page + (isMirrored ? 1 : -1))
    case .home: change(to: 0)
    case .end: change(to: numberOfPages - 1)
    case .space, .return: return true
    default: return super.handle(key, isRepeat: isRepeat)
    }
    return true
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
