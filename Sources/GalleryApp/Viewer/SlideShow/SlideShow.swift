import UIKit

/// Shows the pictures of a viewer one after another, and the first one after the last.
///
/// A picture is shown for four seconds. If the next one is not decoded by then, the current one stays until it is. Keys
/// and gestures of the viewer lead to other pictures as usual; the time begins again.
@MainActor
final class SlideShow {
  /// The time for which a picture is at rest, in seconds.
  static let interval: TimeInterval = 4
  /// The duration of the change to the next picture, in seconds.
  static let changeDuration: TimeInterval = 0.9
  /// The time after which a picture that is not decoded is looked at again, in seconds.
  private static let retryInterval: TimeInterval = 0.2

  private unowned let viewer: PictureViewController
  /// Waits for the time of the next picture; nil while the slide show is paused.
  private var waiting: Task<Void, any Error>?

  init(in viewer: PictureViewController) { self.viewer = viewer }

  deinit { waiting?.cancel() }

  /// Whether the current picture stays until the user lets the slide show go on.
  var isPaused: Bool { waiting == nil }

  /// Starts with the current picture, or goes on.
  func start() { wait(for: Self.interval) }

  /// Pauses or stops. The current picture stays open.
  func pause() {
    waiting?.cancel()
    waiting = nil
  }

  /// Begins the time of the current picture again, because the user changed it.
  func restart() { if !isPaused { start() } }

  /// Shows the next picture, if it is decoded.
  func showNext() {
    guard viewer.isOpen, viewer.album.itemCount > 1 else { return wait(for: Self.interval) }
    guard viewer.isNextReady else { return wait(for: Self.retryInterval) }
    viewer.showNext(duration: UIAccessibility.isReduceMotionEnabled ? 0 : Self.changeDuration)
    wait(for: Self.interval + Self.changeDuration)
  }

  private func wait(for interval: TimeInterval) {
    waiting?.cancel()
    // Not a `Timer`, which Foundation on Linux does not free.
    waiting = Task { [weak self] in
      try await Task.sleep(for: .seconds(interval))
      self?.showNext()
    }
  }
}
