import UIKit

/// Turns a carousel to its next card by itself, time after time, while nobody touches it.
///
/// It reads no clock: whoever owns the view calls `tick(at:)`, from a display link or any other timer, and may stop to
/// at any time. A touch, a drag or a glide begins the wait anew; so does a first tick.
///
/// ```swift
/// let advancer = CarouselAdvancer(collectionView)
/// let link = CADisplayLink { advancer.tick(at: $0.timestamp) }  // or with a target and a selector
/// link.add(to: .main, forMode: .common)
/// ```
@preconcurrency @MainActor
open class CarouselAdvancer {
  /// How long a card stays in the middle, in seconds. Default 4; one that is not positive never advances.
  open var interval: TimeInterval

  private weak var collectionView: UICollectionView?
  /// Since when the present card has been at rest; nil when it is not.
  private var restingSince: TimeInterval?

  /// Advances a collection view whose layout is a `CarouselLayout`; with any other layout it waits.
  public init(_ collectionView: UICollectionView, interval: TimeInterval = 4) {
    self.collectionView = collectionView
    self.interval = interval
  }

  /// Begins to scroll to the next card, animated, when it is time to.
  ///
  /// - Parameter time: The present time in seconds, from any clock that does not go back.
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
