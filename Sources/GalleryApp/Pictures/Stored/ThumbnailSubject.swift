import CPixbuf
import SystemPackage

/// A file as thumbnails know it: by its URI, and by when it was changed.
struct ThumbnailSubject: Sendable {
  /// The absolute path of the file, without `.` and `..`. Links are not resolved.
  let path: FilePath
  /// The URI of the file, with the escapes that GLib uses, as every program must for the same name of a thumbnail.
  let uri: String
  /// The state of the file.
  let version: FileVersion

  /// Examines a file; nil if it is missing or not a regular file.
  init?(_ file: FilePath) {
    guard let version = FileVersion(of: file), case let path = file.absolute,
      let uri = path.fileURI
    else { return nil }
    (self.version, self.uri, self.path) = (version, uri, path)
  }

  /// Whether the file is still as it was examined.
  var isUnchanged: Bool { FileVersion(of: path) == version }

  /// The name of the file's thumbnail in every folder of the user.
  var entryName: FilePath.Component? { Self.entryName(for: uri) }

  /// The last component of the URI, by which thumbnails on the file's own volume are named.
  var relativeURI: String { uri.split(separator: "/").last.map(String.init) ?? uri }

  /// The name of the file's thumbnail on its own volume.
  var sharedEntryName: FilePath.Component? { Self.entryName(for: relativeURI) }

  private static func entryName(for uri: String) -> FilePath.Component? {
    guard let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) else { return nil }
    defer { g_free(sum) }
    return FilePath.Component("\(String(cString: sum)).png")
  }
}
