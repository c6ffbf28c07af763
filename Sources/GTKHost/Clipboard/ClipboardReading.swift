import CGTK4
import Foundation
import ImageDecoding
import UIKit

/// Reads what another program has copied, as far as a pasteboard knows what to do with it.
@MainActor
final class ClipboardReading {
  private let onEnd: ([String: Any]) -> Void
  private var item: [String: Any] = [:]
  private var pendingCount = 0

  /// - Parameter onEnd: Is given the representations by type; none when there is nothing to be read.
  init(onEnd: @escaping ([String: Any]) -> Void) { self.onEnd = onEnd }

  /// Begins to read what there is among the formats.
  func read(_ clipboard: OpaquePointer, formats: OpaquePointer?) {
    for kind in Kind.allCases where gdk_content_formats_contain_gtype(formats, kind.type) != 0 {
      pendingCount += 1
      // The reading keeps itself alive until the answer has come.
      let data = Unmanaged.passRetained(Request(reading: self, kind: kind)).toOpaque()
      gdk_clipboard_read_value_async(
        clipboard, kind.type, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          nonisolated(unsafe) let (source, result, data) = (source, result, data)
          MainActor.assumeIsolated {
            guard let data else { return }
            let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
            let value = gdk_clipboard_read_value_finish(OpaquePointer(source), result, nil)
            request.reading.receive(value, request.kind)
          }
        }, data)
    }
    if pendingCount == 0 { onEnd([:]) }
  }

  private func receive(_ value: UnsafePointer<GValue>?, _ kind: Kind) {
    pendingCount -= 1
    if let value { item.merge(kind.representation(of: value)) { _, new in new } }
    if pendingCount == 0 { onEnd(item) }
  }

  /// What was asked for.
  private final class Request {
    let reading: ClipboardReading
    let kind: Kind

    init(reading: ClipboardReading, kind: Kind) {
      self.reading = reading
      self.kind = kind
    }
  }

  /// What can be read.
  private enum Kind: CaseIterable {
    case text, files, picture

    var type: GType {
      switch self {
      case .text: g_type_from_name("gchararray")
      case .files: gdk_file_list_get_type()
      case .picture: gdk_texture_get_type()
      }
    }

    /// The representation for a pasteboard.
    @MainActor
    func representation(of value: UnsafePointer<GValue>) -> [String: Any] {
      switch self {
      case .text:
        return g_value_get_string(value).map { ["public.utf8-plain-text": String(cString: $0)] } ?? [:]
      case .files:
        guard let list = g_value_get_boxed(value), let files = gdk_file_list_get_files(OpaquePointer(list)),
          let first = files.pointee.data, let path = g_file_get_path(OpaquePointer(first))
        else { return [:] }
        defer { g_free(path) }
        return ["public.file-url": URL(fileURLWithPath: String(cString: path))]
      case .picture:
        guard let texture = g_value_get_object(value), let bitmap = Bitmap(texture: OpaquePointer(texture))
        else { return [:] }
        return ["public.image": UIImage(cgImage: CGImage(bitmap))]
      }
    }
  }
}

extension Bitmap {
  /// The pixels of a texture; nil when there are none.
  init?(texture: OpaquePointer) {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    guard width > 0, height > 0 else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      // The order of the bytes is Cairo's, as that of a bitmap is.
      gdk_texture_download(texture, buffer.baseAddress, gsize(width * 4))
      count = width * height * 4
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
