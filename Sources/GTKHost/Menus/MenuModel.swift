import UIKit

/// A `UIMenu` as a `GMenu` and a group of actions, which GTK's menus need.
@MainActor
final class MenuModel {
  /// The prefix of the action names.
  static let prefix = "menu"

  let menu = Menu()
  let actions = ActionGroup()
  private let onChoose: (UIAction) -> Void
  private let keys: [UIAction.Identifier: String]
  private var parts: [Menu] = []
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

  /// Frees the items, when the menu is not shown any more. GTK 4.8 keeps the parts of a menu for good.
  func removeAll() { for menu in parts + [menu] { menu.removeAll() } }

  private func makePart() -> Menu {
    let part = Menu()
    parts.append(part)
    return part
  }

  /// Adds elements to a menu. Inline menus become sections, and so do the elements between them.
  private func append(_ elements: [UIMenuElement], to menu: Menu, isSelection: Bool) {
    var section: Menu?
    for element in elements {
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        section.map { menu.appendSection($0) }
        section = nil
        let own = makePart()
        append(
          inline.children, to: own, isSelection: isSelection || inline.options.contains(.singleSelection))
        menu.appendSection(own, title: inline.title.isEmpty ? nil : inline.title)
      } else {
        let open = section ?? makePart()
        section = open
        append(element, to: open, isSelection: isSelection)
      }
    }
    section.map { menu.appendSection($0) }
  }

  private func append(_ element: UIMenuElement, to menu: Menu, isSelection: Bool) {
    switch element {
    case let action as UIAction where !action.attributes.contains(.hidden):
      menu.append(
        Self.label(action), action: "\(Self.prefix).\(add(action, isSelection: isSelection))",
        keys: keys[action.identifier])
    case let submenu as UIMenu:
      let model = makePart()
      append(submenu.children, to: model, isSelection: submenu.options.contains(.singleSelection))
      menu.appendSubmenu(model, title: Self.label(submenu))
    default: break
    }
  }

  /// Adds an action to the group and returns its name.
  private func add(_ action: UIAction, isSelection: Bool) -> String {
    count += 1
    let name = "action\(count)"
    let isOn = action.state != .off
    let own = SimpleAction(name, isOn: isSelection || isOn ? isOn : nil) { [onChoose] in onChoose(action) }
    own.setEnabled(!action.attributes.contains(.disabled))
    actions.add(own)
    return name
  }

  /// The title of an element for GTK. A single underscore marks the mnemonic, so underscores are doubled.
  private static func label(_ element: UIMenuElement) -> String {
    element.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
