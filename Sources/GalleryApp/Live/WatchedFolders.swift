import Dispatch
import SystemPackage

/// Watches the folders of an album: all of them, up to a limit; beyond that the nearest ones.
///
/// Folders begin and end to be watched a few at a time. Thousands of them at once would take longer than a frame.
@MainActor
final class WatchedFolders {
  /// The maximum number of folders to watch. The system has a limit for all programs of a user.
  private static let maximumCount = 4000
  /// The number of folders that begin or end to be watched at a time.
  static let batch = 64

  /// Called with each change that is reported, possibly many times.
  var onChange: ((FolderChange, FilePath) -> Void)?
  /// Called with folders that are watched from now on, or cannot be watched. They may have changed before.
  var onWatch: (([FilePath]) -> Void)?

  /// All folders of the album, in the order of their sections.
  private(set) var paths: [FilePath] = []
  /// Whether folders are still beginning to be watched.
  private(set) var isBeginning = false

  private let watching: any FolderWatching
  private var watchers: [FilePath: any FolderWatcher] = [:]
  /// What the paths of watched folders led to when they began to be watched.
  private var identities: [FilePath: FileRecord.Identity] = [:]
  /// The folder of the current picture, if not all folders can be watched.
  private var currentFolder: FilePath?
  /// The indices of the folders that should be watched; nil if that was not decided since the folders changed.
  private var nearest: Range<Int>?
  /// The folders that should be watched, as a set.
  private var watchable: Set<FilePath> = []
  /// The folders that should be watched, and are not yet.
  private var waiting: ArraySlice<FilePath> = []
  /// The folders that cannot be watched.
  private var unwatchable: Set<FilePath> = []
  private var isStopped = false

  init(with watching: any FolderWatching) { self.watching = watching }

  /// The folders that are not watched.
  var unwatchedPaths: [FilePath] { paths.filter { watchers[$0] == nil } }

  /// Watches the first folders, before all folders are known.
  func begin(with first: Set<FilePath>) async {
    watchable = first
    await watch(Array(first))
  }

  /// Watches other folders of the album.
  ///
  /// - Complexity: O(*n*) for *n* folders.
  func update(to newPaths: [FilePath]) {
    paths = newPaths
    unwatchable.formIntersection(Set(newPaths))
    nearest = nil
    watchNearest()
  }

  /// Watches the folders near the current picture, if there are too many to watch all of them.
  ///
  /// - Parameter folder: Returns the folder of the picture.
  func userDidScroll(to folder: () -> FilePath?) {
    guard paths.count > Self.maximumCount else { return }
    let folder = folder()
    guard folder != currentFolder else { return }
    currentFolder = folder
    watchNearest()
  }

  /// Watches folders again whose paths lead to other folders now: a volume was mounted or unmounted, which no watcher reports.
  func followVolumes() async {
    let present = await Self.identities(of: watchers.keys.map(\.self))
    let replaced = paths.filter { watchers[$0] != nil && identities[$0] != present[$0] }
    guard !replaced.isEmpty, !isStopped else { return }
    for path in replaced { watchers[path] = nil }
    waiting += replaced.filter(watchable.contains)
    if !isBeginning { watchNext() }
  }

  /// What paths lead to.
  private nonisolated static func identities(
    of paths: [FilePath]
  ) async -> [FilePath: FileRecord.Identity] {
    await Task.detached(priority: .utility) {
      let found = paths.lazy.compactMap { path in
        // Behind a link is what is watched.
        FileRecord(of: path.appending(".")).map { (path, $0.identity) }
      }
      return Dictionary(found) { $1 }
    }.value
  }

  /// Ends watching.
  func stop() {
    isStopped = true
    keepWatchers { _ in false }
  }

  /// Chooses the folders to watch: all of them, or those nearest to the current picture.
  private func watchNearest() {
    guard !isStopped else { return }
    let limit = Self.maximumCount
    let middle = paths.count > limit ? currentFolder.flatMap(paths.firstIndex) ?? 0 : 0
    let start = max(0, min(middle - limit / 2, paths.count - limit))
    // Those at the ends do not matter yet.
    if let nearest, abs(nearest.lowerBound - start) < limit / 8 { return }
    let chosen = start..<min(start + limit, paths.count)
    nearest = chosen
    watchable = Set(paths[chosen])
    keepWatchers(where: watchable.contains)
    waiting = paths[chosen].filter { watchers[$0] == nil && !unwatchable.contains($0) }[...]
    if !isBeginning { watchNext() }
  }

  private func watchNext() {
    isBeginning = !waiting.isEmpty && !isStopped
    guard isBeginning else { return }
    let next = Array(waiting.prefix(Self.batch))
    waiting = waiting.dropFirst(Self.batch)
    Task {
      await watch(next)
      onWatch?(next)
      watchNext()
    }
  }

  private func watch(_ paths: [FilePath]) async {
    // A folder can be in several parts of the album.
    let new = Set(paths).filter { watchers[$0] == nil && !unwatchable.contains($0) }
    // Before they are watched, so that a volume that is mounted in between is noticed.
    let found = await Self.identities(of: Array(new))
    identities.merge(found) { $1 }
    let began = await watching.watch(Array(new)) { [weak self] path, change in self?.onChange?(change, path) }
    for path in new where began[path] == nil { unwatchable.insert(path) }
    // Meanwhile, other folders may have come near.
    let needed = isStopped ? [:] : began.filter { watchable.contains($0.key) }
    watchers.merge(needed) { known, _ in known }
  }

  private func keepWatchers(where isNeeded: (FilePath) -> Bool) {
    let obsolete = watchers.filter { !isNeeded($0.key) }
    for path in obsolete.keys { (watchers[path], identities[path]) = (nil, nil) }
    Self.release(Array(obsolete.values))
  }

  /// Releases watchers a few at a time.
  private static func release(_ watchers: [any FolderWatcher]) {
    guard !watchers.isEmpty else { return }
    DispatchQueue.main.async { release(Array(watchers.dropLast(batch))) }
  }
}
