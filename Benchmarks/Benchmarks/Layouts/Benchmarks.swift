import Benchmark

/// What the benchmark tool runs.
let benchmarks: @Sendable () -> Void = {
  addWheelBenchmarks()
  addSphereBenchmarks()
  addPagedBenchmarks()
  addStretchyBenchmarks()
  addFlowBenchmarks()
  addFlowEditingBenchmarks()
  addSelfSizingBenchmarks()
  addWaterfallBenchmarks()
  addRingBenchmarks()
  addScrollingBenchmarks()
  addUpdateBenchmarks()
}
