import CGTK4

/// Reports what other programs change in a folder, as long as it exists.
///
/// A file that is being written is reported when it was closed, or when nothing was written for two seconds. The system
/// may combine changes, and drops some if there are too many.
@MainActor
public final class FolderMonitor {
  /// A change in the folder.
  public enum Change: Equatable, Sendable {
    /// Entries with these names, in the encoding of the file system, were added, changed or removed.
    case entries([[UInt8]])
    /// The folder itself was removed or renamed, or its volume was unmounted.
    case folder
  }

  private let monitor: FileMonitor
  private let folder: File
  private let onChange: (Change) -> Void

  /// Starts to watch folders. Looks for them on another thread, because a slow disk takes long.
  ///
  /// - Parameters:
  ///   - paths: The paths of the folders, in the encoding of the file system.
  ///   - onChange: Receives each change in the main loop, with the index of the folder's path.
  /// - Returns: The monitors in the order of the paths; nil for a folder that the system cannot watch.
  public static func watch(
    _ paths: [[UInt8]], onChange: @escaping @MainActor (Int, Change) -> Void
  ) async -> [FolderMonitor?] {
    await FileMonitor.watch(paths).enumerated().map { index, found in
      found.map { FolderMonitor($0.monitor, of: $0.folder) { onChange(index, $0) } }
    }
  }

  private init(_ monitor: FileMonitor, of folder: File, onChange: @escaping (Change) -> Void) {
    (self.monitor, self.folder, self.onChange) = (monitor, folder, onChange)
    monitor.onChange { [weak self] event, files in self?.take(event, files) }
  }

  isolated deinit { monitor.cancel() }

  private func take(_ event: GFileMonitorEvent, _ files: [File]) {
    switch event {
    // Both are followed by a hint that the file is complete.
    case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_CHANGED: return
    case G_FILE_MONITOR_EVENT_PRE_UNMOUNT, G_FILE_MONITOR_EVENT_UNMOUNTED: return onChange(.folder)
    default: break
    }
    if let first = files.first, first.isSame(as: folder) { return onChange(.folder) }
    let names = files.compactMap(\.name)
    if !names.isEmpty { onChange(.entries(names)) }
  }
}
