import Foundation
import Geometry
import UIKit

/// A desktop window that shows a scene.
@MainActor
final class SceneWindow {
  let scene: UIWindowScene
  /// The widgets; nil before ``open(in:chrome:)``.
  private(set) var shell: WindowShell?
  /// The state of the window in the last run, or the defaults.
  private(set) var state: WindowState
  /// The layout that is selected in the header bar.
  var layout: String?
  /// Called with every input event before the scene receives it.
  var onInput: ((InputEvent) -> Void)?
  /// Returns whether the scene receives Escape before the window.
  var contentTakesEscape: (() -> Bool)?
  /// Called when the user presses the back button of a mouse.
  var onGoBack: (() -> Void)?
  /// Returns whether the window closes when it is asked to. Nil: it does.
  var shouldClose: (() -> Bool)?
  /// Called when the window has entered or left full screen.
  var onFullscreenChange: ((_ isFullscreen: Bool) -> Void)?
  /// Called when the window has been closed.
  var onClose: (() -> Void)?
  /// Called when the window may have become active or inactive.
  var onActivation: (() -> Void)?

  private let options: WindowOptions
  /// What shows the scene; nil while the window is not open.
  private var content: SceneCanvas?
  /// The events to replay when the window opens.
  private var eventsToReplay: [InputEvent]?
  /// Whether the desktop shows the window, so that losing the keyboard says something.
  private var isOpen = false

  init(scene: UIWindowScene, options: WindowOptions) {
    self.scene = scene
    self.options = options
    state = WindowState(file: WindowState.file(applicationID: options.applicationID)) ?? WindowState()
    layout = state.layout
  }

  /// The size that the content will have, in points.
  var contentSize: CGSize { CGSize(options.contentSize ?? state.contentSize) }

  /// Opens the window.
  func open(in application: Application, chrome: WindowChrome) {
    guard shell == nil else { return }
    let shell = WindowShell(application: application, options: options, state: state)
    self.shell = shell
    showScene(in: shell)
    connect(shell)
    if let layout = layout ?? options.layout { shell.headerBar.layoutMenu.select(layout) }
    scene.desktopDidChange(shell.desktopTraits)
    // The first layout needs the scale: pictures are decoded for it.
    scene.canvasDidResize(to: contentSize, scale: shell.canvas.scale)
    shell.show(chrome)
  }

  /// Puts the window on the screen.
  func present() {
    shell?.present(isFullscreen: options.isFullscreen)
    isOpen = true
  }

  private func showScene(in shell: WindowShell) {
    let content = SceneCanvas(scene: scene, on: shell.canvas)
    self.content = content
    content.onInput = { [weak self] in self?.onInput?($0) }
    content.takesEvent = { [weak self] event in
      guard case .press(button: Self.backButton) = event.action, let onGoBack = self?.onGoBack else {
        return false
      }
      onGoBack()
      return true
    }
    content.takesInput = { [weak self] input in
      guard case .key(let key) = input.action, key.phase == .began, key.code == .escape,
        input.modifiers.isDisjoint(with: [.control, .alternate, .command])
      else { return false }
      return self?.handleEscape() ?? false
    }
    eventsToReplay.map(content.replay)
    eventsToReplay = nil
    FrameLoop.main.add(content)
  }

  private func connect(_ shell: WindowShell) {
    shell.onChangeDesktop = { [weak self] in self?.scene.desktopDidChange($0) }
    shell.onChangeMotion = { isReduced in UIAccessibility.isReduceMotionEnabled = isReduced }
    UIAccessibility.isReduceMotionEnabled = shell.isMotionReduced
    shell.onLoseKeyboard = { [weak self] in self?.content?.forgetKeys() }
    shell.onFullscreenChange = { [weak self] in self?.onFullscreenChange?($0) }
    shell.onChangeActivation = { [weak self] in self?.onActivation?() }
    shell.shouldClose = { [weak self] in self?.shouldClose?() ?? true }
    shell.onClose = { [weak self] in
      self?.remember()
      self?.isOpen = false
      self?.content?.close()
      self?.content = nil
      // GTK destroys the widgets.
      self?.shell = nil
      self?.onClose?()
    }
  }

  /// Closes the window.
  func close() { shell?.close() }

  /// The state of the scene that the desktop shows; nil while the window is not open.
  var activation: UIScene.ActivationState? {
    guard isOpen, let shell else { return nil }
    if shell.isMinimized { return .background }
    return shell.isActive ? .foregroundActive : .foregroundInactive
  }

  /// Replays events, starting with the first frame. Other input is ignored until the replay ends.
  func replay(_ events: [InputEvent]) {
    if let content { content.replay(events) } else { eventsToReplay = events }
  }

  /// Whether a replay is pending or in progress.
  var isReplaying: Bool { eventsToReplay != nil || content?.isReplaying == true }

  /// The button of a mouse that X11 and Wayland number 8.
  private static let backButton: UInt32 = 8

  /// Hides the message, closes the search field, or leaves full screen, unless the views receive the key.
  private func handleEscape() -> Bool {
    guard let shell else { return false }
    guard contentTakesEscape?() != true else { return false }
    if shell.statusLine.hide() { return true }
    if shell.searchField.isOpen {
      shell.searchField.isOpen = false
      return true
    }
    guard shell.isFullscreen else { return false }
    shell.toggleFullscreen()
    return true
  }

  /// Stores the window state.
  func remember() {
    guard let shell else { return }
    state = shell.state(layout: layout)
    // Failing to save the window state is not worth an error while the user closes the window.
    try? state.write(to: WindowState.file(applicationID: options.applicationID))
  }
}
