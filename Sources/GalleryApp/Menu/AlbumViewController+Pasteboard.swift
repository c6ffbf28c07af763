import UIKit

// Cutting, copying and pasting. The album changes, for as long as the program runs; files and folders never do.
extension AlbumViewController {
  /// The pictures that keys are about: those selected, or else the one in focus.
  var itemsForKeys: [AlbumItem] {
    let selected = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    return (selected.isEmpty ? [focusedItem].compactMap(\.self) : selected).map { item(at: $0) }
  }

  /// Puts files on the pasteboard, to be pasted as such, a single one also as a picture; drawn pictures by their names.
  func copy(_ items: [AlbumItem]) {
    let files = items.compactMap(\.file)
    guard !files.isEmpty else {
      UIPasteboard.general.string = items.map(\.title).joined(separator: "\n")
      return
    }
    var representations = files.map { ["public.file-url": URL(fileURLWithPath: $0.string)] as [String: Any] }
    if files.count == 1 { representations[0]["public.image"] = UIImage(contentsOfFile: files[0].string) }
    UIPasteboard.general.items = representations
  }

  /// Whether pictures can be taken out and be put back elsewhere: files can.
  func canCut(_ items: [AlbumItem]) -> Bool {
    canPaste && !items.isEmpty && items.allSatisfy { $0.file != nil }
  }

  /// Copies pictures and takes them out of the album.
  func cut(_ items: [AlbumItem]) {
    copy(items)
    make(.remove(Set(items)))
  }

  /// Whether pictures can come in.
  var canPaste: Bool { importer != nil && takesPictures }

  /// Puts what is on the pasteboard behind a picture, as soon as it is known to be pictures.
  func paste(after item: AlbumItem?) {
    let pictures = UIPasteboard.general.incomingPictures
    guard !pictures.isEmpty else {
      desktop?.report("There is no picture on the clipboard.")
      return
    }
    Task { await add(pictures, after: item) }
  }

  /// Puts pictures from elsewhere behind one of the album, or at the end where that is gone, selects them and shows the
  /// first; says what is wrong with those that are none.
  func add(_ pictures: [IncomingPicture], after item: AlbumItem?) async {
    guard let importer else { return }
    let (items, problem) = await importer.importPictures(pictures)
    if let problem { desktop?.report(problem) }
    let anchor = item.flatMap { album.indexPath(of: $0) == nil ? nil : $0 }
    guard let updates = make(.insert(wholeAlbum.distinguishing(items), after: anchor)) else { return }
    collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    for path in updates.insertedItems {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    updates.insertedItems.first.map { collectionView.scrollToItem(at: $0, at: [], animated: true) }
  }
}
