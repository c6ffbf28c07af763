import CGTK4

/// A `GtkEventController`, which makes signals of the events of a widget.
final class EventController: GObjectReference {
  /// A controller with the signal `event` for every event. Its result is whether the event was handled.
  static func events() -> EventController { EventController(owning: gtk_event_controller_legacy_new()!) }

  /// A controller with the signals `enter`, `motion` and `leave` for the pointer. It receives events before the widgets
  /// inside. The arguments of the first two are the position.
  static func motion() -> EventController {
    let controller = EventController(owning: gtk_event_controller_motion_new()!)
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    return controller
  }

  /// A controller with the signals `enter` and `leave` for the keyboard focus.
  static func focus() -> EventController { EventController(owning: gtk_event_controller_focus_new()!) }

  /// A controller with the signals `drag-enter`, `drag-motion`, `drag-leave` and `drop` for drags whose contents can be
  /// copied. The arguments are the drop and its position.
  static func drops() -> EventController {
    EventController(owning: gtk_drop_target_async_new(nil, GDK_ACTION_COPY)!)
  }
}

extension Widget {
  func add(_ controller: EventController) {
    // The widget takes over a reference.
    gtk_widget_add_controller(pointer(), OpaquePointer(g_object_ref(controller.raw)!))
  }
}
