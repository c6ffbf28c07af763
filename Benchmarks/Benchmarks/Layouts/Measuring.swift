import AllocationCounter
import Benchmark
import UIKit

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

/// Returns a view that shows items, laid out.
@MainActor
func makeView(
  of layout: UICollectionViewLayout, _ items: PlainItems, _ cell: UICollectionViewCell.Type
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
  view.register(cell, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  view.delegate = items as? any UICollectionViewDelegate
  view.layoutIfNeeded()
  return view
}

/// Scrolls by one step, and back to the start near the end of the content.
@MainActor
func measureSteps(
  _ benchmark: Benchmark, of layout: UICollectionViewLayout, _ items: PlainItems,
  cell: UICollectionViewCell.Type = UICollectionViewCell.self, _ step: CGVector
) {
  let view = makeView(of: layout, items, cell)
  benchmark.measure {
    for _ in benchmark.scaledIterations {
      var offset = view.contentOffset
      offset.x += step.dx
      offset.y += step.dy
      let isInside =
        offset.x <= view.contentSize.width - 1280 && offset.y <= view.contentSize.height - 800
      view.contentOffset = isInside ? offset : .zero
      view.layoutIfNeeded()
    }
    return view.visibleCells.count
  }
}
