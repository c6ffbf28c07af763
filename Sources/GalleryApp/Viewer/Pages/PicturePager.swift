import UIKit

/// Shows the pictures of an album side by side, one page each, and scrolls from one to the next.
///
/// Only the current page and its neighbours exist. The offset identifies the current page, as in any paging scroll view. From
/// right to left, the next page is at the left.
final class PicturePager: UIScrollView, UIScrollViewDelegate {
  /// The gap between two pages, in points.
  static let gap: CGFloat = 24

  /// The index of the current page.
  private(set) var index = 0
  /// The number of pages.
  private(set) var count = 0
  /// Creates the page at an index.
  var makePage: ((Int) -> PicturePage?)?
  /// Called when another page becomes current.
  var onChangeIndex: (() -> Void)?

  /// How pages look between two rest positions; nil for side by side.
  var transition: PageTransition? { didSet { placePages() } }

  /// Called when the pages come to rest.
  var onRest: (() -> Void)?

  private(set) var pages: [Int: PicturePage] = [:]
  /// Whether code scrolls to ``index``, so that the offset does not determine the index.
  private var isLed = false
  /// Whether code stops the pages, which are about to be led elsewhere.
  private var isHalting = false
  private var arrangedSize = CGSize.zero
  /// Moves the pages slowly; nil at rest.
  private var slowChange: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { slowChange?.invalidate() }

  /// The current page.
  var page: PicturePage? { pages[index] }

  /// Whether the pages are on their way, or a finger holds one.
  var isMoving: Bool {
    isTracking || isDecelerating || isScrollAnimating || slowChange != nil
      || page.map { $0.isTracking || $0.isDecelerating || $0.isZooming } == true
  }

  /// Replaces all pages.
  func reload(count: Int, index: Int) {
    for page in pages.values { page.removeFromSuperview() }
    pages = [:]
    self.count = count
    self.index = max(0, min(index, count - 1))
    arrangedSize = .zero
    arrange()
  }

  /// Changes the number of pages and the index of the current one, without changing that page.
  func renumber(count: Int, index: Int) {
    let page = pages.removeValue(forKey: self.index)
    for page in pages.values { page.removeFromSuperview() }
    pages = page.map { [index: $0] } ?? [:]
    (self.count, self.index) = (count, index)
    arrangedSize = .zero
    arrange()
  }

  /// Shows another page.
  ///
  /// While the pages still move to the current one, they first jump there. So every key of a quick sequence counts, and
  /// the pages never lag behind.
  func show(_ newIndex: Int, animated: Bool) {
    let newIndex = max(0, min(newIndex, count - 1))
    guard newIndex != index else { return }
    let old = index
    halt()
    isLed = true
    if animated, abs(newIndex - old) == 1 {
      contentOffset = offset(of: old)
      change(to: newIndex)
      setContentOffset(offset(of: newIndex), animated: true)
    } else {
      change(to: newIndex)
      contentOffset = offset(of: newIndex)
      isLed = false
    }
  }

  /// Moves to the page at an index within a duration in seconds.
  func show(_ newIndex: Int, duration: CFTimeInterval) {
    let newIndex = max(0, min(newIndex, count - 1))
    guard newIndex != index else { return }
    halt()
    isLed = true
    let (start, beginning) = (offset(of: index), FrameClock.main.time)
    contentOffset = start
    change(to: newIndex)
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let progress = CGFloat(min(1, max(0, (link.timestamp - beginning) / duration)))
      let eased = progress * progress * (3 - 2 * progress)
      // Between pixels: rounding would let a turning picture tremble.
      bounds.origin.x = start.x + (offset(of: newIndex).x - start.x) * eased
      if progress >= 1 { endSlowChange() }
    }
    link.add(to: .main, forMode: .common)
    slowChange = link
  }

  private func endSlowChange() {
    guard let slowChange else { return }
    slowChange.invalidate()
    self.slowChange = nil
    contentOffset = offset(of: index)
    isLed = false
    onRest?()
  }

  private func change(to newIndex: Int) {
    guard newIndex != index else { return }
    page?.fit()
    index = newIndex
    updatePages()
    onChangeIndex?()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Mirrors the pager, so that offsets, swipes, the wheel and transitions lead to the left, and each page back. Not the
  /// identity only from right to left.
  private var mirror: CATransform3D {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }

  private func arrange() {
    if !CATransform3DEqualToTransform(layer.transform, mirror) { layer.transform = mirror }
    guard bounds.width > 0, bounds.height > 0 else { return }
    if bounds.size != arrangedSize {
      arrangedSize = bounds.size
      halt()
      isLed = true
      contentSize = CGSize(width: CGFloat(count) * bounds.width, height: bounds.height)
      contentOffset = offset(of: index)
      isLed = false
    }
    updatePages()
  }

  private func offset(of index: Int) -> CGPoint { CGPoint(x: CGFloat(index) * bounds.width, y: 0) }

  private func updatePages() {
    guard count > 0, bounds.width > 0 else { return }
    let needed = max(0, index - 1)...min(count - 1, index + 1)
    for (place, page) in pages where !needed.contains(place) {
      page.removeFromSuperview()
      pages[place] = nil
    }
    // The current page requests its picture first.
    for place in [index] + needed.filter({ $0 != index }) {
      if pages[place] == nil, let page = makePage?(place) {
        pages[place] = page
        addSubview(page)
      }
      let frame = CGRect(
        x: CGFloat(place) * bounds.width + Self.gap / 2, y: 0, width: max(1, bounds.width - Self.gap),
        height: bounds.height)
      guard let page = pages[place] else { continue }
      // A page in transition has a transform, with which its frame says nothing.
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if page.center != middle { page.center = middle }
      if page.bounds.size != frame.size { page.bounds.size = frame.size }
    }
    placePages()
  }

  /// Shows the pages as the transition requires at the current offset.
  private func placePages() {
    guard bounds.width > 0 else { return }
    let mirror = mirror
    for (place, page) in pages {
      let progress = CGFloat(place) - bounds.minX / bounds.width
      // At rest without perspective, which would cost time and sharpness.
      guard let transition, progress != 0 else {
        page.layer.transform = mirror
        page.alpha = 1
        continue
      }
      let appearance = transition.appearance(max(-1, min(progress, 1)), bounds.width)
      page.layer.transform = CATransform3DConcat(mirror, appearance.transform)
      page.alpha = appearance.opacity
    }
  }

  // MARK: - Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    slowChange?.invalidate()
    slowChange = nil
    isLed = false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isLed, bounds.width > 0, bounds.size == arrangedSize else { return }
    change(to: max(0, min(Int((bounds.minX / bounds.width).rounded()), count - 1)))
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    // A finger that stops the pages half-way determines the index.
    guard !isHalting else { return }
    isLed = false
    scrollViewDidScroll(self)
    onRest?()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isHalting { onRest?() } }

  private func halt() {
    isHalting = true
    slowChange?.invalidate()
    slowChange = nil
    stopScrollingAndZooming()
    isHalting = false
  }
}
