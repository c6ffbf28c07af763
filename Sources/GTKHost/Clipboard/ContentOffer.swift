import CGTK4
import Foundation

/// Contents that another program offers.
@MainActor
enum ContentOffer {
  /// A `GdkClipboard`.
  case clipboard(OpaquePointer)
  /// A `GdkDrop`.
  case drop(OpaquePointer)

  private var formats: OpaquePointer? {
    switch self {
    case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard)
    case .drop(let drop): gdk_drop_get_formats(drop)
    }
  }

  /// Whether the contents are available as nothing that is known.
  var isEmpty: Bool {
    var (typeCount, mediaTypeCount) = (gsize(0), gsize(0))
    gdk_content_formats_get_gtypes(formats, &typeCount)
    gdk_content_formats_get_mime_types(formats, &mediaTypeCount)
    return typeCount == 0 && mediaTypeCount == 0
  }

  /// Whether the contents are available as a value of a type.
  func contains(_ type: GType) -> Bool { gdk_content_formats_contain_gtype(formats, type) != 0 }

  /// Whether the contents are available as data of a media type.
  func contains(mediaType: String) -> Bool {
    gdk_content_formats_contain_mime_type(formats, mediaType) != 0
  }

  /// Reads the contents as a value of a type. `receive` gets nil if they cannot be read.
  func readValue(of type: GType, then receive: @escaping (UnsafePointer<GValue>?) -> Void) {
    switch self {
    case .clipboard(let clipboard):
      let answer = AsyncAnswer { receive(gdk_clipboard_read_value_finish(clipboard, $0, nil)) }
      gdk_clipboard_read_value_async(
        clipboard, type, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    case .drop(let drop):
      let answer = AsyncAnswer { receive(gdk_drop_read_value_finish(drop, $0, nil)) }
      gdk_drop_read_value_async(drop, type, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    }
  }

  /// Reads the contents as data of a media type. `receive` gets nil if they cannot be read.
  func readData(as mediaType: String, then receive: @escaping (Data?) -> Void) {
    mediaType.withCString { name in
      var types: [UnsafePointer<CChar>?] = [name, nil]
      switch self {
      case .clipboard(let clipboard):
        let answer = AsyncAnswer {
          Self.readAll(of: gdk_clipboard_read_finish(clipboard, $0, nil, nil), then: receive)
        }
        gdk_clipboard_read_async(
          clipboard, &types, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
      case .drop(let drop):
        let answer = AsyncAnswer {
          Self.readAll(of: gdk_drop_read_finish(drop, $0, nil, nil), then: receive)
        }
        gdk_drop_read_async(drop, &types, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
      }
    }
  }

  /// Reads a stream to its end and releases it.
  private static func readAll(
    of stream: UnsafeMutablePointer<GInputStream>?, then receive: @escaping (Data?) -> Void
  ) {
    guard let stream, let memory = g_memory_output_stream_new_resizable() else { return receive(nil) }
    let answer = AsyncAnswer { result in
      let count = g_output_stream_splice_finish(memory, result, nil)
      let output = pointer(memory, to: GMemoryOutputStream.self)
      let bytes = count < 0 ? nil : g_memory_output_stream_get_data(output)
      receive(bytes.map { Data(bytes: $0, count: Int(g_memory_output_stream_get_data_size(output))) })
      g_object_unref(memory)
      g_object_unref(stream)
    }
    let flags = GOutputStreamSpliceFlags(
      G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      memory, stream, flags, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
  }
}
