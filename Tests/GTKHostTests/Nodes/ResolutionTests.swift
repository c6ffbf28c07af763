import Testing

@testable import GTKHost

@Suite("Steps of resolution")
struct ResolutionTests {
  // A step is √2 = 1.41421…; the next one up is taken.
  @Test(
    "scales get the step that is just enough",
    arguments: [
      (1, 1), (2, 2), (0.5, 0.5), (0.9, 1), (1.2, 1.414213562373095), (1.5, 2), (0.6, 0.7071067811865476),
      (1.0000001, 1), (0, 1), (-3, 1), (.nan, 1), (.infinity, 1), (1e9, 64), (1e-9, 1.0 / 4096),
    ] as [(Double, Double)])
  func steps(scale: Double, expected: Double) {
    #expect(abs(Resolution(pixelsPerPoint: scale).pixelsPerPoint - expected) < 1e-12)
  }

  @Test("a factor of 1 changes nothing")
  func magnification() {
    let resolution = Resolution(pixelsPerPoint: 1.3)
    #expect(resolution.magnified(by: 1) == resolution)
    #expect(Resolution(pixelsPerPoint: 2).magnified(by: 0.5) == Resolution(pixelsPerPoint: 1))
  }

  @Test("only what is shown pixel by pixel has whole lines")
  func wholeLines() {
    #expect(Resolution(pixelsPerPoint: 2).isWhole(0.5))
    #expect(!Resolution(pixelsPerPoint: 1).isWhole(0.5))
    // 1.5 pixels a point are served by 2, but shown by 1.5.
    #expect(!Resolution(pixelsPerPoint: 1.5).isWhole(1))
    #expect(!Resolution(pixelsPerPoint: 1.5).magnified(by: 2).isWhole(1))
  }
}
