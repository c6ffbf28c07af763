/// The trash of the desktop, from which the user can restore files.
public enum DesktopTrash {
  /// Moves a file to the trash. Can be called on any thread.
  ///
  /// - Parameter path: The absolute path, in the encoding of the file system.
  /// - Returns: The reason if the file was not moved; nil if it was.
  public static func move(_ path: UnsafePointer<CChar>) -> String? {
    do throws(GLibError) {
      try File.moveToTrash(path)
      return nil
    } catch {
      return error.message ?? "unknown"
    }
  }
}
