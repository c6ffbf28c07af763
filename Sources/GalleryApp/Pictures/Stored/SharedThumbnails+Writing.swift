import Glibc
import ImageDecoding
import SystemPackage

extension SharedThumbnails {
  /// Stores the thumbnail of a file. Other programs see it when it is complete.
  ///
  /// Nothing is stored if the file has changed since it was examined, or was changed so recently that the next change
  /// may leave the same time, in seconds.
  ///
  /// - Parameters:
  ///   - bitmap: The upright picture, as large as the size permits.
  ///   - facts: What the thumbnail states about the file's picture.
  /// - Throws: The reason why nothing can be written.
  func store(
    _ bitmap: Bitmap, _ size: SharedThumbnailSize, of subject: ThumbnailSubject, _ facts: [String: String]
  ) throws(Errno) {
    guard let entry = subject.entryName else { return }
    let texts = texts(for: subject).merging(facts) { own, _ in own }
    try write(bitmap, texts, to: folder.appending(size.folderName).appending(entry), of: subject)
  }

  /// What a thumbnail states about a picture.
  static func facts(about properties: ImageProperties, of subject: ThumbnailSubject) -> [String: String] {
    var facts = [widthKey: "\(properties.width)", heightKey: "\(properties.height)"]
    // Of a RAW file, the properties are those of its preview.
    facts[typeKey] = RawPicture.isNamed(subject.path) ? nil : properties.mimeType
    return facts
  }

  /// Records that a file cannot be decoded, so that nobody tries again until the file changes.
  ///
  /// - Parameter reason: The reason in words. It is left out if it is not in Latin-1.
  /// - Throws: The reason why nothing can be written.
  func storeFailure(of subject: ThumbnailSubject, reason: String) throws(Errno) {
    guard let entry = failureEntry(of: subject),
      let pixel = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])
    else { return }
    var texts = texts(for: subject)
    if reason.unicodeScalars.allSatisfy({ $0.value < 256 }) { texts["Description"] = reason }
    try write(pixel, texts, to: entry, of: subject)
  }

  /// Removes files that a program left incomplete when it was killed.
  func removeIncompleteFiles() {
    guard let directory = folder.withPlatformString({ opendir($0) }) else { return }
    defer { closedir(directory) }
    let descriptor = dirfd(directory)
    while let entry = readdir(directory) {
      // An entry is only as long as its name requires, shorter than `dirent` declares, so it must not be copied.
      let pointer = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
        .assumingMemoryBound(to: CChar.self)
      let name = String(cString: pointer)
      guard name.hasPrefix(Self.incompletePrefix),
        let process = pid_t(name.dropFirst(Self.incompletePrefix.count).prefix { $0 != "." }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlinkat(descriptor, pointer, 0)
    }
  }

  /// What the name of an incomplete file begins with; the number of its process and random letters follow.
  private static let incompletePrefix = ".opencollectionview-"

  private func texts(for subject: ThumbnailSubject) -> [String: String] {
    [
      "Thumb::URI": subject.uri, "Thumb::MTime": "\(subject.version.seconds)",
      "Thumb::Size": "\(subject.version.byteCount)", "Software": program,
    ]
  }

  /// Returns a thumbnail as a PNG file, uncompressed if that makes it at most half as large again.
  ///
  /// Compression saves only a quarter of a photo, and most of the time of reading a thumbnail is taken by undoing it.
  private static func file(of bitmap: Bitmap, _ texts: [String: String]) -> [UInt8]? {
    let compressed = bitmap.pngData(filter: .up, texts: texts)
    let plain = bitmap.pngData(compression: 0, filter: .none, texts: texts)
    guard let compressed, let plain else { return compressed ?? plain }
    return 2 * plain.count <= 3 * compressed.count ? plain : compressed
  }

  /// Writes a file into a folder of ``folder``, in which it first has a name that nobody looks for.
  private func write(
    _ bitmap: Bitmap, _ texts: [String: String], to entry: FilePath, of subject: ThumbnailSubject
  ) throws(Errno) {
    guard let bytes = Self.file(of: bitmap, texts) else { return }
    try entry.removingLastComponent().makePrivateFolder()
    var template =
      folder.bytes.map { CChar(bitPattern: $0) }
      + Array("/\(Self.incompletePrefix)\(getpid()).XXXXXX".utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let incomplete = FilePath(platformString: template)
    var isComplete = false
    defer {
      close(descriptor)
      if !isComplete { incomplete.withPlatformString { _ = unlink($0) } }
    }
    do {
      try FileDescriptor(rawValue: descriptor).writeAll(bytes)
    } catch {
      throw error as? Errno ?? .ioError
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int64(status.st_mtim.tv_sec) != subject.version.seconds,
      subject.isUnchanged
    else { return }
    let result = incomplete.withPlatformString { old in entry.withPlatformString { rename(old, $0) } }
    guard result == 0 else { throw Errno(rawValue: errno) }
    isComplete = true
  }
}

extension FilePath {
  /// Creates the folder, and those on the way to it, for this user alone. Existing folders stay as they are.
  func makePrivateFolder() throws(Errno) {
    if withPlatformString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, case let parent = removingLastComponent(), parent != self, !parent.isEmpty else {
      throw Errno(rawValue: errno)
    }
    try parent.makePrivateFolder()
    guard withPlatformString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
      throw Errno(rawValue: errno)
    }
  }
}

extension ImageProperties {
  /// The media type of the format; nil for formats that are not registered under their name.
  fileprivate var mimeType: String? {
    switch format {
    case "jpeg", "png", "gif", "webp", "tiff", "bmp", "avif", "jxl", "jp2": "image/\(format)"
    case "svg": "image/svg+xml"
    default: nil
    }
  }
}
