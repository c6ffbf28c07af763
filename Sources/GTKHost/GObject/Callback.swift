import CGTK4

/// A closure as the user data of a C function.
@MainActor
final class Callback {
  private let action: () -> Bool

  init(_ action: @escaping () -> Bool) { self.action = action }

  /// The user data for a C function that also takes ``release``.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Calls the closure behind user data. GTK and GLib call on the main thread. The pointer is valid during the call.
  nonisolated static func call(_ data: UnsafeMutableRawPointer?) -> gboolean {
    nonisolated(unsafe) let data = data
    return MainActor.assumeIsolated {
      data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().action() } == true ? 1 : 0
    }
  }

  /// Releases user data of any class, on the main thread.
  static let release: GDestroyNotify = { data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
  }
}
