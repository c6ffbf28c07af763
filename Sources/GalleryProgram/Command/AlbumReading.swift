import Foundation
import GalleryApp
import Synchronization
import SystemPackage

/// The reading of an album on a thread of its own, while GTK starts: with 100,000 pictures, both take equally long.
final class AlbumReading: Sendable {
  /// The album, and lines about folders that could not be read; nil until the end.
  private let result = Mutex<(album: OpenedAlbum, reports: [String])?>(nil)
  private let end = DispatchSemaphore(value: 0)

  /// Begins to read files and folders.
  init(_ paths: [FilePath]) {
    Thread.detachNewThread { [self] in
      var reports: [String] = []
      let album = OpenedAlbum(paths: paths) { reports.append($0) }
      result.withLock { $0 = (album, reports) }
      end.signal()
    }
  }

  /// Waits for the end, and returns the album.
  ///
  /// - Parameter report: Receives a line for every folder inside the folders that could not be read.
  func finish(report: (String) -> Void) -> OpenedAlbum {
    end.wait()
    // For those who ask again.
    defer { end.signal() }
    guard let (album, reports) = result.withLock({ $0 }) else {
      preconditionFailure("The thread stores the album before it signals its end.")
    }
    reports.forEach(report)
    return album
  }
}
