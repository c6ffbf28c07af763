import CGTK4
import Foundation
import Geometry
import UIKit

/// Shows a scene on a canvas: delivers input, frames, menus, drags and assistive technology to it. A window of this program
/// contains one, and so does a widget in the window of another program.
@MainActor
final class SceneCanvas {
  let scene: UIWindowScene
  let canvas: Canvas
  /// The clock of the scene, which ticks with the frames of the canvas.
  let clock: FrameClock
  /// Called with every input event before the scene receives it.
  var onInput: ((InputEvent) -> Void)?
  /// Handles an event of the desktop before the scene, and returns whether it did.
  var takesEvent: ((DesktopEvent) -> Bool)?
  /// Handles an input event before the scene, and returns whether it did.
  var takesInput: ((InputEvent) -> Bool)?

  private var translator = EventTranslator()
  private let inputMethod: InputMethod
  private var dropTarget: DropTarget?
  private let widgets: HostedWidgets
  /// The objects of assistive technology; nil while there is none.
  private var accessibleContent: AccessibleContent?
  private var eventsToReplay: [InputEvent]?
  private var replay: InputReplay?

  init(scene: UIWindowScene, on canvas: Canvas) {
    (self.scene, self.canvas) = (scene, canvas)
    clock = FrameClock(parent: .main)
    scene.frameClock = clock
    widgets = HostedWidgets(of: scene, on: canvas)
    inputMethod = InputMethod(on: canvas)
    connectFrames()
    let menus = PopoverMenuPresenter(over: canvas)
    menus.onOpen = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    scene.menuPresenter = menus
    connectDrags()
    inputMethod.onText = { [weak self] in self?.handle($0) }
  }

  private func connectFrames() {
    canvas.makeFrame = { [weak self] in self?.scene.makeDisplayList() }
    canvas.isMoving = { [clock] in clock.isMoving }
    canvas.onResize = { [weak self] size, scale in
      self?.scene.canvasDidResize(to: CGSize(size), scale: scale)
      self?.requestFrame()
    }
    canvas.onEvent = { [weak self] event in self?.handle(event) ?? false }
    canvas.placeChildren = { [weak self] in
      self?.accessibleContent?.place()
      self?.widgets.place()
    }
    canvas.drawChildren = { [weak self] in self?.widgets.draw(into: $0) }
    canvas.moveFocusInChildren = { [weak self] in self?.widgets.moveFocus($0) ?? false }
    canvas.canRepeatFrame = { [weak self] in
      guard let self else { return false }
      return !widgets.isEmpty && !scene.needsFrame && !clock.isMoving
    }
  }

  /// Removes from the canvas what other widgets must not find there when it is destroyed.
  func close() {
    accessibleContent?.removeAll()
    accessibleContent = nil
    widgets.removeAll()
    inputMethod.close()
    clock.followParent()
    FrameLoop.main.remove(self)
  }

  /// Whether the canvas is in the window that receives keys.
  var isInActiveWindow: Bool {
    canvas.widget.window?.isActive ?? false
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
    // At rest, nodes built for another resolution are built again.
    let isProvisional = !clock.isMoving && canvas.builder?.isProvisional == true
    if scene.needsFrame || isProvisional || widgets.haveChanged { requestFrame() }
    beginReplay()
    defer {
      canvas.flush()
      followText()
    }
    guard clock.isMoving || isReplaying else { return }
    canvas.startTicking { [weak self] in
      guard let self else { return false }
      advance(to: canvas.frameTime)
      if scene.needsFrame { requestFrame() }
      return clock.isMoving || isReplaying
    }
  }

  /// Requests a frame. Widgets in views are placed first, so that they move with the views.
  private func requestFrame() {
    widgets.update()
    canvas.setNeedsFrame()
  }

  private func beginReplay() {
    guard let events = eventsToReplay, canvas.frameCount > 0 else { return }
    eventsToReplay = nil
    replay = InputReplay(events, startingAt: canvas.frameTime)
  }

