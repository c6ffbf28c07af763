import CGTK4
import Geometry
import Translations
import UIKit

/// A button that opens a menu of layouts: a grid of entries with a picture and a title.
@MainActor
final class LayoutMenu {
  /// The menu button.
  let button = MenuButtonWidget(iconName: "view-grid-symbolic")
  /// Called when the user chose a layout.
  var onChoose: ((LayoutChoice) -> Void)?
  /// Called when the menu has closed.
  var onClose: (() -> Void)?
  /// Draws the pictures. If it is nil, entries have only a title.
  var makePicture: LayoutPictureSource?
  /// The entries, in their order.
  let entries: [LayoutMenuEntry]

  private let popover = Popover()
  private let scroller: ScrolledWindow
  private let flowBox: FlowBox
  private var selection: Int?
  private var loading: Task<Void, Never>?

  init(_ choices: [LayoutChoice]) {
    entries = choices.map(LayoutMenuEntry.init)
    flowBox = FlowBox(entries.map(\.widget))
    scroller = ScrolledWindow(flowBox)
    button.showArrow()
    button.setTitle(translated("Layout"))
    flowBox.setStyleClass("layout-choices")
    flowBox.setAccessibleLabel(translated("Layout"))
    flowBox.connect("child-activated") { [weak self] in self?.chooseSelected() }
    scroller.fitContent()
    popover.setChild(scroller)
    button.setPopover(popover)
    button.prepareBeforeOpening { [weak self] in self?.prepare() }
    popover.connect("map") { [weak self] in self?.didOpen() }
    popover.connect("closed") { [weak self] in self?.didClose() }
  }

  isolated deinit { loading?.cancel() }

  /// Whether the menu is open.
  var isOpen: Bool { popover.isVisible }

  /// Marks a layout as the current one.
  func select(_ identifier: String) {
    guard let index = entries.firstIndex(where: { $0.choice.identifier == identifier }) else { return }
    selection = index
    button.setTitle(translated("Layout: %@", entries[index].choice.title))
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
    guard let chosen = flowBox.selectedIndex else { return }
    button.popDown()
    if entries.indices.contains(chosen) { choose(entries[chosen]) }
  }

  private func showSelection() {
    if let selection { flowBox.select(entries[selection].widget) }
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
    guard let window = button.root else { return }
    let (columns, picture) = Self.arrangement(forWidth: Double(window.width))
    flowBox.setColumnCount(columns)
    // The header bar is above the menu; the rest is the popover's border.
    scroller.setMaximumContentHeight(max(120, window.height - 80))
    showSelection()
    if makePicture != nil {
      for entry in entries { entry.reserve(picture) }
      loadPictures(CGSize(picture), scale: CGFloat(button.scaleFactor))
    }
    layOutEntries()
  }

  /// Lays the entries out before the menu is visible.
  ///
  /// An arrow key may come before GTK does it, and a flow box that does not know its columns looks for the entry in the
  /// next row forever.
  private func layOutEntries() {
    let width = flowBox.measure(GTK_ORIENTATION_HORIZONTAL).natural
    let height = flowBox.measure(GTK_ORIENTATION_VERTICAL, for: width).natural
    flowBox.allocate(width: width, height: height)
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
    flowBox.moveFocus(GTK_DIR_TAB_FORWARD)
  }

  private func didClose() {
    loading?.cancel()
    onClose?()
  }
}
