import DisplayList
import Foundation
import Geometry
import ImageDecoding
import Synchronization

/// Draws symbols, and keeps those that were drawn.
enum SymbolImages {
  private struct Key: Hashable {
    var name: String
    var side: Int
  }

  /// The width of outlines, in sides of the symbol: 1.5 of 16 pixels, as lines of symbolic icons have.
  private static let outlineWidth = 1.5 / 16

  private static let images = Mutex<[Key: CGImage?]>([:])
  /// Pixels per point: enough for every display.
  static let scale: CGFloat = 3

  /// Forgets the drawn symbols, because the icons have changed.
  static func forget() { images.withLock { $0 = [:] } }

  /// The pixels of a symbol in a square; nil if there is no icon for it.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - side: The side of the square, in points.
  static func image(of name: String, side: CGFloat) -> CGImage? {
    let pixels = Int(min(max(1, side * scale), 3072).rounded())
    let key = Key(name: name, side: pixels)
    if let known = images.withLock({ $0[key] }) { return known }
    let image = draw(name, pixels)
    images.withLock { $0[key] = image }
    return image
  }

  private static func draw(_ name: String, _ pixels: Int) -> CGImage? {
    let icons = SymbolicIcons.current.withLock { $0 }
    // A name of an icon of the desktop is accepted, too.
    let names = [SymbolNames.icons[name], SymbolNames.icons[name.droppingVariants], name].compactMap { $0 }
    guard let path = names.lazy.compactMap(icons.path).first,
      let bitmap = try? ImageDecoder.decode(
        .file(path: path), size: .fitting(width: pixels, height: pixels))
    else { return nil }
    return CGImage(
      SymbolNames.isOutline(name) ? bitmap.outlined(width: outlineWidth * Double(pixels)) : bitmap)
  }

  /// A square with a question mark's dot, which shows that the symbol is missing.
  static func placeholder(side: CGFloat) -> ImageContent {
    let (side, black) = (Double(side), Color(red: 0, green: 0, blue: 0, alpha: 1))
    let line = side / 12
    func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Command {
      .fill(RoundedRectangle(Rectangle(x: x, y: y, width: width, height: height)), black)
    }
    let (low, long) = (line, side - 2 * line)
    return .drawing(
      [
        bar(low, low, long, line), bar(low, side - 2 * line, long, line),
        bar(low, low, line, long), bar(side - 2 * line, low, line, long),
        bar(side / 2 - line / 2, side * 0.28, line, side * 0.28),
        bar(side / 2 - line / 2, side * 0.65, line, line),
      ], Size2D(width: side, height: side))
  }
}

extension String {
  /// The name of a symbol without its variants, such as "fill" and "circle".
  fileprivate var droppingVariants: String {
    split(separator: ".").filter { !["fill", "circle", "square", "rectangle", "slash"].contains($0) }
      .joined(separator: ".")
  }
}
