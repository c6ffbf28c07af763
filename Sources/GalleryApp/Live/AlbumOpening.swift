import Dispatch

/// Opens an album while its folders are read.
///
/// A folder comes before the folders inside it, and is read before them. So all pictures are where they stay: the first ones
/// are shown as soon as they are known, and the others follow at the end of the album.
@MainActor
package final class AlbumOpening {
  /// The seconds to wait for the whole album before its first pictures are shown. Usually, it is complete by then.
  private static let patience = 0.2
  /// The seconds from then to the first report of progress.
  private static let delay = 0.3
  /// The maximum number of seconds between two reports, and between two additions: each moves pictures of some layouts.
  private static let longestInterval = 2.0

  /// Called with the first pictures, if they are known before the whole album.
  package var onShow: ((OpenedAlbum) -> Void)?
  /// Called with sections that follow those that are shown, and the title of the album so far.
  package var onAppend: (([AlbumSection], _ title: String) -> Void)?
  /// Called repeatedly with the number of pictures found, if the reading takes long.
  package var onProgress: ((_ pictureCount: Int) -> Void)?
  /// Called with the whole album at the end. If its first pictures were shown, the others were added.
  package var onEnd: ((OpenedAlbum) -> Void)?
  /// Whether the user is moving what is shown, so that nothing can be added.
  package var isHeld: () -> Bool = { false }

  /// Whether the first pictures are shown.
  package private(set) var isShown = false
  /// Whether the album is shown completely, or the opening was cancelled.
  package private(set) var isOver = false

  private let reading: AlbumReading
  /// What is known of the album, with the sections that are not shown yet.
  private var news = AlbumReading.News()
  private var shownCount = 0
  private var reportCount = 0
  /// The interval to the next report; nil before the patience has ended.
  private var interval: Double?

  /// Creates the opening of an album that is being read. Nothing happens before ``start()``.
  package init(of reading: AlbumReading) { self.reading = reading }

  /// Waits for the whole album, however long that takes.
  package func finish() { reading.wait() }

  /// Waits a moment for the whole album, before there is a window. Returns the album, which ends the opening, or the pictures
  /// that are known, which count as shown.
  package func takeFirst() -> OpenedAlbum {
    reading.wait(atMost: Self.patience)
    interval = Self.delay
    takeNews()
    if let opened = news.end {
      isOver = true
      return opened
    }
    return takeAlbum()
  }

  /// Begins to call the closures.
  package func start() {
    reading.notify { [weak self] in
      guard let self, interval != nil || reading.hasEnded else { return }
      update()
    }
    schedule()
  }

  /// Ends the opening. What is shown stays.
  package func cancel() {
    isOver = true
    reading.cancel()
    (onShow, onAppend, onProgress, onEnd) = (nil, nil, nil, nil)
  }

  /// Lines about folders inside the folders that could not be read.
  package var reports: [String] { reading.reports }

  private func schedule() {
    guard !isOver else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + (interval ?? Self.patience)) { [weak self] in
      guard let self, !isOver else { return }
      if let interval {
        reportCount += 1
        self.interval = reportCount == 1 ? 2 * Self.delay : min(2 * interval, Self.longestInterval)
      } else {
        interval = Self.delay
      }
      update()
      if !isOver, reportCount > 0 { onProgress?(news.pictureCount) }
      schedule()
    }
  }

  /// Shows what is new, unless the user holds what is shown.
  private func update() {
    guard !isOver, !(isShown && isHeld()) else { return }
    takeNews()
    if let opened = news.end {
      isOver = true
      if isShown { onAppend?(Array(opened.album.sections.dropFirst(shownCount)), opened.album.title) }
      onEnd?(opened)
    } else if isShown, !news.sections.isEmpty {
      onAppend?(takeAlbum().album.sections, news.title)
    } else if !news.sections.isEmpty {
      let first = takeAlbum()
      onShow?(first)
    }
  }

  private func takeNews() {
    let latest = reading.takeNews()
    let waiting = news.sections
    news = latest
    news.sections = waiting + latest.sections
  }

  /// Takes the sections that are not shown yet, which are shown then.
  private func takeAlbum() -> OpenedAlbum {
    defer {
      shownCount += news.sections.count
      news.sections = []
    }
    if !news.sections.isEmpty { isShown = true }
    return OpenedAlbum(album: Album(title: news.title, sections: news.sections), source: news.source)
  }
}
