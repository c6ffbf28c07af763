import AllocationCounter
import Benchmark

extension BenchmarkMetric {
  /// How many blocks of memory were asked for.
  static let allocations = BenchmarkMetric.custom("Allocations")
  /// How many bytes are in use that were not before: what the result keeps.
  static let bytesKept = BenchmarkMetric.custom("Bytes kept")
}

extension Benchmark.Configuration {
  /// Time, allocations and what is kept, divided by the number of repetitions inside a measurement.
  static func layouts(repeating factor: BenchmarkScalingFactor) -> Self {
    Self(
      metrics: [.wallClock, .allocations, .bytesKept], timeUnits: .automatic, warmupIterations: 2,
      scalingFactor: factor, maxDuration: .seconds(1), maxIterations: 200)
  }
}

extension Benchmark {
  /// Measures one piece of work; what it returns is alive until its bytes are counted.
  func measure<Result>(_ work: () -> Result) {
    let before = allocation_counter_read()
    startMeasurement()
    let result = work()
    stopMeasurement()
    let after = allocation_counter_read()
    measurement(.allocations, Int(after.blocks - before.blocks))
    measurement(.bytesKept, Int(after.bytes_in_use - before.bytes_in_use))
    Self.blackHole(result)
  }
}
