import Typesetting

/// The name of a font: the family, and after a hyphen, the weight and slant.
struct FontName: CustomStringConvertible {
  var family: String
  var weight = 400
  var isItalic = false

  private static let weights: [(name: String, number: Int)] = [
    ("Thin", 100), ("UltraLight", 200), ("ExtraLight", 200), ("Light", 300), ("Regular", 400),
    ("Medium", 500),
    ("SemiBold", 600), ("DemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Heavy", 800), ("Black", 900),
  ]

  /// Families that apps for iOS expect to be present.
  private static let familiesOfIOS = [
    "American Typewriter", "Arial", "Avenir", "Avenir Next", "Baskerville", "Chalkboard SE", "Cochin",
    "Copperplate",
    "Courier", "Courier New", "Didot", "Futura", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Snell Roundhand",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ]

  /// The families by their names in lower case without spaces; read from the system once.
  private static let families: [String: String] = {
    var families: [String: String] = [:]
    for family in familiesOfIOS + Typesetter.familyNames() { families[key(family)] = family }
    return families
  }()

  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// Parses a name; nil if there is no such family or style.
  init?(_ name: String) {
    if let family = Self.families[Self.key(name)] {
      self.family = family
      return
    }
    guard let hyphen = name.lastIndex(of: "-"), let family = Self.families[Self.key(name[..<hyphen])] else {
      return nil
    }
    self.family = family
    var style = Self.key(name[name.index(after: hyphen)...])
    for slant in ["italic", "oblique", "it"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
      break
    }
    guard !style.isEmpty else { return }
    guard let weight = Self.weights.first(where: { $0.name.lowercased() == style }) else { return nil }
    self.weight = weight.number
  }

  /// Makes the name of the font of a descriptor.
  init(_ descriptor: FontDescriptor) {
    family = descriptor.families.first ?? ""
    weight = descriptor.weight
    isItalic = descriptor.isItalic
  }

  var description: String {
    let nearest = Self.weights.min { abs($0.number - weight) < abs($1.number - weight) }
    let style = (weight == 400 && isItalic ? "" : nearest?.name ?? "") + (isItalic ? "Italic" : "")
    return family.filter { $0 != " " } + "-" + style
  }
}
