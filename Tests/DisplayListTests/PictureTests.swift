import DisplayList
import ImageDecoding
import TestSupport
import Testing

@Suite("Pictures")
struct PictureTests {
  @Test(
    "each mip level has half the size of the previous one, rounded up, down to one pixel",
    arguments: [
      (1, 1, [1]), (2, 2, [2, 1]), (5, 3, [5, 3, 2, 1]), (8, 1, [8, 4, 2, 1]), (1, 9, [1, 1, 1, 1, 1]),
    ])
  func levelSizes(width: Int, height: Int, widths: [Int]) throws {
    let bitmap = Bitmap(width: width, height: height, pixels: .init(repeating: 7, count: width * height * 4))
    let picture = Picture(try #require(bitmap))
    #expect(picture.levelCount == widths.count)
    #expect((0..<picture.levelCount).map { picture.level($0).width } == widths)
    #expect(picture.level(99) == picture.level(picture.levelCount - 1))
    #expect(picture.level(-1) == picture.bitmap)
  }

  @Test("a picture has one companion that is magnified by nearest pixels")
  func pixelated() throws {
    let picture = Picture(try #require(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])))
    let pixelated = picture.pixelated
    #expect(picture.magnification == .smooth && pixelated.magnification == .nearest)
    #expect(pixelated.bitmap == picture.bitmap && pixelated.identity != picture.identity)
    #expect(picture.pixelated === pixelated && pixelated.pixelated === pixelated)
  }

  @Test("every pixel of a level is the rounded mean of the four it covers", arguments: UInt64(0)..<20)
  func means(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = Picture(try #require(Bitmap(width: width, height: height, pixels: bytes)))
    let level = picture.level(1)
    guard max(width, height) > 1 else { return }
    for y in 0..<level.height {
      for x in 0..<level.width {
        for channel in 0..<4 {
          func value(_ x: Int, _ y: Int) -> Int {
            Int(bytes[(min(y, height - 1) * width + min(x, width - 1)) * 4 + channel])
          }
          let (left, top) = (2 * x, 2 * y)
          let sum = value(left, top) + value(left + 1, top) + value(left, top + 1) + value(left + 1, top + 1)
          #expect(Int(level.pixels[(y * level.width + x) * 4 + channel]) == (sum + 2) / 4, "seed \(seed)")
        }
      }
    }
  }

  @Test(
    "the level drawn from has at least a pixel for every pixel drawn, and less than two",
    arguments: [
      (2.0, 0), (1, 0), (0.51, 0), (0.5, 1), (0.49, 1), (0.26, 1), (0.25, 2), (0.2, 2), (0.125, 3), (0.01, 6),
      (1e-9, 8), (0, 0), (-1, 0), (.nan, 0), (.infinity, 0),
    ])
  func levelChoice(scale: Double, level: Int) throws {
    let bitmap = try #require(Bitmap(width: 256, height: 4, pixels: .init(repeating: 0, count: 4096)))
    #expect(Picture(bitmap).levelIndex(forScale: scale) == level)
  }

  @Test("pictures with equal pixels have different identities")
  func identity() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    #expect(Picture(bitmap).identity != Picture(bitmap).identity)
  }

  @Test("threads that ask at once get the same level")
  func threads() async throws {
    let bitmap = try #require(Bitmap(width: 64, height: 64, pixels: .init(repeating: 9, count: 16384)))
    let picture = Picture(bitmap)
    let levels = await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { picture.level(3) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(levels.allSatisfy { $0 == levels[0] && $0.width == 8 })
  }
}