  private func advance(to time: Double) {
    guard replay != nil, let window = scene.windows.first else { return clock.tick(at: time) }
    replay?.advance(to: time, in: window)
    if replay?.isOver == true { replay = nil }
  }

  // MARK: - Assistive technology

  /// Shows the content to assistive technology, or no longer.
  func show(to technology: AssistiveTechnology) {
    guard technology.isPresent, canvas.widget.isMapped else {
      accessibleContent?.removeAll()
      accessibleContent = nil
      return
    }
    if accessibleContent == nil { accessibleContent = AccessibleContent(of: scene, on: canvas) }
    accessibleContent?.update(isMoving: clock.isMoving)
  }

  /// Reports to assistive technology what the app posted.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    accessibleContent?.post(notification, argument)
  }

  // MARK: - Drags

  private func connectDrags() {
    let exporter = DesktopDragExporter(over: canvas)
    exporter.onBegin = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    scene.dragExporter = exporter
    let target = DropTarget(on: canvas, of: scene)
    target.isEnabled = { [weak self] in self?.isReplaying == false }
    dropTarget = target
  }

  // MARK: - Input

  /// Forgets which keys are held, because another widget receives their release.
  func forgetKeys() { translator.forgetKeys() }

  private func handle(_ source: Event) -> Bool {
    guard !isReplaying, let event = DesktopEvent(source, over: canvas) else { return false }
    // Keys that a widget in a view leaves to its parents are for GTK, such as those that move the focus.
    if case .key = event.action, widgets.haveFocus { return false }
    if takesEvent?(event) == true { return true }
    if case .key(_, let value, _, let isPress) = event.action {
      followText()
      // The release is reported: what has a key down may have begun before.
      if inputMethod.takes(source, typing: InputEvent.Key.text(keyValue: value)), isPress { return true }
    }
    let inputs = translator.inputEvents(for: event, now: Double(g_get_monotonic_time()) / 1e6)
    return inputs.reduce(false) { handle($1) || $0 }
  }

  private func handle(_ text: InputEvent.Text) {
    _ = handle(translator.inputEvent(for: text, now: Double(g_get_monotonic_time()) / 1e6))
    followText()
  }

  /// Reports the edited text to the input method, which has nothing to do while another widget or window receives keys.
  private func followText() {
    let hasFocus = canvas.widget.hasFocus && !isReplaying
    inputMethod.follow(hasFocus ? scene.keyWindow?.editedText : nil)
  }

  private func handle(_ input: InputEvent) -> Bool {
    if case .touches(let touches) = input.action, touches.contains(where: { $0.phase == .began }) {
      canvas.widget.grabFocus()
    }
    if takesInput?(input) == true { return true }
    if !clock.isMoving { clock.tick(at: input.timestamp) }
    onInput?(input)
    scene.send(input)
    if case .key(let key) = input.action { return !key.code.belongsToDesktop }
    return true
  }

  /// Ends the mouse touch, because a menu or the desktop has taken over the pointer.
  private func endMouseTouch() {
    for input in translator.endMouseTouch(now: Double(g_get_monotonic_time()) / 1e6) {
      onInput?(input)
      scene.send(input)
    }
  }
}

extension InputEvent.Key.Code {
  /// Whether GTK also receives the key, to move the focus to other widgets and to open menus.
  fileprivate var belongsToDesktop: Bool {
    switch self {
    case .tab, .menu, .modifier, .function: true
    default: false
    }
  }
}

extension UIWindowScene {
  /// Reports the size of the scene's content, in points, and the scale of its display. `UIScreen.main` then has both, for
  /// the next window.
  func canvasDidResize(to size: CGSize, scale: CGFloat) {
    (UIScreen.main.bounds, UIScreen.main.scale) = (CGRect(origin: .zero, size: size), scale)
    hostDidResize(to: size, scale: scale)
  }

  /// Reports the settings of the desktop. `UIScreen.main` then has them, too.
  func desktopDidChange(_ traits: UIDesktopTraits) {
    UIScreen.main.desktopTraits = traits
    hostDidChange(desktopTraits: traits)
  }
}
