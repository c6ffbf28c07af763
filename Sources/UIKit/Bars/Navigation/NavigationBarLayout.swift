/// Places the bars of a navigation controller, and lets them follow the content.
@MainActor
final class NavigationBarLayout: ScrollOffsetObserver {
  private unowned let controller: UINavigationController
  private(set) var isBarHidden = false
  private(set) var isToolbarHidden = true
  private weak var scrollView: UIScrollView?
  private(set) var collapsedBarHeight: CGFloat = 0
  private var isLayingOut = false
  /// Whether the content has moved since the bars were placed.
  private var contentHasMoved = false
  private static let maximumPasses = 4

  private var bar: UINavigationBar { controller.navigationBar }
  private var toolbar: UIToolbar { controller.toolbar }

  init(_ controller: UINavigationController) { self.controller = controller }

  func install(in view: UIView) {
    view.addSubview(bar)
    view.addSubview(toolbar)
    toolbar.appearances.backgroundView.isAttached = true
    layOut()
  }

  // MARK: - Items

  /// Shows the items of controllers. For an animated change, call it in the animation of the transition.
  func show(_ controllers: [UIViewController], animated change: UINavigationBar.Change) {
    guard controller.isViewLoaded else { return }
    bar.change(to: controllers.map(\.navigationItem), animated: change)
    showToolbarItems()
    controller.tabBarController?.contentDidChange()
    followContent()
    layOut()
    if change != .none { controller.view.layoutIfNeeded() }
  }

  func showToolbarItems() { toolbar.items = controller.topViewController?.toolbarItems }

  func itemDidChange() {
    followContent()
    layOut()
  }

  // MARK: - Hiding

  func setBar(hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    update(animated)
  }

  func setToolbar(hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    isToolbarHidden = hidden
    showToolbarItems()
    update(animated)
  }

