import CPixbuf
import Foundation
import SystemPackage

// Paths are bytes, which URLs can express and strings cannot.
extension FilePath {
  /// The URI of the file, with the escapes that GLib uses. The path must be absolute; nil if it is not.
  var fileURI: String? {
    guard let uri = withPlatformString({ g_filename_to_uri($0, nil, nil) }) else { return nil }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// The URL of the file, also if its name is not text.
  var fileURL: URL {
    let path = absolute
    return path.fileURI.flatMap { URL(string: $0) }
      ?? URL(filePath: path.string, directoryHint: .notDirectory)
  }

  /// The path of the file at a URL, also if its name is not text.
  init(fileURL url: URL) {
    guard let path = g_filename_from_uri(url.absoluteString, nil, nil) else {
      self.init(url.path)
      return
    }
    defer { g_free(path) }
    self.init(platformString: path)
  }
}
