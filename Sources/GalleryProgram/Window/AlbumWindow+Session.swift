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
    session.layout = switcher.layout.rawValue
    let arrangement = liveAlbum.arrangement
    session.arrangement = arrangement == AlbumArrangement() ? nil : arrangement
    (session.width, session.height) = (host.window.bounds.width, host.window.bounds.height)
    return session
  }

  /// Stores the session.
  func saveSession() { sessionNumber = library.save(session, number: sessionNumber) ?? sessionNumber }

  /// Shows the place and the selection of a session, as soon as the window shows its album.
  func restore(_ session: Session, number: Int64?) {
    sessionNumber = number ?? sessionNumber
    session.arrangement.map { liveAlbum.arrangement = $0 }
    session.item.flatMap { AlbumItem(file: $0) }.map(switcher.controller.attend)
    filesToSelect = session.selection
  }

  /// Goes back to the album that was shown before.
  func goBack() { history.goBack(from: session).map(open) }

  /// Goes forward to the album from which the user went back.
  func goForward() { history.goForward(from: session).map(open) }

  private func open(_ session: Session) {
    let paths = session.pathsToOpen
    let opened =
      paths.isEmpty ? OpenedAlbum(album: .builtIn) : OpenedAlbum(paths: paths) { desktop.count($0) }
    for problem in opened.problems { desktop.count(problem.description) }
    show(opened.album, source: opened.source, paths: paths)
    restore(session, number: nil)
  }

  /// Opens a window of its own with the same album: another process, which lives on when this one ends.
  func openNewWindow() {
    do {
      try WindowProcess.start(
        ["--layout", switcher.layout.rawValue] + session.pathsToOpen.map(\.string))
    } catch {
      desktop.report(translated("No window can be opened: %@", error.localizedDescription))
    }
  }

  /// Makes the selected pictures, or the open one, favourites; if they are, they are none any more.
  func toggleFavorites() {
    let files = shownPicture.map { [$0.item.file].compactMap(\.self) } ?? switcher.controller.filesForCommands
    guard !files.isEmpty else { return }
    do {
      try favorites.toggle(files)
    } catch {
      desktop.report("\(error)")
    }
  }
}
