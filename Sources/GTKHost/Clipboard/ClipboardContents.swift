import Foundation
import UIKit

/// The items of a pasteboard as GDK content providers.
@MainActor
struct ClipboardContents {
  private let items: [[String: Any]]

  init(_ items: [[String: Any]]) { self.items = items }

  /// Makes one provider for each kind of content.
  func makeProviders() -> [ContentProvider] {
    var providers: [ContentProvider] = []
    let urls = items.compactMap { item in item.values.lazy.compactMap { $0 as? URL }.first }
    if !urls.isEmpty {
      providers.append(ContentProvider(PromisedData.list(of: urls), as: "text/uri-list"))
    }
    let texts = items.compactMap { item in item.values.lazy.compactMap { $0 as? String }.first }
    if !texts.isEmpty { providers.append(ContentProvider(texts.joined(separator: "\n"))) }
    if let image = items.lazy.compactMap({ $0.values.lazy.compactMap { $0 as? UIImage }.first }).first,
      let provider = image.uprightBitmap.flatMap({ Texture($0) })?.makeContentProvider()
    {
      providers.append(provider)
    }
    for (type, value) in items.first ?? [:] {
      guard let data = value as? Data else { continue }
      providers.append(ContentProvider(data, as: MediaType.name(for: type)))
    }
    return providers
  }
}
