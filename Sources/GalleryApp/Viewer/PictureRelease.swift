import UIKit

/// Lets a finger pull a picture down and out of its page. Released, the picture returns to its cell if it was flung or
/// pulled far, and to its page otherwise.
@MainActor
final class PictureRelease: NSObject, UIGestureRecognizerDelegate {
  /// The part of the view's height by which a picture is pulled to be released.
  private static let distance: CGFloat = 0.18
  /// The velocity that flings a picture, in points per second.
  private static let flingVelocity: CGFloat = 500
  /// The scale of a picture that was pulled down by the height of the view.
  private static let minimumScale: CGFloat = 0.4

  private unowned let viewer: PictureViewController
  private var isHolding = false
  private var start = CGPoint.zero

  init(in viewer: PictureViewController) { self.viewer = viewer }

  /// Adds the gesture recognizer to the viewer.
  func begin() {
    let pan = UIPanGestureRecognizer { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) }
    }
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    viewer.view.addGestureRecognizer(pan)
  }

  /// Begins with a movement down, in a picture that is not zoomed in.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: viewer.view)
    return viewer.isOpen && viewer.page?.isZoomedIn == false && velocity.y > abs(velocity.x)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let (view, translation) = (viewer.view as UIView, pan.translation(in: viewer.view))
    switch pan.state {
    case .began:
      isHolding = viewer.hold()
      let location = pan.location(in: view)
      start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
      move(by: translation, in: view)
    case .changed:
      move(by: translation, in: view)
    case .ended where isHolding:
      isHolding = false
      let velocity = pan.velocity(in: view)
      let isFlung = velocity.y > Self.flingVelocity
      let isFar = translation.y > Self.distance * view.bounds.height && velocity.y > -Self.flingVelocity / 4
      if isFlung || isFar { viewer.close(velocity: velocity) } else { viewer.letGo(velocity: velocity) }
    case .cancelled where isHolding, .failed where isHolding:
      isHolding = false
      viewer.letGo(velocity: .zero)
    default: break
    }
  }

  private func move(by translation: CGPoint, in view: UIView) {
    guard isHolding else { return }
    let fraction = max(0, min(translation.y / max(1, view.bounds.height), 1))
    viewer.move(
      by: translation, holding: start, scale: 1 - (1 - Self.minimumScale) * fraction,
      darkness: max(0, 1 - 2 * fraction))
  }
}
