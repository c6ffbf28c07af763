import Benchmark
import Geometry
import LayoutCore

/// Compositional layouts: laying out a section of nested groups, finding the items in a viewport, and measuring rows.
func addCompositionalBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "UICollectionViewCompositionalLayout | Place a section of nested groups | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      benchmark.measure {
        var height = 0.0
        for _ in benchmark.scaledIterations {
          height += CompositionalSolver(mosaicOf: count).contentSize.height
        }
        return height
      }
    }
    Benchmark(
      "UICollectionViewCompositionalLayout | Find the items in a viewport | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      let solver = CompositionalSolver(mosaicOf: count)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          let viewport = Rectangle(x: 0, y: place * solver.contentSize.height, width: 1280, height: 1000)
          solver.forEachElement(overlapping: viewport) { sum += $0.frame.minX }
        }
        return sum
      }
    }
    Benchmark(
      "UICollectionViewCompositionalLayout | Self-sizing: set the measured height of a row | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      var solver = CompositionalSolver(rows: count)
      for item in 0..<min(count, 1000) {
        solver.resizeItem(item, inSection: 0, to: Size2D(width: 1280, height: Double(40 + item % 9)))
      }
      benchmark.measure {
        for step in benchmark.scaledIterations {
          solver.resizeItem(step % 1000, inSection: 0, to: Size2D(width: 1280, height: Double(50 + step % 7)))
        }
        return solver.contentSize.height
      }
    }
  }
}

extension CompositionalSolver {
  private init() {
    self.init(
      in: CompositionalEnvironment(direction: .vertical, container: Size2D(width: 1280, height: 1000)))
  }

  /// Describes rows of a large item and a column of two items, with margins.
  fileprivate init(mosaicOf count: Int) {
    self.init()
    func item(_ width: Double, _ height: Double) -> CompositionalItem {
      CompositionalItem(
        size: CompositionalSize(width: .fractionalWidth(width), height: .fractionalHeight(height)))
    }
    let column = CompositionalItem(
      .group(CompositionalGroup(axis: .vertical, subitems: [item(1, 0.5)], repetition: .copies(2))),
      size: CompositionalSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)))
    let row = CompositionalItem(
      .group(CompositionalGroup(axis: .horizontal, subitems: [item(2 / 3, 1), column])),
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(300)))
    appendSection(CompositionalSection(group: row, interGroupSpacing: 10), itemCount: count)
  }

  /// Describes rows with an estimated height.
  fileprivate init(rows count: Int) {
    self.init()
    let item = CompositionalItem(
      size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(44)))
    let row = CompositionalItem(
      .group(CompositionalGroup(axis: .horizontal, subitems: [item])),
      size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(44)))
    appendSection(CompositionalSection(group: row), itemCount: count)
  }
}
