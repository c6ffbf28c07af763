import ImageDecoding
import SystemPackage
import UIKit

// Cutting, copying and pasting: files in the folders of the album, or else in the album only, until the program ends.
extension AlbumViewController {
  /// The pictures that keyboard commands apply to: the selected ones, or else the focused one, if it is on screen.
  ///
  /// - Complexity: O(*n*) for *n* selected pictures.
  var itemsForKeys: [AlbumItem] {
    let selected = collectionView.selectedItems.sorted
    return (selected.isEmpty ? [visibleFocusedItem].compactMap(\.self) : selected).map { item(at: $0) }
  }

  /// The focused picture; nil if it is not on screen or not marked, so that the user does not see what a command would change.
  var visibleFocusedItem: IndexPath? {
    desktopSelection.isFocusHidden ? nil : focusedItem.flatMap { collectionView.showsAtRest($0) ? $0 : nil }
  }

  /// The picture beside which files are placed: the one selected last, if it is on screen, or else the current one.
  var itemForNewFiles: AlbumItem? {
    guard let path = collectionView.selectedItems.last, collectionView.showsAtRest(path) else {
      return currentItem
    }
    return item(at: path)
  }

  /// Copies pictures to the pasteboard: files as file URLs, a single file also as an image, drawn pictures as names.
  func copy(_ items: [AlbumItem]) { UIPasteboard.general.copy(items) }

  /// Whether pictures can be cut, which requires that all are files.
  func canCut(_ items: [AlbumItem]) -> Bool {
    canPaste && !items.isEmpty && items.allSatisfy(\.isFile)
  }

  /// Copies pictures, to move them when they are pasted. Without files to change, removes them from the album.
  func cut(_ items: [AlbumItem]) {
    if let files { return files.cut(items) }
    copy(items)
    make(.remove(Set(items)))
  }

  /// Whether pictures can be pasted or dropped.
  var canPaste: Bool { importer != nil && presentation.takesPictures }

  /// Places the pictures on the pasteboard in the folder of a picture. Without files to change, inserts them after the
  /// picture, once they are known to be valid.
  func paste(after item: AlbumItem?) {
    if files != nil { return changeFiles(at: item) { await $0.paste(into: $1) } }
    let pictures = UIPasteboard.general.incomingPictures
    guard !pictures.isEmpty else {
      desktop?.report(GalleryText.nothingToPaste)
      return
    }
    Task { await add(pictures, after: item) }
  }

  /// Inserts pictures after one of the album, or at the end if that was removed. Selects them, shows the first, and
  /// reports the invalid ones.
  func add(_ pictures: [IncomingPicture], after item: AlbumItem?) async {
    guard let importer else { return }
    let (items, problem) = await importer.importPictures(pictures)
    if let problem { desktop?.report(problem) }
    let anchor = item.flatMap { album.indexPath(of: $0) == nil ? nil : $0 }
    guard let updates = make(.insert(wholeAlbum.distinguishing(items), after: anchor)) else { return }
    desktopSelection.select(SelectedItems(updates.insertedItems))
    updates.insertedItems.first.map { collectionView.scrollToItem(at: $0, at: [], animated: true) }
  }
}

extension UIPasteboard {
  /// Copies pictures: files as file URLs, a single file also as an image, drawn pictures as names.
  ///
  /// - Parameter isCut: Whether the files move to where they are pasted.
  func copy(_ pictures: [AlbumItem], isCut: Bool = false) {
    let files = pictures.lazy.compactMap(\.file)
    guard let first = files.first else {
      string = pictures.map(\.title).joined(separator: "\n")
      return
    }
    // The URLs of 100,000 files take a second, and so does a picture of 24 megapixels.
    let makePicture = { @Sendable in
      let source = first.withPlatformString(ImageSource.file(platformString:))
      return (try? ImageDecoder.decode(source)).flatMap { UIImage(cgImage: CGImage($0)).pngData() }
    }
    setPromise(
      PasteboardPromise(
        urls: { pictures.compactMap(\.file).map(\.fileURL) },
        picture: files.dropFirst().isEmpty ? makePicture : nil, isCut: isCut))
  }
}
