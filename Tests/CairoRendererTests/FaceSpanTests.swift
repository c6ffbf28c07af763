import DisplayList
import Geometry
import ImageDecoding
import TestSupport
import Testing

@testable import CairoRenderer

@Suite("Faces drawn by spans")
struct FaceSpanTests {
  private static let allScenes = FaceScene.Kind.allCases.flatMap { kind in
    (0..<60).map { FaceScene(kind, seed: $0) }
  }
  private static let scenes = allScenes.filter(\.isVisible)

  @Test("at least half of the random faces of each kind are visible", arguments: FaceScene.Kind.allCases)
  func visibleScenes(kind: FaceScene.Kind) {
    #expect(Self.scenes.count { $0.kind == kind } >= 30)
  }

  // 16 × 16 rays measure the area of a pixel that a straight edge divides to a thirtieth in the worst case, an edge
  // along an axis. The pictures are smooth, so that the centre of a pixel has the mean of its colour.
  @Test("pixels are the mean of exact rays", arguments: scenes)
  func exactRays(scene: FaceScene) throws {
    let (inverse, outline) = try (#require(scene.map.inverse), #require(scene.outline))
    let bitmap = try FaceScene.draw([#require(try scene.part())])
    var (sum, count) = (0.0, 0)
    for y in 0..<FaceScene.side {
      for x in 0..<FaceScene.side {
        let expected = scene.expectedPixel(x: x, y: y, inverse, outline)
        let pixel = bitmap[x, y]
        let found = [pixel.blue, pixel.green, pixel.red, pixel.alpha]
        let difference = zip(expected, found).map { abs($0 - Double($1)) }.max() ?? 0
        #expect(difference <= 9, "(\(x), \(y)): \(found) instead of \(expected)")
        sum += difference
        count += 1
      }
    }
    // The picture, the two directions of the filter, the opacity and the composition are each rounded to 8 bits.
    #expect(sum / Double(count) <= 1.3)
  }

  @Test("parts of a face along a value of w fit together without a seam", arguments: scenes)
  func seams(scene: FaceScene) throws {
    let (inverse, outline) = try (#require(scene.map.inverse), #require(scene.outline))
    let whole = try #require(try scene.part())
    let values = outline.corners.map(inverse.w)
    let (minimum, maximum) = try (#require(values.min()), #require(values.max()))
    let limits = [1, 2, 3].map { minimum + (maximum - minimum) * Double($0) / 4 }
    let bounds = [-.infinity] + limits + [.infinity]
    let parts = try zip(bounds, bounds.dropFirst()).compactMap { try scene.part(range: $0..<$1) }
    #expect(parts.count == 4)
    #expect(try FaceScene.draw(parts) == FaceScene.draw([whole]))
  }

  @Test("a face in pieces has the pixels of the whole face", arguments: scenes)
  func pieces(scene: FaceScene) throws {
    let whole = try #require(try scene.part())
    let pieces = try [(0.0, 0.0, 13.0, 40.0), (13, 0, 27, 9), (13, 9, 27, 31)].compactMap {
      try scene.part(box: Rectangle(x: $0.0, y: $0.1, width: $0.2, height: $0.3))
    }
    #expect(try FaceScene.draw(pieces) == FaceScene.draw([whole]))
  }

  @Test(
    "opaque faces with a common edge show at most a quarter of the background",
    arguments: 0..<100 as Range<UInt64>)
  func commonEdge(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func point() -> Point2D {
      Point2D(x: .random(in: 2...38, using: &random), y: .random(in: 2...38, using: &random))
    }
    let picture = try #require(Surface(copying: Bitmap.make(width: 8, height: 8) { _, _ in .black }))
    // Two triangles on either side of a line through the middle of the target, out to beyond its corners.
    let angle = Double.random(in: 0...(2 * .pi), using: &random)
    let direction = Point2D(x: Trigonometry.cos(angle), y: Trigonometry.sin(angle)) * 100
    let side = Point2D(x: -direction.y, y: direction.x) * 3
    let start = point()
    let parts = [side, side * -1].map { side in
      FaceQueue.Part(
        picture: picture, map: .identity,
        outline: ConvexPolygon(corners: [start + direction, start - direction, start + side]),
        range: -.infinity..<(.infinity), opacity: 1, box: Rectangle(x: 0, y: 0, width: 40, height: 40))
    }
    let bitmap = try FaceScene.draw(parts)
    // Half of a half of the lightest channel, 0.5, and rounding.
    for y in 0..<40 { for x in 0..<40 { #expect(bitmap[x, y].green <= 33, "(\(x), \(y))") } }
    var touched = 0
    for y in 0..<40 { for x in 0..<40 where bitmap[x, y].green > 0 { touched += 1 } }
    #expect(touched < 200)
  }

  @Test("a picture that is moved by whole pixels is not changed", arguments: [(0, 0), (3, 5), (-4, 2)])
  func wholePixels(shift: (x: Int, y: Int)) throws {
    var random = SplitMix64(seed: 1)
    let noise = try Bitmap.make(width: 60, height: 60) { _, _ in
      Pixel(red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random), blue: 7)
    }
    let part = FaceQueue.Part(
      picture: try #require(Surface(copying: noise)),
      map: Homography(.translation(x: Double(shift.x + 10), y: Double(shift.y + 10))),
      outline: ConvexPolygon(Rectangle(x: 0, y: 0, width: 40, height: 40)), range: -.infinity..<(.infinity),
      opacity: 1, box: Rectangle(x: 0, y: 0, width: 40, height: 40))
    let bitmap = try FaceScene.draw([part])
    for y in 0..<40 {
      for x in 0..<40 { #expect(bitmap[x, y] == noise[x + shift.x + 10, y + shift.y + 10], "(\(x), \(y))") }
    }
  }

  @Test("every pixel belongs to one part, and the limit of a part is where w has that value")
  func limits() throws {
    let picture = try #require(Surface(copying: Bitmap.make(width: 8, height: 8) { _, _ in .red }))
    for (start, slope) in [(11.0, 0.25), (16, -0.25)] {
      // w is start + slope · x at the centres x = 0.5, 1.5, …
      let part = FaceQueue.Part(
        picture: picture, map: Homography((0, 0, slope), (0, 0, 0), (11, 11, start)),
        outline: ConvexPolygon(Rectangle(x: 0, y: 0, width: 40, height: 40)), range: 12..<14, opacity: 1,
        box: Rectangle(x: 0, y: 0, width: 40, height: 40))
      let bitmap = try FaceScene.draw([part])
      for x in 0..<40 {
        let w = start + slope * (Double(x) + 0.5)
        #expect((bitmap[x, 20] == .red) == (w >= 12 && w < 14), "\(slope), \(x)")
      }
    }
  }

  @Test("a single pixel of the picture fills a target when magnified beyond measure")
  func magnification() throws {
    let picture = try #require(
      Surface(
        copying: Bitmap.make(width: 8, height: 8) { x, y in x == 4 && y == 4 ? .red : .blue }))
    let part = FaceQueue.Part(
      picture: picture, map: Homography((1e-9, 0, 0), (0, 1e-9, 0), (4.5, 4.5, 1)),
      outline: ConvexPolygon(Rectangle(x: -1e6, y: -1e6, width: 2e6, height: 2e6)),
      range: -.infinity..<(.infinity), opacity: 1, box: Rectangle(x: 0, y: 0, width: 40, height: 40))
    let bitmap = try FaceScene.draw([part])
    for y in 0..<40 { for x in 0..<40 { #expect(bitmap[x, y] == .red) } }
  }

  @Test("invalid numbers draw nothing, or no more than the outline", arguments: 0..<12)
  func invalidNumbers(place: Int) throws {
    let picture = try #require(Surface(copying: Bitmap.make(width: 8, height: 8) { _, _ in .red }))
    let empty = try FaceScene.draw([])
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, -1e30, 0, 1e-300] {
      var numbers = [1.0, 0, 0, 0, 1, 0, 0, 0, 1, 10, 10, 1]
      numbers[place] = value
      let map = Homography(
        (numbers[0], numbers[1], numbers[2]), (numbers[3], numbers[4], numbers[5]),
        (numbers[6], numbers[7], numbers[8]))
      let corner = Point2D(x: numbers[9], y: numbers[10])
      let part = FaceQueue.Part(
        picture: picture, map: map, outline: ConvexPolygon(corners: [.zero, Point2D(x: 10, y: 0), corner]),
        range: -.infinity..<(.infinity), opacity: numbers[11],
        box: Rectangle(x: 0, y: 0, width: 40, height: 40))
      let bitmap = try FaceScene.draw([part])
      if value.isNaN || value.isInfinite && place < 11 { #expect(bitmap == empty, "\(value)") }
      // Below the triangle, everything is as before.
      for x in 0..<40 where place < 9 { #expect(bitmap[x, 20] == empty[x, 20], "\(value)") }
    }
  }
}
