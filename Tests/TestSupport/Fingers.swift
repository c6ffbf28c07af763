#if os(Linux)
  import Geometry
  import UIKit

  /// Plays touches into a window, on a time of its own.
  @MainActor
  public final class Fingers {
    private let window: UIWindow
    private let seconds = TestSeconds()
    private var locations: [UInt64: CGPoint] = [:]
    private var timeOfLastMove: TimeInterval?

    /// The keys held meanwhile.
    public var modifiers: InputEvent.Modifiers = []
    /// The default kind of touch.
    public var source = InputEvent.Touch.Source.finger

    /// Fingers over a window; their time begins with the first event.
    public init(in window: UIWindow) { self.window = window }

    /// The time of the next event.
    public var time: TimeInterval { seconds.now }

    /// Puts a finger down at a point of the window.
    public func down(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) {
      send(.began, CGPoint(x: x, y: y), finger)
    }

    /// Moves a finger to a point of the window.
    public func move(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) {
      send(.changed, CGPoint(x: x, y: y), finger)
    }

    /// Lifts a finger where it is, not before 8 ms after the last move: digitizers report the lift that much later.
    public func up(finger: UInt64 = 0) {
      if timeOfLastMove == time { pass(0.008) }
      send(.ended, locations[finger] ?? .zero, finger)
    }

    /// Takes a finger away as the system does when it needs it itself.
    public func cancel(finger: UInt64 = 0) { send(.cancelled, locations[finger] ?? .zero, finger) }

    /// Puts a finger down and lifts it after 50 ms.
    public func tap(_ x: CGFloat, _ y: CGFloat) {
      down(x, y)
      wait(0.05)
      up()
    }

    /// Presses a mouse button at a point in the window and releases it after 50 ms.
    public func click(_ x: CGFloat, _ y: CGFloat, source: InputEvent.Touch.Source) {
      for phase in [InputEvent.Phase.began, .ended] {
        send(phase, CGPoint(x: x, y: y), 1, source: source)
        wait(0.05)
      }
    }

    /// Moves one finger by a step every 8 ms, and lifts it 8 ms after the last.
    public func fling(from start: CGPoint, step: CGVector, count: Int) {
      down(start.x, start.y)
      for index in 1...count {
        wait(0.008)
        move(start.x + step.dx * CGFloat(index), start.y + step.dy * CGFloat(index))
      }
      up()
    }

    /// Lets time pass, with a frame at the end, laid out as a window on screen is.
    public func wait(_ interval: TimeInterval) {
      seconds.wait(interval)
      window.layoutIfNeeded()
    }

    /// Lets time pass without any frame.
    public func pass(_ interval: TimeInterval) { seconds.pass(interval) }

    /// Lets frames pass until a view has come to rest.
    public func waitForRest(of view: UIScrollView) {
      while view.isDecelerating || view.isScrollAnimating { wait(1.0 / 60) }
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
#endif
