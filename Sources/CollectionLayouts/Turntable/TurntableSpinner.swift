import UIKit

/// Spins a turntable to an item: fast at first, then slower and slower, until the item is under the pointer.
///
/// It reads no clock: whoever owns the view calls `tick(at:)`, from a display link or any other timer, for as long as
/// `isSpinning`. Of the whole way, the part `1 − (1 − t/duration)³` is done after `t` seconds. A finger on the view ends
/// it.
@preconcurrency @MainActor
open class TurntableSpinner {
  private struct Spin {
    let indexPath: IndexPath
    let distance: CGVector
    let duration: TimeInterval
    /// Nil before the first tick.
    var start: TimeInterval?
    /// How much of the way is done, 0…1.
    var part: Double = 0
  }

  private weak var collectionView: UICollectionView?
  private var spin: Spin?

  /// Spins a collection view whose layout is a `TurntableLayout`.
  public init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Whether a spin is under way.
  open var isSpinning: Bool { spin != nil }

  /// Begins to spin with the next tick; a spin under way is replaced.
  ///
  /// - Parameters:
  ///   - indexPath: The item that is under the pointer at the end; nothing happens when there is no such item.
  ///   - turns: The number of whole turns before that, backward when negative. Default 3.
  ///   - duration: How long it takes in seconds; at once when not positive. Default 4.
  open func spin(to indexPath: IndexPath, turns: Int = 3, duration: TimeInterval = 4) {
    guard let collectionView, let layout = collectionView.collectionViewLayout as? TurntableLayout else {
      return
    }
    collectionView.layoutIfNeeded()
    guard let target = layout.contentOffsetForItem(at: indexPath, afterTurns: turns) else { return }
    let offset = collectionView.contentOffset
    spin = Spin(
      indexPath: indexPath, distance: CGVector(dx: target.x - offset.x, dy: target.y - offset.y),
      duration: duration)
  }

  /// Ends a spin where it is.
  open func stop() { spin = nil }

  /// Turns the disc to where it belongs at a time.
  ///
  /// - Parameter time: The present time in seconds, from any clock that does not go back.
  open func tick(at time: TimeInterval) {
    guard var spin, let collectionView, !collectionView.isTracking,
      let layout = collectionView.collectionViewLayout as? TurntableLayout
    else {
      stop()
      return
    }
    let start = spin.start ?? time
    let elapsed = spin.duration > 0 ? min(max(0, (time - start) / spin.duration), 1) : 1
    let rest = 1 - elapsed
    let part = 1 - rest * rest * rest
    // By how much, not to where: meanwhile the layout may have moved the content by whole turns.
    var offset = collectionView.contentOffset
    offset.x += spin.distance.dx * CGFloat(part - spin.part)
    offset.y += spin.distance.dy * CGFloat(part - spin.part)
    (spin.start, spin.part) = (start, part)
    self.spin = spin
    // Between pixels: what rounding takes from each step would add up.
    collectionView.bounds.origin = offset
    guard elapsed == 1 else { return }
    stop()
    // Sums of steps are off by a last bit.
    if let target = layout.contentOffsetForItem(at: spin.indexPath) { collectionView.contentOffset = target }
  }
}
