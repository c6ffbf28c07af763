import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost
@testable import UIKit

@MainActor
@Suite("Views in a widget of a GTK program", .needsDisplay)
struct WidgetHostTests {
  /// A window of the program, 300 × 200 points.
  private let window = gtk_window_new()!.raw.assumingMemoryBound(to: GtkWindow.self)

  init() {
    gtk_init()
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 300, 200)
  }

  /// Lets GTK and Swift's main queue work until a condition is met.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    #expect(condition())
  }

  private final class Controller: UIViewController {
    var appearances = 0
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  @Test("a controller has the size of its widget, and two have scenes of their own")
  func size() async {
    defer { gtk_window_destroy(window) }
    let controllers = [Controller(), Controller()]
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    for controller in controllers {
      gtk_box_append(box.raw.assumingMemoryBound(to: GtkBox.self), WidgetHost.makeWidget(showing: controller))
    }
    gtk_window_set_child(window, box)
    gtk_window_present(window)
    await wait { controllers.allSatisfy { $0.view.bounds.size == CGSize(width: 150, height: 200) } }
    #expect(controllers[0].view.window?.windowScene !== controllers[1].view.window?.windowScene)
    #expect(controllers.map(\.appearances) == [1, 1])
  }

  @Test("its scene is in the foreground while the widget is on screen")
  func foreground() async throws {
    defer { gtk_window_destroy(window) }
    let controller = Controller()
    // snippet: widget
    let widget = WidgetHost.makeWidget(showing: controller)
    gtk_window_set_child(window, widget)
    // end snippet
    gtk_window_present(window)
    let scene = try #require(controller.view.window?.windowScene)
    await wait { scene.activationState == .foregroundActive }
    gtk_widget_set_visible(widget, 0)
    #expect(scene.activationState == .background)
    gtk_widget_set_visible(widget, 1)
    #expect(scene.activationState == .foregroundActive)
  }

  // Each frame is a tick of the clock. Half a second has thirty of them, and the time that something waits for is one.
  @Test("what waits for a time wakes up the loop when it is due, and needs no frames")
  func waiting() async throws {
    defer { gtk_window_destroy(window) }
    let controller = Controller()
    gtk_window_set_child(window, WidgetHost.makeWidget(showing: controller))
    gtk_window_present(window)
    await wait { controller.appearances == 1 }
    let clock = try #require(controller.view.window?.windowScene).frameClock
    func ticks(in seconds: Double) -> Int {
      var isDone = false
      clock.schedule(at: clock.time + seconds) { isDone = true }
      var (times, rounds): (Set<TimeInterval>, Int) = ([], 0)
      while !isDone, rounds < 1000 {
        g_main_context_iteration(nil, 1)
        times.insert(clock.time)
        rounds += 1
      }
      return times.count
    }
    // First, the window comes to rest, which takes longer on a machine that does other work.
    var attempts = 0
    while attempts < 20, ticks(in: 0.5) > 5 { attempts += 1 }
    #expect(attempts < 20)
  }

  @Test("the widget keeps the controller, and releases it when it is destroyed")
  func lifetime() async {
    weak var controller: Controller?
    do {
      let new = Controller()
      controller = new
      gtk_window_set_child(window, WidgetHost.makeWidget(showing: new))
    }
    gtk_window_present(window)
    await wait { controller?.appearances == 1 }
    let count = UIApplication.shared.connectedScenes.count
    gtk_window_destroy(window)
    await wait { controller == nil }
    #expect(UIApplication.shared.connectedScenes.count == count - 1)
  }
}
