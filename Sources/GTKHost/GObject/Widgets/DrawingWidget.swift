import CGTK4

/// A subclass of `GtkWidget` whose virtual functions are closures.
final class DrawingWidget: Widget {
  /// Draws the widget.
  var onSnapshot: ((Snapshot) -> Void)?
  /// Called when the widget has been placed.
  var onAllocate: (() -> Void)?
  /// Moves the keyboard focus in the widget, or to it, and returns whether it has it then.
  var onFocus: ((GtkDirectionType) -> Bool)?
  /// Called when the style may have changed.
  var onChangeStyle: (() -> Void)?

  convenience init() {
    self.init(adding: g_object_new_with_properties(Self.type, 0, nil, nil)!)
    g_object_set_data(pointer(), Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { g_object_set_data(pointer(), Self.key, nil) }

  // MARK: - The GObject class

  private static let key = "open-collection-view-widget"

  private static func behind(_ widget: UnsafeMutablePointer<GtkWidget>?) -> DrawingWidget? {
    guard let object = widget?.raw.assumingMemoryBound(to: GObject.self) else { return nil }
    return g_object_get_data(object, key).map {
      Unmanaged<DrawingWidget>.fromOpaque($0).takeUnretainedValue()
    }
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
          DrawingWidget.behind(widget)?.onSnapshot?(Snapshot(pointer: snapshot))
        }
      }
      widgetClass?.pointee.size_allocate = { widget, _, _, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { DrawingWidget.behind(widget)?.onAllocate?() }
      }
      widgetClass?.pointee.focus = { widget, direction in
        nonisolated(unsafe) let widget = widget
        return MainActor.assumeIsolated {
          DrawingWidget.behind(widget)?.onFocus?(direction) == true ? 1 : 0
        }
      }
      widgetClass?.pointee.css_changed = { widget, change in
        nonisolated(unsafe) let (widget, change) = (widget, change)
        MainActor.assumeIsolated {
          DrawingWidget.baseClass?.pointee.css_changed(widget, change)
          DrawingWidget.behind(widget)?.onChangeStyle?()
        }
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}
