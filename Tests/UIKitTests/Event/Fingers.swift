import Geometry
import UIKit

/// Plays touches into a window, on a time of its own.
@MainActor
final class Fingers {
  private let window: UIWindow
  /// Begins with the first event and not before: the clock is shared by all tests and never runs backwards, and other
  /// tests may have their turn between a suite's `init` and its test.
  private(set) lazy var time: TimeInterval = {
    let start = (FrameClock.main.time + 10).rounded(.up)
    FrameClock.main.tick(at: start)
    return start
  }()
  private var locations: [UInt64: CGPoint] = [:]

  init(in window: UIWindow) {
    self.window = window
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) { send(.began, CGPoint(x: x, y: y), finger) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: UInt64 = 0) { send(.changed, CGPoint(x: x, y: y), finger) }
  func up(finger: UInt64 = 0) { send(.ended, locations[finger] ?? .zero, finger) }
  func cancel(finger: UInt64 = 0) { send(.cancelled, locations[finger] ?? .zero, finger) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    wait(0.05)
    up()
  }

  /// Lets time pass, with a frame at the end.
  func wait(_ interval: TimeInterval) {
    time += interval
    FrameClock.main.tick(at: time)
  }

  /// Lets time pass without any frame.
  func pass(_ interval: TimeInterval) { time += interval }

  private func send(_ phase: InputEvent.Phase, _ location: CGPoint, _ finger: UInt64) {
    locations[finger] = location
    window.send(
      InputEvent(
        timestamp: time,
        action: .touches([InputEvent.Touch(id: finger, phase: phase, location: Point2D(location))])))
  }
}
