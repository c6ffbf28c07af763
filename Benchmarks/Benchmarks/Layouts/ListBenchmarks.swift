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
        let view = rows.makeView()
        return (view, view.makeDisplayList())
      }
    }
    Benchmark(
      "UICollectionViewCompositionalLayout | List: a scroll step of 40 points over new rows | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let rows = ListRows(count: count)
      let view = rows.makeView()
      benchmark.measure {
        for _ in benchmark.scaledIterations {
          let next = view.contentOffset.y + 40
          view.contentOffset.y = next <= view.contentSize.height - 800 ? next : 0
          view.layoutIfNeeded()
        }
        return view.visibleCells.count
      }
    }
  }
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

  /// Returns a view with its first screen laid out.
  func makeView() -> UICollectionView {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1280, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    return view
  }
}
