import UIKit

/// The five colours of a book cover.
struct CoverPalette {
  /// The lightest colour, the background of dark lettering.
  let paper: UIColor
  /// The darkest colour, for lettering on paper and for night scenes.
  let ink: UIColor
  /// The first of three colours that match each other, `paper` and `ink`.
  let first: UIColor
  /// The second of the three colours.
  let second: UIColor
  /// The third and brightest of the three colours.
  let third: UIColor

  /// The three colours and the ink, for cycling through.
  var tones: [UIColor] { [first, second, third, ink] }

  private init(_ paper: Int, _ ink: Int, _ first: Int, _ second: Int, _ third: Int) {
    self.paper = UIColor(rgb: paper)
    self.ink = UIColor(rgb: ink)
    self.first = UIColor(rgb: first)
    self.second = UIColor(rgb: second)
    self.third = UIColor(rgb: third)
  }

  /// All palettes. Books use them in turn.
  static let all = [
    CoverPalette(0xFAEBD7, 0x2B2D42, 0xD1495B, 0xEE8959, 0xF2C14E),
    CoverPalette(0xEAF2F3, 0x11263C, 0x0F6A8B, 0x3D9DA8, 0xFFB84D),
    CoverPalette(0xF3F0DF, 0x1D3529, 0x3A6B45, 0x7FA653, 0xE3C567),
    CoverPalette(0xF9EAEE, 0x2E1B3C, 0x6C3A86, 0xC75088, 0xF7B199),
    CoverPalette(0xEDF0F5, 0x1C2331, 0x3E5C86, 0x88A7C7, 0xEB6F4E),
    CoverPalette(0xFFF3D9, 0x38241A, 0xB84A39, 0xEB8B3A, 0xFFCF66),
    CoverPalette(0xE6F3EC, 0x14302F, 0x1F7A70, 0x66B79E, 0xF4A6A0),
  ]
}
