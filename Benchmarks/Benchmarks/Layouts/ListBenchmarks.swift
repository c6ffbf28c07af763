import Benchmark
import UIKit

/// A list of self-sizing rows with a title and a line below it, in 1280 × 800 points.
func addListBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "UICollectionViewCompositionalLayout | List: from an empty view to the first display list | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      @MainActor benchmark async in
      let rows = ListRows(count: count)
      benchmark.measure {
        let view = makeView(of: list(), rows, UICollectionViewListCell.self)
        return (view, view.makeDisplayList())
      }
    }
    Benchmark(
      "UICollectionViewCompositionalLayout | List: one scroll step | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureSteps(
        benchmark, of: list(), ListRows(count: count), cell: UICollectionViewListCell.self,
        CGVector(dx: 0, dy: 40))
    }
  }
}

@MainActor
private func list() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
}

/// One section of rows whose heights follow from their texts.
private final class ListRows: PlainItems {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row \(indexPath.item)"
      content.secondaryText = indexPath.item % 3 == 0 ? nil : "Below the title"
      cell.contentConfiguration = content
    }
    return cell
  }
}
