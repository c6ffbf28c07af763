import UIKit

/// Changes the size of a controller's thumbnails by steps, a pinch, or a slider.
///
/// All of them move the same spring, so that they can interrupt one another at any time. From the first change until
/// rest, one picture is the anchor: the picture at the pointer, which stays there as far as the content allows.
@MainActor
final class ThumbnailZoom {
  private unowned let controller: AlbumViewController
  private let resizing: any ThumbnailResizing
  private var view: UICollectionView { controller.collectionView }
  /// The spring that moves the level; nil at rest.
  private var spring: ZoomSpring?
  private var anchor: ZoomAnchor?
  /// The level at the beginning of a pinch; nil without a pinch.
  private var pinchedLevel: CGFloat?
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval = 0
  /// The level at which thumbnails were last requested in a new size.
  private var decodedLevel: CGFloat = 0
  /// Fractions of a wheel click that are not a step yet.
  private var clicks: CGFloat = 0

  init(_ resizing: any ThumbnailResizing, in controller: AlbumViewController) {
    self.resizing = resizing
    self.controller = controller
  }

  /// Stops the frames of a change that never came to rest.
  isolated deinit { link?.invalidate() }

  /// Whether the size is changing.
  var isActive: Bool { spring != nil }

  /// The size at rest, from 0 for the smallest to 1 for the largest thumbnails.
  var scale: CGFloat { resizing.sizes.fraction(of: target) }

  /// The level at which the current change ends.
  private var target: CGFloat { spring.map { CGFloat($0.target) } ?? resizing.restingLevel }

  // MARK: - Input

  /// Moves the size to a value from 0 to 1.
  func setScale(_ scale: CGFloat) { move(to: resizing.sizes.level(at: scale), about: controller.zoomCenter) }

  /// Makes pictures larger by a number of steps, or smaller if the number is negative.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - location: The location of the pointer, from the upper left corner of the collection view.
  func step(by count: Int, about location: CGPoint) {
    guard pinchedLevel == nil, count != 0 else { return }
    move(to: resizing.sizes.level(count, stepsFrom: target), about: location)
  }

  /// Makes pictures larger by a number of wheel clicks, which need not be an integer.
  func turn(by clicks: CGFloat, about location: CGPoint) {
    guard clicks.isFinite else { return }
    // A wheel that turns back begins again.
    self.clicks = self.clicks * clicks < 0 ? clicks : self.clicks + clicks
    let whole = self.clicks.rounded(.towardZero)
    self.clicks -= whole
    step(by: Int(min(max(whole, -100), 100)), about: location)
  }

  /// Returns to the default size.
  func reset(about location: CGPoint) {
    guard pinchedLevel == nil else { return }
    move(to: resizing.sizes.usual, about: location)
    resizing.chosenLevel = nil
  }

  /// Begins a pinch at a location.
  func beginPinch(at location: CGPoint) {
    guard begin(about: location) else { return }
    pinchedLevel = spring.map { CGFloat($0.value) }
    spring?.velocity = 0
  }

  /// Multiplies the size at the beginning of the pinch by a factor.
  func pinch(by factor: CGFloat, at location: CGPoint) {
    guard let pinchedLevel, factor > 0, factor.isFinite, spring != nil else { return }
    let level = resizing.sizes.clamp(pinchedLevel + log2(factor))
    anchor?.location.y = location.y
    spring?.value = Double(level)
    spring?.target = Double(resizing.sizes.resting(near: level))
    show()
  }

  /// Ends the pinch. The pictures move to the nearest size of rest.
  func endPinch() {
    guard pinchedLevel != nil, let spring else { return }
    pinchedLevel = nil
    resizing.chosenLevel = CGFloat(spring.target)
    run()
  }

  /// Ends the current change at once, for example because the view is resized or pictures are inserted.
  func finish() {
    guard let spring, let anchor else { return }
    link?.invalidate()
    (link, self.spring, self.anchor, pinchedLevel) = (nil, nil, nil, nil)
    if resizing.chosenLevel != nil || CGFloat(spring.target) != resizing.sizes.usual {
      resizing.chosenLevel = CGFloat(spring.target)
    }
    UIView.performWithoutAnimation {
      resizing.end(at: CGFloat(spring.target), keeping: anchor, in: controller)
      view.layoutIfNeeded()
    }
    if let item = controller.album.item(at: anchor.path) { controller.keptPlace = KeptPlace(item: item) }
    updateResolution()
  }

  // MARK: - Motion

  private func move(to level: CGFloat, about location: CGPoint) {
    let level = resizing.sizes.resting(near: level)
    guard level != target || pinchedLevel != nil else { return }
    pinchedLevel = nil
    guard begin(about: location) else {
      resizing.chosenLevel = level
      controller.arrange()
      return
    }
    spring?.target = Double(level)
    resizing.chosenLevel = level
    guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else { return finish() }
    run()
  }

  /// Begins a change, if the size is not changing yet.
  ///
  /// - Returns: Whether there are pictures to change.
  private func begin(about location: CGPoint) -> Bool {
    guard spring == nil else { return true }
    guard !view.bounds.isEmpty, !controller.album.sections.isEmpty else { return false }
    controller.prepareToZoom()
    guard let anchor = controller.zoomAnchor(at: location) else { return false }
    let level = resizing.restingLevel
    self.anchor = anchor
    spring = ZoomSpring(value: Double(level), target: Double(level))
    decodedLevel = level
    resizing.begin(at: anchor, in: controller)
    return true
  }

  private func run() {
    guard link == nil else { return }
    lastTime = FrameClock.main.time
    let link = CADisplayLink { [weak self] in self?.advance(to: $0.timestamp) }
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  private func advance(to time: CFTimeInterval) {
    guard pinchedLevel == nil else {
      lastTime = time
      return
    }
    spring?.advance(by: max(0, time - lastTime))
    lastTime = time
    if spring?.isAtRest == true { finish() } else { show() }
  }

  private func show() {
    guard let spring, let anchor else { return }
    let level = resizing.sizes.clamp(CGFloat(spring.value))
    UIView.performWithoutAnimation {
      resizing.show(level, keeping: anchor, in: controller)
      view.layoutIfNeeded()
    }
    // Enlarged thumbnails become sharp before the end of a long change.
    if abs(level - decodedLevel) >= 1 {
      decodedLevel = level
      updateResolution()
    }
  }

  private func updateResolution() {
    for cell in view.visibleCells { (cell as? any AlbumCell)?.updateResolution() }
  }
}
