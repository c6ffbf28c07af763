import SystemPackage

/// Reports what other programs change in folders.
@MainActor
package protocol FolderWatching {
  /// Starts to watch folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - onChange: Receives each change on the main actor, and possibly many of them.
  /// - Returns: An object for each folder, which watches it as long as it exists. Folders that cannot be watched are missing.
  func watch(
    _ folders: [FilePath], onChange: @escaping @MainActor (FilePath, FolderChange) -> Void
  ) async -> [FilePath: any FolderWatcher]
}

/// Watches a folder as long as it exists.
@MainActor
package protocol FolderWatcher: AnyObject {}
