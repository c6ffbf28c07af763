import Testing
import Typesetting

@testable import UIKit

@Suite struct UIFontTests {
  @Test("the system's font is Inter, with Inter's measures")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 22)  // 1/128 point a unit
    #expect(font.pointSize == 22)
    #expect(font.ascender == 2728.0 / 128 && font.descender == -680.0 / 128)
    #expect(font.lineHeight == 3408.0 / 128 && font.leading == 0)
    #expect(font.capHeight == 16 && font.xHeight == 12)
  }

  // Apple's numbers for the nine weights, and what fonts and CSS call them; between two, in proportion.
  @Test(
    "weights",
    arguments: [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900), (.init(-1), 100), (.init(1), 900), (.init(.nan), 400),
      (.init(0.35), 650), (.init(-0.2), 350),
    ] as [(UIFont.Weight, Int)])
  func weights(weight: UIFont.Weight, number: Int) {
    #expect(UIFont.systemFont(ofSize: 11, weight: weight).descriptor.weight == number)
  }

  // Apple's Human Interface Guidelines, Typography, "Large (Default)" and "xSmall".
  @Test(
    "text styles have the sizes of the guidelines",
    arguments: [
      (.largeTitle, 34, 31), (.title1, 28, 25), (.title2, 22, 19), (.title3, 20, 17), (.headline, 17, 14),
      (.body, 17, 14), (.callout, 16, 13), (.subheadline, 15, 12), (.footnote, 13, 12), (.caption1, 12, 11),
      (.caption2, 11, 11), (.init(rawValue: "unknown"), 17, 14),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func textStyles(style: UIFont.TextStyle, large: CGFloat, extraSmall: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == large)
    let traits = UITraitCollection(displayScale: 2, preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == extraSmall)
    let weight = UIFont.preferredFont(forTextStyle: style).descriptor.weight
    #expect(weight == (style == .headline ? 600 : 400))
  }

  @Test(
    "fonts are found by name",
    arguments: [
      ("Inter", "Inter", 400, false), ("Inter-SemiBoldItalic", "Inter", 600, true),
      ("inter-black", "Inter", 900, false), ("DejaVuSans-Bold", "DejaVu Sans", 700, false),
      ("Inter-Italic", "Inter", 400, true), ("HelveticaNeue-Light", "Helvetica Neue", 300, false),
      ("Avenir-Book", "Avenir", 400, false), ("Avenir-BlackOblique", "Avenir", 900, true),
      ("AvenirNext-DemiBold", "Avenir Next", 600, false),
      ("AvenirNextCondensed-UltraLight", "Avenir Next Condensed", 200, false),
      ("ArialMT", "Arial", 400, false), ("Arial-BoldItalicMT", "Arial", 700, true),
      ("TimesNewRomanPSMT", "Times New Roman", 400, false),
      ("TimesNewRomanPS-BoldMT", "Times New Roman", 700, false),
      ("CourierNewPS-ItalicMT", "Courier New", 400, true),
      ("Trebuchet-BoldItalic", "Trebuchet MS", 700, true), ("TrebuchetMS", "Trebuchet MS", 400, false),
      ("HelveticaNeue-CondensedBlack", "Helvetica Neue", 900, false),
      ("Futura-CondensedExtraBold", "Futura", 800, false), ("MarkerFelt-Wide", "Marker Felt", 400, false),
      ("Palatino-Roman", "Palatino", 400, false), ("Optima-ExtraBlack", "Optima", 900, false),
      ("BodoniSvtyTwoITCTT-BookIta", "Bodoni 72", 400, true), ("Didot", "Didot", 400, false),
      ("DINCondensed-Bold", "DIN Condensed", 700, false), ("Chalkduster", "Chalkduster", 400, false),
      ("PingFangSC-Semibold", "PingFang SC", 600, false), ("HiraginoSans-W6", "Hiragino Sans", 600, false),
      ("HiraKakuProN-W3", "Hiragino Sans", 400, false), ("Noteworthy-Bold", "Noteworthy", 700, false),
      ("AppleSDGothicNeo-SemiBold", "Apple SD Gothic Neo", 600, false),
      ("Inter-Wobbly", "Inter", 400, false),
    ])
  func names(name: String, family: String, weight: Int, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 11))
    #expect(font.familyName == family)
    #expect(font.descriptor.weight == weight && font.descriptor.isItalic == isItalic)
    #expect(UIFont(name: font.fontName, size: 11) == font)
  }

  @Test("the name of a system font is that of a font, whichever families are installed")
  func systemNames() throws {
    let regular = UIFont.systemFont(ofSize: 11)
    var fonts = [
      regular, .boldSystemFont(ofSize: 11), .italicSystemFont(ofSize: 11),
      .monospacedSystemFont(ofSize: 11, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 11, weight: .regular),
    ]
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
      let descriptor = try #require(regular.fontDescriptor.withDesign(design))
      fonts.append(UIFont(descriptor: descriptor, size: 11))
    }
    for font in fonts {
      let again = try #require(UIFont(name: font.fontName, size: 11), "\(font.fontName)")
      // The names of Fontconfig's own families can be written in any case.
      #expect(again.fontName.lowercased() == font.fontName.lowercased())
      #expect(again.familyName.lowercased() == font.familyName.lowercased())
      #expect(again.descriptor.weight == font.descriptor.weight)
    }
  }

  @Test(
    "names of no font give nil", arguments: ["", "-", "No Such Font", "NoSuchFont-Regular", "MT", "-Bold"])
  func unknownNames(name: String) {
    #expect(UIFont(name: name, size: 11) == nil)
  }

  @Test("fonts are equal by what they look like")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 9).hash == UIFont.systemFont(ofSize: 9).hash)
  }
}
