import CGTK4
import UIKit

/// Shows view controllers in GTK widgets, for windows that a program makes with GTK.
///
/// The program runs its own main loop, and needs no `UIApplication` delegate. Each widget has a scene of its own, which is
/// in the foreground while the widget is mapped. The widget is light or dark like its surroundings, and takes the
/// keyboard focus when it is clicked. All calls are made on the thread of GTK's main loop, which must be the first thread
/// of the process.
@MainActor
public final class WidgetHost {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let content: SceneCanvas

  /// The program's clipboard, if no window of this module connects it.
  private static var clipboard: Clipboard?

  private init(of controller: UIViewController, cacheLimit: Int) {
    scene = UIApplication.shared.hostConnect()
    content = SceneCanvas(scene: scene, on: Canvas(cacheLimit: cacheLimit))
    window = UIWindow(frame: scene.coordinateSpace.bounds)
    window.windowScene = scene
    window.rootViewController = controller
    let canvas = content.canvas
    canvas.onChangeColors = { [weak self, weak canvas] in
      guard let self, let canvas else { return }
      scene.desktopDidChange(canvas.desktopTraits)
    }
    canvas.widget.connect("map") { [weak self] in self?.didAppear() }
    canvas.widget.connect("unmap") { [weak self] in self?.didDisappear() }
    let focus = EventController.focus()
    focus.connect("leave") { [weak self] in self?.content.forgetKeys() }
    canvas.widget.add(focus)
  }

  isolated deinit {
    content.close()
    UIApplication.shared.hostDidClose(scene)
  }

  /// Returns a new widget that shows a view controller.
  ///
  /// The widget expands in both directions and has no minimum size; `gtk_widget_set_size_request` sets one. Like every
  /// widget, it belongs to the container to which the program adds it, and keeps the controller until it is destroyed.
  ///
  /// - Parameters:
  ///   - controller: The view controller. Its view has the size of the widget.
  ///   - cacheLimit: The maximum size of textures and drawings that are kept while they are not visible, in bytes.
  public static func makeWidget(
    showing controller: UIViewController, cacheLimit: Int = 128 << 20
  ) -> UnsafeMutablePointer<GtkWidget> {
    WindowHost.makeRenderers()
    FrameLoop.main.start()
    let host = WidgetHost(of: controller, cacheLimit: cacheLimit)
    // The host keeps the canvas, so the widget that keeps the host is another one.
    let box = Box(GTK_ORIENTATION_VERTICAL, [host.content.canvas.widget])
    box.keep(host, as: "open-collection-view-host")
    return box.handedOver()
  }

  private func didAppear() {
    if UIPasteboard.general.onCopy == nil { Self.clipboard = Clipboard(of: content.canvas.widget) }
    FrameLoop.main.observeTechnology()
    FrameLoop.main.add(content)
    scene.desktopDidChange(content.canvas.desktopTraits)
    window.makeKeyAndVisible()
    scene.hostDidChange(to: .foregroundActive)
  }

  private func didDisappear() {
    FrameLoop.main.remove(content)
    scene.hostDidChange(to: .background)
  }
}
