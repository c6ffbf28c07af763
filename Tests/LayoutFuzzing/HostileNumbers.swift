import Geometry
import LayoutCore
import TestSupport

/// Numbers as an app, a delegate or a gesture might hand them to a layout: most are ordinary, many are not.
public struct HostileNumbers: RandomNumberGenerator {
  private var random: SplitMix64

  /// Begins a sequence; equal seeds give equal numbers.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let lengths: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-9, -1e-9, 1e-300, .leastNonzeroMagnitude, 1e6, -1e6, 1e9, 1e12, -1e12, 0x1p53,
    1e17,
    1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .signalingNaN,
  ]
  private static let counts = [
    0, 0, 1, 1, 2, 3, -1, .min, .max, .max - 1, 1_000_000, 1 << 31, 1 << 52, 1 << 53, 1 << 62, .max / 2,
  ]

  /// The next 64 bits.
  public mutating func next() -> UInt64 { random.next() }

  mutating func bool() -> Bool { .random(using: &random) }

  mutating func below(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }

  /// A length, a distance, a coordinate: four of five between −500 and 2,000.
  mutating func length() -> Double {
    below(5) > 0 ? .random(in: -500...2000, using: &random) : edge()
  }

  /// A special number, such as 0 or a tiny, huge, infinite or NaN one.
  mutating func edge() -> Double { Self.lengths[below(Self.lengths.count)] }

  /// An extent that four of five times is one.
  mutating func extent() -> Double { below(5) > 0 ? .random(in: 0...1200, using: &random) : edge() }

  /// A share or a factor: four of five times between −0.5 and 2.
  mutating func fraction() -> Double { below(5) > 0 ? .random(in: -0.5...2, using: &random) : edge() }

  /// An angle in radians: four of five times within two turns.
  mutating func angle() -> Double { below(5) > 0 ? .random(in: -13...13, using: &random) : edge() }

  /// A content offset: near the start, far out, or none at all.
  mutating func offset() -> Double {
    switch below(4) {
    case 0: length() * 1e6
    case 1: edge()
    default: length() * 10
    }
  }

  /// How many there are: four of five times fewer than 100.
  mutating func count() -> Int { below(5) > 0 ? below(100) : Self.counts[below(Self.counts.count)] }

  /// A number of items that a test can afford to ask for one by one.
  mutating func smallCount() -> Int { below(8) > 0 ? below(40) : -below(3) }

  /// The index of an item, often of one that does not exist.
  mutating func index() -> Int { count() }

  mutating func size() -> Size2D { Size2D(width: extent(), height: extent()) }

  mutating func point() -> Point2D { Point2D(x: offset(), y: offset()) }

  mutating func insets() -> Insets {
    guard below(3) == 0 else { return .zero }
    return Insets(top: length(), left: length(), bottom: length(), right: length())
  }

  mutating func rectangle() -> Rectangle {
    Rectangle(x: offset(), y: offset(), width: length(), height: length())
  }

  mutating func direction() -> LayoutAxis { bool() ? .vertical : .horizontal }

  mutating func optional(_ number: (inout Self) -> Double) -> Double? { bool() ? number(&self) : nil }
}
