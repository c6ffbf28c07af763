import Geometry
import TestSupport
import UIKit

@testable import GTKHost

/// A simulated desktop that sends events to a hidden window, with its own clock.
@MainActor
final class Desktop {
  private let window: UIWindow
  private let seconds = TestSeconds()
  private var translator = EventTranslator()
  /// Since the test began.
  private var milliseconds = 0

  init(_ window: UIWindow) { self.window = window }

  /// Lets time pass, without a frame.
  func wait(_ milliseconds: Int) { self.milliseconds += milliseconds }

  /// Sends an event, which the program reads three milliseconds after it happened.
  func send(_ action: DesktopEvent.Action, at location: Point2D? = nil) {
    let counted = Int(seconds.start) * 1000 + milliseconds
    let event = DesktopEvent(
      time: UInt32(truncatingIfNeeded: counted), location: location, action: action)
    for input in translator.inputEvents(for: event, now: Double(counted + 3) / 1000) { window.send(input) }
  }

  /// Makes a frame every 16 milliseconds.
  ///
  /// - Parameter body: Is given the time since the frames began, in seconds.
  func makeFrames(_ count: Int, _ body: (Double) -> Void = { _ in }) {
    for frame in 1...count {
      wait(16)
      FrameClock.main.tick(at: seconds.start + Double(milliseconds) / 1000)
      window.layoutIfNeeded()
      body(Double(frame) * 0.016)
    }
  }
}
