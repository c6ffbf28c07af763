import AllocationCounter
import Benchmark

extension BenchmarkMetric {
  /// The number of allocated memory blocks.
  static let allocations = BenchmarkMetric.custom("Allocations")
  /// The number of bytes in use afterwards that were not in use before: the memory of the result.
  static let bytesKept = BenchmarkMetric.custom("Bytes kept")
}

extension Benchmark.Configuration {
  /// Measures time, allocations and bytes kept, divided by the number of repetitions inside a measurement.
  static func layouts(repeating factor: BenchmarkScalingFactor) -> Self {
    Self(
      metrics: [.wallClock, .allocations, .bytesKept], timeUnits: .automatic, warmupIterations: 2,
      scalingFactor: factor, maxDuration: .seconds(1), maxIterations: 200)
  }
}

extension Benchmark {
  /// Measures one unit of work. The result stays alive until its bytes are counted.
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
