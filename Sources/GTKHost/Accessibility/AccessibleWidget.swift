import CGTK4
import UIKit

/// A widget that draws nothing and receives no input, and stands for an element: in GTK 4.8, only widgets are objects of
/// assistive technology.
@MainActor
final class AccessibleWidget {
  let widget: Widget
  /// The widgets of the elements in this one.
  private(set) var children: [AccessibleWidget] = []
  /// What the widget stands for, as last reported.
  private(set) var element: AccessibleElement
  private var actionNames: [String] = []

  /// Creates a widget for an element and those in it.
  init(_ element: AccessibleElement) {
    self.element = element
    widget = PlainWidget(className: "OpenCollectionViewElement", role: element.role.desktopRole)
    widget.allowFocus()
    widget.ignorePointers()
    report(nil)
    update(element)
  }

  /// Removes the widget from the one that contains it, with all widgets in it.
  func remove() {
    for child in children { child.remove() }
    widget.unparent()
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
    _ old: [AccessibleWidget], to elements: [AccessibleElement], in parent: Widget
  ) -> [AccessibleWidget] {
    var unused = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let children = elements.map { element in
      guard let known = unused.removeValue(forKey: key(of: element)) else { return AccessibleWidget(element) }
      known.update(element)
      return known
    }
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    var previous: Widget?
    for child in children {
      child.widget.insert(in: parent, after: previous)
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
    func extent(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(max(-1e6, min(1e6, value.rounded())))
    }
    widget.place(
      x: extent(frame.minX - origin.x), y: extent(frame.minY - origin.y),
      width: max(0, extent(frame.width)), height: max(0, extent(frame.height)))
    for child in children { child.place(from: frame.origin) }
  }

  /// The innermost widget that has the focus, among this one and those in it.
  var focused: AccessibleWidget? {
    children.lazy.compactMap(\.focused).first ?? (element.isFocused ? self : nil)
  }

  /// Whether the keyboard focus is in the widget.
  var hasFocus: Bool { widget.isFocus || children.contains(where: \.hasFocus) }

  /// The widget of a view, among this one and those in it.
  func widget(of responder: UIResponder) -> AccessibleWidget? {
    element.responder === responder ? self : children.lazy.compactMap { $0.widget(of: responder) }.first
  }

  // MARK: - Properties

  private func report(_ old: AccessibleElement?) {
    if old?.label != element.label {
      widget.setAccessibleLabel(element.label)
    }
    if old?.details != element.details {
      widget.setAccessibleText(
        element.details.joined(separator: ", "), for: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
    if let isSelected = element.isSelected, old?.isSelected != isSelected {
      widget.setAccessibleState(isSelected, for: GTK_ACCESSIBLE_STATE_SELECTED)
    }
    if let isOn = element.isOn, old?.isOn != isOn {
      widget.setAccessibleState(isOn, for: GTK_ACCESSIBLE_STATE_CHECKED)
    }
    if old?.isEnabled != element.isEnabled { widget.isSensitive = element.isEnabled }
  }

  // MARK: - Actions

  /// Offers the actions under their names. GTK shows the action groups of a widget to assistive technology.
  private func updateActions() {
    let names = element.actions.map(\.name)
    guard names != actionNames else { return }
    actionNames = names
    let group = ActionGroup()
    for (index, name) in names.enumerated() {
      let action = SimpleAction(Self.actionName(name)) { [weak self] in
        guard let actions = self?.element.actions, actions.indices.contains(index) else { return }
        actions[index].perform()
      }
      group.add(action)
    }
    widget.insert(group, prefix: "element")
  }

  /// A valid name of a `GAction`: letters, digits, hyphens and dots of ASCII.
  static func actionName(_ name: String) -> String {
    let valid = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return valid.isEmpty ? "action" : String(valid)
  }
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
