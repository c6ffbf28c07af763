import GTKHost
import GalleryApp
import UIKit

/// Finds pictures by a part of their names, and gives them the focus, or shows them in the viewer while a picture is open.
///
/// The names are prepared in the background when the first letter is typed.
@MainActor
final class NameSearch {
  /// Called when the result has changed; with nil if nothing is searched.
  var onResult: ((SearchResult?) -> Void)?
  /// What was found; nil if nothing is searched, or the names are still being prepared.
  private(set) var result: SearchResult? { didSet { onResult?(result) } }

  private let switcher: LayoutSwitcher
  private var text = ""
  private var index: (album: Album, names: NameIndex)?
  private var preparation: Task<Void, Never>?
  private var matches: [Int] = []
  private var current = 0
  /// The picture from which the search began, and the last one that it gave the focus.
  private var (origin, lastFound): (Int, Int?) = (0, nil)

  /// Creates a search in the album that a switcher shows.
  init(in switcher: LayoutSwitcher) { self.switcher = switcher }

  /// Finds the first picture whose name contains a text, from the current picture on.
  func search(_ text: String) {
    self.text = text
    find()
  }

  /// Moves the focus to the next or the previous match, and wraps around at the ends.
  func move(isForward: Bool) {
    guard !text.isEmpty else { return }
    guard index?.album == switcher.album, !matches.isEmpty else { return find() }
    let focus = focusedPicture
    if focus != matches[current], let focus {
      // The user has moved on since.
      let next = matches.firstIndex { $0 > focus }
      current =
        isForward
        ? next ?? 0 : (matches.lastIndex { $0 < focus } ?? matches.count - 1)
    } else {
      current = (current + (isForward ? 1 : matches.count - 1)) % matches.count
    }
    show()
    origin = matches[current]
  }

  /// Releases the prepared names while nothing is searched. They may be those of an earlier album.
  func releaseMemory() {
    if text.isEmpty { index = nil }
  }

  private func find() {
    guard !text.isEmpty else {
      (matches, lastFound) = ([], nil)
      result = nil
      return
    }
    let album = switcher.album
    guard let index, index.album == album else { return prepare(album) }
    let focus = focusedPicture
    if lastFound == nil || focus != lastFound { origin = focus ?? pictureInView ?? 0 }
    matches = index.names.pictures(containing: text)
    guard !matches.isEmpty else {
      result = SearchResult(current: 0, count: 0)
      return
    }
    current = matches.firstIndex { $0 >= origin } ?? 0
    show()
  }

  /// Prepares the names of an album in the background, and searches then.
  private func prepare(_ album: Album) {
    preparation?.cancel()
    preparation = Task { [weak self] in
      let names = await Task.detached(priority: .userInitiated) { NameIndex(album) }.value
      guard let self, !Task.isCancelled else { return }
      index = (album, names)
      find()
    }
  }

  private func show() {
    let (album, controller) = (switcher.album, switcher.controller)
    lastFound = matches[current]
    result = SearchResult(current: current + 1, count: matches.count)
    if let viewer = openViewer { return viewer.show(matches[current]) }
    guard let path = album.indexPath(ofItem: matches[current]) else { return }
    if controller.album == album { return controller.collectionView.moveFocus(to: path) }
    // The layout shows a part of the album, perhaps another one.
    let item = album.sections[path.section].items[path.item]
    controller.attend(to: item)
    controller.album.indexPath(of: item).map(controller.collectionView.moveFocus)
  }

  /// The viewer; nil unless a picture is open.
  private var openViewer: PictureViewController? { switcher.gallery.viewer.flatMap { $0.isOpen ? $0 : nil } }

  /// The open picture, or else the focused one.
  private var focusedPicture: Int? { openViewer?.index ?? switcher.controller.focusedItem.flatMap(number) }

  /// The picture in front, or the first one in view if the layout shows pictures side by side.
  private var pictureInView: Int? {
    let view = switcher.controller.collectionView
    return (view.scrollsByItem ? view.itemAtRest : view.indexPathsForVisibleItems.min()).flatMap(number)
  }

  /// The number of a picture that is shown, counted through all sections of the album.
  private func number(of path: IndexPath) -> Int? {
    let (album, controller) = (switcher.album, switcher.controller)
    let ownPath = controller.album == album ? path : album.indexPath(of: controller.item(at: path))
    return ownPath.map(album.number)
  }
}
