import CGTK4
import Foundation

/// A `GFile`: the path of a file, which need not exist.
final class File: GObjectReference {
  convenience init(url: URL) { self.init(owning: g_file_new_for_uri(url.absoluteString)!) }

  /// The folder of the file; nil for a root.
  var parent: File? { g_file_get_parent(opaque).map { File(owning: $0) } }

  /// The path; nil if it is not on a file system, or not in UTF-8.
  var path: String? { Self.text(g_file_get_path(opaque)) }

  var uri: String? { Self.text(g_file_get_uri(opaque)) }

  /// The URL of the path, or else the address of the file.
  var url: URL? {
    guard let uri else { return nil }
    // The path of a file on another computer is where the desktop has mounted it.
    if !uri.hasPrefix("file:"), let path { return URL(fileURLWithPath: path) }
    return URL(string: uri)
  }

  /// The last part of the path, in the encoding of the file system.
  var name: [UInt8]? {
    guard let name = g_file_get_basename(opaque) else { return nil }
    defer { g_free(name) }
    return UnsafeRawBufferPointer(start: name, count: strlen(name)).map(\.self)
  }

  func isSame(as other: File) -> Bool { g_file_equal(opaque, other.opaque) != 0 }

  /// Moves a file to the trash. Can be called on any thread.
  nonisolated static func moveToTrash(_ path: UnsafePointer<CChar>) throws(GLibError) {
    guard let file = g_file_new_for_path(path) else { return }
    defer { g_object_unref(file.raw) }
    try GLibError.check { g_file_trash(file, nil, $0) }
  }

  private static func text(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
