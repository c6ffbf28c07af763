import UIKit

// The size of the thumbnails: Ctrl with the wheel, Ctrl with +, − and 0, and a pinch.
extension AlbumViewController {
  /// The size of the thumbnails, from 0 for the smallest to 1 for the largest. Setting it changes the size with an
  /// animation, to the nearest size at which pictures can rest. It is 0 if the layout has only one size.
  package var thumbnailScale: CGFloat {
    get { zoom?.scale ?? 0 }
    set { zoom?.setScale(newValue) }
  }

  /// Whether the layout has thumbnails of several sizes.
  package var hasThumbnailSizes: Bool { zoom != nil }

  /// Makes thumbnails larger by a number of steps, or smaller if the number is negative, about the current picture.
  package func stepThumbnailScale(by count: Int) {
    arriveAtCurrentItem()
    zoom?.step(by: count, about: zoomCenter)
  }

  /// Returns to the default size of thumbnails, about the current picture.
  package func resetThumbnailScale() {
    arriveAtCurrentItem()
    zoom?.reset(about: zoomCenter)
  }

  /// Ends an animated scroll, as after Home, which a change of size would stop on its way.
  private func arriveAtCurrentItem() {
    guard collectionView.isScrollAnimating, let path = attendedPath else { return }
    collectionView.scrollToItem(at: path, at: [], animated: false)
    collectionView.layoutIfNeeded()
  }

  /// Adds the gestures that change the size.
  func addZoomGestures() {
    guard zoom != nil else { return }
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [weak self] in self?.pinch($0) }
    pinch.delegate = zoomGestures
    let wheel = UIPanGestureRecognizer()
    wheel.allowedScrollTypesMask = .all
    wheel.addAction { [weak self] in self?.turn($0) }
    wheel.delegate = zoomGestures
    for recognizer in [pinch, wheel] { collectionView.addGestureRecognizer(recognizer) }
  }

  private func pinch(_ recognizer: UIGestureRecognizer) {
    guard let pinch = recognizer as? UIPinchGestureRecognizer, let zoom else { return }
    let location = pinch.location(in: view)
    switch pinch.state {
    case .began:
      // Two fingers may have begun to scroll.
      collectionView.panGestureRecognizer.isEnabled = false
      collectionView.panGestureRecognizer.isEnabled = true
      zoom.beginPinch(at: location)
      zoom.pinch(by: pinch.scale, at: location)
    case .changed: zoom.pinch(by: pinch.scale, at: location)
    case .ended, .cancelled: zoom.endPinch()
    case .possible, .failed: break
    }
  }

  private func turn(_ recognizer: UIGestureRecognizer) {
    guard let wheel = recognizer as? UIPanGestureRecognizer, [.began, .changed].contains(wheel.state) else {
      return
    }
    let distance = wheel.translation(in: view).y
    wheel.setTranslation(.zero, in: view)
    zoom?.turn(by: distance / UIPanGestureRecognizer.wheelClickLength, about: wheel.location(in: view))
  }

  /// Handles Ctrl with +, − or 0.
  ///
  /// - Returns: Whether the key has one of these meanings.
  func changeThumbnailScale(by presses: Set<UIPress>) -> Bool {
    guard zoom != nil, let key = presses.first?.key,
      key.modifierFlags.subtracting([.shift, .alphaShift]) == .control,
      case .character(let character) = key.code
    else { return false }
    switch character {
    case "+", "=": stepThumbnailScale(by: 1)
    case "-", "_": stepThumbnailScale(by: -1)
    case "0": resetThumbnailScale()
    default: return false
    }
    return true
  }

  /// The location about which keys and a slider change the size: the middle of the current picture, if it is visible, or
  /// else of the view.
  var zoomCenter: CGPoint {
    positionOfCurrentItem.flatMap { collectionView.bounds.size.contains($0) ? $0 : nil }
      ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Returns the anchor of a change of size at a location: the picture there, or the nearest one.
  func zoomAnchor(at location: CGPoint) -> ZoomAnchor? {
    let origin = collectionView.bounds.origin
    let point = CGPoint(x: origin.x + location.x, y: origin.y + location.y)
    if collectionView.scrollsByItem {
      return attendedPath.map { ZoomAnchor(path: $0, unit: CGPoint(x: 0.5, y: 0.5), location: location) }
    }
    let frames = collectionView.indexPathsForVisibleItems.compactMap { path in
      collectionView.layoutAttributesForItem(at: path).map { (path: path, frame: $0.frame) }
    }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(0, frame.minX - point.x, point.x - frame.maxX), max(0, frame.minY - point.y, point.y - frame.maxY)
      )
    }
    guard let nearest = frames.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
    let frame = nearest.frame
    guard frame.width > 0, frame.height > 0 else { return nil }
    return ZoomAnchor(
      path: nearest.path,
      unit: CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height),
      location: location)
  }
}

/// Decides which events change the size of thumbnails.
final class ZoomGestures: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    event.type == .transform || event.modifierFlags.contains(.control)
  }

  /// The pan recognizer takes scroll steps only, not touches.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer is UIPinchGestureRecognizer
  }

  /// Fingers may begin to scroll before they pinch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}

extension CGSize {
  fileprivate func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: self).contains(point) }
}
