import CGTK4
import Foundation
import UIKit

/// Reads the contents that another program offers, in the formats that a pasteboard supports.
@MainActor
final class ContentReading {
  private let onEnd: ([[String: Any]]) -> Void
  private var text: String?
  private var urls: [URL] = []
  private var picture: (type: String, data: Data)?
  private var pendingCount = 0

  /// Creates a reading.
  ///
  /// - Parameter onEnd: Receives items for a pasteboard; an empty array if nothing can be read.
  init(onEnd: @escaping ([[String: Any]]) -> Void) { self.onEnd = onEnd }

  /// Starts to read an offer. The reading keeps itself alive until all results have arrived.
  func read(_ offer: ContentOffer) {
    pendingCount = 1
    read(g_type_from_name("gchararray"), of: offer) { [self] value in
      text = g_value_get_string(value).map { String(cString: $0) }
    }
    read(gdk_file_list_get_type(), of: offer) { [self] value in urls = Self.urls(in: value) }
    let types = UIPasteboard.typeListImage
    if let type = types.first(where: { offer.contains(mediaType: MediaType.name(for: $0)) }) {
      pendingCount += 1
      offer.readData(as: MediaType.name(for: type)) { [self] data in
        picture = data.map { (type, $0) }
        end()
      }
    }
    end()
  }

  private func read(
    _ type: GType, of offer: ContentOffer, _ receive: @escaping (UnsafePointer<GValue>) -> Void
  ) {
    guard offer.contains(type) else { return }
    pendingCount += 1
    offer.readValue(of: type) { [self] value in
      value.map(receive)
      end()
    }
  }

  private func end() {
    pendingCount -= 1
    if pendingCount == 0 { onEnd(items) }
  }

  /// One item for each URL. The first item also has the text and the picture.
  private var items: [[String: Any]] {
    var items = urls.map { [$0.isFileURL ? "public.file-url" : "public.url": $0] as [String: Any] }
    guard text != nil || picture != nil else { return items }
    if items.isEmpty { items = [[:]] }
    if let text { items[0]["public.utf8-plain-text"] = text }
    if let picture { items[0][picture.type] = picture.data }
    return items
  }

  private static func urls(in value: UnsafePointer<GValue>) -> [URL] {
    guard let list = g_value_get_boxed(value) else { return [] }
    let first = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(first) }
    return sequence(first: first, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { node in
      guard let file = node?.pointee.data, let uri = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(uri) }
      return URL(string: String(cString: uri))
    }
  }
}
