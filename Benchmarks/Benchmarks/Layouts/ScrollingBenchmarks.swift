import Benchmark
import CollectionLayouts
import UIKit

/// Scroll steps of 40 points in a whole collection view, with layout but without drawing.
func addScrollingBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "UICollectionViewFlowLayout | One scroll step: layout pass and cells, 90 cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
    Benchmark(
      "UICollectionViewFlowLayout | One scroll step: layout pass and cells, 90 cells with labels | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      measureSteps(
        benchmark, of: layout, LabelledItems(count: count), cell: LabelCell.self, CGVector(dx: 0, dy: 40))
    }
    Benchmark(
      "UICollectionViewCompositionalLayout | One scroll step: layout pass and cells, 90 cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: compositionalRows(), PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
    Benchmark(
      "PickerWheelLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: PickerWheelLayout(), PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
    Benchmark(
      "SpinningWheelLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = SpinningWheelLayout()
      layout.contentWidth = .viewportAndItems
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 40, dy: 0))
    }
    Benchmark(
      "SphereLayout | One scroll step: layout pass and cells, 200 cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: SphereLayout(), PlainItems(count: count), CGVector(dx: 10, dy: 40))
    }
    Benchmark(
      "CoverFlowLayout | One scroll step: layout pass and cells, classic style | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = CoverFlowLayout()
      layout.style = .classic
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 40, dy: 0))
    }
    Benchmark(
      "CarouselLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = CarouselLayout()
      layout.isEndless = true
      layout.neighborAngle = 0.5
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 40, dy: 0))
    }
    Benchmark(
      "TurntableLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(
        benchmark, of: TurntableLayout(), PlainItems(count: count), cell: TurntableCell.self,
        CGVector(dx: 40, dy: 0))
    }
    Benchmark(
      "BookLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(
        benchmark, of: BookLayout(), PlainItems(count: count), cell: BookPageCell.self,
        CGVector(dx: 40, dy: 0))
    }
    Benchmark(
      "StretchyHeaderLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = StretchyHeaderLayout()
      layout.settings.itemSize = CGSize(width: 1264, height: 300)
      measureSteps(benchmark, of: layout, PlainItems(count: count), CGVector(dx: 0, dy: 40))
    }
  }
  for count in Workload.counts {
    Benchmark(
      "WaterfallLayout | From an empty view to the first display list | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      @MainActor benchmark async in
      let photos = PhotoItems(count: count)
      benchmark.measure {
        let view = makeView(of: photoWall(), photos, UICollectionViewCell.self)
        return (view, view.makeDisplayList())
      }
    }
    Benchmark(
      "WaterfallLayout | One scroll step: layout pass and cells | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(benchmark, of: photoWall(), PhotoItems(count: count), CGVector(dx: 0, dy: 40))
    }
  }
}

/// A layout of four columns, as in a gallery window of this width.
@MainActor
private func photoWall() -> WaterfallLayout {
  let layout = WaterfallLayout()
  layout.columnCount = 4
  return layout
}

/// Returns a layout of rows with as many tiles as fit, like a flow.
@MainActor
private func compositionalRows() -> UICollectionViewCompositionalLayout {
  let tile = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    subitems: [tile])
  row.interItemSpacing = .flexible(10)
  let section = NSCollectionLayoutSection(group: row)
  section.interGroupSpacing = 10
  return UICollectionViewCompositionalLayout(section: section)
}
