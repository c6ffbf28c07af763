import Benchmark
import CollectionLayouts
import UIKit

/// Scroll steps of 40 points of a whole collection view, laid out but not painted.
func addScrollingBenchmarks() {
  for count in [1000, 1_000_000] {
    Benchmark("Scroll step, flow of \(count) equal items", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
    Benchmark("Scroll step, flow of \(count) labels", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      measureSteps(
        benchmark, of: layout, LabelledItems(count: count), cell: LabelCell.self, CGVector(dx: 0, dy: 40))
    }
    Benchmark("Scroll step, picker of \(count) items", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: PickerWheelLayout(), PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
    Benchmark("Scroll step, wheel of \(count) items", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      let layout = SpinningWheelLayout()
      layout.contentWidth = .viewportAndItems
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 40, dy: 0))
    }
    Benchmark("Scroll step, sphere of \(count) items", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: SphereLayout(), PlainItems(count: count), CGVector(dx: 10, dy: 40))
    }
    Benchmark("Scroll step, cover flow of \(count) items", configuration: .layouts(repeating: .kilo)) {
      @MainActor benchmark async in
      let layout = CoverFlowLayout()
      layout.style = .classic
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 40, dy: 0))
    }
  }
}

/// Scrolls on step by step, and back to the start whenever the end of the content is near.
@MainActor
private func measureSteps(
  _ benchmark: Benchmark, of layout: UICollectionViewLayout, _ items: PlainItems,
  cell: UICollectionViewCell.Type = UICollectionViewCell.self, _ step: CGVector
) {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
  view.register(cell, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  view.layoutIfNeeded()
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
