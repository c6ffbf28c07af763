import Translations
import UIKit

/// The header bar of a window: title and subtitle in the centre, and controls at both ends.
@MainActor
final class HeaderBar {
  let widget = HeaderBarWidget()
  let layoutMenu: LayoutMenu
  /// Opens the search field; nil if the header bar has no such button.
  private(set) var searchButton: ToggleButton?
  /// Called when a menu of the header bar has closed, the search button was pressed, or a control with the focus was
  /// removed.
  var onReturnFocus: (() -> Void)?
  /// The keys to show in menus.
  var keys: [UIAction.Identifier: String] = [:]

  private let title = WindowTitle()
  private let leaveButton = Button(iconName: "view-restore-symbolic")
  private var items: [Widget] = []
  private var menus: [MenuButton] = []
  /// The controls that a narrow window hides, and the widths from which on they are visible.
  private var collapsible: [(widget: Widget, minimumWidth: Int)] = []

  /// The width of the window, in points. In a narrow window, some controls give way.
  var windowWidth = Int.max {
    didSet {
      for (widget, minimumWidth) in collapsible where widget.isVisible != (windowWidth >= minimumWidth) {
        widget.isVisible = windowWidth >= minimumWidth
      }
    }
  }

  /// Creates a header bar.
  ///
  /// - Parameters:
  ///   - choices: The layouts for the layout menu.
  ///   - onLeaveFullscreen: Called when the user presses the button that leaves full screen.
  init(choices: [LayoutChoice], onLeaveFullscreen: @escaping () -> Void) {
    layoutMenu = LayoutMenu(choices)
    widget.setTitle(title)
    leaveButton.setTitle(translated("Leave Full Screen"))
    leaveButton.isVisible = false
    leaveButton.connect("clicked", onLeaveFullscreen)
    widget.packEnd(leaveButton)
    layoutMenu.onClose = { [weak self] in self?.onReturnFocus?() }
  }

  /// Shows a title and a subtitle. An empty subtitle takes no room.
  func show(title: String, subtitle: String) {
    self.title.show(title, subtitle: subtitle)
  }

  /// Shows the controls at both ends, in reading order, instead of the previous ones.
  func show(start: [HeaderBarItem], end: [HeaderBarItem]) {
    let hadFocus = items.contains { $0.isFocus || $0.containsFocus }
    for item in items { widget.remove(item) }
    (items, menus, collapsible, searchButton) = ([], [], [], nil)
    for item in start.compactMap(makeWidget) {
      widget.packStart(item)
      items.append(item)
    }
    // The header bar packs its end from the outside.
    for item in end.reversed().compactMap(makeWidget) {
      widget.packEnd(item)
      items.append(item)
    }
    if hadFocus { onReturnFocus?() }
  }

  /// Shows the button that leaves full screen.
  func showsLeaveButton(_ isShown: Bool) { leaveButton.isVisible = isShown }

  /// Opens the main menu, as F10 does.
  func openPrimaryMenu() { menus.first { $0.isPrimary }?.open() }

  /// Whether one of the menus is open.
  var isMenuOpen: Bool { layoutMenu.isOpen || menus.contains(where: \.isOpen) }

  private func makeWidget(of item: HeaderBarItem) -> Widget? {
    switch item {
    case .button(let button): return collapse(makeButton(button), below: button.minimumWindowWidth)
    case .menu(let menu):
      let button = MenuButton(menu, keys: { [weak self] in self?.keys ?? [:] })
      button.onClose = { [weak self] in self?.onReturnFocus?() }
      menus.append(button)
      return button.widget
    case .slider(let slider):
      return collapse(SliderControl.make(for: slider), below: slider.minimumWindowWidth)
    case .layouts: return layoutMenu.entries.isEmpty ? nil : layoutMenu.button
    case .search:
      let button = ToggleButton(iconName: "system-search-symbolic")
      button.setTitle(translated("Find"))
      searchButton = button
      return button
    }
  }

  /// Hides a widget in a narrow window.
  private func collapse(_ widget: Widget, below width: Int) -> Widget {
    guard width > 0 else { return widget }
    collapsible.append((widget, width))
    widget.isVisible = windowWidth >= width
    return widget
  }

  /// Returns the widget of a button.
  func makeButton(_ item: HeaderBarButton) -> Button {
    let button = item.iconName.map { Button(iconName: $0) } ?? Button(label: item.title)
    button.setTitle(item.title)
    // After a click, the keys are still the content's.
    button.leaveFocusOnClick()
    button.connect("clicked") { item.action() }
    button.isSensitive = item.isEnabled
    item.onEnable = { [weak self, weak button] isEnabled in
      guard let button else { return }
      let hadFocus = button.isFocus
      button.isSensitive = isEnabled
      if hadFocus, !isEnabled { self?.onReturnFocus?() }
    }
    return button
  }
}
