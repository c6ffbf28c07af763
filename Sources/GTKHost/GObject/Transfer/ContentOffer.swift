import CGTK4
import Foundation

/// Contents that another program offers.
@MainActor
enum ContentOffer {
  case clipboard(DesktopClipboard)
  case drop(Drop)

  private var formats: OpaquePointer? {
    switch self {
    case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard.opaque)
    case .drop(let drop): gdk_drop_get_formats(drop.opaque)
    }
  }

  /// Whether the contents are available as nothing that is known.
  var isEmpty: Bool {
    var (typeCount, mediaTypeCount) = (gsize(0), gsize(0))
    gdk_content_formats_get_gtypes(formats, &typeCount)
    gdk_content_formats_get_mime_types(formats, &mediaTypeCount)
    return typeCount == 0 && mediaTypeCount == 0
  }

  /// Whether the contents are available as data of a media type.
  func contains(mediaType: String) -> Bool {
    gdk_content_formats_contain_mime_type(formats, mediaType) != 0
  }

  /// Whether the contents are available as a text.
  var containsText: Bool { contains(Self.textType) }

  /// Whether the contents are available as files.
  var containsFiles: Bool { contains(gdk_file_list_get_type()) }

  private static var textType: GType { g_type_from_name("gchararray") }

  private func contains(_ type: GType) -> Bool { gdk_content_formats_contain_gtype(formats, type) != 0 }

  // MARK: - Reading

  /// Reads the contents as a text. `receive` gets nil if they cannot be read.
  func readText(then receive: @escaping (String?) -> Void) {
    readValue(of: Self.textType) { value in
      receive(value.flatMap { g_value_get_string($0) }.map { String(cString: $0) })
    }
  }

  /// Reads the contents as the URLs of files. `receive` gets none if they cannot be read.
  func readFiles(then receive: @escaping ([URL]) -> Void) {
    readValue(of: gdk_file_list_get_type()) { receive($0.map(Self.urls) ?? []) }
  }

  private static func urls(in value: UnsafePointer<GValue>) -> [URL] {
    guard let list = g_value_get_boxed(value) else { return [] }
    let first = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(first) }
    return sequence(first: first, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { node in
      guard let file = node?.pointee.data else { return nil }
      return File(adding: file).url
    }
  }

  private func readValue(of type: GType, then receive: @escaping (UnsafePointer<GValue>?) -> Void) {
    switch self {
    case .clipboard(let clipboard):
      let answer = AsyncAnswer { receive(gdk_clipboard_read_value_finish(clipboard.opaque, $0, nil)) }
      gdk_clipboard_read_value_async(
        clipboard.opaque, type, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    case .drop(let drop):
      let answer = AsyncAnswer { receive(gdk_drop_read_value_finish(drop.opaque, $0, nil)) }
      gdk_drop_read_value_async(
        drop.opaque, type, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    }
  }

  /// Reads the contents as data of a media type. `receive` gets nil if they cannot be read.
  func readData(as mediaType: String, then receive: @escaping (Data?) -> Void) {
    mediaType.withCString { name in
      var types: [UnsafePointer<CChar>?] = [name, nil]
      switch self {
      case .clipboard(let clipboard):
        let answer = AsyncAnswer {
          Self.readAll(of: gdk_clipboard_read_finish(clipboard.opaque, $0, nil, nil), then: receive)
        }
        gdk_clipboard_read_async(
          clipboard.opaque, &types, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
      case .drop(let drop):
        let answer = AsyncAnswer {
          Self.readAll(of: gdk_drop_read_finish(drop.opaque, $0, nil, nil), then: receive)
        }
        gdk_drop_read_async(
          drop.opaque, &types, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
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
      let output = memory.raw.assumingMemoryBound(to: GMemoryOutputStream.self)
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
