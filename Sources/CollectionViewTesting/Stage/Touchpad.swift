#if os(Linux)
  import Geometry
  import UIKit

  /// The touchpad of a stage: two fingers on it scroll what is under the pointer.
  @preconcurrency @MainActor
  public final class Touchpad {
    private let window: UIWindow
    private let seconds: TestSeconds
    /// Where the pointer is, in points of the window.
    public var pointer: CGPoint

    init(in window: UIWindow, _ seconds: TestSeconds) {
      (self.window, self.seconds) = (window, seconds)
      pointer = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    }

    /// Scrolls by a distance in points and lets the fingers rest before they lift, so that nothing decelerates. A positive
    /// distance shows what is further right and down.
    ///
    /// - Parameters:
    ///   - distance: The distance on both axes, in points.
    ///   - duration: The time of the movement, in seconds.
    public func scroll(by distance: CGVector, duration: TimeInterval = 0.25) {
      move(by: distance, duration: duration)
      send(.changed, .zero)
      wait(0.2)
      send(.ended, .zero)
    }

    /// Scrolls at a constant velocity, in points per second, and lifts the fingers while they move.
    public func fling(velocity: CGVector, duration: TimeInterval = 0.1) {
      move(by: CGVector(dx: velocity.dx * duration, dy: velocity.dy * duration), duration: duration)
      send(.ended, .zero)
    }

    private func move(by distance: CGVector, duration: TimeInterval) {
      let count = max(1, Int((duration / 0.008).rounded()))
      send(.began, .zero)
      for _ in 0..<count {
        wait(0.008)
        send(.changed, CGVector(dx: distance.dx / CGFloat(count), dy: distance.dy / CGFloat(count)))
      }
    }

    private func wait(_ interval: TimeInterval) {
      seconds.wait(interval)
      window.layoutIfNeeded()
    }

    private func send(_ phase: InputEvent.Phase, _ delta: CGVector) {
      let scroll = InputEvent.Scroll(
        source: .touchpad, phase: phase, delta: Point2D(x: delta.dx, y: delta.dy), location: Point2D(pointer))
      window.send(InputEvent(timestamp: seconds.now, action: .scroll(scroll)))
    }
  }
#endif
