import CGTK4
import UIKit

/// Delivers drags from other programs over a canvas to the views in it.
@MainActor
final class DropTarget {
  /// Whether drags may enter.
  var isEnabled: () -> Bool = { true }

  private let scene: UIWindowScene
  /// The latest drop, and the items read from it.
  private var drop: OpaquePointer?
  private var drag: ForeignDrag?
  private var location = CGPoint.zero
  /// Whether the user dropped the items before they were read.
  private var isDropped = false

  init(on canvas: Canvas, of scene: UIWindowScene) {
    self.scene = scene
    let target: OpaquePointer = gtk_drop_target_async_new(nil, GDK_ACTION_COPY)
    connectSignals(of: target)
    gtk_widget_add_controller(canvas.widget, target)
  }

  isolated deinit { drop.map { g_object_unref(UnsafeMutableRawPointer($0)) } }

  // MARK: - Events

  /// Starts to read the dragged items. Accepts the drag until the items are known.
  private func enter(_ drop: OpaquePointer, at location: CGPoint) -> GdkDragAction {
    // A drag from this window reaches the views directly.
    guard gdk_drop_get_drag(drop) == nil, isEnabled() else { return GdkDragAction(0) }
    self.location = location
    guard drop != self.drop else { return move(drop, to: location) }
    forget()
    g_object_ref(UnsafeMutableRawPointer(drop))
    self.drop = drop
    let reading = ContentReading { [weak self] items in self?.didRead(items, of: drop) }
    reading.read(.drop(drop))
    return GDK_ACTION_COPY
  }

  private func move(_ drop: OpaquePointer, to location: CGPoint) -> GdkDragAction {
    guard drop == self.drop else { return GdkDragAction(0) }
    self.location = location
    guard let drag else { return GDK_ACTION_COPY }
    return drag.move(to: location) == .copy ? GDK_ACTION_COPY : GdkDragAction(0)
  }

  /// The drag may enter again. GTK also reports leaving immediately before a drop.
  private func leave() { drag?.leave() }

  private func takeDrop(_ drop: OpaquePointer, at location: CGPoint) -> Bool {
    guard drop == self.drop else { return false }
    self.location = location
    if drag == nil { isDropped = true } else { finish(drop) }
    return true
  }

  private func didRead(_ items: [[String: Any]], of drop: OpaquePointer) {
    guard drop == self.drop else { return }
    guard let window = scene.keyWindow ?? scene.windows.first else { return }
    let drag = ForeignDrag(items.map(NSItemProvider.init(pasteboardItem:)), over: window)
    self.drag = drag
    guard !isDropped else { return finish(drop) }
    let action = move(drop, to: location)
    gdk_drop_status(drop, action, action)
  }

  private func finish(_ drop: OpaquePointer) {
    let isTaken = drag?.move(to: location) == .copy && drag?.drop() == true
    if !isTaken { drag?.leave() }
    gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
    forget()
  }

  private func forget() {
    drop.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    (drop, drag, isDropped) = (nil, nil, false)
  }

  // MARK: - Signals

  private func connectSignals(of target: OpaquePointer) {
    typealias Place =
      @convention(c) (
        OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> guint
    typealias Leaving = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    let enter: Place = { _, drop, x, y, data in
      DropTarget.call(data, drop) { $0.enter($1, at: CGPoint(x: x, y: y)).rawValue }
    }
    let motion: Place = { _, drop, x, y, data in
      DropTarget.call(data, drop) { $0.move($1, to: CGPoint(x: x, y: y)).rawValue }
    }
    let end: Place = { _, drop, x, y, data in
      DropTarget.call(data, drop) { $0.takeDrop($1, at: CGPoint(x: x, y: y)) ? 1 : 0 }
    }
    let leave: Leaving = { _, drop, data in
      _ = DropTarget.call(data, drop) { target, _ in
        target.leave()
        return 0
      }
    }
    let data = Unmanaged.passUnretained(self).toOpaque()
    for (signal, handler) in [("drag-enter", enter), ("drag-motion", motion), ("drop", end)] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(target), signal, unsafeBitCast(handler, to: GCallback.self), data, nil,
        GConnectFlags(rawValue: 0))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(target), "drag-leave", unsafeBitCast(leave, to: GCallback.self), data, nil,
      GConnectFlags(rawValue: 0))
  }

  private nonisolated static func call(
    _ data: UnsafeMutableRawPointer?, _ drop: OpaquePointer?,
    _ body: @MainActor (DropTarget, OpaquePointer) -> guint
  ) -> guint {
    // GTK calls on the main thread. The pointers are valid during the call; the target lives as long as its window.
    nonisolated(unsafe) let (data, drop) = (data, drop)
    return MainActor.assumeIsolated {
      guard let data, let drop else { return 0 }
      return body(Unmanaged<DropTarget>.fromOpaque(data).takeUnretainedValue(), drop)
    }
  }
}
