import Foundation

/// Reads HTML as a text with attributes.
struct HTMLReader {
  /// What the open elements say about a text.
  private struct Style {
    var size: CGFloat
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var link: URL?
    var offset: CGFloat = 0
    var keepsSpace = false
    var alignment: NSTextAlignment?
  }

  private struct Element {
    var name: String
    var style: Style
    /// The number of the next item of an ordered list. Nil for other elements.
    var number: Int?
  }

  private let defaults: [NSAttributedString.Key: Any]
  private let base: UIFont
  private let text = NSMutableAttributedString(string: "")
  private var elements: [Element] = []
  /// Whether a space was read that is only written if more text follows in the line.
  private var hasPendingSpace = false

  init(defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    base = defaults[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  /// The text that was read.
  var result: NSAttributedString { text }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section",
    "article",
    "header", "footer", "table", "tr", "figure", "figcaption", "address", "dl", "dt", "dd", "hr", "main",
    "nav",
  ]
  private static let headingSizes: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]
  /// Elements that have no end tag.
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "source"]

  private var style: Style { elements.last?.style ?? Style(size: base.pointSize) }

  mutating func read(_ html: String) {
    for token in HTMLTokens(html) {
      switch token {
      case .text(let text): append(text)
      case .open(let name, let attributes): open(name, attributes)
      case .close(let name): close(name)
      }
    }
  }

  // MARK: - Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { beginLine() }
    if name == "br" { write("\n") }
    guard !Self.empty.contains(name) else { return }
    var style = style
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "sup", "sub":
      style.offset += name == "sup" ? style.size / 3 : -style.size / 5
      style.size *= 0.83
    case "a":
      style.link = attributes["href"].flatMap { URL(string: $0) }
    case "pre":
      style.isMonospaced = true
      style.keepsSpace = true
    default:
      if let factor = Self.headingSizes[name] {
        style.size = base.pointSize * factor
        style.isBold = true
      }
    }
    if let color = attributes["color"].flatMap(HTMLStyle.color) { style.color = color }
    apply(HTMLStyle.declarations(attributes["style"] ?? ""), to: &style)
    elements.append(
      Element(
        name: name, style: style, number: name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil))
    if name == "li" { writeMarker() }
  }

  private func apply(_ declarations: [String: String], to style: inout Style) {
    if let color = declarations["color"].flatMap(HTMLStyle.color) { style.color = color }
    if let size = declarations["font-size"].flatMap({ HTMLStyle.length($0, relativeTo: style.size) }) {
      style.size = size
    }
    switch declarations["font-weight"] {
    case "bold", "bolder", "600", "700", "800", "900": style.isBold = true
    case "normal", "lighter", "100", "200", "300", "400", "500": style.isBold = false
    default: break
    }
    if let slant = declarations["font-style"] { style.isItalic = slant == "italic" || slant == "oblique" }
    switch declarations["text-align"] {
    case "left": style.alignment = .left
    case "center": style.alignment = .center
    case "right": style.alignment = .right
    case "justify": style.alignment = .justified
    case "start": style.alignment = .natural
    default: break
    }
    if let line = declarations["text-decoration"] {
      style.isUnderlined = line.contains("underline")
      style.isStruck = line.contains("line-through")
    }
  }

  private mutating func close(_ name: String) {
    if let index = elements.lastIndex(where: { $0.name == name }) { elements.removeSubrange(index...) }
    if Self.blocks.contains(name) { beginLine() }
  }

  /// The number of lists around the text.
  private var listDepth: Int { elements.count { $0.name == "ol" || $0.name == "ul" } }

  /// Writes the bullet or the number of an item in a list.
  private mutating func writeMarker() {
    guard let list = elements.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }) else { return }
    let indent = String(repeating: "\t", count: listDepth)
    if let number = elements[list].number {
      write("\(indent)\(number).\t")
      elements[list].number = number < Int.max ? number + 1 : number
    } else {
      write("\(indent)•\t")
    }
  }

  // MARK: - Text

  private mutating func append(_ string: String) {
    guard !style.keepsSpace else { return write(string) }
    var piece = ""
    for character in string {
      // A no-break space is text.
      if character.isWhitespace, character != "\u{A0}" {
        hasPendingSpace = true
      } else {
        if hasPendingSpace, !piece.isEmpty || !isAtBeginningOfLine { piece += " " }
        hasPendingSpace = false
        piece.append(character)
      }
    }
    if !piece.isEmpty { write(piece) }
  }

  private var isAtBeginningOfLine: Bool {
    text.length == 0 || text.string.utf16.last == 10 || text.string.utf16.last == 9
  }

  private mutating func beginLine() {
    hasPendingSpace = false
    if text.length > 0, text.string.utf16.last != 10 { write("\n") }
  }

  private mutating func write(_ string: String) {
    if string.hasSuffix("\n") { hasPendingSpace = false }
    text.append(NSAttributedString(string: string, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var attributes = defaults
    var traits = base.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let plain: UIFont =
      style.isMonospaced
      ? .monospacedSystemFont(ofSize: style.size, weight: .regular) : base.withSize(style.size)
    attributes[.font] =
      plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? plain
    if let color = style.color { attributes[.foregroundColor] = color }
    if style.isUnderlined || style.link != nil {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.offset != 0 { attributes[.baselineOffset] = style.offset }
    if let paragraphStyle { attributes[.paragraphStyle] = paragraphStyle }
    if let link = style.link {
      attributes[.link] = link
      if style.color == nil { attributes[.foregroundColor] = UIColor.link }
    }
    return attributes
  }

  /// The style of a paragraph that is aligned or in a list; nil for others. The text of a list is 36 points further in than
  /// what is around it, and its marker 25 points before that.
  private var paragraphStyle: NSParagraphStyle? {
    let depth = listDepth
    guard depth > 0 || style.alignment != nil else { return nil }
    let result = NSMutableParagraphStyle()
    if let base = defaults[.paragraphStyle] as? NSParagraphStyle { result.setParagraphStyle(base) }
    if let alignment = style.alignment { result.alignment = alignment }
    guard depth > 0 else { return result }
    result.headIndent = Self.listIndent * CGFloat(depth)
    result.defaultTabInterval = Self.listIndent
    result.tabStops = [11, Self.listIndent].map { NSTextTab(textAlignment: .natural, location: $0) }
    return result
  }

  private static let listIndent: CGFloat = 36
}

/// The values in the `style` of an element.
enum HTMLStyle {
  /// The properties with their values, in lower case.
  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: .whitespaces).lowercased()
      result[parts[0].trimmingCharacters(in: .whitespaces).lowercased()] = value
    }
    return result
  }

  /// A length in points: of pixels, points, ems or per cent. Nil for other ones, and for those that are not positive.
  static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
    let units: [(suffix: String, factor: CGFloat)] = [
      ("px", 1), ("pt", 1), ("rem", 12), ("em", size), ("%", size / 100),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      guard let number = Double(text.dropLast(unit.suffix.count)), number > 0, number < 10_000 else {
        return nil
      }
      return CGFloat(number) * unit.factor
    }
    return nil
  }

  /// A colour by its name, or as `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let code = named[text] { return color(code) }
    if text.hasPrefix("rgb("), text.hasSuffix(")") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",").compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      guard parts.count == 3, parts.allSatisfy((0...255).contains) else { return nil }
      return color(parts[0] << 16 | parts[1] << 8 | parts[2])
    }
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : ""
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let code = Int(digits, radix: 16) else { return nil }
    return color(code)
  }

  private static func color(_ code: Int) -> UIColor {
    UIColor(
      red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255,
      blue: CGFloat(code & 255) / 255,
      alpha: 1)
  }

  /// The sixteen colours of HTML 4, and orange.
  private static let named: [String: Int] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "orange": 0xFFA500,
  ]
}
