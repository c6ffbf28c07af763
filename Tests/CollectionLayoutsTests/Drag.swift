import Geometry
import UIKit

/// Plays one finger's drags into a window, on a time of its own.
@MainActor
final class Drag {
  private let window: UIWindow
  private var time: TimeInterval

  init(in window: UIWindow) {
    self.window = window
    // The clock is shared by all tests and never runs backwards.
    time = (FrameClock.main.time + 10).rounded(.up)
    FrameClock.main.tick(at: time)
  }

  /// Moves by a step every 8 ms, and lifts.
  func fling(from start: CGPoint, step: CGVector, count: Int) {
    send(.began, start)
    var point = start
    for _ in 0..<count {
      wait(0.008)
      point = CGPoint(x: point.x + step.dx, y: point.y + step.dy)
      send(.changed, point)
    }
    send(.ended, point)
  }

  /// Lets time pass, with a frame at the end, laid out as a window on screen is.
  func wait(_ interval: TimeInterval) {
    time += interval
    FrameClock.main.tick(at: time)
    window.layoutIfNeeded()
  }

  /// Lets frames pass until a view has come to rest.
  func waitForRest(of view: UIScrollView) {
    while view.isDecelerating || view.isScrollAnimating { wait(1.0 / 60) }
  }

  private func send(_ phase: InputEvent.Phase, _ location: CGPoint) {
    window.send(
      InputEvent(
        timestamp: time,
        action: .touches([InputEvent.Touch(id: 0, phase: phase, location: Point2D(location))])))
  }
}
