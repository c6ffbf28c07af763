import CGTK4
import Dispatch
import Foundation

/// URLs on the clipboard that are made in the background when a program asks for them.
///
/// GDK offers a value of a registered type in the formats that the value can be written in, and writes it when needed.
final class PromisedURLs: Sendable {
  private let makeURLs: @Sendable () -> [URL]

  init(_ makeURLs: @escaping @Sendable () -> [URL]) { self.makeURLs = makeURLs }

  /// The URLs in the format `text/uri-list` (RFC 2483).
  static func list(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }

  /// Makes a provider of the URLs. The caller owns it.
  @MainActor
  func makeProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    g_value_init(&value, Self.type)
    defer { g_value_unset(&value) }
    g_value_take_boxed(&value, Unmanaged.passRetained(self).toOpaque())
    return gdk_content_provider_new_for_value(&value)
  }

  /// The type of values for GDK, with what writes them.
  @MainActor static let type: GType = {
    let type = g_boxed_type_register_static(
      "OpenCollectionViewPromisedURLs",
      { value in value.map { UnsafeMutableRawPointer(behind($0).retain().toOpaque()) } },
      { value in value.map { behind($0).release() } })
    gdk_content_register_serializer(
      type, "text/uri-list",
      { serializer in
        // GDK calls this on the main thread. The serializer lives until its result is returned.
        nonisolated(unsafe) let serializer = serializer
        MainActor.assumeIsolated { if let serializer { write(to: serializer) } }
      }, nil, nil)
    return type
  }()

  private static func behind(_ value: UnsafeMutableRawPointer) -> Unmanaged<PromisedURLs> {
    Unmanaged.fromOpaque(value)
  }

  @MainActor
  private static func write(to serializer: OpaquePointer) {
    guard let value = g_value_get_boxed(gdk_content_serializer_get_value(serializer)) else {
      return gdk_content_serializer_return_success(serializer)
    }
    let urls = behind(value).takeUnretainedValue()
    nonisolated(unsafe) let serializer = serializer
    DispatchQueue.global(qos: .userInitiated).async {
      let list = Self.list(of: urls.makeURLs())
      DispatchQueue.main.async { MainActor.assumeIsolated { write(list, to: serializer) } }
    }
  }

  @MainActor
  private static func write(_ list: Data, to serializer: OpaquePointer) {
    let stream = gdk_content_serializer_get_output_stream(serializer)
    let bytes = list.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let answer = AsyncAnswer { result in
      g_bytes_unref(bytes)
      var error: UnsafeMutablePointer<GError>?
      if g_output_stream_write_all_finish(stream, result, nil, &error) != 0 {
        gdk_content_serializer_return_success(serializer)
      } else {
        gdk_content_serializer_return_error(serializer, error)
      }
    }
    g_output_stream_write_all_async(
      stream, g_bytes_get_data(bytes, nil), g_bytes_get_size(bytes),
      gdk_content_serializer_get_priority(serializer), gdk_content_serializer_get_cancellable(serializer),
      AsyncAnswer.callback, answer.retained)
  }
}
