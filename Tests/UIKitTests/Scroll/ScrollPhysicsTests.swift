import Foundation
import Testing

@testable import UIKit

/// The measured laws of Behaviour.md section 7. k = 1000·ln 0.998 = −2.0020027.
@Suite("Physics of scrolling")
struct ScrollPhysicsTests {
  private let k = -2.0020027

  @Test(
    "§7.1 §7.2 the velocity falls by 0.998 per millisecond, and the position follows millisecond steps",
    arguments: [750.0, 1000, 3000, 4875, -2000])
  func deceleration(velocity: Double) {
    let deceleration = Deceleration(start: 100, velocity: velocity, rate: 0.998)
    // The sum of v·0.998^n / 1000 over the first milliseconds, step by step.
    var (place, speed) = (100.0, velocity)
    for millisecond in 1...600 {
      speed *= 0.998
      place += speed / 1000
      #expect(abs(deceleration.position(at: Double(millisecond) / 1000) - place) < 1e-6)
      #expect(abs(deceleration.velocity(at: Double(millisecond) / 1000) - speed) < 1e-6)
    }
  }

  // 7.4: v0 = 1000 lands at 990 · 0.499 = 494.01 after ln(100)/2.0020027 = 2.3003 s; half of it is passed at 0.341 s.
  @Test("§7.3 §7.4 a glide of 1000 points a second lands at 494.01 after 2.300 seconds")
  func landing() throws {
    let deceleration = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(deceleration.landing - 494.01) < 1e-9)
    #expect(abs(deceleration.duration - 2.3003) < 1e-4)
    #expect(abs(try #require(deceleration.time(passing: 494.01 / 2)) - 0.341) < 1e-3)
    #expect(abs(deceleration.position(at: 2.3002) - deceleration.landing) < 0.01)
    #expect(deceleration.position(at: 99) == deceleration.landing && deceleration.velocity(at: 99) == 0)
  }

  @Test("§7.3 below 10 points a second nothing glides")
  func slow() {
    #expect(Deceleration(start: 5, velocity: 9.9, rate: 0.998).duration == 0)
    #expect(Deceleration(start: 5, velocity: -9.9, rate: 0.998).landing == 5)
  }

  // 7.5: F = 0.99/0.01/1000 = 0.099.
  @Test("§7.5 the fast rate has the same law with 0.099")
  func fast() {
    let deceleration = Deceleration(start: 0, velocity: -1010, rate: 0.99)
    #expect(abs(deceleration.landing + 99) < 1e-9)
  }

  @Test(
    "§5.4 for a chosen landing the speed is solved, and it is met exactly",
    arguments: [-700, -3.5, 0.25, 120, 3000])
  func retargeted(distance: Double) {
    let deceleration = Deceleration(start: 40, landingAt: 40 + distance, rate: 0.998)
    #expect(abs(deceleration.landing - 40 - distance) < 1e-9)
    #expect(abs(deceleration.position(at: deceleration.duration) - 40 - distance) < 1e-9)
  }

  // 7.6: 0.55 · 100 · 400 / (0.55 · 100 + 400) = 22000 / 455.
  @Test("§7.6 dragged 100 past the edge of a view of 400, the content goes 48.35")
  func rubberBand() {
    #expect(abs(RubberBand.shown(for: 100, length: 400) - 48.3516) < 1e-4)
    #expect(RubberBand.shown(for: -100, length: 400) == -RubberBand.shown(for: 100, length: 400))
    for distance in stride(from: -900.0, through: 900, by: 37) {
      let shown = RubberBand.shown(for: distance, length: 320)
      #expect(abs(RubberBand.dragged(for: shown, length: 320) - distance) < 1e-6)
    }
    #expect(RubberBand.shown(for: 100, length: 0) == 0)
  }

  // 7.7: at the crossing t_c = ln(1 − (edge − x0)/(0.499·v0))/k the spring takes over with v0·e^(k·t_c); its peak is
  // v_c/(11·e) after 1/11 s.
  @Test("§7.7 a deceleration that reaches an edge bounces with its velocity at that point")
  func impact() {
    let motion = AxisMotion(start: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: true)
    let crossing = log(1 - 100 / (0.499 * 2000)) / k
    let speed = 2000 * exp(k * crossing)
    #expect(abs(motion.position(at: crossing) - 1000) < 1e-3)
    #expect(abs(motion.position(at: crossing + 1.0 / 11) - (1000 + speed / (11 * M_E))) < 1e-3)
    #expect(motion.position(at: crossing + 1.0 / 11 - 0.01) < motion.position(at: crossing + 1.0 / 11))
    #expect(motion.end == 1000 && motion.position(at: motion.duration) == 1000)
  }

  @Test("§7.8 let go past the edge with speed, the content follows the spring of 11")
  func overscrolled() {
    let motion = AxisMotion(start: -60, velocity: -500, range: 0...1000, rate: 0.998, bounces: true)
    for time in stride(from: 0.0, to: 0.6, by: 0.05) {
      let expected = (-60 + (-500 + 11 * -60) * time) * exp(-11 * time)
      guard abs(expected) > 0.34 else { continue }
      #expect(abs(motion.position(at: time) - expected) < 1e-9)
    }
    #expect(motion.end == 0)
  }

  // 7.9 (b): (d + 3.4·d·t)·e^(−10.8·t).
  @Test("§7.9 let go past the edge at rest, the content returns at once")
  func releasedAtRest() {
    let motion = AxisMotion(start: 1080, velocity: 0, range: 0...1000, rate: 0.998, bounces: true)
    for time in stride(from: 0.0, to: 0.4, by: 0.05) {
      #expect(abs(motion.position(at: time) - (1000 + (80 + 3.4 * 80 * time) * exp(-10.8 * time))) < 1e-9)
    }
  }

  @Test("§7.10 a third of a point from the edge the content is put on it", arguments: [-400, 0.0, 900])
  func snap(velocity: Double) {
    let motion = AxisMotion(start: -30, velocity: velocity, range: 0...1000, rate: 0.998, bounces: true)
    let before = motion.position(at: motion.duration - 1e-6)
    #expect(abs(abs(before) - 1.0 / 3) < 1e-3)
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test("without bouncing the content stops at the edge")
  func noBounce() {
    let motion = AxisMotion(start: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: false)
    #expect(motion.position(at: 1) == 1000 && motion.end == 1000 && motion.duration < 0.1)
    #expect(
      AxisMotion(start: -5, velocity: 0, range: 0...10, rate: 0.998, bounces: false).position(at: 0) == 0)
  }

  @Test("a fling at the edge, outwards, bounces from there")
  func flingAtEdge() {
    let motion = AxisMotion(start: 0, velocity: -1000, range: 0...1000, rate: 0.998, bounces: true)
    #expect(abs(motion.position(at: 1.0 / 11) + 1000 / (11 * M_E)) < 1e-9)
  }

  @Test(
    "hostile speeds and places come to an end", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func hostile(velocity: Double) {
    let motion = AxisMotion(start: 5, velocity: velocity, range: 0...10, rate: 0.998, bounces: true)
    #expect(motion.duration.isFinite && (0...10).contains(motion.end))
  }
}