  private func update(_ animated: Bool) {
    guard controller.isViewLoaded else { return }
    guard animated else { return layOut() }
    // The bar must be there before it moves in.
    bar.isHidden = false
    toolbar.isHidden = false
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layOut()
      self.controller.view.layoutIfNeeded()
    } completion: { [weak controller] _ in
      // The animation may end because the controller is released.
      controller?.barLayout.layOut()
    }
  }

  // MARK: - Layout

  private var hidesToolbar: Bool {
    isToolbarHidden || controller.topViewController?.hidesBottomBarWhenPushed == true
  }

  /// Places the bars, and the safe area of the top controller.
  func layOut() {
    guard controller.isViewLoaded, let view = controller.view else { return }
    contentHasMoved = true
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    // The insets of the content depend on its offset, which may change with the insets.
    for _ in 0..<Self.maximumPasses where contentHasMoved {
      contentHasMoved = false
      layOut(in: view)
    }
  }

  private func layOut(in view: UIView) {
    let (safeArea, bounds) = (view.safeAreaInsets, view.bounds)
    updateExtent()
    let height = bar.sizeThatFits(bounds.size).height
    let y = isBarHidden ? -height : safeArea.top
    set(bar, CGRect(x: 0, y: y, width: bounds.width, height: height), hidden: isBarHidden)
    let toolbarHeight = UIToolbar.height
    set(
      toolbar,
      CGRect(
        x: 0, y: hidesToolbar ? bounds.height : bounds.height - safeArea.bottom - toolbarHeight,
        width: bounds.width, height: toolbarHeight), hidden: hidesToolbar)
    setInsets(of: controller.topViewController)
  }

  private func set(_ view: UIView, _ frame: CGRect, hidden: Bool) {
    view.frame = frame
    // A bar that moves out is hidden at the end. One that was hidden stays so.
    let isMoving = AnimationScope.current != nil || view.layer.animationKeys() != nil
    let isHidden = hidden && (view.isHidden || !isMoving)
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  /// Gives a controller the safe area that it will have, before it appears.
  func prepare(for next: UIViewController?) {
    setInsets(of: next)
  }

  private func setInsets(of shown: UIViewController?) {
    guard let shown, shown.isViewLoaded, let container = controller.view else { return }
    let extent = min(bar.largeTitleExtent, UINavigationBar.largeTitleHeight)
    let insets = UIEdgeInsets(
      top: isBarHidden ? 0 : bar.baseHeight + extent + bar.searchExtent, left: 0,
      bottom: hidesToolbar ? 0 : UIToolbar.height,
      right: 0)
    let edges = controller.edgesBelowBars(of: shown)
    var frame = controller.content.bounds
    var inside = insets
    if !edges.contains(.top) {
      frame = frame.inset(
        by: UIEdgeInsets(top: insets.top + container.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
      inside.top = 0
    }
    if !edges.contains(.bottom) {
      // The safe area contains a tab bar.
      let hasBar = !hidesToolbar || controller.bars.insets.bottom > 0
      frame.size.height -= insets.bottom + (hasBar ? container.safeAreaInsets.bottom : 0)
      inside.bottom = 0
    }
    if shown.view.superview === controller.content, shown.view.bounds.size != frame.size {
      shown.view.frame = frame
    }
    collapsedBarHeight =
      isBarHidden ? 0 : collapsibleTitle - min(extent, collapsibleTitle) + bar.searchHeight - bar.searchExtent
    let search = shown.bars.navigationItem?.searchController
    search?.host = shown
    search?.take(inside)
    guard shown.bars.insets != inside else { return }
    shown.bars.insets = inside
    shown.view.safeAreaInsetsDidChangeInTree()
  }

  // MARK: - Content

  /// Follows the scroll view of the top controller.
  private func followContent() {
    let next = controller.topViewController?.scrollViewForBars
    guard next !== scrollView else { return }
    scrollView?.detach(self)
    collapsedBarHeight = 0
    scrollView = next
    next?.attach(
      self, isAboveContent: controller.topViewController?.automaticallyAdjustsScrollViewInsets == true)
  }

  /// How far the content is scrolled away from its upper edge. Negative while it is pulled down.
  private func distance(of scrollView: UIScrollView) -> CGFloat {
    scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.collapsedBarHeight
  }

  /// The height of the large title, which scrolling hides.
  private var collapsibleTitle: CGFloat { bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0 }
  /// The height of the search bar, if scrolling hides it.
  private var collapsibleSearch: CGFloat { bar.searchCollapses ? bar.searchHeight : 0 }

  private func updateExtent() {
    if scrollView?.window == nil || controller.topViewController?.scrollViewForBars !== scrollView {
      followContent()
    }
    let (title, search) = (collapsibleTitle, collapsibleSearch)
    guard let scrollView else {
      (bar.largeTitleExtent, bar.searchExtent) = (title, bar.searchHeight)
      bar.appearances.isOverContent = false
      updateBarsBelow()
      return
    }
    let distance = distance(of: scrollView)
    // Before its first layout, content is at its upper edge.
    let scrolled = scrollView.window == nil || scrollView.bounds.isEmpty ? 0 : distance
    // The search bar goes first. What is pulled beyond both stretches the title.
    let rest = max(0, title + search - scrolled)
    bar.searchExtent = bar.searchCollapses ? max(0, min(search, rest - title)) : bar.searchHeight
    bar.largeTitleExtent =
      bar.showsLargeTitle ? max(0, rest - (bar.searchCollapses ? bar.searchExtent : 0)) : 0
    bar.appearances.isOverContent = scrolled > title + search + 0.5
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    layOut()
    scrollRangeDidChange(of: scrollView)
  }

  func scrollRangeDidChange(of scrollView: UIScrollView) {
    updateBarsBelow()
  }

  private func updateBarsBelow() {
    toolbar.appearances.isOverContent = scrollView?.hasContentBelow == true
    controller.tabBarController?.updateBackground()
  }

  /// A large title and a search bar do not stay half collapsed.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let (title, search) = (collapsibleTitle, collapsibleSearch)
    guard title + search > 0, !isBarHidden else { return offset }
    let start = scrollView.scrollRange.start.y
    let distance = offset.y - start
    guard distance > 0, distance < title + search,
      scrollView.scrollRange.end.y >= start + title + search
    else { return offset }
    let places = [0, search, title + search]
    let nearest = places.min { abs($0 - distance) < abs($1 - distance) } ?? 0
    return CGPoint(x: offset.x, y: start + nearest)
  }

  // MARK: - Swipe

  var hidesOnSwipe = false { didSet { if hidesOnSwipe != oldValue { updateSwipe() } } }

  private(set) lazy var swipe: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.delegate = simultaneous
    recognizer.cancelsTouchesInView = false
    recognizer.addAction { [weak self] _ in self?.followSwipe() }
    return recognizer
  }()

  private let simultaneous = SimultaneousRecognition()
  /// The distance of a drag that hides or shows the bars, in points.
  private static let swipeDistance: CGFloat = 20

  private func updateSwipe() {
    guard controller.isViewLoaded || hidesOnSwipe else { return }
    if hidesOnSwipe {
      controller.view.addGestureRecognizer(swipe)
    } else {
      controller.view.removeGestureRecognizer(swipe)
    }
  }

  private func followSwipe() {
    let y = swipe.translation(in: nil).y
    guard abs(y) > Self.swipeDistance else { return }
    let hides = y < 0
    if hides != isBarHidden { controller.setNavigationBarHidden(hides, animated: true) }
  }

  // MARK: - Hiding by a tap

  /// Whether a tap on the content hides the bar, or shows it.
  var hidesOnTap = false {
    didSet {
      guard hidesOnTap != oldValue else { return }
      if hidesOnTap {
        controller.view.addGestureRecognizer(tap)
      } else {
        controller.viewIfLoaded?.removeGestureRecognizer(tap)
      }
    }
  }

  private(set) lazy var tap: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = contentTaps
    recognizer.cancelsTouchesInView = false
    recognizer.addAction { [weak self] _ in
      guard let self else { return }
      controller.setNavigationBarHidden(!isBarHidden, animated: true)
    }
    return recognizer
  }()

  private let contentTaps = SimultaneousRecognition { touch in
    let views = sequence(first: touch.view, next: { $0?.superview }).lazy
    return !views.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
  }
}

/// Lets a recognizer work together with others.
private final class SimultaneousRecognition: NSObject, UIGestureRecognizerDelegate {
  private let receives: (UITouch) -> Bool

  /// Creates the delegate of a recognizer.
  ///
  /// - Parameter receives: Whether the recognizer receives a touch.
  init(receives: @escaping (UITouch) -> Bool = { _ in true }) { self.receives = receives }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension UINavigationController {
  /// The duration of showing and hiding bars, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
