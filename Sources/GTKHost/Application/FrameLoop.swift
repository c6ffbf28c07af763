import CGTK4
import UIKit

/// Advances the frame clocks and requests the frames of all scenes from GLib's main loop, whether they are in windows of
/// their own or in widgets.
@MainActor
final class FrameLoop {
  static let main = FrameLoop()

  /// Called when all pending input and frames were handled, before the loop waits.
  var onIdle: (() -> Void)?

  private var canvases: [SceneCanvas] = []
  private var technology: AssistiveTechnology?

  private init() {}

  /// Begins to work in GLib's main loop.
  func start() {
    let bridge = MainLoopBridge.shared
    bridge.attach()
    bridge.onWakeUp = { [weak self] in self?.advanceIdleClocks() }
    bridge.wakeUpTime = { [weak self] in self?.nextDeadline }
    bridge.onIdle = { [weak self] in self?.didBecomeIdle() }
  }

  /// Stops working. Scenes that are still on screen receive no more frames.
  func stop() {
    let bridge = MainLoopBridge.shared
    (bridge.onWakeUp, bridge.wakeUpTime, bridge.onIdle) = (nil, nil, nil)
    (onIdle, technology) = (nil, nil)
  }

  /// Adds a scene that has come on screen.
  func add(_ canvas: SceneCanvas) {
    if !canvases.contains(where: { $0 === canvas }) { canvases.append(canvas) }
  }

  /// Removes a scene that has left the screen.
  func remove(_ canvas: SceneCanvas) { canvases.removeAll { $0 === canvas } }

  private func didBecomeIdle() {
    performWaitingTasks()
    for canvas in canvases { canvas.requestFrames() }
    if let technology { for canvas in canvases { canvas.show(to: technology) } }
    onIdle?()
  }

  /// Uses the time that a frame has left for work that can wait.
  private func performWaitingTasks() {
    guard !canvases.contains(where: \.isReplaying) else { return }
    let now = Double(g_get_monotonic_time()) / 1e6
    for clock in clocks {
      let end = (clock.isMoving ? clock.time : now) + Self.frameTimeForWork
      clock.performWaitingTasks { Double(g_get_monotonic_time()) / 1e6 < end }
    }
  }

  /// The part of a frame in which work that can wait may begin, in seconds. At 60 frames a second, 6 ms are left for
  /// the last step and the next frame.
  private static let frameTimeForWork = 0.01

  /// Advances the clocks that do not tick, so that new animations do not start in the past.
  private func advanceIdleClocks() {
    guard !canvases.contains(where: \.isInReplay) else { return }
    let now = Double(g_get_monotonic_time()) / 1e6
    for clock in clocks where !clock.isMoving { clock.tick(at: now) }
  }

  /// When a clock that no frame advances has something to do, in seconds of GLib's monotonic time.
  private var nextDeadline: Double? {
    guard !canvases.contains(where: \.isInReplay) else { return nil }
    return clocks.filter { !$0.isMoving }.compactMap(\.nextDeadline).min()
  }

  /// The clocks of the scenes, and that of the host.
  private var clocks: [FrameClock] { canvases.map(\.clock) + [.main] }

  // MARK: - Assistive technology

  /// Begins to observe whether assistive technology is in use, on the session bus of the program's `GApplication`.
  func observeTechnology() {
    guard technology == nil else { return }
    let technology = AssistiveTechnology(on: Bus.ofApplication)
    self.technology = technology
    technology.onChange = { [weak self, weak technology] in
      guard let self, let technology else { return }
      UIAccessibility.isVoiceOverRunning = technology.isReading
      UIAccessibility.listener = nil
      if technology.isPresent { UIAccessibility.listener = { [weak self] in self?.post($0, $1) } }
    }
  }

  /// Reports a text in the window that the user works with, and an element in the window that contains it.
  private func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let active = canvases.first(where: \.isInActiveWindow) ?? canvases.first
    let receivers = argument is UIResponder ? canvases : [active].compactMap { $0 }
    for canvas in receivers { canvas.post(notification, argument) }
  }
}
