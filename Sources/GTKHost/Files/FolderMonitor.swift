import CGTK4
import Foundation

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

  private let monitor: UnsafeMutablePointer<GFileMonitor>
  private let folder: OpaquePointer
  private let onChange: (Change) -> Void

  /// Starts to watch a folder. Fails if the system does not support that.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, in the encoding of the file system.
  ///   - onChange: Receives each change in the main loop.
  public init?(path: UnsafePointer<CChar>, onChange: @escaping (Change) -> Void) {
    guard let folder = g_file_new_for_path(path) else { return nil }
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      g_object_unref(UnsafeMutableRawPointer(folder))
      return nil
    }
    (self.monitor, self.folder, self.onChange) = (monitor, folder, onChange)
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, UnsafeMutableRawPointer
      ) -> Void = { _, file, otherFile, event, data in
        // GIO emits the signal in the main loop. The pointers are valid during the call.
        nonisolated(unsafe) let (file, otherFile, data) = (file, otherFile, data)
        MainActor.assumeIsolated {
          Unmanaged<FolderMonitor>.fromOpaque(data).takeUnretainedValue().take(event, file, otherFile)
        }
      }
    g_signal_connect_data(
      monitor, "changed", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  isolated deinit {
    // Another owner may keep the monitor for a moment, and it must not emit any more.
    g_signal_handlers_disconnect_matched(
      monitor, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    g_file_monitor_cancel(monitor)
    g_object_unref(monitor)
    g_object_unref(UnsafeMutableRawPointer(folder))
  }

  private func take(_ event: GFileMonitorEvent, _ file: OpaquePointer?, _ otherFile: OpaquePointer?) {
    switch event {
    // Both are followed by a hint that the file is complete.
    case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_CHANGED: return
    case G_FILE_MONITOR_EVENT_PRE_UNMOUNT, G_FILE_MONITOR_EVENT_UNMOUNTED: return onChange(.folder)
    default: break
    }
    if let file, g_file_equal(file, folder) != 0 { return onChange(.folder) }
    let names = [file, otherFile].compactMap { $0.flatMap(Self.name) }
    if !names.isEmpty { onChange(.entries(names)) }
  }

  private static func name(of file: OpaquePointer) -> [UInt8]? {
    guard let name = g_file_get_basename(file) else { return nil }
    defer { g_free(name) }
    return UnsafeRawBufferPointer(start: name, count: strlen(name)).map(\.self)
  }
}
