import Foundation
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
  private var timer: Timer?

  init(in viewer: PictureViewController) { self.viewer = viewer }

  isolated deinit { timer?.invalidate() }

  /// Whether the slide show runs.
  var isRunning: Bool { timer != nil }

  /// Starts with the current picture.
  func start() { wait(for: Self.interval) }

  /// Stops. The current picture stays open.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// Begins the time of the current picture again, because the user changed it.
  func restart() { if isRunning { start() } }

  /// Shows the next picture, if it is decoded.
  func showNext() {
    guard viewer.isOpen, viewer.album.itemCount > 1 else { return wait(for: Self.interval) }
    guard viewer.isNextReady else { return wait(for: Self.retryInterval) }
    viewer.showNext(duration: UIAccessibility.isReduceMotionEnabled ? 0 : Self.changeDuration)
    wait(for: Self.interval + Self.changeDuration)
  }

  private func wait(for interval: TimeInterval) {
    timer?.invalidate()
    // Not `Timer(timeInterval:)`, which Foundation on Linux fires at once.
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: 0, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.showNext() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
