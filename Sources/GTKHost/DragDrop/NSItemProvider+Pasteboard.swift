import Foundation
import UIKit

// Conversion between an item provider of a drag and an item of a pasteboard.
extension NSItemProvider {
  /// Creates a provider that offers an item's URL, or its text if it has no URL, and its data.
  convenience init(pasteboardItem item: [String: Any]) {
    if let url = item.values.lazy.compactMap({ $0 as? URL }).first {
      self.init(object: url as NSURL)
    } else if let text = item.values.lazy.compactMap({ $0 as? String }).first {
      self.init(object: NSString(string: text))
    } else {
      self.init()
    }
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      guard let data = value as? Data else { continue }
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { receive in
        receive(data, nil)
        return nil
      }
    }
  }

  /// A pasteboard item with all representations that are available synchronously.
  var pasteboardItem: [String: Any] {
    var item: [String: Any] = [:]
    loadObject(ofClass: NSURL.self) { url, _ in
      guard let url = (url as? NSURL).map({ $0 as URL }) else { return }
      item[url.isFileURL ? "public.file-url" : "public.url"] = url
    }
    loadObject(ofClass: NSString.self) { text, _ in
      if let text = text as? NSString { item["public.utf8-plain-text"] = "\(text)" }
    }
    for type in registeredTypeIdentifiers where item[type] == nil {
      loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        if let data { item[type] = data }
      }
    }
    if item.isEmpty { loadObject(ofClass: UIImage.self) { image, _ in item["public.image"] = image } }
    return item
  }
}
