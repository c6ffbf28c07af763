import ImageDecoding
import SystemPackage

/// Decodes pictures of files, and shares the thumbnails with other programs and with the next run.
///
/// A picture is decoded once, as large as the smallest shared size that is large enough, and reduced if it is much larger
/// than needed. The shared thumbnail is written later by ``ThumbnailWriter``.
package final class ThumbnailStore: Sendable {
  /// A file that could not be decoded before, and has not changed since.
  struct KnownFailure: Error, CustomStringConvertible {
    let description: String
  }

  private let shared: SharedThumbnails
  private let writer: ThumbnailWriter

  /// Uses the thumbnails in a user's folder for files that can be made again.
  ///
  /// - Parameters:
  ///   - cache: The folder.
  ///   - program: The name of the program and its version.
  ///   - niceValue: How far the thread that writes steps back behind others, up to 19.
  package init(in cache: FilePath, program: String, niceValue: Int32 = 19) {
    shared = SharedThumbnails(in: cache, program: program)
    writer = ThumbnailWriter(to: shared, niceValue: niceValue)
  }

  /// Returns what is stored of a picture. Takes little time, because no picture is decoded that is larger than a shared
  /// thumbnail.
  func stored(_ file: FilePath, _ size: ThumbnailSize) -> StoredThumbnail? {
    guard let subject = ThumbnailSubject(file), !shared.contains(subject) else { return nil }
    if VideoFile.isNamed(file) {
      // Other programs store one size. There is none with more pixels.
      return largest(of: subject).map { .complete(Self.reduce($0, to: size)) }
    }
    let minimum = size.isFitting ? min(size.width, size.height) : max(size.width, size.height)
    for stored in SharedThumbnailSize.allCases where stored.rawValue >= minimum {
      guard let thumbnail = shared.thumbnail(of: subject, stored), thumbnail.covers(size) else { continue }
      storeSmaller(thumbnail, than: stored, for: size, of: subject)
      return .complete(Self.reduce(thumbnail.bitmap, to: size))
    }
    return largest(of: subject).map { .smaller($0) }
  }

  /// Stores a thumbnail in a smaller shared size later if that is large enough: it is read in a quarter of the time.
  private func storeSmaller(
    _ thumbnail: SharedThumbnails.Thumbnail, than stored: SharedThumbnailSize, for size: ThumbnailSize,
    of subject: ThumbnailSubject
  ) {
    let bitmap = thumbnail.bitmap
    let needed = size.decodingSize.size(width: bitmap.width, height: bitmap.height, isScalable: false)
    guard let smaller = SharedThumbnailSize(holding: max(needed.width, needed.height)),
      smaller.rawValue < stored.rawValue
    else { return }
    let reduced = bitmap.reduced(to: .fitting(width: smaller.rawValue, height: smaller.rawValue))
    writer.store(reduced, smaller, of: subject, thumbnail.facts)
  }

  /// Reduces a picture to a size if that saves a quarter of its memory. Otherwise, it is only reduced when it is drawn, and
  /// stays sharper.
  private static func reduce(_ bitmap: Bitmap, to size: ThumbnailSize) -> Bitmap {
    let target = size.decodingSize.size(width: bitmap.width, height: bitmap.height, isScalable: false)
    guard target.width * target.height * 4 <= bitmap.width * bitmap.height * 3 else { return bitmap }
    return bitmap.reduced(to: size.decodingSize)
  }

  private func largest(of subject: ThumbnailSubject) -> Bitmap? {
    SharedThumbnailSize.allCases.reversed().lazy
      .compactMap { self.shared.thumbnail(of: subject, $0)?.bitmap }.first
  }

  /// Returns the smallest stored thumbnail of a file; nil if there is none.
  func smallest(_ file: FilePath) -> Bitmap? {
    guard let subject = ThumbnailSubject(file), !shared.contains(subject) else { return nil }
    return SharedThumbnailSize.allCases.lazy.compactMap { self.shared.thumbnail(of: subject, $0)?.bitmap }
      .first
  }

  /// Decodes a file, upright and no larger than needed. The thumbnail is stored later if it is complete and smaller than
  /// the picture.
  func decode(_ file: FilePath, _ size: ThumbnailSize) throws -> Bitmap {
    guard !VideoFile.isNamed(file), let subject = ThumbnailSubject(file), !shared.contains(subject) else {
      return try ThumbnailLoader.decodeFile(file, size)
    }
    if let reason = shared.failure(of: subject) {
      throw KnownFailure(description: reason.isEmpty ? "it could not be decoded before" : reason)
    }
    do {
      let properties = try ImageDecoder.properties(of: .file(file))
      let needed = size.decodingSize.size(
        width: properties.width, height: properties.height, isScalable: properties.isScalable)
      guard let stored = SharedThumbnailSize(holding: max(needed.width, needed.height)),
        case let side = stored.rawValue, max(properties.width, properties.height) > side
      else { return try ThumbnailLoader.decodeFile(file, size) }
      let image = try ImageDecoder.image(of: .file(file), size: .fitting(width: side, height: side))
      if image.damage == nil {
        let facts = SharedThumbnails.facts(about: properties, of: subject)
        writer.store(image.bitmap, stored, of: subject, facts)
      }
      return Self.reduce(image.bitmap, to: size)
    } catch let error as ImageDecodingError {
      if case .corrupt = error { writer.storeFailure(of: subject, reason: error.description) }
      throw error
    }
  }

  /// Waits until all thumbnails are written.
  package func finishWriting() { writer.finish() }

  /// Drops what is not yet written, and waits for what is being written.
  package func stop() { writer.stop() }
}
