import CGTK4

/// A `GFileMonitor` of a folder.
final class FileMonitor: GObjectReference {
  /// Fails if the system does not support it.
  convenience init?(of folder: File) {
    guard let monitor = g_file_monitor_directory(folder.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    self.init(owning: monitor)
  }

  /// Calls a closure in the main loop for each change, with the files that it concerns.
  func onChange(_ action: @escaping (GFileMonitorEvent, [File]) -> Void) {
    connect("changed") { arguments in
      let event = GFileMonitorEvent(UInt32(bitPattern: arguments.choice(2)))
      let (file, other): (File?, File?) = (arguments.object(0), arguments.object(1))
      action(event, [file, other].compactMap { $0 })
    }
  }

  func cancel() { g_file_monitor_cancel(pointer()) }
}
