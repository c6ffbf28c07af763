import ImageDecoding
import SystemPackage

/// The thumbnails that programs of the desktop share (Thumbnail Managing Standard 0.9).
///
/// A thumbnail is a PNG file that is named after the URI of its file and states that URI and the time of the file's last
/// change. It counts only as long as both are right. Every operation can be called from any thread.
struct SharedThumbnails: Sendable {
  /// A thumbnail that was read.
  struct Thumbnail {
    /// The upright picture.
    let bitmap: Bitmap
    /// Whether the file's picture is no larger.
    let isFullSize: Bool
    /// What it states about the file's picture.
    let facts: [String: String]

    /// Whether a file's picture, decoded at a size, would have no more pixels.
    func covers(_ size: ThumbnailSize) -> Bool {
      let (isWide, isHigh) = (bitmap.width >= size.width, bitmap.height >= size.height)
      return isFullSize || (size.isFitting ? isWide || isHigh : isWide && isHigh)
    }
  }

  /// The keys of what a thumbnail states about the file's picture.
  static let (widthKey, heightKey, typeKey) = (
    "Thumb::Image::Width", "Thumb::Image::Height", "Thumb::Mimetype"
  )
  /// The maximum number of bytes of a thumbnail: twice those of its pixels.
  private static let byteLimit = 1 << 23

  /// The folder with a folder for each size.
  let folder: FilePath
  /// The name of the program and its version. Each version records for itself which files it cannot decode.
  let program: String

  /// The thumbnails in a user's folder for files that can be made again.
  init(in cache: FilePath, program: String) {
    folder = cache.appending("thumbnails")
    self.program = program
  }

  /// Whether a file is itself a thumbnail. There are no thumbnails of thumbnails.
  func contains(_ subject: ThumbnailSubject) -> Bool {
    subject.path.starts(with: folder) || subject.path.components.contains(Self.volumeFolder)
  }

  /// Reads the thumbnail of a file in a size, or else the one on the file's own volume; nil if there is none that is
  /// undamaged and of the file as it is now.
  func thumbnail(of subject: ThumbnailSubject, _ size: SharedThumbnailSize) -> Thumbnail? {
    if let own = subject.entryName.map({ folder.appending(size.folderName).appending($0) }),
      let thumbnail = Self.read(own, where: { Self.isValid($0, for: subject) })
    {
      return thumbnail
    }
    let volume = subject.path.removingLastComponent().appending(Self.volumeFolder).appending(size.folderName)
    return subject.sharedEntryName.map { volume.appending($0) }.flatMap { entry in
      Self.read(entry) { Self.isValid($0, forNeighbour: subject) }
    }
  }

  /// Why this program could not decode a file as it is now, in words, which may be empty; nil if it did not try.
  func failure(of subject: ThumbnailSubject) -> String? {
    guard let entry = failureEntry(of: subject),
      let bytes = [UInt8](contentsOf: entry, limit: Self.byteLimit),
      let texts = try? ImageDecoder.pngTexts(in: .bytes(bytes)), Self.isValid(texts, for: subject)
    else { return nil }
    return texts["Description"] ?? ""
  }

  /// The file that records that a file cannot be decoded.
  func failureEntry(of subject: ThumbnailSubject) -> FilePath? {
    guard let program = FilePath.Component(program) else { return nil }
    return subject.entryName.map { folder.appending("fail").appending(program).appending($0) }
  }

  /// The folder in which a removable volume has the thumbnails of the files beside it. It is only read.
  private static let volumeFolder: FilePath.Component = ".sh_thumbnails"

  private static func read(_ entry: FilePath, where isValid: ([String: String]) -> Bool) -> Thumbnail? {
    guard let bytes = [UInt8](contentsOf: entry, limit: byteLimit),
      let texts = try? ImageDecoder.pngTexts(in: .bytes(bytes)), isValid(texts),
      let image = try? ImageDecoder.image(of: .bytes(bytes), limit: byteLimit / 4), image.damage == nil
    else { return nil }
    let bitmap = image.bitmap
    return Thumbnail(
      bitmap: bitmap,
      isFullSize: texts[widthKey] == "\(bitmap.width)" && texts[heightKey] == "\(bitmap.height)",
      facts: texts.filter { [widthKey, heightKey, typeKey].contains($0.key) })
  }

  private static func isValid(_ texts: [String: String], for subject: ThumbnailSubject) -> Bool {
    texts["Thumb::URI"] == subject.uri && isCurrent(texts, for: subject)
  }

  /// The same for a thumbnail on the file's volume, which may be mounted anywhere and states a relative URI, or none.
  private static func isValid(_ texts: [String: String], forNeighbour subject: ThumbnailSubject) -> Bool {
    let name =
      texts["Thumb::URI"].map { $0.split(separator: "/").last.map(String.init) } ?? subject.relativeURI
    return name == subject.relativeURI && isCurrent(texts, for: subject)
  }

  /// Whether the file was not changed since. The time has to be equal: an older file may have replaced a newer one.
  private static func isCurrent(_ texts: [String: String], for subject: ThumbnailSubject) -> Bool {
    texts["Thumb::MTime"] == "\(subject.version.seconds)"
      && texts["Thumb::Size"].map { $0 == "\(subject.version.byteCount)" } ?? true
  }
}
