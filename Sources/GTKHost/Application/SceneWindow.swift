import CGTK4
import Foundation
import Geometry
import UIKit

/// A desktop window that shows a scene and delivers input and frames to it.
@MainActor
final class SceneWindow {
  let scene: UIWindowScene
  /// The widgets; nil before ``open(in:furniture:)``.
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
  /// Called when the window has been closed.
  var onClose: (() -> Void)?
  /// Called when the window may have become active or inactive.
  var onActivation: (() -> Void)?

  private let options: WindowOptions
  private var translator = EventTranslator()
  private var dropTarget: DropTarget?
  /// The objects of assistive technology; nil while there is none.
  private var accessibleContent: AccessibleContent?
  private var eventsToReplay: [InputEvent]?
  private var replay: InputReplay?
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
  func open(in application: UnsafeMutablePointer<AdwApplication>, furniture: WindowFurniture) {
    guard shell == nil else { return }
    let shell = WindowShell(
      application: pointer(application, to: GtkApplication.self), options: options, state: state)
    self.shell = shell
    connectFrames(of: shell)
    connectScene(to: shell)
    if let layout = layout ?? options.layout { shell.headerBar.layoutMenu.select(layout) }
    scene.hostDidChange(style: shell.isDark ? .dark : .light)
    // The first layout needs the scale: pictures are decoded for it.
    scene.hostDidResize(to: contentSize, scale: shell.canvas.scale)
    shell.show(furniture)
  }

  /// Puts the window on the screen.
  func present() {
    shell?.present(isFullscreen: options.isFullscreen)
    isOpen = true
  }

  private func connectFrames(of shell: WindowShell) {
    shell.canvas.makeFrame = { [weak self] in self?.scene.makeDisplayList() }
    shell.canvas.isMoving = { FrameClock.main.isRunning }
    shell.canvas.onResize = { [weak self] size, scale in
      self?.scene.hostDidResize(to: CGSize(size), scale: scale)
      self?.shell?.canvas.setNeedsFrame()
    }
    shell.canvas.onEvent = { [weak self] event in self?.handle(event) ?? false }
  }

  private func connectScene(to shell: WindowShell) {
    shell.onChangeStyle = { [weak self] isDark in self?.scene.hostDidChange(style: isDark ? .dark : .light) }
    shell.onChangeMotion = { isReduced in UIAccessibility.isReduceMotionEnabled = isReduced }
    UIAccessibility.isReduceMotionEnabled = shell.isMotionReduced
    shell.onLoseKeyboard = { [weak self] in self?.translator.forgetKeys() }
    shell.onChangeActivation = { [weak self] in self?.onActivation?() }
    shell.onClose = { [weak self] in
      self?.remember()
      self?.isOpen = false
      self?.accessibleContent?.removeAll()
      self?.accessibleContent = nil
      // GTK destroys the widgets.
      self?.shell = nil
      self?.onClose?()
    }
    let menus = PopoverMenuPresenter(over: shell.canvas)
    menus.onOpen = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    scene.menuPresenter = menus
    connectDrags(with: shell.canvas)
  }

  /// Closes the window.
  func close() { shell?.close() }

  /// The state of the scene that the desktop shows; nil while the window is not open.
  var activation: UIScene.ActivationState? {
    guard isOpen, let shell else { return nil }
    if shell.isMinimized { return .background }
    return shell.isActive ? .foregroundActive : .foregroundInactive
  }

  // MARK: - Frames

  /// Replays events, starting with the first frame. Other input is ignored until the replay ends.
  func replay(_ events: [InputEvent]) { eventsToReplay = events }

  /// Whether a replay is pending or in progress.
  var isReplaying: Bool { eventsToReplay != nil || replay != nil }

  /// Whether a replay is in progress, which advances the frame clock itself.
  var isInReplay: Bool { replay != nil }

  /// Requests a frame if the scene has changed, and frames while something moves.
  func requestFrames() {
    guard let canvas = shell?.canvas else { return }
    // At rest, nodes built for another resolution are built again.
    let isProvisional = !FrameClock.main.isRunning && canvas.builder?.isProvisional == true
    if scene.needsFrame || isProvisional { canvas.setNeedsFrame() }
    beginReplay(on: canvas)
    defer { canvas.flush() }
    guard FrameClock.main.isRunning || isReplaying else { return }
    canvas.startTicking { [weak self, weak canvas] in
      guard let self, let canvas else { return false }
      advance(to: canvas.frameTime)
      if scene.needsFrame { canvas.setNeedsFrame() }
      return FrameClock.main.isRunning || isReplaying
    }
  }

