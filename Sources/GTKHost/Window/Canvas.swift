import CGTK4
import DisplayList
import Geometry

/// The widget that shows display lists and receives input: a subclass of `GtkWidget` with a Swift object
/// behind it.
@MainActor
final class Canvas {
  /// The widget; the window it is put in owns it, and this object one reference.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Makes the frame to be shown.
  var makeFrame: (() -> DisplayList?)?
  /// Tells whether another frame is going to follow that one at once.
  var isMoving: (() -> Bool)?
  /// Called when the size in points, or the pixels a point, changed.
  var onResize: ((Size2D, Double) -> Void)?
  /// Receives GDK's events; returns whether the event is used up.
  var onEvent: ((OpaquePointer) -> Bool)?
  /// How many frames were drawn.
  private(set) var frameCount = 0
  /// The builder of nodes, once the window has a renderer.
  private(set) var builder: NodeBuilder?
  private var tick: (() -> Bool)?
  private var hasSizeRequest = false

  init() {
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    g_object_ref_sink(object)
    widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    connect(widget, "notify::scale-factor") { [weak self] in self?.sizeDidChange() }
    let controller = gtk_event_controller_legacy_new()
    connectEvent(controller) { [weak self] event in self?.onEvent?(event) ?? false }
    gtk_widget_add_controller(widget, controller)
  }

  isolated deinit {
    g_object_set_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key, nil)
    g_object_unref(widget)
  }

  /// The size in points.
  var size: Size2D {
    Size2D(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// Pixels a point: whole numbers in GTK 4.8, the ceiling of what the desktop is set to.
  var scale: Double { Double(max(1, gtk_widget_get_scale_factor(widget))) }

  /// Has a size when the window opens; it can be made smaller then.
  func open(in size: Size2D) {
    gtk_widget_set_size_request(widget, gint(size.width.rounded()), gint(size.height.rounded()))
    hasSizeRequest = true
  }

  /// Asks for a new frame.
  func setNeedsFrame() { gtk_widget_queue_draw(widget) }

  /// Calls a closure before every frame of the display until it returns false.
  func startTicking(_ tick: @escaping () -> Bool) {
    guard self.tick == nil else { return }
    self.tick = tick
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        // GTK calls its widgets on the main thread, with pointers that hold during the call.
        nonisolated(unsafe) let widget = widget
        return MainActor.assumeIsolated {
          guard let canvas = Canvas.behind(widget), canvas.tick?() == true else {
            Canvas.behind(widget)?.tick = nil
            return 0
          }
          return 1
        }
      }, nil, nil)
  }

  /// The time of the frame being made, in seconds; the clock's own between frames.
  var frameTime: Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return Double(g_get_monotonic_time()) / 1e6 }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }

  private func sizeDidChange() { onResize?(size, scale) }

  private func draw(into snapshot: OpaquePointer) {
    guard let frame = makeFrame?() else { return }
    if builder == nil, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    {
      builder = NodeBuilder(for: renderer)
    }
    frameCount += 1
    if hasSizeRequest {
      hasSizeRequest = false
      gtk_widget_set_size_request(widget, -1, -1)
    }
    guard let node = builder?.makeNode(for: frame, scale: scale, isMoving: isMoving?() ?? false)
    else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }

  // MARK: The GObject class

  private static let key = "open-collection-view-canvas"

  private static func behind(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Canvas? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key).map { Unmanaged<Canvas>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "OpenCollectionViewCanvas", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in
      let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self)
      // GTK calls its widgets on the main thread, with pointers that hold during the call.
      widgetClass?.pointee.snapshot = { widget, snapshot in
        nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
        MainActor.assumeIsolated {
          guard let snapshot else { return }
          Canvas.behind(widget)?.draw(into: snapshot)
        }
      }
      widgetClass?.pointee.size_allocate = { widget, _, _, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { Canvas.behind(widget)?.sizeDidChange() }
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}
