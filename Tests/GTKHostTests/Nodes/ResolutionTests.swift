import Testing

@testable import GTKHost

@Suite("Steps of resolution")
struct ResolutionTests {
  @Test(
    "the scale of a display is used, within limits",
    arguments: [
      (1, 1), (2, 2), (3, 3), (1.5, 1.5), (0, 1), (-3, 1), (.nan, 1), (.infinity, 1), (1e9, 64),
      (1e-9, 1.0 / 4096),
    ] as [(Double, Double)])
  func display(scale: Double, expected: Double) {
    #expect(Resolution(ofDisplay: scale).pixelsPerPoint == expected)
  }

  // A step is √2 = 1.41421…; the next one up is taken.
  @Test(
    "factors get the step that is just enough",
    arguments: [
      (1, 1), (2, 2), (0.5, 0.5), (0.9, 1), (1.2, 1.414213562373095), (1.5, 2), (0.6, 0.7071067811865476),
      (1.0000001, 1), (0, 1), (-3, 1), (.nan, 1), (.infinity, 1), (1e9, 64), (1e-9, 1.0 / 4096),
    ] as [(Double, Double)], [1.0, 2, 3])
  func steps(factor: (Double, Double), scale: Double) {
    let pixels = Resolution(ofDisplay: scale).magnified(by: factor.0).pixelsPerPoint
    #expect(abs(pixels - factor.1 * scale) < 1e-9)
  }

  @Test("a factor of 1 changes nothing, and the inverse factor goes back")
  func magnification() {
    let resolution = Resolution(ofDisplay: 1.3)
    #expect(resolution.magnified(by: 1) == resolution)
    #expect(resolution.magnified(by: 2).magnified(by: 0.5) == resolution)
  }

  @Test("each axis has its own factor; the larger one counts for what is rotated")
  func axes() {
    let stretched = Resolution(ofDisplay: 1).magnified(x: 1, y: 4)
    #expect(stretched.horizontalPixelsPerPoint == 1 && stretched.verticalPixelsPerPoint == 4)
    #expect(stretched.pixelsPerPoint == 4)
    #expect(stretched.uniform == Resolution(ofDisplay: 1).magnified(by: 4))
    #expect(stretched.magnified(x: 1, y: 0.25) == Resolution(ofDisplay: 1))
    // A line of a point has four pixels in one direction. In the other, it has half a pixel.
    #expect(stretched.isWhole(1))
    #expect(!Resolution(ofDisplay: 1).magnified(x: 0.5, y: 4).isWhole(1))
    // 0.6 is served by 0.71 times as many pixels.
    #expect(!Resolution(ofDisplay: 1).magnified(x: 1, y: 0.6).isExact)
  }

  @Test(
    "in neither direction may a stand-in have more than four times too many pixels, or less than half",
    arguments: [
      (1, 1, true), (2, 1, true), (2.1, 1, false), (1, 2.1, false), (0.25, 0.25, true), (0.25, 2, true),
      (0.17, 1, false), (1, 0.17, false),
    ])
  func standIns(x: Double, y: Double, isAllowed: Bool) {
    let resolution = Resolution(ofDisplay: 1)
    #expect(resolution.canStandIn(for: resolution.magnified(x: x, y: y)) == isAllowed)
  }

  @Test("only what is shown pixel by pixel has whole lines")
  func wholeLines() {
    #expect(Resolution(ofDisplay: 2).isWhole(0.5))
    #expect(!Resolution(ofDisplay: 1).isWhole(0.5))
    #expect(!Resolution(ofDisplay: 1.5).isWhole(1))
    #expect(Resolution(ofDisplay: 1.5).magnified(by: 2).isWhole(1))
    // 1.2 times the pixels are served by 1.42 times as many, but shown by 1.2.
    #expect(!Resolution(ofDisplay: 2).magnified(by: 1.2).magnified(by: 2.0.squareRoot()).isWhole(1))
  }
}
