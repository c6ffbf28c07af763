import CGTK4

/// A `GtkFlowBox`, of whose children one is selected.
final class FlowBox: Widget {
  /// A `GtkFlowBoxChild`.
  final class Child: Widget {
    convenience init(_ child: Widget) {
      self.init(adding: gtk_flow_box_child_new()!)
      gtk_flow_box_child_set_child(pointer(), child.pointer())
    }
  }

  convenience init(_ children: [Child]) {
    self.init(adding: gtk_flow_box_new()!)
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    gtk_flow_box_set_homogeneous(opaque, 1)
    for child in children { gtk_flow_box_append(opaque, child.pointer()) }
  }

  func setColumnCount(_ count: Int) {
    gtk_flow_box_set_min_children_per_line(opaque, guint(count))
    gtk_flow_box_set_max_children_per_line(opaque, guint(count))
  }

  func select(_ child: Child) { gtk_flow_box_select_child(opaque, child.pointer()) }

  /// The index of the selected child; nil if there is none.
  var selectedIndex: Int? {
    guard let list = gtk_flow_box_get_selected_children(opaque) else { return nil }
    defer { g_list_free(list) }
    return list.pointee.data.map {
      Int(gtk_flow_box_child_get_index($0.assumingMemoryBound(to: GtkFlowBoxChild.self)))
    }
  }
}
