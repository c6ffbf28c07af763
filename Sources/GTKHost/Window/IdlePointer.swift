import Dispatch
import Geometry

/// Hides the pointer over the content of a window that covers the screen, while the pointer does not move.
@MainActor
final class IdlePointer {
  /// The seconds without motion after which the pointer is hidden.
  private static let patience = 2.0

  private let setHidden: (Bool) -> Void
  private let wait: (_ seconds: Double, @escaping @MainActor () -> Void) -> Void
  private var isInUse = false
  private var isHidden = false { didSet { if isHidden != oldValue { setHidden(isHidden) } } }
  private var location = Point2D.zero
  /// Identifies the latest motion, so that the ends of earlier waits are ignored.
  private var motion = 0

  /// Creates the object.
  ///
  /// - Parameters:
  ///   - setHidden: Hides or shows the pointer.
  ///   - wait: Calls a closure after a number of seconds.
  init(
    setHidden: @escaping (Bool) -> Void,
    wait: @escaping (_ seconds: Double, @escaping @MainActor () -> Void) -> Void = { seconds, body in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { body() } }
    }
  ) { (self.setHidden, self.wait) = (setHidden, wait) }

  /// Begins when the window covers the screen, and ends when it no longer does.
  func use(_ isInUse: Bool) {
    guard isInUse != self.isInUse else { return }
    self.isInUse = isInUse
    restart()
  }

  /// Shows the pointer after it has moved. GTK also reports the same location again when content below the pointer changes.
  func pointerDidMove(to location: Point2D) {
    guard location != self.location else { return }
    self.location = location
    restart()
  }

  private func restart() {
    isHidden = false
    motion += 1
    guard isInUse else { return }
    wait(Self.patience) { [weak self, motion] in
      if let self, self.motion == motion { isHidden = isInUse }
    }
  }
}
