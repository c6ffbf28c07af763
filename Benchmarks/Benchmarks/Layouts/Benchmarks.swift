import Benchmark

/// The benchmarks that the tool runs.
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
  addListBenchmarks()
  addUpdateBenchmarks()
}
