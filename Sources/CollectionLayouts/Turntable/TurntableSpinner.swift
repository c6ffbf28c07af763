import UIKit

/// Spins a turntable to an item. The disc is fast at first and slows down until the item is under the pointer.
///
/// The spinner does not read a clock. The owner of the view calls `tick(at:)` from a display link or another timer, as
/// long as `isSpinning` is true. After `t` seconds, the progress of the spin is `1 − (1 − t/duration)³`. A touch on the
/// view ends the spin.
@preconcurrency @MainActor
open class TurntableSpinner {
  private struct Spin {
    let indexPath: IndexPath
    let distance: CGVector
    let duration: TimeInterval
    /// Nil before the first tick.
    var start: TimeInterval?
    /// The progress of the spin, 0…1.
    var part: Double = 0
  }

  private weak var collectionView: UICollectionView?
  private var spin: Spin?

  /// Makes a spinner for a collection view whose layout is a `TurntableLayout`.
  public init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Whether the disc spins.
  open var isSpinning: Bool { spin != nil }

  /// Starts a spin with the next tick. It replaces a spin in progress.
  ///
  /// - Parameters:
  ///   - indexPath: The item that is under the pointer at the end. Nothing happens when the item does not exist.
  ///   - turns: The number of whole turns before that, negative to turn backward. Default 3.
  ///   - duration: The duration in seconds. With a value that is not positive, the spin ends at the first tick. Default
  ///     4.
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

  /// Ends the spin. The disc stays where it is.
  open func stop() { spin = nil }

  /// Turns the disc to its position at a time.
  ///
  /// - Parameter time: The current time in seconds, from any clock that does not go back.
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
    // Move by a difference, because the layout may have moved the content by whole turns since the last tick.
    var offset = collectionView.contentOffset
    offset.x += spin.distance.dx * CGFloat(part - spin.part)
    offset.y += spin.distance.dy * CGFloat(part - spin.part)
    (spin.start, spin.part) = (start, part)
    self.spin = spin
    // Set the bounds directly. Rounding each step to pixels would accumulate.
    collectionView.bounds.origin = offset
    guard elapsed == 1 else { return }
    stop()
    // The sum of the steps has a rounding error.
    if let target = layout.contentOffsetForItem(at: spin.indexPath) { collectionView.bounds.origin = target }
  }
}
