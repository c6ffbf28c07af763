import CGTK4
import CairoRenderer
import Foundation
import Geometry
import UIKit

/// A desktop window that shows a `UIWindow` and delivers input and frames to it.
///
/// ``run()`` occupies the main thread until the window is closed. The main queue, the main actor, `RunLoop.main` and
/// timers work meanwhile. While nothing moves, the host draws no frames and the frame clock does not tick.
@MainActor
public final class WindowHost {
  /// The window that contains the views. Set its root view controller.
  public let window: UIWindow
  /// Called when the user chooses a layout in the header bar.
  public var onChooseLayout: ((LayoutChoice) -> Void)?
  /// Called with every input event before the views receive it.
  public var onInput: ((InputEvent) -> Void)?
  /// Returns whether the views receive Escape before the window, which closes the search field or leaves full screen.
  /// Nil: the window comes first.
  public var contentTakesEscape: (() -> Bool)?
  /// Called when the user presses the back button of a mouse.
  public var onGoBack: (() -> Void)?
  /// Called when all pending input and frames were handled and the display server was sent the result, before the host
  /// waits.
  public var onIdle: (() -> Void)?
  /// The window state of the last run, or the defaults.
  public private(set) var state: WindowState

  /// What surrounds the content, to be shown as soon as there is a window.
  var furniture: WindowFurniture
  /// The window's widgets; nil before ``run()``.
  private(set) var shell: WindowShell?

  private let options: WindowOptions
  private let application: UnsafeMutablePointer<AdwApplication>
  private var translator = EventTranslator()
  private var clipboard: Clipboard?
  private var dropTarget: DropTarget?
  private var lastLayout: String?
  private var eventsToReplay: [InputEvent]?
  private var replay: InputReplay?

  /// Prepares a window. It appears when ``run()`` is called.
  ///
  /// `window` and `UIScreen.main` have their size from now on: the size in the options, or the size of the last run.
  /// The desktop may change the size when the window appears.
  public init(options: WindowOptions) {
    self.options = options
    furniture = WindowFurniture(title: options.title)
    let file = WindowState.file(applicationID: options.applicationID)
    state = WindowState(file: file) ?? WindowState()
    lastLayout = state.layout
    application = adw_application_new(options.applicationID, G_APPLICATION_NON_UNIQUE)
    UIScreen.main.bounds = CGRect(origin: .zero, size: CGSize(options.contentSize ?? state.contentSize))
    window = UIWindow(frame: UIScreen.main.bounds)
    // `UIGraphicsImageRenderer` needs a rasterizer. A new renderer for each image keeps threads independent.
    UIGraphicsImageRenderer.rasterizer =
      UIGraphicsImageRenderer.rasterizer ?? { CairoRenderer(cacheLimit: 0).render($0, scale: $1) }
  }

  isolated deinit { g_object_unref(application) }

  /// The number of frames drawn so far.
  public var frameCount: Int { shell?.canvas.frameCount ?? 0 }

