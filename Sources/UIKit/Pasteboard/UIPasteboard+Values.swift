import Foundation

// What is on the pasteboard, as values of one kind. Setting replaces everything that is on it; nil empties it.
extension UIPasteboard {
  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// A text for each item that has one; nil when none has.
  public var strings: [String]? {
    get { values(Self.string) }
    set { items = (newValue ?? []).map { [PasteboardType.text.rawValue: $0] } }
  }

  /// The first picture.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// A picture for each item that has one; nil when none has.
  public var images: [UIImage]? {
    get { values(Self.image) }
    set { items = (newValue ?? []).map { [PasteboardType.image.rawValue: $0] } }
  }

  /// The first address, such as that of a file.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// An address for each item that has one; nil when none has.
  public var urls: [URL]? {
    get { values(Self.url) }
    set {
      items = (newValue ?? []).map { url in
        [(url.isFileURL ? PasteboardType.fileURL : .url).rawValue: url]
      }
    }
  }

  /// The types of pictures, the best one first: values, then what loses nothing.
  public nonisolated static let typeListImage = PasteboardType.ofPictures.map(\.rawValue)

  /// Whether there is a text.
  public var hasStrings: Bool { items.contains { Self.string(in: $0) != nil } }

  /// Whether there is a picture.
  public var hasImages: Bool {
    items.contains { item in Self.typeListImage.contains { item[$0] != nil } }
  }

  /// Whether there is an address.
  public var hasURLs: Bool { items.contains { Self.url(in: $0) != nil } }

  /// The data of the first item for a type; nil when it has none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces everything by data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }

  private static func string(in item: [String: Any]) -> String? {
    for type in [PasteboardType.text, .plainText] {
      if let string = item[type.rawValue] as? String { return string }
      if let data = item[type.rawValue] as? Data { return String(data: data, encoding: .utf8) }
    }
    return nil
  }

  private static func url(in item: [String: Any]) -> URL? {
    (item[PasteboardType.fileURL.rawValue] ?? item[PasteboardType.url.rawValue]) as? URL
  }

  private static func image(in item: [String: Any]) -> UIImage? {
    for type in PasteboardType.ofPictures {
      if let image = item[type.rawValue] as? UIImage { return image }
      if let data = item[type.rawValue] as? Data { return UIImage(data: data) }
    }
    return nil
  }
}
