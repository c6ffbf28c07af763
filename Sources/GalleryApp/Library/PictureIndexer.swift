import Dispatch
import Foundation
import Glibc
import Synchronization
import SystemPackage

/// Reads the pictures of an album into the index, on a thread that leaves the processor to everything else.
///
/// Only headers are read. The dominant colour comes from a thumbnail that is stored already; to know it of all pictures,
/// thumbnails are made of the others.
package final class PictureIndexer: Sendable {
  /// The pictures of one folder.
  private struct Folder: Sendable {
    let path: FilePath
    var names: [FileName] = []
  }

  /// Receives what was read of pictures in a folder, on the thread that reads, after it was stored.
  package typealias Receiver = @Sendable ([FileName: IndexedPicture], FilePath) -> Void

  /// What the thread has to read.
  private struct Work {
    var folders: ArraySlice<Folder> = []
    var needsColors = false
    var onRead: Receiver = { _, _ in }
    var isRunning = false
    /// Increases with every album, so that what was read of an earlier one ends.
    var generation = 0
  }

  /// The number of pictures that are stored in one transaction.
  private static let batchSize = 256

  private let index: PictureIndex
  private let store: ThumbnailStore
  private let niceValue: Int32
  private let work = Mutex(Work())
  private let thread = DispatchGroup()

  /// Creates an indexer.
  ///
  /// - Parameters:
  ///   - index: The index to fill.
  ///   - store: The stored thumbnails.
  ///   - niceValue: How far the thread that reads steps back behind others, up to 19.
  package init(index: PictureIndex, store: ThumbnailStore, niceValue: Int32 = 19) {
    (self.index, self.store, self.niceValue) = (index, store, niceValue)
  }

  /// Reads the files of an album that the index does not know as they are now, folder by folder. Ends work on another
  /// album.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - needsColors: Whether pictures without a dominant colour are decoded.
  ///   - onRead: Receives what was read.
  package func start(_ album: Album, needsColors: Bool = false, onRead: @escaping Receiver = { _, _ in }) {
    request(Self.folders(of: album), needsColors, onRead, endsOthers: true)
  }

  /// Reads the files of some folders of an album that the index does not know as they are now, after those that it reads
  /// already.
  ///
  /// - Parameters:
  ///   - paths: The folders.
  ///   - album: The album.
  ///   - needsColors: Whether pictures without a dominant colour are decoded.
  ///   - onRead: Receives what was read.
  package func add(
    _ paths: Set<FilePath>, of album: Album, needsColors: Bool = false,
    onRead: @escaping Receiver = { _, _ in }
  ) {
    request(
      Self.folders(of: album).filter { paths.contains($0.path) }, needsColors, onRead, endsOthers: false)
  }

  private func request(
    _ folders: [Folder], _ needsColors: Bool, _ onRead: @escaping Receiver, endsOthers: Bool
  ) {
    let begins = work.withLock { work in
      if endsOthers {
        work.generation += 1
        work.folders = []
      }
      let paths = Set(folders.map(\.path))
      work.folders = work.folders.filter { !paths.contains($0.path) }[...] + folders
      (work.needsColors, work.onRead) = (needsColors, onRead)
      defer { work.isRunning = true }
      return !work.isRunning
    }
    guard begins else { return }
    thread.enter()
    Thread.detachInBackground(niceValue: niceValue) { [self] in
      while let (folder, needsColors, onRead, generation) = next() {
        read(folder, needsColors: needsColors, generation, onRead)
      }
      thread.leave()
    }
  }

  /// Returns the folder to read next; nil if there is none, after which the thread ends.
  private func next() -> (Folder, needsColors: Bool, Receiver, generation: Int)? {
    work.withLock { work in
      guard let folder = work.folders.popFirst() else {
        work.isRunning = false
        return nil
      }
      return (folder, work.needsColors, work.onRead, work.generation)
    }
  }

  /// Ends the work, and waits for the picture that is being read.
  package func stop() {
    work.withLock { work in
      work.generation += 1
      work.folders = []
    }
    thread.wait()
  }

  /// Waits until the album is read.
  package func finish() { thread.wait() }

  private func isCurrent(_ generation: Int) -> Bool { work.withLock { $0.generation == generation } }

  private static func folders(of album: Album) -> [Folder] {
    var folders: [Folder] = []
    var places: [FilePath: Int] = [:]
    for section in album.sections {
      for case .file(let name, let path, _) in section.items {
        // Usually, the files of a folder follow each other.
        if folders.last?.path != path, places[path] == nil {
          places[path] = folders.count
          folders.append(Folder(path: path))
        }
        if folders.last?.path == path {
          folders[folders.count - 1].names.append(name)
        } else if let place = places[path] {
          folders[place].names.append(name)
        }
      }
    }
    return folders
  }

  private func read(
    _ folder: Folder, needsColors: Bool, _ generation: Int,
    _ onRead: ([FileName: IndexedPicture], FilePath) -> Void
  ) {
    let key = folder.path.absolute
    let known = index.pictures(in: key)
    var found: [FileName: IndexedPicture] = [:]
    for name in folder.names {
      // What was read is kept, also for an album that is shown again at once.
      guard isCurrent(generation) else { break }
      guard let file = folder.path.appending(name), let version = FileVersion(of: file) else { continue }
      if let picture = known[name], picture.isCurrent(version),
        !needsColors || picture.color != nil || picture.width == 0
      {
        continue
      }
      let thumbnail = store.smallest(file) ?? (needsColors ? (try? store.decode(file, .smallest)) : nil)
      found[name] = IndexedPicture(
        reading: file, version, color: thumbnail.flatMap { DominantColor(of: $0) })
      if found.count == Self.batchSize {
        index.store(found, in: key)
        onRead(found, folder.path)
        found = [:]
      }
    }
    if !found.isEmpty {
      index.store(found, in: key)
      onRead(found, folder.path)
    }
    guard isCurrent(generation) else { return }
    let names = Set(folder.names)
    let missing = known.keys.filter { name in
      !names.contains(name) && folder.path.appending(name).map { FileVersion(of: $0) == nil } ?? true
    }
    if !missing.isEmpty { index.remove(missing, in: key) }
  }
}
