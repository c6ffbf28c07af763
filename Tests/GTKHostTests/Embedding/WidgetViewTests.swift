import CGTK4
import RendererTestSupport
import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite("A widget in a view", .needsDisplay)
struct WidgetViewTests {
  /// A window of 300 × 200 points with a scroll view, and in it a view of 100 × 40 points with a text field.
  private let window: UnsafeMutablePointer<GtkWindow>
  private let controller = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 20, y: 10, width: 200, height: 100))
  private let view: WidgetView

  init() {
    gtk_init()
    window = gtk_window_new()!.raw.assumingMemoryBound(to: GtkWindow.self)
    view = WidgetView(widget: gtk_entry_new())
    view.frame = CGRect(x: 30, y: 50, width: 160, height: 40)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.addSubview(view)
    controller.view.addSubview(scrollView)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 300, 200)
    gtk_window_set_child(window, WidgetHost.makeWidget(showing: controller))
    gtk_window_present(window)
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    #expect(condition())
  }

  /// Where GTK has a widget in the window; nil if it is not on screen.
  private func frame(of widget: UnsafeMutablePointer<GtkWidget>?) -> CGRect? {
    var bounds = graphene_rect_t()
    guard let widget, gtk_widget_get_mapped(widget) != 0,
      gtk_widget_compute_bounds(widget, window.raw.assumingMemoryBound(to: GtkWidget.self), &bounds) != 0
    else { return nil }
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height))
  }

  @Test("it is where the view is, moves with it, and is clipped as the view is")
  func place() async {
    defer { gtk_window_destroy(window) }
    await wait { frame(of: view.widget) == CGRect(x: 50, y: 60, width: 160, height: 40) }
    scrollView.contentOffset.y = 70
    await wait { frame(of: view.widget) == CGRect(x: 50, y: -10, width: 160, height: 40) }
    // The scroll view begins at y = 10, so the upper half of the widget is clipped.
    #expect(
      frame(of: gtk_widget_get_parent(view.widget)) == CGRect(x: 50, y: 10, width: 160, height: 20))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    await wait { frame(of: view.widget) == CGRect(x: 90, y: 0, width: 80, height: 20) }
  }

  @Test("in perspective, it is flat in the middle of its view, with its proportions")
  func perspective() async throws {
    defer { gtk_window_destroy(window) }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    // The desktop places the widget in a later frame than it measures it.
    await wait {
      frame(of: view.widget).map { $0.width < 120 && abs($0.width / $0.height - 4) < 0.01 } ?? false
    }
    let flat = try #require(frame(of: view.widget))
    let box = view.convert(view.bounds, to: nil)
    #expect(abs(flat.width / flat.height - 4) < 0.01)
    #expect(abs(flat.midX - box.midX) < 0.01 && abs(flat.midY - box.midY) < 0.01)
    #expect(abs(flat.width - box.width) < 0.01)
  }

  @Test("it is hidden while the view is, or is off screen, and leaves with the view")
  func visibility() async {
    defer { gtk_window_destroy(window) }
    await wait { frame(of: view.widget) != nil }
    scrollView.contentOffset.y = 300
    await wait { frame(of: view.widget) == nil }
    scrollView.contentOffset.y = 0
    await wait { frame(of: view.widget) != nil }
    scrollView.isHidden = true
    await wait { frame(of: view.widget) == nil }
    scrollView.isHidden = false
    view.removeFromSuperview()
    await wait { gtk_widget_get_parent(view.widget) == nil }
    scrollView.addSubview(view)
    await wait { frame(of: view.widget) == CGRect(x: 50, y: 60, width: 160, height: 40) }
  }

  @Test("a widget that leaves the screen gives the keyboard to the views")
  func focus() async {
    defer { gtk_window_destroy(window) }
    await wait { frame(of: view.widget) != nil }
    gtk_widget_grab_focus(view.widget)
    let canvas = gtk_widget_get_parent(gtk_widget_get_parent(view.widget))
    #expect(gtk_window_get_focus(window) != canvas)
    scrollView.contentOffset.y = 300
    await wait { gtk_window_get_focus(window) == canvas }
  }

  @Test("its sizes are those of the widget")
  func sizes() {
    defer { gtk_window_destroy(window) }
    let label = WidgetView(widget: gtk_label_new("Text"))
    gtk_widget_set_size_request(label.widget, 120, 30)
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 30))
    #expect(label.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 120, height: 30))
  }
}
