import Benchmark

/// What the benchmark tool runs.
let benchmarks: @Sendable () -> Void = {
  addWheelBenchmarks()
  addSphereBenchmarks()
  addPagedBenchmarks()
  addFlowBenchmarks()
  addFlowEditingBenchmarks()
  addWaterfallBenchmarks()
  addRingBenchmarks()
  addScrollingBenchmarks()
  addUpdateBenchmarks()
}
