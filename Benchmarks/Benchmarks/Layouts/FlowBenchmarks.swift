import Benchmark
import Geometry
import LayoutCore
import UIKit

/// The flow: laying out all items, and finding those in a viewport, with the solver alone and through the layout class.
func addFlowBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "UICollectionViewFlowLayout | Place all items, equal sizes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      benchmark.measure {
        var solver = FlowSolver()
        for _ in benchmark.scaledIterations { solver.place(equalItems: count) }
        return solver
      }
    }
    Benchmark(
      "UICollectionViewFlowLayout | Find the items in a viewport, equal sizes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      var solver = FlowSolver()
      solver.place(equalItems: count)
      benchmark.measureQueries(of: solver)
    }
    Benchmark(
      "UICollectionViewFlowLayout | The same through the layout class, equal sizes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measurePreparing(benchmark, PlainItems(count: count))
    }
  }

  for count in Workload.counts {
    Benchmark(
      "UICollectionViewFlowLayout | Place all items, different sizes | \(count)",
      configuration: .layouts(repeating: .one)
    ) { benchmark in
      let sizes = Workload.sizes
      benchmark.measure {
        var solver = FlowSolver()
        solver.place(differentItems: count, sizes)
        return solver
      }
    }
    Benchmark(
      "UICollectionViewFlowLayout | Find the items in a viewport, different sizes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      var solver = FlowSolver()
      solver.place(differentItems: count, Workload.sizes)
      benchmark.measureQueries(of: solver)
    }
    Benchmark(
      "UICollectionViewFlowLayout | The same through the layout class, sizes from the delegate | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      @MainActor benchmark async in
      _ = Workload.sizes
      measurePreparing(benchmark, SizedItems(count: count))
    }
  }
}

extension FlowSolver {
  private static let environment = FlowEnvironment(
    direction: .vertical, crossExtent: 1280, displayScale: 2)

  fileprivate mutating func place(equalItems count: Int) {
    removeAllSections()
    appendSection(FlowSectionMetrics(), itemCount: count, itemSize: Size2D(width: 100, height: 100))
    place(in: Self.environment)
  }

  fileprivate mutating func place(differentItems count: Int, _ sizes: [Size2D]) {
    removeAllSections()
    appendSection(FlowSectionMetrics(), itemCount: count) { sizes[$0] }
    place(in: Self.environment)
  }
}

extension Benchmark {
  /// Finds the elements in viewports 1,000 points high, at 1,000 positions.
  fileprivate func measureQueries(of solver: FlowSolver) {
    measure {
      var sum = 0.0
      for place in Workload.places {
        let viewport = Rectangle(x: 0, y: place * solver.contentSize.height, width: 1280, height: 1000)
        solver.forEachElement(overlapping: viewport) { sum += $0.frame.minX }
      }
      return sum
    }
  }
}

/// Invalidates the layout and reads its content size, which lays out all items.
@MainActor
private func measurePreparing(_ benchmark: Benchmark, _ items: PlainItems) {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 100)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  view.delegate = items as? any UICollectionViewDelegate
  view.layoutIfNeeded()
  benchmark.measure {
    var height = 0.0
    for _ in benchmark.scaledIterations {
      layout.invalidateLayout()
      layout.prepare()
      height += layout.collectionViewContentSize.height
    }
    return height
  }
}
