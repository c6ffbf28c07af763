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

  /// The number of pictures that are stored in one transaction.
  private static let batchSize = 256

  private let index: PictureIndex
  private let store: ThumbnailStore
  private let niceValue: Int32
  /// Increases with every album, so that the thread of an earlier one ends.
  private let generation = Atomic(0)
  private let work = DispatchGroup()

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
  ///   - onRead: Receives what was read of pictures in a folder, on the thread that reads, after it was stored.
  package func start(
    _ album: Album, needsColors: Bool = false,
    onRead: @escaping @Sendable ([FileName: IndexedPicture], FilePath) -> Void = { _, _ in }
  ) {
    let generation = self.generation.add(1, ordering: .relaxed).newValue
    work.enter()
    Thread.detachInBackground(niceValue: niceValue) { [self] in
      for folder in Self.folders(of: album) where isCurrent(generation) {
        read(folder, needsColors: needsColors, generation, onRead)
      }
      work.leave()
    }
  }

  /// Ends the work, and waits for the picture that is being read.
  package func stop() {
    generation.add(1, ordering: .relaxed)
    work.wait()
  }

  /// Waits until the album is read.
  package func finish() { work.wait() }

  private func isCurrent(_ generation: Int) -> Bool {
    self.generation.load(ordering: .relaxed) == generation
  }

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
