import Foundation
import Translations
import UIKit

/// Runs the main loop of a program with windows of its own.
@MainActor
final class DesktopLoop {
  let application: Application
  /// The windows. A closed window is removed after its last callback.
  private(set) var windows: [SceneWindow] = []
  /// Called once, when windows can be opened.
  var onActivate: (() -> Void)?
  /// Called when the process is asked to end, before the loop ends.
  var onTerminate: (() -> Void)?
  /// Called when all pending input and frames were handled, before the loop waits.
  var onIdle: (() -> Void)?

  private var isActive = false
  private var updatesActivation = false

  init(applicationID: String) {
    // Before GTK starts threads.
    Self.configureMalloc()
    application = Application(identifier: applicationID)
  }

  /// Adds a window, which is not open yet.
  func add(_ window: SceneWindow) {
    windows.append(window)
    window.onActivation = { [weak self] in self?.updateActivation() }
  }

  /// Removes a window once its callbacks have returned.
  func remove(_ window: SceneWindow) {
    DispatchQueue.main.async { [weak self] in self?.windows.removeAll { $0 === window } }
  }

  /// Runs until the last window is closed, or the process is asked to end. There must be a display: the host has asked
  /// ``isDisplayAvailable()``, which connects to it.
  ///
  /// - Returns: The exit status for the process.
  func run() -> Int32 {
    application.connect("activate") { [weak self] in self?.activate() }
    let frames = FrameLoop.main
    frames.start()
    let idleTimer = IdleTimer(
      inhibit: { [application] in application.inhibitIdle(for: translated("The program keeps the screen on."))
      },
      uninhibit: { [application] in application.uninhibit($0) })
    frames.onIdle = { [weak self] in
      self?.onIdle?()
      idleTimer.update(isDisabled: UIApplication.shared.isIdleTimerDisabled)
    }
    defer { frames.stop() }
    let signals = TerminationSignals { [weak self] in self?.terminate() }
    defer { withExtendedLifetime(signals) {} }
    return application.run()
  }

  /// Connects to the display. If there is none, reports it on standard error.
  ///
  /// - Returns: Whether there is a display.
  static func isDisplayAvailable() -> Bool {
    switch WindowHost.display {
    case .available: return true
    case .notConfigured: report("There is no display. Set DISPLAY or WAYLAND_DISPLAY, or use xvfb-run.")
    case .unreachable(let name): report("Cannot connect to the display \(name).")
    }
    return false
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
  }

  private func activate() {
    guard !isActive else { return }
    isActive = true
    SoftwareRendering.useCairoWithoutGPU()
    FrameLoop.main.observeTechnology()
    onActivate?()
  }

  private func terminate() {
    onTerminate?()
    application.quit()
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
