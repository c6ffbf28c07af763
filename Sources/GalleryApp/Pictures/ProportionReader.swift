import Dispatch
import Foundation
import SystemPackage

/// Reads the aspect ratios, width over height, of an album's pictures from their headers, without decoding them.
///
/// The ratios of drawn pictures are known immediately. What the index knows of files is reported together. The other files
/// are read in order in the background, and reported in batches of increasing size, so that the first screen is soon right
/// and a large album takes few steps.
@MainActor
final class ProportionReader {
  /// The ratio used for a picture that was not read yet: between a common photo and a square.
  static let usualRatio: Float = 1.25
  private static let firstBatch = 64
  private static let maximumBatch = 8192

  /// A picture to read.
  private struct Entry: Sendable {
    let indexPath: IndexPath
    let item: AlbumItem
  }

  private let album: Album
  /// What an earlier run has read, until it was asked; nil if there is none.
  private var index: PictureIndex?
  /// The ratios of the pictures of each section; 0 if unknown.
  private var ratios: [[Float]]
  /// The index path at which reading continues.
  private var cursor = IndexPath(item: 0, section: 0)
  private var isReading = false
  private var tell: ([IndexPath]) -> Void = { _ in }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - index: What an earlier run has read; nil to read all files.
  ///   - earlier: A reader that has read some of the pictures, most of them at the same index paths.
  init(of album: Album, index: PictureIndex? = nil, knowing earlier: ProportionReader? = nil) {
    self.album = album
    self.index = index
    ratios = album.sections.enumerated().map { number, section in
      earlier?.ratios(for: section.items, inSection: number)
        ?? section.items.map { Float($0.drawnAspectRatio ?? 0) }
    }
  }

  /// Returns the known ratios of pictures that may have moved within a section; nil if the section does not exist.
  private func ratios(for items: [AlbumItem], inSection number: Int) -> [Float]? {
    guard album.sections.indices.contains(number) else { return nil }
    let (own, known) = (album.sections[number].items, ratios[number])
    let shorter = min(own.count, items.count)
    let start = (0..<shorter).first { own[$0] != items[$0] } ?? shorter
    let end = (0..<(shorter - start)).first { own[own.count - 1 - $0] != items[items.count - 1 - $0] }
    let (ownEnd, itemsEnd) = (own.count - (end ?? shorter - start), items.count - (end ?? shorter - start))
    let moved = Dictionary(zip(own[start..<ownEnd], known[start..<ownEnd])) { first, _ in first }
    let between = items[start..<itemsEnd].map { moved[$0] ?? Float($0.drawnAspectRatio ?? 0) }
    return known[..<start] + between + known[ownEnd...]
  }

  /// Returns the aspect ratio of a picture, or `usualRatio` if it is unknown.
  func ratio(at indexPath: IndexPath) -> CGFloat {
    let ratio = ratios[indexPath.section][indexPath.item]
    return CGFloat(ratio > 0 ? ratio : Self.usualRatio)
  }

  /// Reads all unknown ratios before it returns.
  func readAll() {
    while case let batch = nextBatch(of: Self.maximumBatch), !batch.isEmpty { _ = take(Self.read(batch)) }
  }

  /// Reads all unknown ratios in the background.
  ///
  /// - Parameter tell: Receives the pictures of each batch whose ratio differs from the one used before.
  func start(tell: @escaping ([IndexPath]) -> Void) {
    guard !isReading else { return }
    isReading = true
    self.tell = tell
    if let index {
      self.index = nil
      ask(index)
    } else {
      readNext(Self.firstBatch)
    }
  }

  /// Stops after the batch that is being read.
  func stop() { isReading = false }

  private func ask(_ index: PictureIndex) {
    let album = album
    DispatchQueue.global(qos: .userInitiated).async {
      let found = Self.ratios(of: album, in: index)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let changed = self.take(found)
          if self.isReading, !changed.isEmpty { self.tell(changed) }
          self.readNext(Self.firstBatch)
        }
      }
    }
  }

  /// Returns the ratios of the pictures that the index knows as they are now.
  private nonisolated static func ratios(of album: Album, in index: PictureIndex) -> [(IndexPath, Float)] {
    var found: [(IndexPath, Float)] = []
    var folder: FilePath?
    var known: [FileName: IndexedPicture] = [:]
    for (number, section) in album.sections.enumerated() {
      for (position, item) in section.items.enumerated() {
        guard case .file(let name, let path, _) = item else { continue }
        if path != folder { (folder, known) = (path, index.pictures(in: path.absolute)) }
        guard let picture = known[name], let ratio = picture.aspectRatio,
          let version = item.file.flatMap({ FileVersion(of: $0) }), picture.isCurrent(version)
        else { continue }
        found.append(
          (IndexPath(item: position, section: number), Float(PictureProportions.limited(ratio))))
      }
    }
    return found
  }

  private func readNext(_ size: Int) {
    let batch = isReading ? nextBatch(of: size) : []
    guard !batch.isEmpty else {
      isReading = false
      return
    }
    DispatchQueue.global(qos: .utility).async {
      let found = Self.read(batch)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let changed = self.take(found)
          if !changed.isEmpty { self.tell(changed) }
          self.readNext(min(2 * size, Self.maximumBatch))
        }
      }
    }
  }

  /// Returns the next pictures whose ratio is unknown.
  private func nextBatch(of size: Int) -> [Entry] {
    var batch: [Entry] = []
    while batch.count < size, album.sections.indices.contains(cursor.section) {
      let items = album.sections[cursor.section].items
      guard cursor.item < items.count else {
        cursor = IndexPath(item: 0, section: cursor.section + 1)
        continue
      }
      if ratios[cursor.section][cursor.item] == 0 {
        batch.append(Entry(indexPath: cursor, item: items[cursor.item]))
      }
      cursor.item += 1
    }
    return batch
  }

  private nonisolated static func read(_ batch: [Entry]) -> [(IndexPath, Float)] {
    batch.map { ($0.indexPath, Float(PictureProportions.ratio(of: $0.item))) }
  }

  /// Stores the ratios that were read. Returns the index paths whose ratio differs from the one used before.
  private func take(_ found: [(IndexPath, Float)]) -> [IndexPath] {
    for (path, ratio) in found { ratios[path.section][path.item] = ratio }
    return found.filter { $0.1 != Self.usualRatio }.map(\.0)
  }
}
