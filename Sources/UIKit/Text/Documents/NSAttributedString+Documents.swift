import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text. It cannot be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, as a `DocumentType`. Without it, the bytes decide between HTML and plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`. UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text that has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates a text from a document.
  ///
  /// Of HTML, the elements of text are read: paragraphs, headings, lists, links, bold, italic, underlined, struck, raised and
  /// lowered text, line breaks, and colours and sizes in `style` and `font`. Style sheets, tables and pictures are not. The
  /// font is the system font in 12 points, unless the default attributes say otherwise.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - options: How it is read.
  ///   - dict: Receives nothing here.
  /// - Throws: `CocoaError(.fileReadUnsupportedScheme)` for a format that cannot be read, and
  ///   `CocoaError(.fileReadInapplicableStringEncoding)` for bytes that are no text in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
      ?? (text.drop(while: \.isWhitespace).first == "<" ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain: self.init(string: text, attributes: attributes)
    case .html:
      var reader = HTMLReader(defaults: attributes)
      reader.read(text)
      self.init(attributedString: reader.result)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
