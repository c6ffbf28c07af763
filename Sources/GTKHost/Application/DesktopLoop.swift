import CGTK4
import Foundation
import UIKit

/// Runs GTK's main loop with Swift's main queue, and requests the frames of the windows in it.
@MainActor
final class DesktopLoop {
  let application: UnsafeMutablePointer<AdwApplication>
  /// The windows. A closed window is removed after its last callback.
  private(set) var windows: [SceneWindow] = []
  /// Called once, when windows can be opened.
  var onActivate: (() -> Void)?
  /// Called when the process is asked to end, before the loop ends.
  var onTerminate: (() -> Void)?
  /// Called when all pending input and frames were handled, before the loop waits.
  var onIdle: (() -> Void)?

  private var technology: AssistiveTechnology?
  private var isActive = false
  private var updatesActivation = false

  init(applicationID: String) {
    application = adw_application_new(applicationID, G_APPLICATION_NON_UNIQUE)
  }

  isolated deinit { g_object_unref(application) }

  /// Adds a window, which is not open yet.
  func add(_ window: SceneWindow) {
    windows.append(window)
    window.onActivation = { [weak self] in self?.updateActivation() }
  }

  /// Removes a window once its callbacks have returned.
  func remove(_ window: SceneWindow) {
    DispatchQueue.main.async { [weak self] in self?.windows.removeAll { $0 === window } }
  }

  /// Runs until the last window is closed, or the process is asked to end.
  ///
  /// - Returns: The exit status for the process.
  func run() -> Int32 {
    let bridge = MainLoopBridge.shared
    bridge.attach()
    connect(application, "activate") { [weak self] in self?.activate() }
    bridge.onWakeUp = { [weak self] in self?.advanceIdleClock() }
    bridge.onIdle = { [weak self] in
      guard let self else { return }
      performWaitingTasks()
      for window in windows { window.requestFrames() }
      if let technology { for window in windows { window.show(to: technology) } }
      onIdle?()
    }
    defer { (bridge.onWakeUp, bridge.onIdle) = (nil, nil) }
    let signals = TerminationSignals { [weak self] in self?.terminate() }
    defer { withExtendedLifetime(signals) {} }
    return g_application_run(pointer(application, to: GApplication.self), 0, nil)
  }

  private func activate() {
    guard !isActive else { return }
    isActive = true
    SoftwareRendering.useCairoWithoutGPU()
    observeTechnology()
    onActivate?()
  }

  private func observeTechnology() {
    let technology = AssistiveTechnology(
      on: g_application_get_dbus_connection(pointer(application, to: GApplication.self)))
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
    let active = windows.first { $0.shell?.isActive == true } ?? windows.first
    let receivers = argument is UIResponder ? windows : [active].compactMap { $0 }
    for window in receivers { window.post(notification, argument) }
  }

  private func terminate() {
    onTerminate?()
    g_application_quit(pointer(application, to: GApplication.self))
  }

  /// Uses the time that a frame has left for work that can wait.
  private func performWaitingTasks() {
    guard !windows.contains(where: \.isReplaying) else { return }
    let now = Double(g_get_monotonic_time()) / 1e6
    let end = (FrameClock.main.isRunning ? FrameClock.main.time : now) + Self.frameTimeForWork
    FrameClock.main.performWaitingTasks { Double(g_get_monotonic_time()) / 1e6 < end }
  }

  /// The part of a frame in which work that can wait may begin, in seconds. At 60 frames a second, 6 ms are left for
  /// the last step and the next frame.
  private static let frameTimeForWork = 0.01

  /// Advances the frame clock while it does not tick, so that new animations do not start in the past.
  private func advanceIdleClock() {
    guard !windows.contains(where: \.isInReplay) else { return }
    if !FrameClock.main.isRunning { FrameClock.main.tick(at: Double(g_get_monotonic_time()) / 1e6) }
  }

  /// Updates the states of the scenes after the keyboard has moved from one window to another: first the window that has
  /// it now, so that the app stays active.
  private func updateActivation() {
    guard !updatesActivation else { return }
    updatesActivation = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      updatesActivation = false
      let states = windows.compactMap { window in window.activation.map { (window.scene, $0) } }
      for (scene, state) in states.sorted(by: { $0.1.rawValue < $1.1.rawValue }) {
        scene.hostDidChange(to: state)
      }
    }
  }
}
