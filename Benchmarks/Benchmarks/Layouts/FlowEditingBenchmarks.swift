import Benchmark
import Geometry
import LayoutCore
import UIKit

/// The cost of changing items of a flow, and of measuring them one by one.
func addFlowEditingBenchmarks() {
  let count = 1_000_000
  for (name, width) in [("one column", 220.0), ("lines", 1280.0)] {
    Benchmark(
      "UICollectionViewFlowLayout | Place all items, different sizes, \(name) | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      benchmark in
      let sizes = Workload.sizes
      var solver = FlowSolver()
      benchmark.measure {
        solver.place(sizes, width: width)
        return solver
      }
    }
    Benchmark(
      "UICollectionViewFlowLayout | Resize one item near the front and find the first screen, \(name) | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      var solver = FlowSolver()
      solver.place(Workload.sizes, width: width)
      benchmark.measure {
        var sum = 0.0
        for index in benchmark.scaledIterations {
          let size = Workload.sizes[index]
          solver.replaceItems(10..<10, inSection: 0, with: CollectionOfOne(size))
          solver.forEachElement(overlapping: Rectangle(x: 0, y: 0, width: width, height: 1000)) {
            sum += $0.frame.minX
          }
        }
        return sum
      }
    }
    Benchmark(
      "UICollectionViewFlowLayout | Self-sizing: set one measured size, \(name) | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      var solver = FlowSolver()
      solver.appendSection(
        FlowSectionMetrics(lineSpacing: 8), itemCount: count, itemSize: Size2D(width: 220, height: 200))
      solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: width, displayScale: 2))
      var item = 0
      benchmark.measure {
        for _ in benchmark.scaledIterations {
          solver.resizeItem(item, inSection: 0, to: Workload.sizes[item])
          item += 1
        }
        return solver.contentSize
      }
    }
  }

  Benchmark(
    "UICollectionViewFlowLayout | One frame, layout attributes of 100 items | \(count)",
    configuration: .layouts(repeating: .kilo)
  ) {
    @MainActor benchmark async in
    let items = PlainItems(count: count)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 118, height: 70)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1280, height: 790), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    benchmark.measure {
      var found = 0
      for _ in benchmark.scaledIterations {
        found += layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
      }
      return found
    }
  }
}

extension FlowSolver {
  fileprivate mutating func place(_ sizes: [Size2D], width: Double) {
    removeAllSections()
    reserveItems(sizes.count)
    appendSection(FlowSectionMetrics(lineSpacing: 8), itemCount: sizes.count) { sizes[$0] }
    place(in: FlowEnvironment(direction: .vertical, crossExtent: width, displayScale: 2))
  }
}
