import SystemPackage

/// Videos, which are shown by the thumbnails that other programs have stored, and opened in other programs.
enum VideoFile {
  /// No other program has stored a thumbnail of a video.
  struct MissingThumbnail: Error {}

  /// The file name extensions of common formats, in lower case.
  static let extensions: Set<String> = [
    "3gp", "avi", "flv", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "ogv", "webm", "wmv",
  ]

  /// The aspect ratio, width over height, of a usual video.
  static let usualAspectRatio = 16.0 / 9

  /// Whether a file is a video, judging by its name.
  static func isNamed(_ file: FilePath) -> Bool { file.hasExtension(in: extensions) }
}

extension AlbumItem {
  /// Whether the picture is a video, judging by the name of the file. Every cell and every proportion depends on this:
  /// the path is not composed for it.
  var isVideo: Bool {
    guard case .file(let name, _, _) = self else { return false }
    return name.hasExtension(in: VideoFile.extensions)
  }
}
