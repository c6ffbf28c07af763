import UIKit

/// Scrolls a carousel to its next card at regular intervals, while no one touches it.
///
/// It does not read a clock. The owner of the view calls `tick(at:)` from a display link or another timer, and may stop
/// at any time. A touch, a drag or a deceleration restarts the interval, and so does the first tick.
///
/// ```swift
/// let advancer = CarouselAdvancer(collectionView)
/// let link = CADisplayLink { advancer.tick(at: $0.timestamp) }  // On Apple's platforms: a target and a selector.
/// link.add(to: .main, forMode: .common)
/// ```
@preconcurrency @MainActor
open class CarouselAdvancer {
  /// How long a card stays in the middle, in seconds. Default 4. With a value that is not positive, the carousel never
  /// advances.
  open var interval: TimeInterval

  private weak var collectionView: UICollectionView?
  /// The time since which the current card has been at rest. Nil when it is not at rest.
  private var restingSince: TimeInterval?

  /// Makes an advancer for a collection view whose layout is a `CarouselLayout`. With any other layout it does nothing.
  public init(_ collectionView: UICollectionView, interval: TimeInterval = 4) {
    self.collectionView = collectionView
    self.interval = interval
  }

  /// Starts an animated scroll to the next card when the interval has passed.
  ///
  /// - Parameter time: The current time in seconds, from any clock that does not go back.
  open func tick(at time: TimeInterval) {
    guard let collectionView, let layout = collectionView.collectionViewLayout as? CarouselLayout,
      !collectionView.isTracking, !collectionView.isDragging, !collectionView.isDecelerating
    else {
      restingSince = nil
      return
    }
    guard let since = restingSince, time >= since, interval > 0 else {
      restingSince = time
      return
    }
    guard time - since >= interval, let offset = layout.contentOffsetForNextItem() else { return }
    restingSince = time
    collectionView.setContentOffset(offset, animated: true)
  }
}
