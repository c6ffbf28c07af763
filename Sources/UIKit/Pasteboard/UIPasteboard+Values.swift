import Foundation

// The contents of the pasteboard as values of one type. Setting a value replaces all contents. Nil clears the
// pasteboard.
extension UIPasteboard {
  /// The first string.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The strings of all items that have one. Nil when there are none.
  public var strings: [String]? {
    get { values(Self.string) }
    set { items = (newValue ?? []).map { [PasteboardType.text.rawValue: $0] } }
  }

  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items that have one. Nil when there are none.
  public var images: [UIImage]? {
    get { values(Self.image) }
    set { items = (newValue ?? []).map { [PasteboardType.image.rawValue: $0] } }
  }

  /// The first URL, for instance that of a file.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items that have one. Nil when there are none.
  public var urls: [URL]? {
    get { promise?.urls ?? values(Self.url) }
    set { items = Self.items(of: newValue ?? []) }
  }

  /// The items that contain URLs.
  static func items(of urls: [URL]) -> [[String: Any]] {
    urls.map { [($0.isFileURL ? PasteboardType.fileURL : .url).rawValue: $0] }
  }

  /// The image types, preferred types first: image values, then lossless formats, then others.
  public nonisolated static let typeListImage = PasteboardType.ofPictures.map(\.rawValue)

  /// Whether there is a string.
  public var hasStrings: Bool {
    promise == nil && items.contains { Self.string(in: $0) != nil }
  }

  /// Whether there is an image.
  public var hasImages: Bool {
    if let promise { return promise.makePicture != nil }
    return items.contains { item in Self.typeListImage.contains { item[$0] != nil } }
  }

  /// Whether there is a URL.
  public var hasURLs: Bool { promise != nil || items.contains { Self.url(in: $0) != nil } }

  /// Whether the files of the URLs move to where they are pasted.
  package var isCut: Bool {
    promise?.isCut ?? (data(forPasteboardType: PasteboardType.cutSelection.rawValue) == Data("1".utf8))
  }

  /// The number of items.
  public var numberOfItems: Int { promise?.urls.count ?? items.count }

  /// The types of the first item.
  public var types: [String] { items.first.map { Array($0.keys) } ?? [] }

  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Adds items to the contents.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// The value of the first item for a type. Nil when it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces all contents with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The data of the first item for a type. Nil when it has none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces all contents with data of a type.
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
