import DisplayList
import Geometry
import Testing

// The expected values are computed by the formulas of W3C's "Compositing and Blending Level 1".
@Suite("Blend modes")
struct BlendingTests {
  /// Half grey in the left half, over which the source is drawn everywhere.
  private static let backdrop = [
    Command.fill(RoundedRectangle(0, 0, 50, 100), Color(red: 0.5, green: 0.5, blue: 0.5))
  ]
  private static let source = [
    Command.fill(RoundedRectangle(0, 0, 100, 50), Color(red: 1, green: 0.5, blue: 0))
  ]

  private func pixels(_ mode: BlendMode) throws -> (both: Pixel, source: Pixel, backdrop: Pixel) {
    let bitmap = try draw([.blend(Self.source, over: Self.backdrop, mode)], background: .clear)
    return (bitmap[25, 25], bitmap[75, 25], bitmap[25, 75])
  }

  @Test(
    "colours are combined where both are opaque",
    arguments: [
      (BlendMode.normal, Pixel(red: 255, green: 128, blue: 0)),
      (.multiply, Pixel(red: 128, green: 64, blue: 0)),
      (.screen, Pixel(red: 255, green: 191, blue: 128)),
      (.darken, Pixel(red: 128, green: 128, blue: 0)),
      (.lighten, Pixel(red: 255, green: 128, blue: 128)),
      (.difference, Pixel(red: 127, green: 0, blue: 128)),
      (.plusLighter, Pixel(red: 255, green: 255, blue: 128)),
    ])
  func colors(mode: BlendMode, expected: Pixel) throws {
    let (both, source, backdrop) = try pixels(mode)
    #expect(both.isClose(to: expected), "\(both)")
    #expect(source.isClose(to: Pixel(red: 255, green: 128, blue: 0)), "alone, the source is as it is")
    #expect(backdrop.isClose(to: .gray(128)), "alone, the backdrop is as it is")
  }

  private static let nothing = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test(
    "each is kept where the mode says",
    arguments: [
      (BlendMode.sourceIn, true, false, false), (.sourceOut, false, true, false),
      (.sourceAtop, true, false, true),
      (.destinationOut, false, false, true), (.xor, false, true, true), (.clear, false, false, false),
    ])
  func coverage(mode: BlendMode, both: Bool, source: Bool, backdrop: Bool) throws {
    let found = try pixels(mode)
    #expect(
      [found.both, found.source, found.backdrop].map { $0 != Self.nothing } == [both, source, backdrop],
      "\(found)")
  }
}
