import CGTK4

/// A closure that is called once with the result of an asynchronous GIO function.
@MainActor
final class AsyncAnswer {
  private let action: (OpaquePointer?) -> Void

  init(_ action: @escaping (OpaquePointer?) -> Void) { self.action = action }

  /// The user data to pass with the callback, which releases it.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let callback: GAsyncReadyCallback = { _, result, data in
    // GIO calls back on the thread that made the request. The pointers are valid during the call.
    nonisolated(unsafe) let (result, data) = (result, data)
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<AsyncAnswer>.fromOpaque(data).takeRetainedValue().action(result)
    }
  }
}
