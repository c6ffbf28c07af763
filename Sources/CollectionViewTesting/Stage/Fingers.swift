#if os(Linux)
  import Geometry
  import UIKit

  /// Fingers on the screen of a stage, or the mouse with a button held.
  ///
  /// Time passes with each gesture, as it does on a device: a digitizer reports a finger every 8 milliseconds.
  @preconcurrency @MainActor
  public final class Fingers {
    private let window: UIWindow
    private let seconds: TestSeconds
    private var locations: [UInt64: CGPoint] = [:]
    private var timeOfLastMove: TimeInterval?

    /// The keys held meanwhile.
    public var modifiers: InputEvent.Modifiers = []
    /// The device: a finger, or the mouse with one of its buttons held.
    public var source = InputEvent.Touch.Source.finger

    init(in window: UIWindow, _ seconds: TestSeconds) { (self.window, self.seconds) = (window, seconds) }

    // MARK: - Gestures

    /// Puts a finger down at a point of the window and lifts it after 50 milliseconds.
    public func tap(at point: CGPoint) { tap(point.x, point.y) }

    /// Puts a finger down, holds it for a time in seconds, and lifts it.
    public func press(at point: CGPoint, for duration: TimeInterval = 1) {
      down(at: point)
      wait(duration)
      up()
    }

    /// Drags a finger to another point of the window and holds it there before it lifts, so that nothing decelerates.
    ///
    /// - Parameters:
    ///   - start: Where the finger touches the window, in points.
    ///   - end: Where it lifts, in points.
    ///   - duration: The time of the movement, in seconds.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
      down(at: start)
      move(from: start, to: end, duration: duration)
      wait(0.2)
      up()
    }

    /// Moves a finger at a constant velocity and lifts it while it moves.
    ///
    /// - Parameters:
    ///   - start: Where the finger touches the window; nil for its middle.
    ///   - velocity: The velocity of the finger, in points per second. Content follows the finger: a negative `dy` shows
    ///     what is further down.
    ///   - duration: The time until the finger lifts, in seconds.
    public func fling(from start: CGPoint? = nil, velocity: CGVector, duration: TimeInterval = 0.1) {
      let start = start ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      down(at: start)
      let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
      move(from: start, to: end, duration: duration)
      up()
    }

    private func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
      let count = max(1, Int((duration / Self.interval).rounded()))
      for step in 1...count {
        let fraction = CGFloat(step) / CGFloat(count)
        wait(Self.interval)
        move(
          to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
      }
    }

    /// The time between two reports of a digitizer, in seconds.
    private static let interval: TimeInterval = 0.008

    // MARK: - Single events

    /// Puts a finger down at a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point of the window, in points.
    ///   - finger: Identifies the finger among those that are down.
    public func down(at point: CGPoint, finger: UInt64 = 0) { send(.began, point, finger) }

    /// Moves a finger to a point of the window.
    public func move(to point: CGPoint, finger: UInt64 = 0) { send(.changed, point, finger) }

    /// Lifts a finger where it is, not before 8 ms after the last move: digitizers report the lift that much later.
    public func up(finger: UInt64 = 0) {
      if timeOfLastMove == time { pass(Self.interval) }
      send(.ended, locations[finger] ?? .zero, finger)
    }

    /// Takes a finger away as the system does when it needs it itself.
    public func cancel(finger: UInt64 = 0) { send(.cancelled, locations[finger] ?? .zero, finger) }

    /// Lets time pass, with a frame at the end, laid out as a window on screen is.
    public func wait(_ interval: TimeInterval) {
      seconds.wait(interval)
      window.layoutIfNeeded()
    }

    private func send(
      _ phase: InputEvent.Phase, _ location: CGPoint, _ finger: UInt64,
      source: InputEvent.Touch.Source? = nil
    ) {
      locations[finger] = location
      if phase == .changed { timeOfLastMove = time }
      let touch = InputEvent.Touch(
        id: finger, phase: phase, location: Point2D(location), source: source ?? self.source)
      window.send(InputEvent(timestamp: time, modifiers: modifiers, action: .touches([touch])))
    }
  }

  // What the tests of this package need beyond that.
  extension Fingers {
    /// The time of the next event.
    package var time: TimeInterval { seconds.now }

    package func down(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) {
      down(at: CGPoint(x: x, y: y), finger: finger)
    }

    package func move(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) {
      move(to: CGPoint(x: x, y: y), finger: finger)
    }

    package func tap(_ x: CGFloat, _ y: CGFloat) {
      down(x, y)
      wait(0.05)
      up()
    }

    /// Presses a mouse button at a point in the window and releases it after 50 ms.
    package func click(_ x: CGFloat, _ y: CGFloat, source: InputEvent.Touch.Source) {
      for phase in [InputEvent.Phase.began, .ended] {
        send(phase, CGPoint(x: x, y: y), 1, source: source)
        wait(0.05)
      }
    }

    /// Moves one finger by a step every 8 ms, and lifts it 8 ms after the last.
    package func fling(from start: CGPoint, step: CGVector, count: Int) {
      down(start.x, start.y)
      for index in 1...count {
        wait(0.008)
        move(start.x + step.dx * CGFloat(index), start.y + step.dy * CGFloat(index))
      }
      up()
    }

    /// Lets time pass without any frame.
    package func pass(_ interval: TimeInterval) { seconds.pass(interval) }

    /// Lets frames pass until a view has come to rest.
    package func waitForRest(of view: UIScrollView) {
      while view.isDecelerating || view.isScrollAnimating { wait(1.0 / 60) }
    }
  }
#endif
