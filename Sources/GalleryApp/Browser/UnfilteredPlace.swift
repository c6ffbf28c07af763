import UIKit

/// What the user was looking at before an album was filtered: the selection, the focus, and the open picture.
///
/// Filters of different kinds may follow each other. What was left of the selection after the last one tells whether the user
/// has gone elsewhere since.
@MainActor
struct UnfilteredPlace {
  /// What is selected, focused and open.
  private struct State {
    var selected: Set<AlbumItem>
    var focused: AlbumItem?
    var open: AlbumItem?

    @MainActor
    init(of switcher: LayoutSwitcher) {
      let controller = switcher.controller
      selected = Set(controller.collectionView.selectedItems.ordered.map { controller.item(at: $0) })
      focused = controller.focusedItem.map { controller.item(at: $0) }
      open = switcher.gallery.viewer.flatMap { $0.phase == .closing ? nil : $0.item }
    }

    /// Whether the user sees the same. While a picture is open, the selection behind it follows later.
    func isSame(as other: State) -> Bool {
      open == other.open && (open != nil || (selected, focused) == (other.selected, other.focused))
    }
  }

  private let state: State
  /// The current picture.
  private let current: AlbumItem?
  /// What the filter has left.
  private var rest: State?

  init(of switcher: LayoutSwitcher) {
    state = State(of: switcher)
    current = switcher.controller.currentItem
  }

  /// Remembers what a filter has left, and keeps its place until the user scrolls.
  mutating func noteRest(of switcher: LayoutSwitcher) {
    rest = State(of: switcher)
    let controller = switcher.controller
    controller.keptPlace = controller.keptPlace ?? KeptPlace(item: controller.currentItem)
  }

  /// Selects, focuses and opens what was hidden, unless the user has changed that since.
  func restore(in switcher: LayoutSwitcher) {
    let (controller, gallery) = (switcher.controller, switcher.gallery)
    guard let rest, State(of: switcher).isSame(as: rest), rest.open != nil || controller.keptPlace != nil
    else { return }
    let paths = controller.album.indexPaths(of: state.selected)
    controller.desktopSelection.select(SelectedItems(paths.values.sorted()))
    let target = state.open ?? state.focused ?? current
    guard let target, let path = controller.album.indexPath(of: target) else { return }
    controller.attend(to: target)
    if state.focused == target {
      controller.collectionView.takeFocus(to: path, from: controller.collectionView)
    }
    guard state.open == target else { return }
    if let viewer = gallery.viewer, viewer.isOpen {
      viewer.show(controller.wholeAlbum.number(of: path), isRepeat: true)
    } else {
      gallery.removeViewer()
      gallery.open(path, animated: false)
    }
  }
}
