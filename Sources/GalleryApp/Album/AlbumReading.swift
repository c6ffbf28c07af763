import Dispatch
import Foundation
import Synchronization
import SystemPackage

/// The reading of an album on a thread of its own. Its first sections are known before its end.
package final class AlbumReading: Sendable {
  /// What was read since the last request.
  struct News: Sendable {
    /// The sections that follow those of earlier requests.
    var sections: [AlbumSection] = []
    /// The title of the album so far.
    var title = OpenedAlbum.titleOfEmptyAlbum
    /// What the album consists of so far.
    var source = AlbumSource()
    /// The number of pictures so far.
    var pictureCount = 0
    /// The whole album, at the end; nil before it. It begins with the sections of all requests.
    var end: OpenedAlbum?
  }

  private typealias Handler = @MainActor @Sendable () -> Void

  private struct State {
    var news = News()
    /// Lines about folders that could not be read.
    var reports: [String] = []
    var hasPictures = false
    var isCancelled = false
    var onNews: Handler?
  }

  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  /// Begins to read files and folders.
  package convenience init(_ paths: [FilePath]) {
    self.init(paths, list: FolderListing.fromDisk)
  }

  /// Begins to read files and folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - list: Reads a folder.
  init(_ paths: [FilePath], list: @escaping FolderListing.Source) {
    Thread.detachNewThread { [self] in
      let opened = OpenedAlbum(
        paths: paths, list: list, report: { line in state.withLock { $0.reports.append(line) } },
        onRead: take)
      let onNews = state.withLock { state -> Handler? in
        state.news.end = opened
        return state.onNews
      }
      end.signal()
      Self.call(onNews)
    }
  }

  private func take(_ step: OpenedAlbum.Step) -> Bool {
    let (onNews, isCancelled) = state.withLock { state -> (Handler?, Bool) in
      (state.news.title, state.news.source) = (step.title, step.source)
      state.news.pictureCount += step.pictureCount
      guard let section = step.section else { return (nil, state.isCancelled) }
      state.news.sections.append(section)
      defer { state.hasPictures = true }
      return (state.hasPictures ? nil : state.onNews, state.isCancelled)
    }
    Self.call(onNews)
    return !isCancelled
  }

  private static func call(_ onNews: Handler?) {
    if let onNews { DispatchQueue.main.async { onNews() } }
  }

  /// Sets what is called on the main actor when the first pictures are known, and at the end. It may also be called later than
  /// that.
  func notify(_ onNews: @escaping @MainActor @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.onNews = onNews
      return state.hasPictures || state.news.end != nil
    }
    if isLate { Self.call(onNews) }
  }

  /// Returns what was read since the last request.
  func takeNews() -> News {
    state.withLock { state in
      defer { state.news.sections = [] }
      return state.news
    }
  }

  /// Lines about the folders inside the folders that could not be read, so far.
  var reports: [String] { state.withLock { $0.reports } }

  /// Ends the reading as soon as the present folder was read. Nothing is called after that.
  func cancel() { state.withLock { ($0.isCancelled, $0.onNews) = (true, nil) } }

  /// Whether the whole album was read.
  var hasEnded: Bool { state.withLock { $0.news.end != nil } }

  /// Waits for the end, but not longer than a number of seconds; for nil, however long that takes.
  func wait(atMost seconds: Double? = nil) {
    let limit = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
    // For those who wait again.
    if end.wait(timeout: limit) == .success { end.signal() }
  }

  /// Waits for the end, and returns the album.
  ///
  /// - Parameter report: Receives a line for every folder inside the folders that could not be read.
  package func finish(report: (String) -> Void) -> OpenedAlbum {
    wait()
    guard let opened = takeNews().end else {
      preconditionFailure("The thread stores the album before it signals its end.")
    }
    reports.forEach(report)
    return opened
  }
}
