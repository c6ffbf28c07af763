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

  /// The first colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of all items that have one. Nil when there are none. Other programs do not receive them.
  public var colors: [UIColor]? {
    get { values { $0[PasteboardType.color.rawValue] as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color.rawValue: $0] } }
  }

  /// Whether there is a colour.
  public var hasColors: Bool {
    promise == nil && items.contains { $0[PasteboardType.color.rawValue] is UIColor }
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

  /// The types of the first item. An image also has those of the files that it can become.
  public var types: [String] {
    guard let item = items.first else { return [] }
    let files = Self.convertibleImage(in: item) == nil ? [] : [PasteboardType.png, .jpeg].map(\.rawValue)
    return Array(item.keys) + files.filter { item[$0] == nil }
  }

  /// The image of an item that has no data.
  private static func convertibleImage(in item: [String: Any]) -> UIImage? {
    item[PasteboardType.image.rawValue] as? UIImage
  }

  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Adds items to the contents.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// How long, and where, copied items can be pasted.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date after which the items cannot be pasted. No effect: the desktop decides.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device. No effect: they do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces all contents. The options have no effect.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// A provider of each item.
  public var itemProviders: [NSItemProvider] {
    items.map { item in
      let provider = Self.object(in: item).map { NSItemProvider(object: $0) } ?? NSItemProvider()
      for (type, data) in item {
        guard let data = data as? Data else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { load in
          load(data, nil)
          return nil
        }
      }
      return provider
    }
  }

  private static func object(in item: [String: Any]) -> (any NSItemProviderWriting)? {
    if let image = image(in: item) { return image }
    if let url = url(in: item) { return NSURL(string: url.absoluteString) }
    return string(in: item).map { NSString(string: $0) }
  }

  /// The value of the first item for a type. Nil when it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces all contents with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The data of the first item for a type. Nil when it has none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    guard let item = items.first else { return nil }
    switch item[pasteboardType] {
    case nil:
      let image = Self.convertibleImage(in: item)
      return switch PasteboardType(rawValue: pasteboardType) {
      case .png: image?.pngData()
      case .jpeg: image?.jpegData(compressionQuality: 0.9)
      default: nil
      }
    case let data as Data: return data
    case let string as String: return Data(string.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let image as UIImage: return image.pngData()
    default: return nil
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
