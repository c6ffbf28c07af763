import CFaceSpans
import Geometry
import ImageDecoding
import TestSupport
import Testing

@testable import CairoRenderer

@Suite("Pixels of faces that others hide")
struct HiddenPixelTests {
  /// Noise, so that a pixel at a wrong place shows. It may have transparent corners, or a hole.
  private func picture(_ size: (width: Int, height: Int), _ random: inout SplitMix64) throws -> Surface {
    let corner = Bool.random(using: &random) ? Int.random(in: 0...size.width / 2, using: &random) : 0
    let hole = Int.random(in: 0..<4, using: &random) == 0
    return try #require(
      Surface(
        copying: Bitmap.make(width: size.width, height: size.height) { x, y in
          let distance = min(x, size.width - 1 - x) + min(y, size.height - 1 - y)
          if distance < corner || hole && x == size.width / 3 && y == size.height / 3 {
            return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
          }
          return Pixel(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random))
        }))
  }

  @Test("faces that are drawn together look as if they were drawn one after the other", arguments: 0..<400)
  func together(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var parts: [FaceQueue.Part] = []
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      let kinds = FaceScene.Kind.allCases + [.usual, .usual, .magnified]
      let scene = FaceScene(kinds.randomElement(using: &random) ?? .usual, seed: random.next())
      guard let part = try scene.part() else { continue }
      let isOpaque = Int.random(in: 0..<5, using: &random) > 0
      parts.append(
        FaceQueue.Part(
          picture: try picture(scene.pictureSize, &random), map: part.map, outline: part.outline,
          range: part.range, opacity: isOpaque ? 1 : part.opacity, box: part.box))
    }
    let (together, apart) = try (FaceScene.draw(parts), FaceScene.draw(parts, together: false))
    #expect(together == apart, "seed \(seed)")
  }

  @Test("what an upright face hides is all of it but a pixel along its edges, as far as it is opaque")
  func upright() throws {
    let picture = try #require(
      Surface(
        copying: Bitmap.make(width: 20, height: 10) { x, y in
          (x == 0 || x == 19) && (y == 0 || y == 9) ? Pixel(red: 0, green: 0, blue: 0, alpha: 0) : .red
        }))
    #expect(
      (picture.opaqueBox.left, picture.opaqueBox.top, picture.opaqueBox.right, picture.opaqueBox.bottom)
        == (1, 1, 19, 9))
    let corners = [(4.0, 2.0), (24, 2), (24, 12), (4, 12)].map { CFaceCorner(x: $0.0, y: $0.1) }
    try corners.withUnsafeBufferPointer { corners in
      var face = CFace(
        picture: try #require(CFaceImage(picture)), map: ((1, 0, 0), (0, 1, 0), (-4, -2, 1)),
        outline: try #require(corners.baseAddress), corner_count: 4, minimum_w: -.infinity,
        maximum_w: .infinity, opacity: 1, opaque: picture.opaqueBox)
      let box = CFaceBox(left: 0, top: 0, right: 40, bottom: 20)
      func hidden() -> [Range<Int32>] {
        var spans = [CFaceSpan](repeating: CFaceSpan(left: 0, right: 0), count: 20)
        cface_hide(&face, box, &spans)
        return spans.map { $0.left..<$0.right }
      }
      for (y, span) in hidden().enumerated() {
        #expect(
          (4..<10).contains(y)
            ? (5...6).contains(span.lowerBound) && (22...23).contains(span.upperBound)
            : (3...10).contains(y) || span.isEmpty, "row \(y): \(span)")
      }
      face.opacity = 0.99
      #expect(hidden() == .init(repeating: 0..<0, count: 20))
      (face.opacity, face.opaque) = (1, CFaceBox())
      #expect(hidden() == .init(repeating: 0..<0, count: 20))
    }
  }

  @Test("hidden pixels are not drawn")
  func skipped() throws {
    let picture = try #require(Surface(copying: Bitmap.make(width: 40, height: 4) { _, _ in .red }))
    let target = try #require(Surface(width: 40, height: 4, format: .color))
    let corners = [(0.0, 0.0), (40, 0), (40, 4), (0, 4)].map { CFaceCorner(x: $0.0, y: $0.1) }
    try corners.withUnsafeBufferPointer { corners in
      var face = CFace(
        picture: try #require(CFaceImage(picture)), map: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        outline: try #require(corners.baseAddress), corner_count: 4, minimum_w: -.infinity,
        maximum_w: .infinity, opacity: 1, opaque: CFaceBox())
      var image = try #require(CFaceImage(target))
      let spans = [(0, 0), (0, 40), (9, 31), (0, 21)].map { CFaceSpan(left: $0.0, right: $0.1) }
      cface_draw(&face, &image, CFaceBox(left: 0, top: 0, right: 40, bottom: 4), spans)
    }
    let bitmap = try #require(target.bitmap)
    for (y, hidden) in [0..<0, 0..<40, 9..<31, 0..<21].enumerated() {
      let drawn = (0..<40).filter { bitmap[$0, y] == .red }
      #expect(Set(0..<40).subtracting(hidden).isSubset(of: drawn), "row \(y): \(drawn)")
      // Pixels are drawn in groups of four.
      #expect(drawn.count <= 40 - hidden.count + 6 && (y != 1 || drawn.isEmpty), "row \(y): \(drawn)")
    }
  }
}
