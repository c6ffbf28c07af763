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
      throw error.isNotSupported ? .notSupported : .refused(error.message ?? "unknown")
    }
  }
}