  /// Shows the window and runs the main loop until the window is closed.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    MainLoopBridge.shared.attach()
    connect(application, "activate") { [weak self] in self?.activate() }
    let bridge = MainLoopBridge.shared
    bridge.onWakeUp = { [weak self] in self?.advanceIdleClock() }
    bridge.onIdle = { [weak self] in
      self?.performWaitingTasks()
      self?.requestFrames()
      self?.shell?.canvas.flush()
      self?.onIdle?()
    }
    defer { (bridge.onWakeUp, bridge.onIdle) = (nil, nil) }
    let signals = TerminationSignals { [weak self] in self?.terminate() }
    defer { withExtendedLifetime(signals) {} }
    return g_application_run(pointer(application, to: GApplication.self), 0, nil)
  }

  /// Replays events in the window, starting with its first frame. Other input is ignored until the replay ends.
  ///
  /// - Parameter events: The events, with times in seconds from the beginning.
  public func replay(_ events: [InputEvent]) { eventsToReplay = events }

  /// Whether a replay is pending or in progress.
  public var isReplaying: Bool { eventsToReplay != nil || replay != nil }

  /// Closes the window, which ends ``run()``.
  public func close() { shell?.close() }

  /// Lets all threads of the program share one arena of memory. Call this before anything else of GTK, which starts
  /// threads: later, it has no effect.
  ///
  /// Threads allocate the pictures that they decode, and the main thread frees them. With an arena for each thread, what
  /// was freed in one is not used again by the others (mallopt(3)).
  package static func shareMemoryAmongThreads() { mallopt(M_ARENA_MAX, 1) }

  /// Releases textures and drawings that are not visible and views that wait for reuse, and returns unused memory to the
  /// system.
  ///
  /// Call this when your app has released pictures, and the user does nothing for a while. It takes milliseconds.
  public func releaseCaches() {
    window.releaseUnusedViews()
    shell?.canvas.builder?.releaseCaches()
    // glibc keeps freed memory below memory in use: after scrolling through thousands of thumbnails more than they took.
    malloc_trim(0)
  }

  /// Opens the desktop's dialog for choosing a folder.
  ///
  /// - Parameter onChoose: Receives the path of the folder. Not called if the user cancels.
  public func chooseFolder(onChoose: @escaping (String) -> Void) { shell?.chooseFolder(onChoose: onChoose) }

  /// Selects a layout in the header bar without calling ``onChooseLayout``.
  public func select(layout identifier: String) {
    lastLayout = identifier
    shell?.headerBar.layoutMenu.select(identifier)
  }

  // MARK: - Frames

  private func activate() {
    guard shell == nil else { return }
    SoftwareRendering.useCairoWithoutGPU()
    let shell = WindowShell(
      application: pointer(application, to: GtkApplication.self), options: options, state: state)
    self.shell = shell
    shell.canvas.makeFrame = { [weak self] in self?.window.makeDisplayList() }
    shell.canvas.isMoving = { FrameClock.main.isRunning }
    shell.canvas.onResize = { [weak self] size, scale in self?.resize(to: size, scale: scale) }
    shell.canvas.onEvent = { [weak self] event in self?.handle(event) ?? false }
    shell.onChangeStyle = { [weak self] isDark in
      UIScreen.main.userInterfaceStyle = isDark ? .dark : .light
      self?.window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
    }
    shell.onChangeMotion = { isReduced in UIAccessibility.isReduceMotionEnabled = isReduced }
    UIAccessibility.isReduceMotionEnabled = shell.isMotionReduced
    shell.onLoseKeyboard = { [weak self] in self?.translator.forgetKeys() }
    shell.onClose = { [weak self] in self?.remember() }
    shell.headerBar.layoutMenu.onChoose = { [weak self] choice in
      self?.lastLayout = choice.identifier
      self?.onChooseLayout?(choice)
    }
    let menus = PopoverMenuPresenter(over: shell.canvas)
    menus.onOpen = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    window.menuPresenter = menus
    clipboard = Clipboard(of: shell.canvas.widget)
    connectDrags(with: shell.canvas)
    if let layout = lastLayout ?? options.layout { shell.headerBar.layoutMenu.select(layout) }
    UIScreen.main.userInterfaceStyle = shell.isDark ? .dark : .light
    window.traitOverrides.userInterfaceStyle = shell.isDark ? .dark : .light
    // The first layout needs the scale: pictures are decoded for it.
    UIScreen.main.scale = shell.canvas.scale
    window.traitOverrides.displayScale = shell.canvas.scale
    shell.show(furniture)
    furniture.message = nil
    window.makeKeyAndVisible()
    shell.present(isFullscreen: options.isFullscreen)
  }

  private func resize(to size: Size2D, scale: Double) {
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    UIScreen.main.scale = scale
    if window.traitOverrides.displayScale != scale { window.traitOverrides.displayScale = scale }
    let frame = UIScreen.main.bounds
    if window.frame != frame { window.frame = frame }
    shell?.canvas.setNeedsFrame()
  }

  /// Advances the frame clock while it does not tick, so that new animations do not start in the past.
  private func advanceIdleClock() {
    guard replay == nil else { return }
    if !FrameClock.main.isRunning { FrameClock.main.tick(at: Double(g_get_monotonic_time()) / 1e6) }
  }

  /// Uses the time that a frame has left for work that can wait.
  private func performWaitingTasks() {
    guard !isReplaying else { return }
    let now = Double(g_get_monotonic_time()) / 1e6
    let end = (FrameClock.main.isRunning ? FrameClock.main.time : now) + Self.frameTimeForWork
    FrameClock.main.performWaitingTasks { Double(g_get_monotonic_time()) / 1e6 < end }
  }

  /// The part of a frame in which work that can wait may begin, in seconds. At 60 frames a second, 6 ms are left for
  /// the last step and the next frame.
  private static let frameTimeForWork = 0.01

  private func requestFrames() {
    guard let canvas = shell?.canvas else { return }
    // At rest, nodes built for another resolution are built again.
    let isProvisional = !FrameClock.main.isRunning && canvas.builder?.hasStandIns == true
    if window.needsFrame || isProvisional { canvas.setNeedsFrame() }
    beginReplay(on: canvas)
    guard FrameClock.main.isRunning || isReplaying else { return }
    canvas.startTicking { [weak self, weak canvas] in
      guard let self, let canvas else { return false }
      advance(to: canvas.frameTime)
      if window.needsFrame { canvas.setNeedsFrame() }
      return FrameClock.main.isRunning || isReplaying
    }
  }

  private func beginReplay(on canvas: Canvas) {
    guard let events = eventsToReplay, canvas.frameCount > 0 else { return }
    eventsToReplay = nil
    replay = InputReplay(events, startingAt: canvas.frameTime)
  }

  private func advance(to time: Double) {
    guard replay != nil else { return FrameClock.main.tick(at: time) }
    replay?.advance(to: time, in: window)
    if replay?.isOver == true { replay = nil }
  }

  // MARK: - Drags

  private func connectDrags(with canvas: Canvas) {
    let exporter = DesktopDragExporter(over: canvas)
    exporter.onBegin = { [weak self] in DispatchQueue.main.async { self?.endMouseTouch() } }
    window.dragExporter = exporter
    let target = DropTarget(on: canvas, of: window)
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
    window.send(input)
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
      window.send(input)
    }
  }

  /// Stores the window state and ends the main loop, because the process is asked to end.
  private func terminate() {
    remember()
    g_application_quit(pointer(application, to: GApplication.self))
  }

  private func remember() {
    guard let shell else { return }
    state = shell.state(layout: lastLayout)
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
