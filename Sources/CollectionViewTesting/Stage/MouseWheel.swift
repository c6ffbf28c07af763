#if os(Linux)
  import Geometry
  import UIKit

  /// The wheel of a stage's mouse.
  @preconcurrency @MainActor
  public final class MouseWheel {
    private let window: UIWindow
    private let seconds: TestSeconds
    /// Where the pointer is, in points of the window.
    public var pointer: CGPoint
    /// The keys held meanwhile. Shift turns the wheel sideways, and Control zooms.
    public var modifiers: InputEvent.Modifiers = []

    init(in window: UIWindow, _ seconds: TestSeconds) {
      (self.window, self.seconds) = (window, seconds)
      pointer = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    }

    /// Turns the wheel by clicks that are 50 milliseconds apart. A positive number shows what is further down.
    public func turn(by clicks: Int) {
      for _ in 0..<abs(clicks) {
        let scroll = InputEvent.Scroll(
          source: .wheel, delta: Point2D(x: 0, y: clicks < 0 ? -1 : 1), location: Point2D(pointer))
        window.send(InputEvent(timestamp: seconds.now, modifiers: modifiers, action: .scroll(scroll)))
        seconds.wait(0.05)
        window.layoutIfNeeded()
      }
    }
  }
#endif
