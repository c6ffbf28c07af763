import CGTK4
import Dispatch

/// A `GFileMonitor` of a folder.
final class FileMonitor: GObjectReference {
  /// A monitor that was created on another thread, and its folder. Each is the only reference.
  private struct Created: @unchecked Sendable {
    var monitor: UnsafeMutablePointer<GFileMonitor>
    var folder: OpaquePointer
  }

  /// Creates monitors on another thread. They emit their signals in the main loop, because that thread has no loop of its own.
  ///
  /// - Parameter paths: The paths of the folders.
  /// - Returns: A monitor and its folder for each path; nil if the system cannot watch it.
  static func watch(_ paths: [[UInt8]]) async -> [(monitor: FileMonitor, folder: File)?] {
    let created = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async { continuation.resume(returning: paths.map(create)) }
    }
    return created.map { created in
      created.map { (FileMonitor(owning: $0.monitor), File(owning: $0.folder)) }
    }
  }

  private nonisolated static func create(_ path: [UInt8]) -> Created? {
    let folder = (path + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { g_file_new_for_path($0.assumingMemoryBound(to: CChar.self)) }
    }
    guard let folder else { return nil }
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      g_object_unref(folder.raw)
      return nil
    }
    return Created(monitor: monitor, folder: folder)
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
