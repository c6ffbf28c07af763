import CGTK4
import DisplayList
import Geometry

/// A widget that shows display lists and receives input: a subclass of `GtkWidget` with a Swift object.
@MainActor
final class Canvas {
  /// The widget. The window that contains it owns it, and this object holds one reference.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Returns the next frame to show.
  var makeFrame: (() -> DisplayList?)?
  /// Returns whether another frame follows immediately.
  var isMoving: (() -> Bool)?
  /// Called when the size in points or the scale changed.
  var onResize: ((Size2D, Double) -> Void)?
  /// Receives GDK events and returns whether the event was handled.
  var onEvent: ((OpaquePointer) -> Bool)?
  /// Called when the canvas has been placed, and places the widgets in it.
  var placeChildren: (() -> Void)?
  /// The number of frames drawn.
  private(set) var frameCount = 0
  /// Makes the nodes of frames; nil until the window has a renderer.
  private(set) var builder: (any FrameBuilder)?
  private let cacheLimit: Int
  private var tick: (() -> Bool)?
  private var hasSizeRequest = false
  private var minimumSize: (width: gint, height: gint) = (-1, -1)

  /// Creates a canvas.
  ///
  /// - Parameter cacheLimit: The maximum size of textures and drawings that are kept while they are not visible, in
  ///   bytes.
  init(cacheLimit: Int) {
    self.cacheLimit = cacheLimit
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    g_object_ref_sink(object)
    widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    connect(widget, "notify::scale-factor") { [weak self] in self?.sizeDidChange() }
    let controller: OpaquePointer = gtk_event_controller_legacy_new()
    connect(
      controller, "event",
      returning: { [weak self] arguments in
        arguments.object(0).flatMap { self?.onEvent?($0) } ?? false
      })
    gtk_widget_add_controller(widget, controller)
  }

  isolated deinit {
    g_object_set_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), Self.key, nil)
    g_object_unref(widget)
  }

  /// The size of the canvas in points.
  var size: Size2D {
    Size2D(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// Pixels per point. An integer in GTK 4.8: the desktop's scale, rounded up.
  var scale: Double { Double(max(1, gtk_widget_get_scale_factor(widget))) }

  /// Sets the size at which the window opens. The user can make the window smaller afterwards.
  func open(in size: Size2D) {
    gtk_widget_set_size_request(widget, gint(size.width.rounded()), gint(size.height.rounded()))
    hasSizeRequest = true
  }

  /// Sets the size below which the user cannot make the content. Invalid extents are treated as 0.
  func setMinimumSize(_ size: Size2D) {
    func extent(_ value: Double) -> gint { value >= 1 && value <= 16_384 ? gint(value.rounded()) : -1 }
    minimumSize = (extent(size.width), extent(size.height))
    if !hasSizeRequest { gtk_widget_set_size_request(widget, minimumSize.width, minimumSize.height) }
  }

  /// Requests a new frame.
  func setNeedsFrame() { gtk_widget_queue_draw(widget) }

  /// Sends pending requests to the display server.
  func flush() { gdk_display_flush(gtk_widget_get_display(widget)) }

  /// Calls a closure before every display frame until it returns false.
  func startTicking(_ tick: @escaping () -> Bool) {
    guard self.tick == nil else { return }
    self.tick = tick
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        // GTK calls its widgets on the main thread. The pointers are valid during the call.
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

  /// The time of the current frame, in seconds; the current time of the frame clock between frames.
  var frameTime: Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return Double(g_get_monotonic_time()) / 1e6 }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }

  private func sizeDidChange() { onResize?(size, scale) }

  /// Gives the canvas the keyboard focus, unless it is in the canvas already: Tab does not move among the widgets in it.
  ///
  /// - Returns: Whether it does.
  private func moveFocus() -> Bool {
    if gtk_widget_is_focus(widget) != 0 || gtk_widget_get_focus_child(widget) != nil { return false }
    return gtk_widget_grab_focus(widget) != 0
  }

  private func draw(into snapshot: OpaquePointer) {
    guard let frame = makeFrame?() else { return }
    if builder == nil, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    {
      builder = makeFrameBuilder(for: renderer, cacheLimit: cacheLimit)
    }
    frameCount += 1
    if hasSizeRequest {
      hasSizeRequest = false
      gtk_widget_set_size_request(widget, minimumSize.width, minimumSize.height)
    }
    guard let node = builder?.makeNode(for: frame, scale: scale, isMoving: isMoving?() ?? false)
    else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }

  // MARK: - The GObject class

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
      // GTK calls its widgets on the main thread. The pointers are valid during the call.
      widgetClass?.pointee.snapshot = { widget, snapshot in
        nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
        MainActor.assumeIsolated {
          guard let snapshot else { return }
          Canvas.behind(widget)?.draw(into: snapshot)
        }
      }
      widgetClass?.pointee.size_allocate = { widget, _, _, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated {
          Canvas.behind(widget)?.sizeDidChange()
          Canvas.behind(widget)?.placeChildren?()
        }
      }
      widgetClass?.pointee.focus = { widget, _ in
        nonisolated(unsafe) let widget = widget
        return MainActor.assumeIsolated { Canvas.behind(widget)?.moveFocus() == true ? 1 : 0 }
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}
