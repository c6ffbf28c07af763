import DisplayList
import Testing

@testable import UIKit

@Suite("Colours")
struct UIColorTests {
  struct SystemColor: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var color: UIColor
    /// Red, green and blue in 255ths, opacity in hundredths, as Apple lists them.
    var light: [Int]
    var dark: [Int]
  }

  static let systemColors: [SystemColor] = [
    .init(testDescription: "red", color: .systemRed, light: [255, 59, 48, 100], dark: [255, 69, 58, 100]),
    .init(
      testDescription: "orange", color: .systemOrange, light: [255, 149, 0, 100], dark: [255, 159, 10, 100]),
    .init(
      testDescription: "yellow", color: .systemYellow, light: [255, 204, 0, 100], dark: [255, 214, 10, 100]),
    .init(
      testDescription: "green", color: .systemGreen, light: [52, 199, 89, 100], dark: [48, 209, 88, 100]),
    .init(
      testDescription: "mint", color: .systemMint, light: [0, 199, 190, 100], dark: [99, 230, 226, 100]),
    .init(
      testDescription: "teal", color: .systemTeal, light: [48, 176, 199, 100], dark: [64, 200, 224, 100]),
    .init(
      testDescription: "cyan", color: .systemCyan, light: [50, 173, 230, 100], dark: [100, 210, 255, 100]),
    .init(
      testDescription: "blue", color: .systemBlue, light: [0, 122, 255, 100], dark: [10, 132, 255, 100]),
    .init(
      testDescription: "indigo", color: .systemIndigo, light: [88, 86, 214, 100], dark: [94, 92, 230, 100]),
    .init(
      testDescription: "purple", color: .systemPurple, light: [175, 82, 222, 100], dark: [191, 90, 242, 100]),
    .init(testDescription: "pink", color: .systemPink, light: [255, 45, 85, 100], dark: [255, 55, 95, 100]),
    .init(
      testDescription: "brown", color: .systemBrown, light: [162, 132, 94, 100], dark: [172, 142, 104, 100]),
    .init(
      testDescription: "gray", color: .systemGray, light: [142, 142, 147, 100], dark: [142, 142, 147, 100]),
    .init(
      testDescription: "gray 2", color: .systemGray2, light: [174, 174, 178, 100], dark: [99, 99, 102, 100]),
    .init(
      testDescription: "gray 3", color: .systemGray3, light: [199, 199, 204, 100], dark: [72, 72, 74, 100]),
    .init(
      testDescription: "gray 4", color: .systemGray4, light: [209, 209, 214, 100], dark: [58, 58, 60, 100]),
    .init(
      testDescription: "gray 5", color: .systemGray5, light: [229, 229, 234, 100], dark: [44, 44, 46, 100]),
    .init(
      testDescription: "gray 6", color: .systemGray6, light: [242, 242, 247, 100], dark: [28, 28, 30, 100]),
    .init(testDescription: "label", color: .label, light: [0, 0, 0, 100], dark: [255, 255, 255, 100]),
    .init(
      testDescription: "second label", color: .secondaryLabel, light: [60, 60, 67, 60],
      dark: [235, 235, 245, 60]),
    .init(
      testDescription: "separator", color: .separator, light: [60, 60, 67, 29], dark: [84, 84, 88, 60]),
    .init(
      testDescription: "background", color: .systemBackground, light: [255, 255, 255, 100],
      dark: [0, 0, 0, 100]),
    .init(
      testDescription: "grouped background", color: .systemGroupedBackground, light: [242, 242, 247, 100],
      dark: [0, 0, 0, 100]),
    .init(testDescription: "tint", color: .tintColor, light: [0, 122, 255, 100], dark: [10, 132, 255, 100]),
  ]

  static func bytes(_ color: Color) -> [Int] {
    [color.red * 255, color.green * 255, color.blue * 255, color.alpha * 100].map { Int($0.rounded()) }
  }

  @Test("system colours have the published values", arguments: systemColors)
  func systemColor(_ row: SystemColor) {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let unspecified = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(Self.bytes(row.color.color(in: light)) == row.light)
    #expect(Self.bytes(row.color.color(in: dark)) == row.dark)
    #expect(Self.bytes(row.color.color(in: unspecified)) == row.light)
  }

  @Test("the current traits decide where none are named")
  func currentTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
    #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test("a dynamic colour may return another, and stays dynamic when made transparent")
  func nestedDynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { _ in .systemBackground }.withAlphaComponent(0.25)
    #expect(color.color(in: dark) == Color(red: 0, green: 0, blue: 0, alpha: 0.25))
    #expect(
      color.resolvedColor(with: .init(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 1, blue: 1, alpha: 0.25))
  }

  struct Wheel: Sendable {
    var hsb: [CGFloat]
    var rgb: [CGFloat]
  }

  // The corners of the colour wheel, and its formula at two inner points: brightness 0.8 and saturation 0.5
  // leave 0.8 · (1 − 0.5) = 0.4 for the smallest component.
  static let wheel = [
    Wheel(hsb: [0, 1, 1], rgb: [1, 0, 0]),
    Wheel(hsb: [1.0 / 6, 1, 1], rgb: [1, 1, 0]),
    Wheel(hsb: [2.0 / 6, 1, 1], rgb: [0, 1, 0]),
    Wheel(hsb: [3.0 / 6, 1, 1], rgb: [0, 1, 1]),
    Wheel(hsb: [4.0 / 6, 1, 1], rgb: [0, 0, 1]),
    Wheel(hsb: [5.0 / 6, 1, 1], rgb: [1, 0, 1]),
    Wheel(hsb: [1.0 / 12, 0.5, 0.8], rgb: [0.8, 0.6, 0.4]),
    Wheel(hsb: [7.0 / 12, 0.5, 0.8], rgb: [0.4, 0.6, 0.8]),
    Wheel(hsb: [0, 0, 0.3], rgb: [0.3, 0.3, 0.3]),
  ]

  @Test("hue, saturation and brightness both ways", arguments: wheel)
  func hue(_ row: Wheel) {
    let color = UIColor(hue: row.hsb[0], saturation: row.hsb[1], brightness: row.hsb[2], alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (got, expected) in zip([red, green, blue, alpha], row.rgb + [0.5]) {
      #expect(abs(got - expected) < 1e-12)
    }
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    for (got, expected) in zip([hue, saturation, brightness], row.hsb) {
      #expect(abs(got - expected) < 1e-12)
    }
  }

  @Test("hue 1 is red, as hue 0 is")
  func hueOne() {
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  @Test("the white of a colour is the gray of its luminance")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha)
    #expect(white == 0.3 && alpha == 0.4)
    // Green has luminance 0.7152, and sRGB encodes that as 1.055 · 0.7152^(1/2.4) − 0.055 = 0.8625.
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.8625) < 5e-5)
  }

  @Test("equal components in the same space are equal")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(!UIColor.red.isEqual("red"))
  }

  @Test("the numbers of a CGColor follow its space")
  func components() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.blue.cgColor.components == [0, 0, 1, 1])
    #expect(UIColor.blue.cgColor.copy(alpha: 0.25)?.alpha == 0.25)
    #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.model == .monochrome)
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])?.components
        == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("wide components are kept and drawn clamped; NaN is 0")
  func hostileNumbers() {
    let wide = UIColor(red: 1.5, green: -0.2, blue: .infinity, alpha: 7)
    #expect(wide.cgColor.components == [1.5, -0.2, .infinity, 1])
    #expect(wide.cgColor.color == Color(red: 1, green: 0, blue: 1, alpha: 1))
    let nan = UIColor(red: .nan, green: .nan, blue: 1, alpha: .nan)
    #expect(nan.cgColor.color == Color(red: 0, green: 0, blue: 1, alpha: 0))
    #expect(
      UIColor(hue: .nan, saturation: -3, brightness: 0.5, alpha: 1).cgColor.components == [0.5, 0.5, 0.5, 1])
    var hue: CGFloat = 1
    wide.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(hue == 0)
  }

  @Test("a colour literal makes a colour")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
