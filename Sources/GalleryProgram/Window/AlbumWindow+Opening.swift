import GalleryApp
import SystemPackage
import Translations

// Opening albums, whose folders are read in the background.
extension AlbumWindow {
  /// Shows what is known of the album with which the window begins, and the rest of it when that was read.
  ///
  /// - Parameters:
  ///   - opened: The album, or what is known of it.
  ///   - opening: Reads the album; nil for the built-in album.
  ///   - session: What the window showed the last time; nil if the user names the album.
  func begin(with opened: OpenedAlbum, _ opening: AlbumOpening?, session: Session?) {
    if let session { restoreArrangement(of: session) }
    guard let opening else {
      if let session { restorePlace(of: session) }
      return
    }
    let pending = PendingAlbum(
      opening: opening, paths: paths, purpose: .start,
      earlier: .init(album: .empty, start: .init(paths: paths, session: session)), interruptsReading: false,
      session: session)
    guard !opening.isOver else { return didOpen(opened, pending) }
    follow(pending)
    switcher.isReading = !opening.isShown
    if opening.isShown { showPlace(in: opened.album.sections) }
  }

  /// Opens other folders. The current album stays until pictures of the folders are known, and if they cannot be read.
  func open(_ folders: [FilePath]) { open(folders.map(\.absolute), for: .folder) }

  /// Goes back to the album that was shown before. While a folder is being opened, stays with the current one.
  func goBack() {
    if let pending, pending.purpose == .folder, !pending.opening.isShown { return cancelOpening() }
    move { $0.goBack(from: $1) }
  }

  /// Goes forward to the album from which the user went back.
  func goForward() { move { $0.goForward(from: $1) } }

  private func move(_ step: (inout FolderHistory, Session) -> Session?) {
    let earlier = self.earlier
    // An album that is not shown yet has its place in the history all the same.
    let current = pending.flatMap { $0.opening.isShown ? nil : $0.session } ?? session
    guard let next = step(&history, current) else { return }
    let paths = next.pathsToOpen
    if paths.isEmpty {
      stopOpening()
      show(.builtIn, source: AlbumSource(), paths: [])
      restore(next)
    } else {
      open(paths, for: .history, earlier, session: next)
    }
  }

  private func open(
    _ paths: [FilePath], for purpose: PendingAlbum.Purpose, _ earlier: PendingAlbum.Earlier? = nil,
    session: Session? = nil
  ) {
    let (earlier, isIncomplete) = (earlier ?? self.earlier, pending?.isIncomplete == true)
    stopOpening()
    follow(
      PendingAlbum(
        opening: AlbumOpening(of: AlbumReading(paths)), paths: paths, purpose: purpose, earlier: earlier,
        interruptsReading: isIncomplete, session: session))
  }

  /// What the window returns to if the user cancels an opening that begins now.
  private var earlier: PendingAlbum.Earlier {
    pending?.earlier
      ?? PendingAlbum.Earlier(
        album: switcher.album, source: liveAlbum.source, session: session, history: history)
  }

  private func follow(_ pending: PendingAlbum) {
    self.pending = pending
    let opening = pending.opening
    opening.isHeld = { [weak switcher] in switcher?.isHeld ?? false }
    opening.onShow = { [weak self] in self?.show($0, of: pending) }
    opening.onAppend = { [weak self] in
      self?.append($0, title: $1)
      self?.showPlace(in: $0)
    }
    opening.onProgress = { [weak self] count in
      self?.desktop.showReading(GalleryText.reading(count)) { self?.cancelOpening() }
    }
    opening.onEnd = { [weak self] in self?.end($0, pending) }
    opening.start()
  }

  /// Shows the first pictures of another album, or all of them.
  private func show(_ opened: OpenedAlbum, of pending: PendingAlbum) {
    if pending.purpose == .folder { history.leave(session) }
    desktop.forgetProblems()
    host.hideMessage()
    show(opened.album, source: opened.source, paths: pending.paths)
    if let session = pending.session { restoreArrangement(of: session) }
    showPlace(in: opened.album.sections)
  }

  /// Shows the picture of the session if it is among sections that were just read, unless the user looks at others.
  private func showPlace(in sections: [AlbumSection]) {
    guard let item = pending?.session?.item.flatMap(AlbumItem.init(file:)), isUntouched,
      sections.contains(where: { $0.items.contains(item) })
    else { return }
    switcher.controller.attend(to: item)
  }

  private var isUntouched: Bool { switcher.controller.isUntouched && switcher.gallery.viewer == nil }

  private func end(_ opened: OpenedAlbum, _ pending: PendingAlbum) {
    if pending.purpose == .folder, opened.source.isEmpty, let problem = opened.problems.first {
      cancelOpening()
      return desktop.report(problem.description)
    }
    defer { stopOpening() }
    if pending.opening.isShown { setSource(opened.source) } else { show(opened, of: pending) }
    desktop.hideReading()
    didOpen(opened, pending)
  }

  /// Completes the opening of an album that is shown.
  private func didOpen(_ opened: OpenedAlbum, _ pending: PendingAlbum) {
    if isUntouched, let session = pending.session { restorePlace(of: session) }
    switch pending.purpose {
    case .start: didBegin(with: opened, pending)
    case .folder:
      let unreadable = Set(opened.problems.compactMap(\.folder))
      pending.paths.filter { !unreadable.contains($0) }.forEach(library.noteOpening)
      if opened.album.sections.isEmpty {
        desktop.show(AlbumError.noPictures(in: pending.paths).description)
      } else {
        count(opened.problems, pending.opening.reports)
      }
    case .history: count(opened.problems, pending.opening.reports)
    }
  }

  private func count(_ problems: [AlbumError], _ reports: [String]) {
    for report in reports + problems.map(\.description) { desktop.count(report) }
  }

  private func didBegin(with opened: OpenedAlbum, _ pending: PendingAlbum) {
    for report in pending.opening.reports + opened.problems.map(\.description) {
      StandardError.report(report)
    }
    problemsAtStart = opened.problems
    if let message = opened.problems.summary { show(error: message) }
    if pending.session == nil, let item = opened.openedItem { open(item) }
    if pending.paths.count == 1, opened.openedItem == nil, opened.problems.isEmpty {
      library.noteOpening(pending.paths[0])
    }
  }

  /// Ends an opening that is not complete. What is shown stays.
  private func stopOpening() {
    pending?.opening.cancel()
    pending = nil
    switcher.isReading = false
    desktop.hideReading()
  }

  /// Returns to what was shown before an album began to open.
  private func cancelOpening() {
    guard let pending else { return }
    stopOpening()
    let earlier = pending.earlier
    history = earlier.history
    guard pending.isIncomplete else { return }
    if pending.purpose != .start, let start = earlier.start {
      return open(start.paths, for: .start, earlier, session: start.session)
    }
    show(earlier.album, source: earlier.source, paths: earlier.session.paths)
    restore(earlier.session)
  }
}

extension Album {
  /// The album of a window that shows nothing.
  fileprivate static var empty: Album { Album(title: translated("Gallery"), sections: []) }
}

extension [AlbumError] {
  /// One message for all errors; nil if there are none.
  fileprivate var summary: String? {
    guard let first else { return nil }
    return count == 1
      ? first.description
      : translatedCount(
        "%1$@ file or folder cannot be shown. The first reason: %2$@",
        "%1$@ files or folders cannot be shown. The first reason: %2$@", count, "\(count)", first.description)
  }
}
