import Typesetting

/// The families of fonts, by the ways in which the names of fonts write them.
enum FontFamilies {
  /// Families that apps for iOS expect to be present.
  private static let familiesOfIOS = [
    "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
    "Apple Symbols",
    "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments",
    "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
    "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica",
    "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Impact", "Kailasa", "Kefa", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Marker Felt", "Menlo", "Mishafi", "Noteworthy", "Optima", "Palatino", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand",
    "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]

  /// Names of fonts whose families are written in another way.
  private static let shortNames = [
    "AcademyEngravedLetPlain": "Academy Engraved LET", "BodoniOrnamentsITCTT": "Bodoni Ornaments",
    "BodoniSvtyTwoITCTT": "Bodoni 72", "BodoniSvtyTwoOSITCTT": "Bodoni 72 Oldstyle",
    "BodoniSvtyTwoSCITCTT": "Bodoni 72 Smallcaps", "BradleyHandITCTT": "Bradley Hand",
    "HiraKakuProN": "Hiragino Sans", "HiraMaruProN": "Hiragino Maru Gothic ProN",
    "HiraMinProN": "Hiragino Mincho ProN", "PartyLetPlain": "Party LET", "SavoyeLetPlain": "Savoye LET",
    "Trebuchet": "Trebuchet MS", "ZapfDingbatsITC": "Zapf Dingbats",
  ]

  /// Names of which every system has a font.
  private static let generic = ["sans-serif", "serif", "monospace"]

  /// The families by their names in lower case without spaces; read from the system once.
  private static let families: [String: String] = {
    var families: [String: String] = [:]
    for family in generic + familiesOfIOS + Typesetter.familyNames() { families[key(family)] = family }
    for (name, family) in shortNames { families[key(name)] = family }
    return families
  }()

  /// The first family of a list that is installed, or that apps expect to be.
  static func first(of families: [String]) -> String {
    families.first { Self.families[key($0)] != nil } ?? families.first ?? ""
  }

  /// A name in lower case without spaces.
  static func key(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }

  /// The family of a name. Nil if there is none. Names of fonts of Monotype end with PS or MT, which their families do not.
  static func family(of name: some StringProtocol) -> String? {
    let key = key(name)
    if let family = families[key] { return family }
    for suffix in ["psmt", "mt", "ps"] where key.hasSuffix(suffix) {
      if let family = families[String(key.dropLast(suffix.count))] { return family }
    }
    return nil
  }
}
