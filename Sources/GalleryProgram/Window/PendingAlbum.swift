import GalleryApp
import SystemPackage

/// An album that a window is opening.
@MainActor
struct PendingAlbum {
  /// Why the album is opened.
  enum Purpose {
    /// The window begins with it.
    case start
    /// The user has chosen a folder.
    case folder
    /// The user goes back or forward.
    case history
  }

  /// What a window showed.
  struct Earlier {
    /// The album with which the window begins, as long as it was not read completely.
    struct Start {
      let paths: [FilePath]
      let session: Session?
    }

    var album: Album
    var source = AlbumSource()
    var session = Session()
    var history = FolderHistory()
    /// What is opened again instead, if that was interrupted; nil if nothing was.
    var start: Start?
  }

  /// Shows the album while it is read.
  let opening: AlbumOpening
  /// The files and folders of the album.
  let paths: [FilePath]
  /// Why the album is opened.
  let purpose: Purpose
  /// What the window showed completely before. It returns if the user cancels.
  let earlier: Earlier
  /// Whether the window showed a part of another album, the reading of which has ended with this opening.
  let interruptsReading: Bool
  /// The arrangement, the picture and the selection to show; nil if the album is not shown again.
  let session: Session?

  /// Whether the window shows an album that is not complete.
  var isIncomplete: Bool { opening.isShown || purpose == .start || interruptsReading }
}
