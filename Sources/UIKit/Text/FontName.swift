import Typesetting

/// The name of a font: the family, and after a hyphen, the weight and slant.
struct FontName: CustomStringConvertible {
  var family: String
  var weight = 400
  var isItalic = false

  /// The names of weights, the usual one of each number first. W3 to W9 are those of Japanese fonts, whose regular weight is W3.
  private static let weights: [(name: String, number: Int)] = [
    ("Thin", 100), ("UltraLight", 200), ("ExtraLight", 200), ("Light", 300), ("Regular", 400),
    ("Medium", 500),
    ("SemiBold", 600), ("DemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Heavy", 800), ("Black", 900),
    ("Hairline", 100), ("Demi", 600), ("UltraBold", 800), ("ExtraBlack", 900), ("Ultra", 900),
    ("W1", 200), ("W2", 300), ("W5", 500), ("W6", 600), ("W7", 700), ("W8", 800), ("W9", 900),
  ]

  /// Parses a name; nil if there is no such family. A style without a weight, such as Book or
  /// Roman, and an unknown one are regular: apps force-unwrap the fonts that every iPhone has.
  init?(_ name: String) {
    if let family = FontFamilies.family(of: name) {
      self.family = family
      return
    }
    guard let hyphen = name.lastIndex(of: "-"),
      let family = FontFamilies.family(of: name[..<hyphen])
    else { return nil }
    self.family = family
    var style = FontFamilies.key(name[name.index(after: hyphen)...])
    if style.hasSuffix("mt") { style.removeLast(2) }
    for slant in ["italic", "oblique", "ita", "it"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
      break
    }
    // The typesetter has one width of each font.
    if style.hasPrefix("condensed") { style.removeFirst("condensed".count) }
    weight = Self.weights.first { $0.name.lowercased() == style }?.number ?? 400
  }

  /// Makes the name of the font of a descriptor.
  init(_ descriptor: FontDescriptor) {
    family = FontFamilies.first(of: descriptor.families)
    weight = descriptor.weight
    isItalic = descriptor.isItalic
  }

  var description: String {
    let nearest = Self.weights.min { abs($0.number - weight) < abs($1.number - weight) }
    let style = (weight == 400 && isItalic ? "" : nearest?.name ?? "") + (isItalic ? "Italic" : "")
    return family.filter { $0 != " " } + "-" + style
  }
}
