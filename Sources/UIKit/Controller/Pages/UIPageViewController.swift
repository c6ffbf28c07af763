import Foundation

/// Shows one page of many, or two, and scrolls to those before and after it.
///
/// Set the first page with `setViewControllers(_:direction:animated:completion:)`. A data source supplies the pages beside
/// the one that is shown, so that the user can scroll to them, or use the arrow keys, Page Up and Page Down.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine. `none` for pages that scroll.
  public let spineLocation: SpineLocation
  private let interPageSpacing: CGFloat

  private let scrollView = PageScrollView()
  private let pageControl = UIPageControl()

  /// The pages that are loaded, by a position that grows forwards. A position has two controllers with a spine in the
  /// middle.
  private var pages: [Int: [UIViewController]] = [:]
  /// The position that is shown, and to which the content returns.
  private var current = 0
  /// The position to which the content moves, while it does.
  private var pending: Int?
  /// What ends a change by the app; nil while the user moves the pages, or nothing moves.
  private var completion: ((Bool) -> Void)?
  private var isMovedByApp = false
  /// Whether the content follows the pages, instead of the pages the content.
  private var isLayingOut = false

  /// The height of the page control below the pages, in points (Behaviour.md 30.12).
  private static let pageControlHeight: CGFloat = 37

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: How pages change.
  ///   - navigationOrientation: The direction in which pages follow each other.
  ///   - options: The place of the spine, and the space between pages. An invalid space is treated as 0.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let location =
      spine as? SpineLocation ?? ((spine as? NSNumber)?.intValue ?? spine as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : location ?? .min
    let spacing = options?[.interPageSpacing]
    let points =
      spacing as? CGFloat ?? (spacing as? Double).map { CGFloat($0) } ?? (spacing as? Int).map { CGFloat($0) }
    let number = points ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    interPageSpacing = style == .scroll && number.isFinite ? max(0, number) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the style `pageCurl` and horizontal pages.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Follows the user. Weak.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Supplies the pages beside the one that is shown. Without it, the user cannot change the page. Setting it requests the
  /// pages again. Weak.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      settle()
      loadNeighbours(again: true)
      updatePageControl()
    }
  }

  /// Whether pages have a back. No effect: pages do not curl here.
  open var isDoubleSided = false

  /// The recognizers of the curl. Empty: pages scroll here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: - Pages

  /// The page that is shown, or both pages of a spread. Nil before one was set.
  open var viewControllers: [UIViewController]? { pages[current] }

  /// Shows a page, or a spread of two with a spine in the middle. The delegate is not called.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers. Nil or an empty array shows nothing.
  ///   - direction: Where the pages come from, if the change is animated.
  ///   - animated: Whether the pages scroll.
  ///   - completion: Receives whether the animation has reached its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    settle()
    let new = viewControllers ?? []
    let count = spineLocation == .mid ? 2 : 1
    guard new.isEmpty || new.count == count else {
      UIDiagnostic.report(
        .invalidPages,
        "UIPageViewController received \(new.count) view controllers, but shows \(count). Nothing changes. "
          + "Pass \(count == 1 ? "one view controller" : "two view controllers").")
      completion?(false)
      return
    }
    let isKnown = pages[current].map { $0 == new } ?? false
    guard animated, appearanceState == .appeared, !isKnown, !new.isEmpty, pages[current] != nil else {
      replaceCurrent(by: new)
      completion?(true)
      return
    }
    let target = current + (direction == .forward ? 1 : -1)
    // A page may have been loaded on the other side.
    for (position, old) in pages where position != current && !Set(old).isDisjoint(with: new) {
      unload(position)
    }
    if pages[target] != nil { unload(target) }
    load(new, at: target)
    (self.completion, isMovedByApp) = (completion, true)
    layOut()
    begin(target)
    scrollView.setContentOffset(offset(of: target), animated: true)
  }

  private func replaceCurrent(by new: [UIViewController]) {
    let old = pages[current] ?? []
    for position in pages.keys where position != current { unload(position) }
    let (leaving, entering) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    beginReplacing(leaving, by: entering, animated: false)
    pages[current] = new.isEmpty ? nil : old
    leaving.forEach(remove)
    if !new.isEmpty { load(new, at: current) }
    layOut()
    endReplacing(leaving, by: entering)
    loadNeighbours(again: true)
    updatePageControl()
  }

  private func load(_ controllers: [UIViewController], at position: Int) {
    pages[position] = controllers
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      if isViewLoaded { scrollView.addSubview(controller.view) }
      controller.didMove(toParent: self)
    }
  }

  private func unload(_ position: Int) {
    let controllers = pages.removeValue(forKey: position) ?? []
    let others = Set(pages.values.joined())
    controllers.filter { !others.contains($0) }.forEach(remove)
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Requests the pages beside the current one.
  ///
  /// - Parameter again: Whether to replace those that are there.
  private func loadNeighbours(again: Bool) {
    for position in pages.keys where position != current && (again || abs(position - current) > 1) {
      unload(position)
    }
    if let shown = pages[current], let dataSource {
      for direction in [NavigationDirection.forward, .reverse] {
        let position = current + (direction == .forward ? 1 : -1)
        guard pages[position] == nil, let next = neighbour(of: shown, direction, dataSource) else { continue }
        load(next, at: position)
      }
    }
    layOut()
  }

  private func neighbour(
    of shown: [UIViewController], _ direction: NavigationDirection,
    _ dataSource: any UIPageViewControllerDataSource
  ) -> [UIViewController]? {
    func next(_ controller: UIViewController?) -> UIViewController? {
      controller.flatMap {
        direction == .forward
          ? dataSource.pageViewController(self, viewControllerAfter: $0)
          : dataSource.pageViewController(self, viewControllerBefore: $0)
      }
    }
    guard let first = next(direction == .forward ? shown.last : shown.first) else { return nil }
    let spread = spineLocation == .mid ? [first, next(first)].compactMap { $0 } : [first]
    // A page cannot be in two places: a data source with one page may return it again.
    guard Set(spread).isDisjoint(with: Set(pages.values.joined())) else { return nil }
    return direction == .forward ? spread : spread.reversed()
  }

  // MARK: - Layout

  /// False: only the pages that are shown appear.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var isMirrored: Bool {
    isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Creates the view, a scroll view in it, and the page control.
  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
  }

  /// Adds the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.pageViewController = self
    scrollView.scrollsToTop = false
    view.addSubview(scrollView)
    // Visible on the background of any page.
    pageControl.pageIndicatorTintColor = pageControl.pageIndicatorTintColor ?? .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = pageControl.currentPageIndicatorTintColor ?? .label
    pageControl.addAction(
      UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
    view.addSubview(pageControl)
    for controller in pages.values.joined() { scrollView.addSubview(controller.view) }
    updatePageControl()
  }

  /// The distance between two positions.
  private var pitch: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

  /// The content offset of a position. That of the current one is a page, as if there were always one before it: apps
  /// compute the progress of a change from this (Behaviour.md 30.25).
  private func offset(of position: Int) -> CGPoint {
    let distance = CGFloat(position - current) * pitch
    return isHorizontal
      ? CGPoint(x: pitch + (isMirrored ? -distance : distance), y: 0) : CGPoint(x: 0, y: pitch + distance)
  }

  /// Places the pages. The content stays at the current position, unless it moves.
  private func layOut() {
    guard let view = viewIfLoaded, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let safeArea = view.safeAreaInsets
    let controlHeight = pageControl.isHidden ? 0 : Self.pageControlHeight + safeArea.bottom
    let area = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - controlHeight))
    pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.pageControlHeight)
    let half = interPageSpacing / 2
    let frame = isHorizontal ? area.insetBy(dx: -half, dy: 0) : area.insetBy(dx: 0, dy: -half)
    if scrollView.frame != frame {
      // The content would stop between two pages of another size.
      settle()
      scrollView.frame = frame
      scrollView.contentOffset = offset(of: current)
    }
    for (position, controllers) in pages {
      let origin = offset(of: position)
      let place = CGRect(
        x: origin.x + (isHorizontal ? half : 0), y: origin.y + (isHorizontal ? 0 : half), width: area.width,
        height: area.height)
      for (index, controller) in controllers.enumerated() where controller.isViewLoaded {
        controller.view.frame = part(index, of: spineLocation == .mid ? 2 : 1, in: place)
      }
    }
    let ends = [pages.keys.min() ?? current, pages.keys.max() ?? current].map { offset(of: $0) }
    scrollView.contentSize = scrollView.bounds.size
    scrollView.contentInset = UIEdgeInsets(
      top: -min(ends[0].y, ends[1].y), left: -min(ends[0].x, ends[1].x),
      bottom: max(ends[0].y, ends[1].y), right: max(ends[0].x, ends[1].x))
    scrollView.alwaysBounceHorizontal = isHorizontal && pages[current] != nil
    scrollView.alwaysBounceVertical = !isHorizontal && pages[current] != nil
    if pending == nil, !scrollView.isDragging, !scrollView.isDecelerating {
      scrollView.contentOffset = offset(of: current)
    }
  }

  private func part(_ index: Int, of count: Int, in place: CGRect) -> CGRect {
    guard count > 1 else { return place }
    let isFirst = (index == 0) != isMirrored
    return isHorizontal
      ? CGRect(
        x: isFirst ? place.minX : place.midX, y: place.minY, width: place.width / 2, height: place.height)
      : CGRect(
        x: place.minX, y: isFirst ? place.minY : place.midY, width: place.width, height: place.height / 2)
  }

  // MARK: - Moving

  /// How far the content is from the current position, in pages, positive forwards.
  private var progress: CGFloat {
    guard pitch > 0 else { return 0 }
    let (now, rest) = (scrollView.contentOffset, offset(of: current))
    let distance = isHorizontal ? now.x - rest.x : now.y - rest.y
    return (isMirrored ? -distance : distance) / pitch
  }

  /// Begins a change to a position, which appears.
  private func begin(_ position: Int) {
    guard pending != position, let next = pages[position] else { return }
    cancelPending()
    pending = position
    if !isMovedByApp { delegate?.pageViewController(self, willTransitionTo: next) }
    beginReplacing(pages[current] ?? [], by: next, animated: true)
  }

  private func cancelPending() {
    guard let old = pending.flatMap({ pages[$0] }) else { return }
    pending = nil
    beginReplacing(old, by: pages[current] ?? [], animated: true)
    endReplacing(old, by: pages[current] ?? [])
  }

  /// Ends the change in progress where the content is.
  func rest() {
    guard let position = pending else { return }
    rest(at: progress * CGFloat(position - current) > 0.5 ? position : current, finished: true)
  }

  /// Ends the change in progress at a position.
  private func rest(at target: Int, finished: Bool) {
    guard let position = pending else { return }
    let previous = pages[current] ?? []
    let isOther = target == position
    let byApp = isMovedByApp
    if isOther {
      endReplacing(previous, by: pages[position] ?? [])
      let step = position - current
      current = position
      pending = nil
      if !byApp { shownIndex += step }
    } else {
      cancelPending()
    }
    isMovedByApp = false
    let ended = completion
    completion = nil
    // What the app set may have other pages beside it.
    loadNeighbours(again: byApp)
    if byApp { updatePageControl() }
    if !byApp {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: isOther)
    }
    ended?(finished)
  }

  /// Ends a change in progress at once, because another one begins.
  private func settle() {
    guard let position = pending else { return }
    rest(at: isMovedByApp || abs(progress) > 0.5 ? position : current, finished: false)
    scrollView.setContentOffset(offset(of: current), animated: false)
  }

  /// Follows the content.
  func contentDidScroll() {
    guard !isLayingOut, !isMovedByApp else { return }
    let progress = progress
    // A small tolerance: content at rest may be a fraction of a pixel away.
    if abs(progress) > 0.001, scrollView.isDragging || scrollView.isDecelerating {
      begin(current + (progress > 0 ? 1 : -1))
    }
  }

  /// Ends a change that a second drag interrupts.
  func userWillDrag() { if isMovedByApp { completeInterrupted() } else { rest() } }

  /// The app's change ends where the user takes over.
  private func completeInterrupted() {
    isMovedByApp = false
    let ended = completion
    completion = nil
    ended?(false)
  }

  // MARK: - Keyboard and page control

  /// Changes the page with the arrow keys in the direction of the pages, and with Page Up and Page Down.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard let key = press.key, key.isPlain, let direction = direction(of: key) else { return true }
      return !turn(direction)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  private func direction(of key: UIKey) -> NavigationDirection? {
    switch key.code {
    case .pageDown: .forward
    case .pageUp: .reverse
    case .rightArrow where isHorizontal: isMirrored ? .reverse : .forward
    case .leftArrow where isHorizontal: isMirrored ? .forward : .reverse
    case .downArrow where !isHorizontal: .forward
    case .upArrow where !isHorizontal: .reverse
    default: nil
    }
  }

  /// Scrolls to the next page, as the user does. Returns whether there is one.
  private func turn(_ direction: NavigationDirection) -> Bool {
    settle()
    let position = current + (direction == .forward ? 1 : -1)
    guard pages[position] != nil else { return false }
    begin(position)
    scrollView.setContentOffset(offset(of: position), animated: true)
    return true
  }

  /// The user has operated the page control: the pages follow, and then its dots.
  private func pageControlDidChange() {
    let index = pageControl.currentPage
    pageControl.currentPage = shownIndex
    if index != shownIndex { _ = turn(index > shownIndex ? .forward : .reverse) }
  }

  /// The index of the page that the page control shows.
  private var shownIndex = 0 { didSet { pageControl.currentPage = shownIndex } }

  /// Requests the number of pages and the index of the one that the app has set.
  private func updatePageControl() {
    let isPossible = transitionStyle == .scroll && isHorizontal
    let count = isPossible ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.numberOfPages = max(0, count)
    pageControl.isHidden = count <= 0
    shownIndex = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    layOut()
  }

  // MARK: - Appearance

  /// Forwards the call to the pages.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[current]?.forEach { $0.beginAppearanceTransition(true, animated: animated) }
  }

  /// Forwards the call to the pages.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[current]?.forEach { $0.endAppearanceTransition() }
  }

  /// Forwards the call to the pages.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    settle()
    pages[current]?.forEach { $0.beginAppearanceTransition(false, animated: animated) }
  }

  /// Forwards the call to the pages.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[current]?.forEach { $0.endAppearanceTransition() }
  }
}
