import Benchmark

/// What the benchmark tool runs.
let benchmarks: @Sendable () -> Void = {
  addWheelBenchmarks()
  addSphereBenchmarks()
  addPagedBenchmarks()
  addStretchyBenchmarks()
  addFlowBenchmarks()
  addFlowEditingBenchmarks()
  addCompositionalBenchmarks()
  addSelfSizingBenchmarks()
  addWaterfallBenchmarks()
  addRingBenchmarks()
  addScrollingBenchmarks()
  addUpdateBenchmarks()
}
