import CGTK4
import CairoRenderer
import Foundation
import Geometry
import ImageDecoding
import Typesetting
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
  /// Returns whether the views receive Escape before the window, which hides the message, closes the search field or
  /// leaves full screen.
  /// Nil: the window comes first.
  public var contentTakesEscape: (() -> Bool)?
  /// Called when the window has entered or left full screen.
  public var onFullscreenChange: ((_ isFullscreen: Bool) -> Void)? {
    get { sceneWindow.onFullscreenChange }
    set { sceneWindow.onFullscreenChange = newValue }
  }
  /// Called when the user presses the back button of a mouse.
  public var onGoBack: (() -> Void)? {
    get { sceneWindow.onGoBack }
    set { sceneWindow.onGoBack = newValue }
  }
  /// Returns whether the window closes when the user asks it to, or ``close()`` does. Nil: it does. Not called when the
  /// process is asked to end.
  public var shouldClose: (() -> Bool)? {
    get { sceneWindow.shouldClose }
    set { sceneWindow.shouldClose = newValue }
  }
  /// Called when all pending input and frames were handled and the display server was sent the result, before the host
  /// waits.
  public var onIdle: (() -> Void)?
  /// The window state of the last run, or the defaults.
  public var state: WindowState { sceneWindow.state }

  /// What surrounds the content, to be shown as soon as there is a window.
  var chrome: WindowChrome
  /// The window's widgets; nil before ``run()``.
  var shell: WindowShell? { sceneWindow.shell }

  private let sceneWindow: SceneWindow
  private let loop: DesktopLoop
  private var clipboard: Clipboard?

  /// Prepares a window. It appears when ``run()`` is called.
  ///
  /// `window` and `UIScreen.main` have their size from now on: the size in the options, or the size of the last run.
  /// The desktop may change the size when the window appears.
  public init(options: WindowOptions) {
    chrome = WindowChrome(title: options.title)
    loop = DesktopLoop(applicationID: options.applicationID)
    let scene = UIApplication.shared.hostConnect()
    sceneWindow = SceneWindow(scene: scene, options: options)
    loop.add(sceneWindow)
    scene.canvasDidResize(to: sceneWindow.contentSize, scale: UIScreen.main.scale)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene
    Self.makeRenderers()
  }

  isolated deinit { UIApplication.shared.hostDidClose(sceneWindow.scene) }

  /// Sets the functions with which drawing becomes images and PDF files. A new renderer for each keeps threads
  /// independent.
  static func makeRenderers() {
    UIGraphicsImageRenderer.rasterizer =
      UIGraphicsImageRenderer.rasterizer ?? { CairoRenderer(cacheLimit: 0).render($0, scale: $1) }
    UIGraphicsPDFRenderer.writer =
      UIGraphicsPDFRenderer.writer ?? { CairoRenderer(cacheLimit: 0).renderPDF($0) }
  }

  /// The number of frames drawn so far.
  public var frameCount: Int { shell?.canvas.frameCount ?? 0 }

  /// Shows the window and runs the main loop until the window is closed. Without a display, reports that, and fails.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    guard DesktopLoop.isDisplayAvailable() else { return EXIT_FAILURE }
    loop.onActivate = { [weak self] in self?.activate() }
    loop.onIdle = { [weak self] in
      if let self, shell != nil { onIdle?() }
    }
    loop.onTerminate = { [weak self] in self?.sceneWindow.remember() }
    sceneWindow.onInput = { [weak self] event in self?.onInput?(event) }
    sceneWindow.contentTakesEscape = { [weak self] in self?.contentTakesEscape?() ?? false }
    return loop.run()
  }

  /// Replays events in the window, starting with its first frame. Other input is ignored until the replay ends.
  ///
  /// - Parameter events: The events, with times in seconds from the beginning.
  public func replay(_ events: [InputEvent]) { sceneWindow.replay(events) }

  /// Whether a replay is pending or in progress.
  public var isReplaying: Bool { sceneWindow.isReplaying }

  /// Closes the window, which ends ``run()``, unless ``shouldClose`` prevents it.
  public func close() { sceneWindow.close() }

  /// Releases textures and drawings that are not visible, views that wait for reuse and fonts that no text uses, and
  /// returns unused memory to the system.
  ///
  /// Call this when your app has released pictures, and the user does nothing for a while. It takes milliseconds.
  public func releaseCaches() {
    window.releaseUnusedViews()
    shell?.canvas.builder?.releaseCaches()
    Typesetter.releaseCaches()
    PixelPool.shared.removeUnused()
    // glibc keeps freed memory below memory in use: after scrolling through thousands of thumbnails more than they took.
    malloc_trim(0)
  }

  /// Opens the desktop's dialog for choosing a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder in which the dialog begins; nil for the one that the desktop chooses.
  ///   - onChoose: Receives the URL of the folder. Not called if the user cancels.
  public func chooseFolder(in folder: URL? = nil, onChoose: @escaping (URL) -> Void) {
    shell?.chooseFolder(in: folder, onChoose: onChoose)
  }

  /// Selects a layout in the header bar without calling ``onChooseLayout``.
  public func select(layout identifier: String) {
    sceneWindow.layout = identifier
    shell?.headerBar.layoutMenu.select(identifier)
  }

  private func activate() {
    // GTK knows the direction of the user's language.
    if Widget.isLanguageRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    sceneWindow.open(in: loop.application, chrome: chrome)
    chrome.message = nil
    guard let shell else { return }
    shell.headerBar.layoutMenu.onChoose = { [weak self] choice in
      self?.sceneWindow.layout = choice.identifier
      self?.onChooseLayout?(choice)
    }
    clipboard = Clipboard(of: shell.canvas.widget)
    window.makeKeyAndVisible()
    sceneWindow.present()
    sceneWindow.scene.hostDidChange(to: .foregroundActive)
  }
}