  /// Shows the content to assistive technology, or no longer.
  func show(to technology: AssistiveTechnology) {
    guard let shell, isOpen, technology.isPresent else {
      accessibleContent?.removeAll()
      accessibleContent = nil
      return
    }
    if accessibleContent == nil {
      accessibleContent = AccessibleContent(of: scene, on: shell.canvas, in: shell.window)
    }
    accessibleContent?.update(isMoving: FrameClock.main.isRunning)
  }

  /// Reports to assistive technology what the app posted.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    accessibleContent?.post(notification, argument)
  }

  private func beginReplay(on canvas: Canvas) {
    guard let events = eventsToReplay, canvas.frameCount > 0 else { return }
    eventsToReplay = nil
    replay = InputReplay(events, startingAt: canvas.frameTime)
  }

  private func advance(to time: Double) {
    guard replay != nil, let window = scene.windows.first else { return FrameClock.main.tick(at: time) }
    replay?.advance(to: time, in: window)
    if replay?.isOver == true { replay = nil }
  }

  // MARK: - Drags

  private func connectDrags(with canvas: Canvas) {
    let exporter = DesktopDragExporter(over: canvas)
    exporter.onBegin = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    scene.dragExporter = exporter
    let target = DropTarget(on: canvas, of: scene)
    target.isEnabled = { [weak self] in self?.isReplaying == false }
    dropTarget = target
  }

  // MARK: - Input

  private func handle(_ event: OpaquePointer) -> Bool {
    guard let shell, !isReplaying, let event = DesktopEvent(event, over: shell.canvas) else { return false }
    if case .press(button: Self.backButton) = event.action, let onGoBack {
      onGoBack()
      return true
    }
    let inputs = translator.inputEvents(for: event, now: Double(g_get_monotonic_time()) / 1e6)
    return inputs.reduce(false) { handle($1, in: shell) || $0 }
  }

  private func handle(_ input: InputEvent, in shell: WindowShell) -> Bool {
    if case .touches(let touches) = input.action, touches.contains(where: { $0.phase == .began }) {
      shell.focusCanvas()
    }
    if case .key(let key) = input.action, key.phase == .began, key.code == .escape,
      input.modifiers.isDisjoint(with: [.control, .alternate, .command]), handleEscape(in: shell)
    {
      return true
    }
    if !FrameClock.main.isRunning { FrameClock.main.tick(at: input.timestamp) }
    onInput?(input)
    scene.send(input)
    if case .key(let key) = input.action { return !key.code.belongsToDesktop }
    return true
  }

  /// The button of a mouse that X11 and Wayland number 8.
  private static let backButton: UInt32 = 8

  /// Hides the message, closes the search field, or leaves full screen. Returns false if the views receive the key.
  private func handleEscape(in shell: WindowShell) -> Bool {
    if shell.statusLine.hide() { return true }
    guard contentTakesEscape?() != true else { return false }
    if shell.searchField.isOpen {
      shell.searchField.isOpen = false
      return true
    }
    guard shell.isFullscreen else { return false }
    shell.toggleFullscreen()
    return true
  }

  /// Ends the mouse touch, because a menu or the desktop has taken over the pointer.
  private func endMouseTouch() {
    for input in translator.endMouseTouch(now: Double(g_get_monotonic_time()) / 1e6) {
      onInput?(input)
      scene.send(input)
    }
  }

  /// Stores the window state.
  func remember() {
    guard let shell else { return }
    state = shell.state(layout: layout)
    // Failing to save the window state is not worth an error while the user closes the window.
    try? state.write(to: WindowState.file(applicationID: options.applicationID))
  }
}

extension InputEvent.Key.Code {
  /// Whether GTK also receives the key, to move the focus to the header bar and to open its menus.
  fileprivate var belongsToDesktop: Bool {
    switch self {
    case .tab, .menu, .modifier, .function: true
    default: false
    }
  }
}
