import Typesetting

/// Numbers read by hand from the tables of Debian's Inter, 2816 units an em, with which the tests calculate.
///
/// At 11 points a unit is exactly 1/256 point, so that Pango's 1024ths hold every advance without rounding.
enum Inter {
  static let size = 11.0
  static let font = FontDescriptor(families: ["Inter"], size: size)
  static let bold = FontDescriptor(families: ["Inter"], size: size, weight: 700)
  static let unit = 1.0 / 256

  // Table hhea: ascender 2728, descender −680, line gap 0.
  static let ascender = 2728 * unit
  static let descender = -680 * unit
  static let lineHeight = ascender - descender

  // Table hmtx, through cmap. No pair of these letters is kerned.
  static let n = 1648 * unit
  static let boldN = 1751 * unit
  static let space = 792 * unit
  static let ellipsis = 2312 * unit
  static let one = 1308 * unit

  /// A text in regular Inter.
  static func text(_ text: String) -> StyledText { StyledText(runs: [.init(text: text, font: font)]) }
}

extension TypesetText {
  /// The text of each line, trailing spaces left out.
  var texts: [String] {
    lines.map { placed in
      String(placed.line.text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
