import Dispatch
import SystemPackage

/// Keeps a shown album in agreement with its files, while other programs change them.
///
/// Every folder is watched, up to a limit; beyond that the nearest ones. The others are read again when they come near, and
/// once a minute. However many changes are reported, the album changes in at most a few batches a second, and files are
/// read in the background.
@MainActor
package final class LiveAlbum {
  /// The number of whole folders that are read at a time, in the background.
  private static let readingBatch = 1024
  /// The seconds from the first change to the batch that shows it.
  private static let delay = 0.1
  /// The seconds between two batches.
  private static let interval = 0.25
  /// The seconds after which folders that are not watched are read again.
  private static let period = 60.0
  /// The seconds from what the index learns to the batch that shows it. Every batch moves pictures.
  private static let learningDelay = 0.5
  /// The number of changes in one burst from which on some may not have been reported.
  private static let longBurst = 4096

  /// How pictures are ordered and grouped.
  package var arrangement = AlbumArrangement() {
    didSet { if arrangement != oldValue { choiceDidChange() } }
  }
  /// Whether the album agrees with all changes that were reported, and with the arrangement.
  package var isSettled: Bool {
    scanner != nil && !isReading && pending.isEmpty && learned.isEmpty && bursts.isEmpty && !isRequested
      && !watchedFolders.isBeginning && !needsChoice
  }

  /// What the pictures can be filtered by.
  package private(set) var choices = AlbumChoices()
  /// Called when the album agrees with all changes that were reported.
  package var onSettle: (() -> Void)?
  /// The folders in which files have come, changed or vanished since the index was asked about them; nil for all folders.
  private var foldersToIndex: Set<FilePath>?
  /// Whether the album was shown as it is on the disk.
  private(set) var isShown = false

  /// What the album consists of. Set it before ``start()``.
  package var source: AlbumSource

  let switcher: LayoutSwitcher
  private let index: PictureIndex?
  private let favorites: Favorites?
  /// Keeps the orders that the user has made of folders; nil if nothing does.
  let library: UserLibrary?
  /// The sections in which pictures are where the user has moved them.
  var sectionsByHand: Set<AlbumSection.Key> = []
  /// What the index has learned and the album does not show yet.
  private var learned: [FilePath: [FileName: IndexedFacts]] = [:]
  /// The folders of the album. None are known before they were read.
  let watchedFolders: WatchedFolders
  private let report: (String) -> Void
  private(set) var scanner: FolderScanner?
  private var pending: [FilePath: FolderChange] = [:]
  /// The number of changes in each folder since it was last quiet.
  private var bursts: [FilePath: Int] = [:]
  private var isReading = false
  private var isRequested = false
  /// Whether the arrangement or the favourites have changed since the shown pictures were chosen.
  private var needsChoice = false
  private var isStopped = false

  /// Creates the service. It does nothing before ``start()``.
  ///
  /// - Parameters:
  ///   - source: What the album consists of.
  ///   - switcher: Shows the album.
  ///   - watching: Watches folders.
  ///   - index: What earlier runs have read of the pictures, for orders and filters that need it.
  ///   - favorites: The favourites, to show only them.
  ///   - library: Keeps the orders that the user has made of folders.
  ///   - report: Receives a sentence for each folder that can no longer be read.
  package init(
    of source: AlbumSource, in switcher: LayoutSwitcher, watching: any FolderWatching,
    index: PictureIndex? = nil, favorites: Favorites? = nil,
    library: UserLibrary? = nil, report: @escaping (String) -> Void
  ) {
    (self.source, self.switcher, self.report) = (source, switcher, report)
    (self.index, self.favorites, self.library) = (index, favorites, library)
    watchedFolders = WatchedFolders(with: watching)
    watchedFolders.onChange = { [weak self] in self?.noteReported($0, in: $1) }
    watchedFolders.onWatch = { [weak self] in self?.noteAll($0) }
  }

  /// Begins to follow the files. The first difference from the album is shown as soon as all folders are read.
  package func start() {
    guard scanner == nil, !isReading, !source.isEmpty else { return }
    isReading = true
    Task {
      // Folders are watched before they are read, so that no change is missed in between.
      await watchedFolders.begin(
        with: Set(switcher.album.sections.prefix(WatchedFolders.batch).compactMap(\.folder)))
      let scanner = await FolderScanner.scan(source, sharing: switcher.album.sections, index: index)
      let (found, problems) = await (scanner.paths, scanner.problemsOfRoots)
      guard !isStopped else { return }
      for problem in problems { report(problem.description) }
      self.scanner = scanner
      isReading = false
      watchedFolders.update(to: found)
      schedulePeriod()
      requestBatch(after: 0)
    }
  }

  /// Reads all folders again, and reports again which ones cannot be read.
  package func reload() {
    noteAll(watchedFolders.paths)
    Task {
      await watchedFolders.followVolumes()
      await scanner?.forgetProblems()
      await readUnread()
    }
  }

  /// Reads files again that the program itself has changed, without waiting for a report.
  package func filesDidChange(_ files: FilesByFolder) {
    for (folder, names) in files.names { note(.entries(names), in: folder) }
    if scanner == nil { Task { await hideMissing(files) } }
  }

  /// Hides files that are gone while the album is not followed yet, because its folders are being read.
  func hideMissing(_ files: FilesByFolder) async {
    let missing = await Task.detached { Set(files.items.filter { $0.file?.exists == false }) }.value
    while switcher.isHeld, !isStopped { try? await Task.sleep(for: .seconds(Self.delay)) }
    guard scanner == nil, !isStopped, !missing.isEmpty else { return }
    switcher.show(AlbumRevision(removing: missing, from: switcher.album))
  }

  /// Finds the places of pictures that the index has just read, if the arrangement depends on that.
  package func indexDidLearn(_ pictures: [FileName: IndexedPicture], in folder: FilePath) {
    guard arrangement.usesIndex else { return }
    learned[folder, default: [:]].merge(pictures.mapValues { IndexedFacts($0) }) { _, new in new }
    requestBatch(after: Self.learningDelay)
  }

  /// Shows other pictures if only favourites are shown.
  package func favoritesDidChange() { if arrangement.showsFavoritesOnly { choiceDidChange() } }

  /// Whether there may be files that the index does not know.
  package var hasNewFiles: Bool { foldersToIndex?.isEmpty != true }

  /// Returns the folders in which there may be files that the index does not know, because it is asked about them now; nil for
  /// all folders.
  package func takeFoldersToIndex() -> Set<FilePath>? {
    defer { foldersToIndex = [] }
    return foldersToIndex
  }

  /// All pictures, whether they are shown or not; nil before the folders were read.
  package func readEverything() async -> Album? {
    guard let scanner else { return nil }
    return Album(title: switcher.album.title, sections: await scanner.everything)
  }

  /// Ends the service. The album stays as it is.
  package func stop() {
    isStopped = true
    watchedFolders.stop()
  }

  // MARK: - Changes

  /// Called when the user may have come near other folders.
  package func didScroll() {
    watchedFolders.userDidScroll { switcher.controller.currentItem?.folder }
  }

  private func schedulePeriod() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.period) { [weak self] in
      guard let self, !isStopped else { return }
      readUnwatched()
      schedulePeriod()
    }
  }

  /// Reads folders that are not watched, those on volumes that have come or gone, and those that could not be read.
  private func readUnwatched() {
    noteAll(watchedFolders.unwatchedPaths)
    Task {
      await watchedFolders.followVolumes()
      await readUnread()
    }
  }

  private func readUnread() async {
    guard let scanner else { return }
    noteAll(await scanner.unread)
  }

  private func noteReported(_ change: FolderChange, in path: FilePath) {
    bursts[path, default: 0] += 1
    note(change, in: path)
  }

  private func noteAll(_ paths: some Sequence<FilePath>) {
    for path in paths { note(.everything, in: path) }
  }

  private func note(_ change: FolderChange, in path: FilePath) {
    if pending[path]?.formUnion(change) == nil { pending[path] = change }
    requestBatch(after: Self.delay)
  }

  /// Shows the pictures again, because others are to be shown, or in another order.
  func choiceDidChange() {
    needsChoice = true
    requestBatch(after: 0)
  }

  private func requestBatch(after seconds: Double) {
    guard !isRequested, !isReading, !isStopped, scanner != nil else { return }
    isRequested = true
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      isRequested = false
      Task { await self.showChanges() }
    }
  }

  /// Reads what may have changed, and shows it.
  private func showChanges() async {
    guard let scanner, !isReading, !isStopped else { return }
    isReading = true
    let requested = takePending()
    let changes = await scanner.refresh(requested)
    let found = await scanner.paths
    let isSame =
      isShown && changes.folders.isEmpty && found == watchedFolders.paths && learned.isEmpty && !needsChoice
    if !learned.isEmpty {
      let facts = learned
      learned = [:]
      await scanner.learn(facts)
    }
    if pending.isEmpty { choices = await scanner.choices }
    if found != watchedFolders.paths, !isStopped { watchedFolders.update(to: found) }
    for problem in changes.problems { report(problem.description) }
    if !isSame { await show(changes, from: scanner) }
    isReading = false
    foldersToIndex?.formUnion(changes.folders)
    if requested.isEmpty { endBursts() }
    if needsChoice {
      requestBatch(after: 0)
    } else if !pending.isEmpty || !bursts.isEmpty || !learned.isEmpty {
      requestBatch(after: Self.interval)
    }
    if isSettled { onSettle?() }
  }

  /// Takes the changes to read next: all that were reported, and as many others as do not take long.
  private func takePending() -> [FilePath: FolderChange] {
    var requested = pending
    var count = 0
    for (path, change) in pending where change == .everything {
      count += 1
      if count > Self.readingBatch { requested[path] = nil }
    }
    pending = count > Self.readingBatch ? pending.filter { requested[$0.key] == nil } : [:]
    return requested
  }

  /// After a long burst, the system may have dropped some changes.
  private func endBursts() {
    let long = bursts.filter { $0.value >= Self.longBurst }.keys
    bursts = [:]
    noteAll(long)
  }

  /// Shows changes as soon as the user does not hold the pictures.
  private func show(_ changes: FolderTree.Changes, from scanner: FolderScanner) async {
    var isChosen = false
    while !isStopped {
      isChosen = isChosen || needsChoice
      let (version, arrangement, order) = (
        switcher.version, arrangement, handmadeOrder(isChosen ? nil : changes)
      )
      needsChoice = false
      let revision = await scanner.revision(
        of: switcher.album, changes, arrangement, favorites: favorites?.files ?? [],
        by: order)
      guard !isStopped else { return }
      if needsChoice { continue }
      if version == switcher.version, !switcher.isHeld {
        let filter = GalleryText.filters(of: arrangement).map { names in
          AlbumFilter(names: names) { [weak self] in self?.arrangement.removeFilters() }
        }
        didOrder(revision.album, by: order)
        switcher.show(revision, filter: filter)
        isShown = true
        // The library knows the order of a folder that has another path now.
        if arrangement.isByHand, revision.moved.contains(where: { $0.key.folder != $0.value.folder }) {
          choiceDidChange()
        }
        return
      }
      try? await Task.sleep(for: .seconds(Self.delay))
    }
  }
}
