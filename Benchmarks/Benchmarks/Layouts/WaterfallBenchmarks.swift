import Benchmark
import Geometry
import LayoutCore

/// A waterfall of four columns 220 points wide and 8 points apart: laying out all items, changing one near the front,
/// and finding those in a viewport.
func addWaterfallBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "WaterfallLayout | Place all items in four columns | \(count)", configuration: .layouts(repeating: .one)
    ) { benchmark in
      let sizes = Workload.sizes
      benchmark.measure {
        var solver = WaterfallSolver()
        solver.place(count, sizes)
        return solver
      }
    }
    Benchmark(
      "WaterfallLayout | Insert one item near the front | \(count)", configuration: .layouts(repeating: .one)
    ) {
      benchmark in
      let sizes = Workload.sizes
      var solver = WaterfallSolver()
      solver.place(count - 1, sizes)
      benchmark.measure {
        solver.removeAllSections(in: .waterfall, keeping: [0])
        solver.appendSection(.waterfall, itemCount: count, leaving: [], arriving: [10]) { _, _ in
          sizes[9].height
        }
        return solver.contentSize
      }
    }
    Benchmark(
      "WaterfallLayout | Find the items in a viewport | \(count)", configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      var solver = WaterfallSolver()
      solver.place(count, Workload.sizes)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          let viewport = Rectangle(x: 0, y: place * solver.contentSize.height, width: 904, height: 1000)
          solver.forEachElement(overlapping: viewport) { sum += $0.frame.minX }
        }
        return sum
      }
    }
  }
}

extension WaterfallSolver {
  fileprivate mutating func place(_ count: Int, _ sizes: [Size2D]) {
    removeAllSections(in: .waterfall)
    appendSection(.waterfall, itemCount: count) { item, _ in sizes[item].height }
  }
}

extension WaterfallEnvironment {
  fileprivate static var waterfall: Self { Self(direction: .vertical, crossExtent: 904) }
}

extension WaterfallSectionMetrics {
  fileprivate static var waterfall: Self { Self(columns: .count(4), lineSpacing: 8, interitemSpacing: 8) }
}
