import CGTK4
import Foundation
import Translations

extension PromisedData {
  /// The format of the data. GDK needs a type of values for each.
  @MainActor
  enum Format {
    /// URLs in the format `text/uri-list` (RFC 2483).
    case urls
    /// URLs, and whether the files were cut, in the format of file managers.
    case copiedFiles
    /// A picture in the format `image/png`.
    case picture

    /// The type of values for GDK, with what writes them.
    var type: GType {
      switch self {
      case .urls: Self.typeOfURLs
      case .copiedFiles: Self.typeOfCopiedFiles
      case .picture: Self.typeOfPictures
      }
    }

    private static let typeOfURLs = register("OpenCollectionViewPromisedURLs", "text/uri-list")
    private static let typeOfCopiedFiles = register(
      "OpenCollectionViewPromisedFiles", CopiedFiles.mediaType)
    private static let typeOfPictures = register("OpenCollectionViewPromisedPicture", "image/png")

    private static func register(_ name: String, _ mediaType: String) -> GType {
      let type = g_boxed_type_register_static(
        name,
        { value in value.map { UnsafeMutableRawPointer(behind($0).retain().toOpaque()) } },
        { value in value.map { behind($0).release() } })
      gdk_content_register_serializer(
        type, mediaType,
        { serializer in
          // GDK calls this on the main thread. The serializer lives until its result is returned.
          nonisolated(unsafe) let serializer = serializer
          MainActor.assumeIsolated { if let serializer { write(to: serializer) } }
        }, nil, nil)
      return type
    }
  }

  /// Makes a provider of the data.
  ///
  /// GDK offers a value of a registered type in the formats that the value can be written in, and writes it when needed.
  @MainActor
  func makeProvider(as format: Format) -> ContentProvider {
    ContentProvider(of: format.type) { g_value_take_boxed($0, Unmanaged.passRetained(self).toOpaque()) }
  }

  private static func behind(_ value: UnsafeMutableRawPointer) -> Unmanaged<PromisedData> {
    Unmanaged.fromOpaque(value)
  }

  @MainActor
  private static func write(to serializer: OpaquePointer) {
    guard let value = g_value_get_boxed(gdk_content_serializer_get_value(serializer)) else {
      return gdk_content_serializer_return_success(serializer)
    }
    let promised = behind(value).takeUnretainedValue()
    nonisolated(unsafe) let serializer = serializer
    DispatchQueue.global(qos: .userInitiated).async {
      let data = promised.makeData()
      DispatchQueue.main.async { MainActor.assumeIsolated { write(data, to: serializer) } }
    }
  }

  @MainActor
  private static func write(_ data: Data?, to serializer: OpaquePointer) {
    guard let data else {
      return gdk_content_serializer_return_error(
        serializer,
        g_error_new_literal(
          g_quark_from_static_string("OpenCollectionView"), 0,
          translated("The copied picture can no longer be read.")))
    }
    let stream = gdk_content_serializer_get_output_stream(serializer)
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
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
