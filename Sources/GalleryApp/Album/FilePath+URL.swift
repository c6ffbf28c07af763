import CPixbuf
import Foundation
import SystemPackage

// Paths are bytes, which URLs can express and strings cannot.
extension FilePath {
  /// The URI of the file, with the escapes that GLib uses. The path must be absolute; nil if it is not.
  package var fileURI: String? {
    guard let uri = withPlatformString({ g_filename_to_uri($0, nil, nil) }) else { return nil }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// The URL of the file, also if its name is not text.
  package var fileURL: URL {
    let path = absolute
    return path.fileURI.flatMap { URL(string: $0) }
      ?? URL(filePath: path.string, directoryHint: .notDirectory)
  }

  /// The path of the file at a URI, also if its name is not text; nil if the URI is not that of a file.
  package init?(fileURI uri: String) {
    guard let path = g_filename_from_uri(uri, nil, nil) else { return nil }
    defer { g_free(path) }
    self.init(platformString: path)
  }

  /// The path of the file at a URL, also if its name is not text.
  package init(fileURL url: URL) {
    self = FilePath(fileURI: url.absoluteString) ?? FilePath(url.path)
  }
}
