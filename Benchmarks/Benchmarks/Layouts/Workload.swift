import Geometry

/// The sizes and offsets for all benchmarks, the same in every run.
enum Workload {
  /// The numbers of items with which every layout is measured.
  static let counts = [1000, 100_000, 1_000_000]

  /// Widths and heights from 80 to 400, from the linear congruential generator of Numerical Recipes.
  static let sizes: [Size2D] = {
    var state: UInt32 = 12345
    func next() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(80 + (state >> 8) % 321)
    }
    return (0..<1_000_000).map { _ in Size2D(width: next(), height: next()) }
  }()

  /// Positions between 0 and 1.
  static let places: [Double] = {
    var state: UInt32 = 54321
    return (0..<1000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / 0x1p24
    }
  }()
}
