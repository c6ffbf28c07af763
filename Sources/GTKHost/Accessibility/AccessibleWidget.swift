import CGTK4
import UIKit

/// A widget that draws nothing and receives no input, and stands for an element: in GTK 4.8, only widgets are objects of
/// assistive technology.
@MainActor
final class AccessibleWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The widgets of the elements in this one.
  private(set) var children: [AccessibleWidget] = []
  /// What the widget stands for, as last reported.
  private(set) var element: AccessibleElement
  private var actionNames: [String] = []

  /// Creates a widget for an element and those in it.
  init(_ element: AccessibleElement) {
    self.element = element
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(element.role.desktopRole.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(Self.type, 1, &names, &value)!
    }
    g_value_unset(&value)
    g_object_ref_sink(object)
    widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_can_target(widget, 0)
    report(nil)
    update(element)
  }

  isolated deinit { g_object_unref(widget) }

  /// Removes the widget from the one that contains it, with all widgets in it.
  func remove() {
    for child in children { child.remove() }
    gtk_widget_unparent(widget)
  }

  // MARK: - Updating

  /// Reports an element that has changed, and places its widget.
  func update(_ element: AccessibleElement) {
    let old = self.element
    self.element = element
    report(old)
    updateActions()
    children = Self.update(children, to: element.children, in: widget)
  }

  /// Updates the widgets in a widget: keeps those whose elements are still there, and inserts and removes others.
  static func update(
    _ old: [AccessibleWidget], to elements: [AccessibleElement], in parent: UnsafeMutablePointer<GtkWidget>
  ) -> [AccessibleWidget] {
    var unused = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let children = elements.map { element in
      guard let known = unused.removeValue(forKey: key(of: element)) else { return AccessibleWidget(element) }
      known.update(element)
      return known
    }
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    var previous: UnsafeMutablePointer<GtkWidget>?
    for child in children {
      let isInPlace =
        gtk_widget_get_parent(child.widget) != nil && gtk_widget_get_prev_sibling(child.widget) == previous
      if !isInPlace { gtk_widget_insert_after(child.widget, parent, previous) }
      previous = child.widget
    }
    return children
  }

  private struct Key: Hashable {
    let responder: ObjectIdentifier
    let role: AccessibleElement.Role
  }

  private static func key(of element: AccessibleElement) -> Key {
    Key(responder: ObjectIdentifier(element.responder), role: element.role)
  }

  private var key: Key { Self.key(of: element) }

  /// Places the widget, and those in it.
  ///
  /// - Parameter origin: The position of the parent in the scene.
  func place(from origin: CGPoint) {
    let frame = element.frame
    func extent(_ value: CGFloat) -> gint {
      value.isNaN ? 0 : gint(max(-1e6, min(1e6, value.rounded())))
    }
    // GTK requires that a widget is measured before it is placed.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    var place = GtkAllocation(
      x: extent(frame.minX - origin.x), y: extent(frame.minY - origin.y),
      width: max(0, extent(frame.width)), height: max(0, extent(frame.height)))
    gtk_widget_size_allocate(widget, &place, -1)
    for child in children { child.place(from: frame.origin) }
  }

  /// The innermost widget that has the focus, among this one and those in it.
  var focused: AccessibleWidget? {
    children.lazy.compactMap(\.focused).first ?? (element.isFocused ? self : nil)
  }

  /// Whether the keyboard focus is in the widget.
  var hasFocus: Bool { gtk_widget_is_focus(widget) != 0 || children.contains(where: \.hasFocus) }

  /// The widget of a view, among this one and those in it.
  func widget(of responder: UIResponder) -> AccessibleWidget? {
    element.responder === responder ? self : children.lazy.compactMap { $0.widget(of: responder) }.first
  }

  // MARK: - Properties

  private func report(_ old: AccessibleElement?) {
    if old?.label != element.label {
      setText(element.label, for: GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    if old?.details != element.details {
      setText(element.details.joined(separator: ", "), for: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
    if let isSelected = element.isSelected, old?.isSelected != isSelected {
      setState(isSelected, for: GTK_ACCESSIBLE_STATE_SELECTED)
    }
    if let isOn = element.isOn, old?.isOn != isOn { setState(isOn, for: GTK_ACCESSIBLE_STATE_CHECKED) }
    if old?.isEnabled != element.isEnabled {
      gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    }
  }

  private func setText(_ text: String, for property: GtkAccessibleProperty) {
    var property = property
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets a state that is on or off. GTK 4.8 reads all states as integers.
  private func setState(_ isSet: Bool, for state: GtkAccessibleState) {
    var state = state
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    g_value_set_int(&value, isSet ? 1 : 0)
    gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
    g_value_unset(&value)
  }

  // MARK: - Actions

  /// Offers the actions under their names. GTK shows the action groups of a widget to assistive technology.
  private func updateActions() {
    let names = element.actions.map(\.name)
    guard names != actionNames else { return }
    actionNames = names
    let group = g_simple_action_group_new()!
    for (index, name) in names.enumerated() {
      let action = g_simple_action_new(Self.actionName(name), nil)!
      connect(action, "activate") { [weak self] in
        guard let actions = self?.element.actions, actions.indices.contains(index) else { return }
        actions[index].perform()
      }
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    gtk_widget_insert_action_group(widget, "element", OpaquePointer(group))
    g_object_unref(group)
  }

  /// A valid name of a `GAction`: letters, digits, hyphens and dots of ASCII.
  static func actionName(_ name: String) -> String {
    let valid = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return valid.isEmpty ? "action" : String(valid)
  }

  // MARK: - The GObject class

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "OpenCollectionViewElement", guint(MemoryLayout<GtkWidgetClass>.size), nil,
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}

extension AccessibleElement.Role {
  fileprivate var desktopRole: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .item: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .announcement: GTK_ACCESSIBLE_ROLE_ALERT
    }
  }
}
