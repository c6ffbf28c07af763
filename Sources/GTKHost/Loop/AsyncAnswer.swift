import CGTK4

/// A closure that is called with what an asynchronous function of GIO's has come to, once.
@MainActor
final class AsyncAnswer {
  private let action: (OpaquePointer?) -> Void

  init(_ action: @escaping (OpaquePointer?) -> Void) { self.action = action }

  /// The data to hand over with the callback, which lets go of it.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let callback: GAsyncReadyCallback = { _, result, data in
    // GIO calls back on the thread that asked, with pointers that hold during the call.
    nonisolated(unsafe) let (result, data) = (result, data)
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<AsyncAnswer>.fromOpaque(data).takeRetainedValue().action(result)
    }
  }
}
