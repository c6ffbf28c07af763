import CGTK4
import Geometry
import Translations
import UIKit

/// A button that opens a menu of layouts: a grid of entries with a picture and a title.
@MainActor
final class LayoutMenu {
  /// The menu button.
  let button = gtk_menu_button_new()!
  /// Called when the user chose a layout.
  var onChoose: ((LayoutChoice) -> Void)?
  /// Called when the menu has closed.
  var onClose: (() -> Void)?
  /// Draws the pictures. If it is nil, entries have only a title.
  var makePicture: LayoutPictureSource?
  /// The entries, in their order.
  let entries: [LayoutMenuEntry]

  private let popover = gtk_popover_new()!
  private let scroller = gtk_scrolled_window_new()!
  private let flowBox = gtk_flow_box_new()!
  private var selection: Int?
  private var loading: Task<Void, Never>?

  init(_ choices: [LayoutChoice]) {
    entries = choices.map(LayoutMenuEntry.init)
    g_object_ref_sink(button)
    gtk_menu_button_set_icon_name(OpaquePointer(button), "view-grid-symbolic")
    gtk_menu_button_set_always_show_arrow(OpaquePointer(button), 1)
    setTitle(translated("Layout"), of: button)
    let box = OpaquePointer(flowBox)
    gtk_flow_box_set_selection_mode(box, GTK_SELECTION_BROWSE)
    gtk_flow_box_set_homogeneous(box, 1)
    gtk_widget_add_css_class(flowBox, "layout-choices")
    setAccessibleLabel(translated("Layout"), of: flowBox)
    for entry in entries { gtk_flow_box_append(box, entry.widget) }
    connect(flowBox, "child-activated") { [weak self] in self?.chooseSelected() }
    gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scroller), 1)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), flowBox)
    gtk_popover_set_child(pointer(popover, to: GtkPopover.self), scroller)
    gtk_menu_button_set_popover(OpaquePointer(button), popover)
    prepareBeforeOpening(button) { [weak self] in self?.prepare() }
    connect(popover, "map") { [weak self] in self?.didOpen() }
    connect(popover, "closed") { [weak self] in self?.didClose() }
  }

  isolated deinit {
    loading?.cancel()
    g_object_unref(button)
  }

  /// Whether the menu is open.
  var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

  /// Marks a layout as the current one.
  func select(_ identifier: String) {
    guard let index = entries.firstIndex(where: { $0.choice.identifier == identifier }) else { return }
    selection = index
    setTitle(translated("Layout: %@", entries[index].choice.title), of: button)
    showSelection()
  }

  /// Chooses the layout at a distance in the list, and wraps around at the ends. Calls `onChoose`.
  func choose(by distance: Int) {
    guard !entries.isEmpty else { return }
    let index = ((selection ?? 0) + distance) % entries.count
    choose(entries[index < 0 ? index + entries.count : index])
  }

  private func choose(_ entry: LayoutMenuEntry) {
    guard entries.firstIndex(where: { $0 === entry }) != selection else { return }
    select(entry.choice.identifier)
    onChoose?(entry.choice)
  }

  private func chooseSelected() {
    guard let chosen = selectedChild else { return }
    gtk_menu_button_popdown(OpaquePointer(button))
    if entries.indices.contains(chosen) { choose(entries[chosen]) }
  }

  private var selectedChild: Int? {
    guard let list = gtk_flow_box_get_selected_children(OpaquePointer(flowBox)) else { return nil }
    defer { g_list_free(list) }
    return list.pointee.data.map {
      Int(gtk_flow_box_child_get_index($0.assumingMemoryBound(to: GtkFlowBoxChild.self)))
    }
  }

  private func showSelection() {
    guard let selection else { return }
    gtk_flow_box_select_child(
      OpaquePointer(flowBox), pointer(entries[selection].widget, to: GtkFlowBoxChild.self))
  }

  // MARK: - Opening

  /// The number of columns and the size of the pictures for a window of a width in points.
  ///
  /// Twelve entries fit into a window of 360 × 640 points, and into one of 640 × 480.
  static func arrangement(forWidth width: Double) -> (columns: Int, picture: Size2D) {
    switch width {
    case 620...: (4, Size2D(width: 128, height: 96))
    case 350...: (3, Size2D(width: 96, height: 72))
    default: (2, Size2D(width: 96, height: 72))
    }
  }

  private func prepare() {
    guard let root = gtk_widget_get_root(button) else { return }
    let window = pointer(root, to: GtkWidget.self)
    let (columns, picture) = Self.arrangement(forWidth: Double(gtk_widget_get_width(window)))
    gtk_flow_box_set_min_children_per_line(OpaquePointer(flowBox), guint(columns))
    gtk_flow_box_set_max_children_per_line(OpaquePointer(flowBox), guint(columns))
    // The header bar is above the menu; the rest is the popover's border.
    let room = Int(gtk_widget_get_height(window)) - 80
    gtk_scrolled_window_set_max_content_height(OpaquePointer(scroller), gint(max(120, room)))
    showSelection()
    if makePicture != nil {
      for entry in entries { entry.reserve(picture) }
      loadPictures(CGSize(picture), scale: CGFloat(gtk_widget_get_scale_factor(button)))
    }
    layOutEntries()
  }

  /// Lays the entries out before the menu is visible.
  ///
  /// An arrow key may come before GTK does it, and a flow box that does not know its columns looks for the entry in the
  /// next row forever.
  private func layOutEntries() {
    var (width, height) = (gint(0), gint(0))
    gtk_widget_measure(flowBox, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    gtk_widget_measure(flowBox, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    gtk_widget_allocate(flowBox, width, height, -1, nil)
  }

  /// Requests one picture after another, beginning with the current layout. The entries show the pictures of the last
  /// time until then.
  private func loadPictures(_ size: CGSize, scale: CGFloat) {
    loading?.cancel()
    let start = selection ?? 0
    let ordered = entries[start...] + entries[..<start]
    loading = Task { [weak self, makePicture] in
      for entry in ordered {
        let image = await makePicture?(entry.choice, size, scale)
        guard !Task.isCancelled, self != nil else { return }
        image.map(entry.show)
      }
    }
  }

  /// Gives the current layout the keyboard focus.
  private func didOpen() {
    // Moving the focus into the box also sets the cursor, from which arrow keys start.
    gtk_widget_child_focus(flowBox, GTK_DIR_TAB_FORWARD)
  }

  private func didClose() {
    loading?.cancel()
    onClose?()
  }
}
