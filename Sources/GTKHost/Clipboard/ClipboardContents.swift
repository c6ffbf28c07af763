import CGTK4
import Foundation
import UIKit

/// The items of a pasteboard as GDK content providers.
@MainActor
struct ClipboardContents {
  private let items: [[String: Any]]

  init(_ items: [[String: Any]]) { self.items = items }

  /// Makes one provider for each kind of content. The caller owns them.
  func makeProviders() -> [UnsafeMutablePointer<GdkContentProvider>?] {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    let urls = items.compactMap { item in item.values.lazy.compactMap { $0 as? URL }.first }
    if !urls.isEmpty {
      providers.append(Self.provider(of: PromisedData.list(of: urls), as: "text/uri-list"))
    }
    let texts = items.compactMap { item in item.values.lazy.compactMap { $0 as? String }.first }
    if !texts.isEmpty { providers.append(Self.provider(of: texts.joined(separator: "\n"))) }
    if let image = items.lazy.compactMap({ $0.values.lazy.compactMap { $0 as? UIImage }.first }).first,
      let provider = Self.provider(of: image)
    {
      providers.append(provider)
    }
    for (type, value) in items.first ?? [:] {
      guard let data = value as? Data else { continue }
      providers.append(Self.provider(of: data, as: MediaType.name(for: type)))
    }
    return providers
  }

  private static func provider(of data: Data, as mediaType: String) -> UnsafeMutablePointer<
    GdkContentProvider
  >? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes(mediaType, bytes)
  }

  /// Makes a provider of text. GTK offers a string under all media types of text.
  private static func provider(of text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    return gdk_content_provider_new_for_value(&value)
  }

  /// Makes a provider of an image. GTK converts the texture to the requested format.
  private static func provider(of image: UIImage) -> UnsafeMutablePointer<GdkContentProvider>? {
    image.uprightBitmap.flatMap { Texture($0) }?.makeContentProvider()
  }
}
