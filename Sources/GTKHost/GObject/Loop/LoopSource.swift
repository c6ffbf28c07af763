import CGTK4

/// A source of GLib's main loop that takes part in each of its rounds. The program has one.
@MainActor
struct LoopSource {
  /// Called before the loop waits. Returns the maximum time to wait, in milliseconds; −1 for no limit, nil if the source
  /// has work to do first.
  var prepare: () -> gint?
  /// Called after the loop has waited, before the sources that woke it are dispatched.
  var wakeUp: () -> Void
  /// Does the work.
  var dispatch: () -> Void

  private static var attached: LoopSource?

  /// Adds the source to the loop, for the rest of the process.
  func attach() {
    Self.attached = self
    let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// What GLib calls, on the main thread.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { _, timeout in
          let wait = MainActor.assumeIsolated { LoopSource.attached?.prepare() }
          timeout?.pointee = wait ?? 0
          return wait == nil ? 1 : 0
        },
        check: { _ in
          MainActor.assumeIsolated { LoopSource.attached?.wakeUp() }
          return 0
        },
        dispatch: { _, _, _ in
          MainActor.assumeIsolated { LoopSource.attached?.dispatch() }
          return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil))
    return functions
  }()

  /// Calls a closure in the loop whenever a file descriptor can be read, for the rest of the process.
  static func watch(_ descriptor: Int32, action: @escaping () -> Void) {
    let callback = Callback {
      action()
      return true
    }
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN, { _, _, data in Callback.call(data) }, callback.retained,
      Callback.release)
  }
}
