import UIKit

/// A snapshot of an earlier appearance that fades out in front of the new one.
@MainActor
final class FadingPicture {
  /// The duration of fading out, in seconds.
  static let duration: TimeInterval = 0.25
  /// The opacity above which a picture hides what is behind it, and that below which it is not visible.
  private static let (opaque, invisible): (CGFloat, CGFloat) = (0.99, 0.01)

  let view: UIView
  /// When it starts to fade out, in seconds on the frame clock.
  private let start: TimeInterval

  /// Creates a picture that fades out after a delay in seconds, from now.
  convenience init(_ view: UIView, after delay: TimeInterval) {
    self.init(view, from: FrameClock.main.time + delay)
  }

  private init(_ view: UIView, from start: TimeInterval) {
    (self.view, self.start) = (view, start)
    view.isUserInteractionEnabled = false
  }

  /// Whether it hides what is behind it.
  var isOpaque: Bool { view.alpha > Self.opaque }

  /// A copy with the current opacity, which fades out at the same time; nil if the picture is not visible any more.
  var copy: FadingPicture? {
    let opacity = CGFloat((view.layer.presentation() ?? view.layer).opacity)
    guard opacity > Self.invisible, let copy = view.snapshotView(afterScreenUpdates: false) else {
      return nil
    }
    copy.frame = view.frame
    copy.alpha = opacity
    return FadingPicture(copy, from: start)
  }

  /// Fades pictures out and removes them.
  static func fade(_ pictures: [FadingPicture]) {
    let now = FrameClock.main.time
    for (start, pictures) in Dictionary(grouping: pictures, by: \.start) {
      UIView.animate(
        withDuration: max(0, min(duration, start + duration - now)), delay: max(0, start - now),
        options: .allowUserInteraction
      ) {
        for picture in pictures { picture.view.alpha = 0 }
      } completion: { _ in
        for picture in pictures { picture.view.removeFromSuperview() }
      }
    }
  }
}
