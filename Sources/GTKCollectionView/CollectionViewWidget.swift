import CGTK4
import CGTKCollectionView
import GTKHost
import UIKit

// The functions of collection-view.h, which documents them. GTK's programs call them on the main thread.

private let key = "open-collection-view-items"

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_new")
public func makeCollectionView(
  _ items: UnsafePointer<OcvItems>, _ data: gpointer?, _ destroy: GDestroyNotify?
) -> UnsafeMutablePointer<GtkWidget>? {
  let items = items.pointee
  nonisolated(unsafe) let data = data
  nonisolated(unsafe) var result: UnsafeMutablePointer<GtkWidget>?
  MainActor.assumeIsolated {
    let controller = ItemsViewController(source: ItemSource(items, data: data, destroy: destroy))
    let widget = WidgetHost.makeWidget(showing: controller)
    // The widget keeps its host, which keeps the controller.
    g_object_set_data(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key,
      Unmanaged.passUnretained(controller).toOpaque())
    result = widget
  }
  return result
}

/// Calls a closure with the controller of a widget; with nil if the widget is not a collection view.
private func withController<Value: Sendable>(
  of widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (ItemsViewController?) -> Value
) -> Value {
  nonisolated(unsafe) let widget = widget
  return MainActor.assumeIsolated {
    let object = widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
    let controller = object.flatMap { g_object_get_data($0, key) }
    return body(controller.map { Unmanaged<ItemsViewController>.fromOpaque($0).takeUnretainedValue() })
  }
}

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_items_changed")
public func collectionViewItemsChanged(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ position: guint, _ removed: guint, _ added: guint
) {
  withController(of: widget) {
    $0?.itemsChanged(position: Int(position), removed: Int(removed), added: Int(added))
  }
}

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_set_layout")
public func collectionViewSetLayout(_ widget: UnsafeMutablePointer<GtkWidget>?, _ layout: OcvLayout) {
  withController(of: widget) { $0?.setLayout(layout) }
}

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_set_item_size")
public func collectionViewSetItemSize(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Double, _ height: Double
) {
  withController(of: widget) { $0?.setItemSize(CGSize(width: width, height: height)) }
}

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_get_selected")
public func collectionViewGetSelected(_ widget: UnsafeMutablePointer<GtkWidget>?) -> guint {
  withController(of: widget) { $0?.selectedItem.map(guint.init) ?? guint.max }
}

/// See `collection-view.h`.
@_cdecl("ocv_collection_view_select")
public func collectionViewSelect(_ widget: UnsafeMutablePointer<GtkWidget>?, _ item: guint) {
  withController(of: widget) { $0?.select(Int(item)) }
}
