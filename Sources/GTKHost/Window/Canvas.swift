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
  /// Draws the widgets in the canvas, above the frame.
  var drawChildren: ((_ snapshot: OpaquePointer) -> Void)?
  /// Moves the keyboard focus to another widget in the canvas, and returns whether there is one.
  var moveFocusInChildren: ((GtkDirectionType) -> Bool)?
  /// Returns whether the frame that was made last still shows the content, and only widgets in the canvas change.
  var canRepeatFrame: (() -> Bool)?
  /// Called when the colours of the desktop may have changed.
  var onChangeColors: (() -> Void)?
  /// The number of frames drawn.
  private(set) var frameCount = 0
  /// Makes the nodes of frames; nil until the window has a renderer.
  private(set) var builder: (any FrameBuilder)?
  private let cacheLimit: Int
  /// The last frame, with the size and the scale for which it was made.
  private var lastFrame: (node: RenderNode, size: Size2D, scale: Double)?
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
  func setNeedsFrame() {
    lastFrame = nil
    gtk_widget_queue_draw(widget)
  }

  /// Requests that the widgets in the canvas are placed before the next frame.
  func setNeedsPlacement() { gtk_widget_queue_allocate(widget) }

  /// Whether the colours of the desktop are those of a dark style: whether text is light.
  var isDark: Bool {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color.red + color.green + color.blue > 1.5
  }

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

  /// Moves the keyboard focus among the widgets in the canvas, or gives it to the canvas when it comes from outside.
  ///
  /// - Returns: Whether it does.
  private func moveFocus(_ direction: GtkDirectionType) -> Bool {
    if moveFocusInChildren?(direction) == true { return true }
    if gtk_widget_is_focus(widget) != 0 || gtk_widget_get_focus_child(widget) != nil { return false }
    return gtk_widget_grab_focus(widget) != 0
  }

  private func draw(into snapshot: OpaquePointer) {
    drawFrame(into: snapshot)
    drawChildren?(snapshot)
  }

  private func drawFrame(into snapshot: OpaquePointer) {
    if let lastFrame, lastFrame.size == size, lastFrame.scale == scale, canRepeatFrame?() == true {
      return gtk_snapshot_append_node(snapshot, lastFrame.node.pointer)
    }
    guard let frame = makeFrame?() else { return }
    if builder == nil, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    {
      builder = makeFrameBuilder(for: Renderer(pointer: renderer), cacheLimit: cacheLimit)
    }
    frameCount += 1
    if hasSizeRequest {
      hasSizeRequest = false
      gtk_widget_set_size_request(widget, minimumSize.width, minimumSize.height)
    }
    guard let node = builder?.makeNode(for: frame, scale: scale, isMoving: isMoving?() ?? false) else {
      return
    }
    gtk_snapshot_append_node(snapshot, node.pointer)
    lastFrame = canRepeatFrame?() == true ? (node, size, scale) : nil
  }

  // MARK: - The GObject class

  private static let key = "open-collection-view-canvas"

  private static func behind(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Canvas? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key).map { Unmanaged<Canvas>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The class `GtkWidget`, which stays loaded.
  private static let baseClass = g_type_class_ref(gtk_widget_get_type())?
    .assumingMemoryBound(to: GtkWidgetClass.self)

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
      widgetClass?.pointee.focus = { widget, direction in
        nonisolated(unsafe) let widget = widget
        return MainActor.assumeIsolated { Canvas.behind(widget)?.moveFocus(direction) == true ? 1 : 0 }
      }
      widgetClass?.pointee.css_changed = { widget, change in
        nonisolated(unsafe) let (widget, change) = (widget, change)
        MainActor.assumeIsolated {
          Canvas.baseClass?.pointee.css_changed(widget, change)
          Canvas.behind(widget)?.onChangeColors?()
        }
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}
