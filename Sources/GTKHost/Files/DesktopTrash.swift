import CGTK4
import Translations

/// The trash of the desktop, from which the user can restore files.
public enum DesktopTrash {
  /// Moves a file to the trash. Can be called on any thread.
  ///
  /// - Parameter path: The absolute path, in the encoding of the file system.
  /// - Returns: The reason if the file was not moved; nil if it was.
  public static func move(_ path: UnsafePointer<CChar>) -> String? {
    guard let file = g_file_new_for_path(path) else { return translated("the path is invalid") }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard g_file_trash(file, nil, &error) == 0 else { return nil }
    defer { g_clear_error(&error) }
    return error.map { String(cString: $0.pointee.message) } ?? "unknown"
  }
}
