import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import UIKit

@Suite("Images")
struct UIImageTests {
  /// A picture whose pixels tell where they are: blue counts columns, green counts rows.
  static func picture(width: Int, height: Int) throws -> CGImage {
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width { pixels += [UInt8(column), UInt8(row), 0, 255] }
    }
    return CGImage(try #require(Bitmap(width: width, height: height, pixels: pixels)))
  }

  @Test("points are pixels by scale, and turned images change their axes")
  func size() throws {
    let picture = try Self.picture(width: 40, height: 20)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 40, height: 20))
    #expect(UIImage(cgImage: picture, scale: 2, orientation: .down).size == CGSize(width: 20, height: 10))
    #expect(UIImage(cgImage: picture, scale: 2, orientation: .left).size == CGSize(width: 10, height: 20))
    #expect(UIImage(cgImage: picture, scale: .nan, orientation: .up).size == CGSize(width: 40, height: 20))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  struct Turn: Sendable {
    var orientation: UIImage.Orientation
    /// Where the picture's first row and first column are shown (Exif 2.3, tag 0x0112).
    var firstRow: String
    var firstColumn: String
  }

  static let turns = [
    Turn(orientation: .up, firstRow: "top", firstColumn: "left"),
    Turn(orientation: .upMirrored, firstRow: "top", firstColumn: "right"),
    Turn(orientation: .down, firstRow: "bottom", firstColumn: "right"),
    Turn(orientation: .downMirrored, firstRow: "bottom", firstColumn: "left"),
    Turn(orientation: .leftMirrored, firstRow: "left", firstColumn: "top"),
    Turn(orientation: .right, firstRow: "right", firstColumn: "top"),
    Turn(orientation: .rightMirrored, firstRow: "right", firstColumn: "bottom"),
    Turn(orientation: .left, firstRow: "left", firstColumn: "bottom"),
  ]

  /// The edge of a 60 × 30 rectangle at (10, 20) that a point is the middle of.
  static func edge(at point: Point2D?) -> String? {
    guard let point else { return nil }
    let edges: [(String, Point2D)] = [
      ("top", Point2D(x: 40, y: 20)), ("bottom", Point2D(x: 40, y: 50)),
      ("left", Point2D(x: 10, y: 35)), ("right", Point2D(x: 70, y: 35)),
    ]
    return edges.first { abs($0.1.x - point.x) < 1e-9 && abs($0.1.y - point.y) < 1e-9 }?.0
  }

  @Test("every orientation shows the first row and column where Exif says", arguments: turns)
  func orientation(_ row: Turn) throws {
    let image = UIImage(
      cgImage: try Self.picture(width: 4, height: 2), scale: 1, orientation: row.orientation)
    let commands = image.commands(in: Rectangle(x: 10, y: 20, width: 60, height: 30), tint: nil)
    var matrix = Matrix4.identity
    var target: Rectangle?
    switch commands.first {
    case .image(_, _, let rectangle, _): target = rectangle
    case .transform(let place, let inner):
      matrix = place
      if case .image(_, _, let rectangle, _) = inner.first { target = rectangle }
    default: break
    }
    let drawn = try #require(target)
    let top = CGPoint(x: drawn.midX, y: drawn.minY)
    let left = CGPoint(x: drawn.minX, y: drawn.midY)
    let affine = CATransform3DGetAffineTransform(CATransform3D(matrix))
    #expect(Self.edge(at: Point2D(top.applying(affine))) == row.firstRow)
    #expect(Self.edge(at: Point2D(left.applying(affine))) == row.firstColumn)
    #expect(row.orientation.mirrored.mirrored == row.orientation)
    let mirror = AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    #expect(row.orientation.matrix.then(mirror) == row.orientation.mirrored.matrix)
  }

  @Test("cropping takes whole pixels")
  func cropping() throws {
    let picture = try Self.picture(width: 10, height: 8)
    let part = try #require(picture.cropping(to: CGRect(x: 2.5, y: 3, width: 2, height: 4)))
    #expect((part.width, part.height) == (3, 4))
    #expect(Array(part.bitmap.pixels.prefix(4)) == [2, 3, 0, 255])
    #expect(Array(part.bitmap.pixels.suffix(4)) == [4, 6, 0, 255])
    #expect(picture.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
    #expect(picture.cropping(to: .null) == nil)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("images with equal pixels are equal")
  func equality() throws {
    let one = UIImage(cgImage: try Self.picture(width: 3, height: 3))
    let two = UIImage(cgImage: try Self.picture(width: 3, height: 3))
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UIImage(cgImage: try Self.picture(width: 3, height: 2)))
    #expect(one != one.withRenderingMode(.alwaysTemplate))
  }

  // 10 pixels at scale 1 with caps of 3 and 2 leave a middle of 5, from 3 to 8. In 20 points the middle runs from
  // 3 to 18: three times 5.
  @Test("a resizable image repeats its middle, or stretches it")
  func resizing() throws {
    let picture = try Self.picture(width: 10, height: 1)
    let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2)
    let rectangle = Rectangle(x: 0, y: 0, width: 20, height: 1)
    func pieces(_ mode: UIImage.ResizingMode, _ rectangle: Rectangle) -> [[Double]] {
      UIImage(cgImage: picture).resizableImage(withCapInsets: insets, resizingMode: mode)
        .commands(in: rectangle, tint: nil).compactMap {
          guard case .image(_, let source, let target, _) = $0 else { return nil }
          return [source?.minX ?? -1, source?.maxX ?? -1, target.minX, target.maxX]
        }
    }
    #expect(pieces(.stretch, rectangle) == [[0, 3, 0, 3], [3, 8, 3, 18], [8, 10, 18, 20]])
    #expect(
      pieces(.tile, rectangle)
        == [[0, 3, 0, 3], [3, 8, 3, 8], [3, 8, 8, 13], [3, 8, 13, 18], [8, 10, 18, 20]])
    // A middle of 7 takes one repetition and two fifths of the next.
    #expect(
      pieces(.tile, Rectangle(x: 0, y: 0, width: 12, height: 1))
        == [[0, 3, 0, 3], [3, 8, 3, 8], [3, 5, 8, 10], [8, 10, 10, 12]])
    // Where even the caps have no room, both shrink alike.
    #expect(
      pieces(.tile, Rectangle(x: 0, y: 0, width: 2.5, height: 1)) == [[0, 1.5, 0, 1.5], [9, 10, 1.5, 2.5]])
  }

  /// Where the pieces of an image are drawn from and to, horizontally.
  private func targets(of image: UIImage, in rectangle: Rectangle) -> [[Double]] {
    image.commands(in: rectangle, tint: nil).compactMap { command -> [Double]? in
      switch command {
      case .image(_, let source, let target, _):
        [source?.minX ?? 0, source?.maxX ?? Double(image.size.width), target.minX, target.maxX]
      case .clip(let target, let content):
        if case .transform(let matrix, _)? = content.first {
          [target.rectangle.minX, target.rectangle.maxX].map { ($0 - matrix.m41) / matrix.m11 }
            + [target.rectangle.minX, target.rectangle.maxX]
        } else {
          [target.rectangle.minX, target.rectangle.maxX, target.rectangle.minX, target.rectangle.maxX]
        }
      default: nil
      }
    }
  }

  // 25 points hold a picture of 10 points two and a half times.
  @Test("a resizable image without caps repeats all of it")
  func tiling() throws {
    let image = UIImage(cgImage: try Self.picture(width: 10, height: 1))
    let rectangle = Rectangle(x: 0, y: 0, width: 25, height: 1)
    #expect(
      targets(of: image.resizableImage(withCapInsets: .zero), in: rectangle)
        == [[0, 10, 0, 10], [0, 10, 10, 20], [0, 5, 20, 25]])
    #expect(
      targets(of: image.resizableImage(withCapInsets: .zero, resizingMode: .stretch), in: rectangle)
        == [[0, 10, 0, 25]])
    #expect(targets(of: image, in: rectangle) == [[0, 10, 0, 25]])
  }

  @Test("a drawn image keeps its caps and can be flipped, as pixels do")
  func drawnVariants() throws {
    let square = RoundedRectangle(Rectangle(x: 0, y: 0, width: 4, height: 16))
    let image = UIImage(
      drawing: [.fill(square, .black)], size: CGSize(width: 16, height: 16), scale: 1)
    let bubble = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 8), resizingMode: .stretch)
    let rectangle = Rectangle(x: 0, y: 0, width: 76, height: 16)
    let pieces = targets(of: bubble, in: rectangle)
    let expected: [[Double]] = [[0, 4, 0, 4], [4, 8, 4, 68], [8, 16, 68, 76]]
    #expect(pieces.count == 3)
    for (piece, expected) in zip(pieces, expected) {
      #expect(zip(piece, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(piece) is not \(expected)")
    }
    let flipped = image.withHorizontallyFlippedOrientation().commands(
      in: Rectangle(x: 0, y: 0, width: 16, height: 16), tint: nil)
    guard case .transform(let matrix, _)? = flipped.first else {
      Issue.record("\(flipped)")
      return
    }
    #expect(abs(matrix.m11 + 1) < 1e-9 && abs(matrix.m41 - 16) < 1e-9 && abs(matrix.m22 - 1) < 1e-9)
    // The caps are those of the image as it is shown: the cap of 8 points is drawn at the left edge.
    let turned = bubble.withHorizontallyFlippedOrientation().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4), resizingMode: .stretch)
    guard case .transform(_, let content)? = turned.commands(in: rectangle, tint: nil).first else {
      Issue.record("the image is not flipped")
      return
    }
    let widths = content.compactMap { command -> Double? in
      if case .clip(let target, _) = command { target.rectangle.width } else { nil }
    }
    #expect(widths == [4, 64, 8])
  }

  @Test("a drawn image keeps its commands and knows its size")
  func recorded() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
    #expect(renderer.format.bounds == CGRect(x: 0, y: 0, width: 20, height: 10) && renderer.format.scale == 3)
    #expect(format.bounds == .zero, "other renderers can have the format, too")
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: -5, y: 0, width: 10, height: 5))
      #expect(context.currentImage.size == CGSize(width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    let canvas = RoundedRectangle(Rectangle(x: 0, y: 0, width: 20, height: 10))
    let drawing: [Command] = [
      .clip(
        canvas,
        [
          .fill(
            RoundedRectangle(Rectangle(x: -5, y: 0, width: 10, height: 5)),
            Color(red: 1, green: 0, blue: 0))
        ])
    ]
    CGContextTests.expect(
      image.commands(in: Rectangle(x: 5, y: 5, width: 40, height: 20), tint: nil),
      [.transform(Matrix4.scale(x: 2, y: 2).then(.translation(x: 5, y: 5)), drawing)])
    CGContextTests.expect(
      image.commands(in: canvas.rectangle, tint: .black),
      [.mask(drawing, content: [.fill(canvas, .black)])])
  }

  @Test("images by drawing, the older way")
  func imageContext() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("draw(in:) draws an image upright, and drawing its CGImage follows Core Graphics")
  func drawing() throws {
    let picture = try Self.picture(width: 2, height: 2)
    let rect = CGRect(x: 0, y: 10, width: 8, height: 4)
    let command = Command.image(picture.picture, source: nil, in: Rectangle(rect), tint: nil)
    let commands = CGContextTests.record { context in
      UIImage(cgImage: picture).draw(in: rect)
      context.draw(picture, in: rect)
      context.translateBy(x: 0, y: 24)
      context.scaleBy(x: 1, y: -1)
      context.draw(picture, in: rect)
    }
    let flip = AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)
    CGContextTests.expect(commands, [command, .transform(Matrix4(flip), [command]), command])
  }
}
