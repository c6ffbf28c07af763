import SystemPackage

/// Reports what other programs change in a folder.
@MainActor
package protocol FolderWatching {
  /// Starts to watch a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - onChange: Receives each change on the main actor, and possibly many of them.
  /// - Returns: An object that watches the folder as long as it exists; nil if that is not possible.
  func watch(_ folder: FilePath, onChange: @escaping @MainActor (FolderChange) -> Void) -> AnyObject?
}
