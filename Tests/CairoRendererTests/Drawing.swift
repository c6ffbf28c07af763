import DisplayList
import Geometry
import ImageDecoding
import Testing
import Typesetting

@testable import CairoRenderer

/// A pixel's channels from 0 to 255, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Whether no channel differs by more than a number of steps.
  func isClose(to other: Pixel, within steps: Int = 1) -> Bool {
    abs(red - other.red) <= steps && abs(green - other.green) <= steps && abs(blue - other.blue) <= steps
      && abs(alpha - other.alpha) <= steps
  }

  static func gray(_ value: Int) -> Pixel { Pixel(red: value, green: value, blue: value) }
  static let white = gray(255)
  static let black = gray(0)
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let green = Pixel(red: 0, green: 255, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)
}

extension Bitmap {
  /// The pixel in a column and a row.
  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(
      red: Int(pixels[index + 2]), green: Int(pixels[index + 1]), blue: Int(pixels[index]),
      alpha: Int(pixels[index + 3]))
  }

  /// A picture computed pixel by pixel.
  static func make(width: Int, height: Int, pixel: (Int, Int) -> Pixel) throws -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y)
        bytes += [UInt8(pixel.blue), UInt8(pixel.green), UInt8(pixel.red), UInt8(pixel.alpha)]
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: bytes))
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension RoundedRectangle {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) {
    self.init(Rectangle(x: x, y: y, width: width, height: height), radii: CornerRadii(radius))
  }
}

/// Draws commands on white.
func draw(
  _ commands: [Command], width: Double = 100, height: Double = 100, scale: Double = 1,
  background: Color = .white, renderer: CairoRenderer = CairoRenderer()
) throws -> Bitmap {
  let root = Fragment(identity: 1, generation: 1, commands: commands)
  let list = DisplayList(size: Size2D(width: width, height: height), root: root)
  return try #require(renderer.render(list, scale: scale, background: background))
}

/// Shapes a text in one line.
func shape(_ text: String, size: Double = 17, style: Int = 0) throws -> ShapedLine {
  let font = FontDescriptor(families: ["DejaVu Sans"], size: size)
  let text = StyledText(runs: [StyledText.Run(text: text, font: font, style: style)])
  return try #require(Typesetter.typeset(text, width: nil, style: ParagraphStyle()).lines.first?.line)
}
