import CGTK4
import UIKit

/// A `UIMenu` as a `GMenu` and a group of actions, which GTK's menus need.
@MainActor
final class MenuModel {
  /// The prefix of the action names.
  static let prefix = "menu"

  let menu: OpaquePointer = g_menu_new()
  let actions: UnsafeMutablePointer<GSimpleActionGroup> = g_simple_action_group_new()
  private let onChoose: (UIAction) -> Void
  private let keys: [UIAction.Identifier: String]
  private var count = 0

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - keys: The keys that are shown beside actions, in GTK's notation.
  ///   - onChoose: Called with the action that the user chose.
  init(
    _ menu: UIMenu, keys: [UIAction.Identifier: String] = [:], onChoose: @escaping (UIAction) -> Void
  ) {
    self.onChoose = onChoose
    self.keys = keys
    append(menu.children, to: self.menu, isSelection: menu.options.contains(.singleSelection))
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(menu))
    g_object_unref(actions)
  }

  /// Adds elements to a menu. Inline menus become sections, and so do the elements between them.
  private func append(
    _ elements: [UIMenuElement], to menu: OpaquePointer, isSelection: Bool
  ) {
    var section: OpaquePointer?
    func close() {
      guard let open = section else { return }
      g_menu_append_section(menu, nil, pointer(open, to: GMenuModel.self))
      g_object_unref(UnsafeMutableRawPointer(open))
      section = nil
    }
    for element in elements {
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        close()
        let own: OpaquePointer = g_menu_new()
        append(
          inline.children, to: own, isSelection: isSelection || inline.options.contains(.singleSelection))
        g_menu_append_section(
          menu, inline.title.isEmpty ? nil : inline.title, pointer(own, to: GMenuModel.self))
        g_object_unref(UnsafeMutableRawPointer(own))
      } else {
        let open = section ?? g_menu_new()!
        section = open
        append(element, to: open, isSelection: isSelection)
      }
    }
    close()
  }

  private func append(_ element: UIMenuElement, to menu: OpaquePointer, isSelection: Bool) {
    switch element {
    case let action as UIAction where !action.attributes.contains(.hidden):
      append(action, to: menu, isSelection: isSelection)
    case let submenu as UIMenu:
      let model: OpaquePointer = g_menu_new()
      append(submenu.children, to: model, isSelection: submenu.options.contains(.singleSelection))
      g_menu_append_submenu(menu, Self.label(submenu), pointer(model, to: GMenuModel.self))
      g_object_unref(UnsafeMutableRawPointer(model))
    default: break
    }
  }

  private func append(_ action: UIAction, to menu: OpaquePointer, isSelection: Bool) {
    let item = g_menu_item_new(
      Self.label(action), "\(Self.prefix).\(add(action, isSelection: isSelection))")
    if let keys = keys[action.identifier] {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(keys))
    }
    g_menu_append_item(menu, item)
    g_object_unref(item.map(UnsafeMutableRawPointer.init))
  }

  /// Adds an action to the group and returns its name.
  private func add(_ action: UIAction, isSelection: Bool) -> String {
    count += 1
    let name = "action\(count)"
    // GTK shows a check mark only for an action with a state.
    let own: OpaquePointer =
      isSelection || action.state != .off
      ? g_simple_action_new_stateful(name, nil, g_variant_new_boolean(action.state == .off ? 0 : 1))
      : g_simple_action_new(name, nil)
    g_simple_action_set_enabled(own, action.attributes.contains(.disabled) ? 0 : 1)
    connect(own, "activate") { [onChoose] in onChoose(action) }
    g_action_map_add_action(OpaquePointer(actions), own)
    g_object_unref(UnsafeMutableRawPointer(own))
    return name
  }

  /// The title of an element for GTK. A single underscore marks the mnemonic, so underscores are doubled.
  private static func label(_ element: UIMenuElement) -> String {
    element.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
