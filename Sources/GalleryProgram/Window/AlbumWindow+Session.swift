import Foundation
import GalleryApp
import SystemPackage
import Translations
import UIKit

// What the window remembers, and the albums that it showed before.
extension AlbumWindow {
  /// What the window shows.
  var session: Session {
    var session = Session(paths: paths)
    let controller = switcher.controller
    session.item = (switcher.gallery.viewer?.item ?? controller.currentItem)?.file
    session.selection = controller.selectedFiles
    // What is to be restored, and was not read yet, is remembered.
    if let pending, pending.paths == paths, let place = pending.session, controller.isUntouched {
      (session.item, session.selection) = (place.item, place.selection)
    }
    session.layout = switcher.layout.rawValue
    let arrangement = liveAlbum.arrangement
    session.arrangement = arrangement == AlbumArrangement() ? nil : arrangement
    (session.width, session.height) = (usualSize.width, usualSize.height)
    return session
  }

  /// Notes the size of the content, unless it is in full screen or below the search field, where it will not be next time.
  func noteSize() {
    if !host.isFullscreen, !host.isSearching { usualSize = host.window.bounds.size }
  }

  /// Stores the session.
  func saveSession() { sessionNumber = library.save(session, number: sessionNumber) ?? sessionNumber }

  /// Shows the arrangement, the place and the selection of a session, as soon as the window shows its album.
  func restore(_ session: Session) {
    restoreArrangement(of: session)
    restorePlace(of: session)
  }

  /// Shows the arrangement of a session.
  func restoreArrangement(of session: Session) { session.arrangement.map { liveAlbum.arrangement = $0 } }

  /// Shows the place and the selection of a session, as soon as the window shows its album.
  func restorePlace(of session: Session) {
    session.item.flatMap { AlbumItem(file: $0) }.map(switcher.controller.attend)
    filesToSelect = session.selection
  }

  /// Opens a window of its own with the same album: another process, which lives on when this one ends.
  func openNewWindow() {
    do {
      try WindowProcess.start(["--layout", switcher.layout.rawValue], paths: session.pathsToOpen)
    } catch {
      desktop.report(translated("No window can be opened: %@", error.localizedDescription))
    }
  }

  /// The open picture, or else the selected ones.
  var filesForFavorites: [FilePath] {
    shownPicture.map { [$0.item.file].compactMap(\.self) } ?? switcher.controller.filesForCommands
  }

  /// Makes the selected pictures, or the open one, favourites; if they are, they are none any more.
  func toggleFavorites() {
    let files = filesForFavorites
    guard !files.isEmpty else { return }
    do {
      try favorites.toggle(files)
    } catch {
      desktop.report("\(error)")
    }
  }
}
