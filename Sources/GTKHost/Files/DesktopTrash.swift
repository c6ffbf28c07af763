import Foundation

/// The trash of the desktop, from which the user can restore files.
public enum DesktopTrash {
  /// The reason why a file was not moved to the trash.
  public enum Failure: Error, Equatable {
    /// There is no trash for the volume of the file.
    case notSupported
    /// The desktop refused, for the reason given.
    case refused(String)
  }

  /// Moves a file to the trash. Can be called on any thread.
  ///
  /// - Parameter path: The absolute path, in the encoding of the file system.
  /// - Throws: The reason if the file was not moved.
  public static func move(_ path: UnsafePointer<CChar>) throws(Failure) {
    do throws(GLibError) {
      try File.moveToTrash(path)
    } catch {
      throw error.isNotSupported
        ? .notSupported : .refused(reason(error.message ?? "unknown", for: String(cString: path)))
    }
  }

  /// The reason in a message of GLib, which begins with a sentence about the file: “Unable to trash file /a/b.jpg: Permission
  /// denied”.
  static func reason(_ message: String, for path: String) -> String {
    guard let end = message.range(of: "\(path): ", options: .backwards)?.upperBound else { return message }
    return String(message[end...])
  }
}
