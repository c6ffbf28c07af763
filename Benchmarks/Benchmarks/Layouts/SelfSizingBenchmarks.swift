import Benchmark
import Foundation
import UIKit

/// A flow of 1,000,000 self-sizing cells with an estimated size.
func addSelfSizingBenchmarks() {
  let count = 1_000_000
  Benchmark(
    "UICollectionViewFlowLayout | Self-sizing: from an empty view to the first display list | \(count)",
    configuration: .layouts(repeating: .one)
  ) {
    @MainActor benchmark async in
    let items = SelfSizingItems(count: count)
    benchmark.measure {
      let view = items.makeSelfSizingView()
      return (view, view.makeDisplayList())
    }
  }

  Benchmark(
    "UICollectionViewFlowLayout | Self-sizing: scroll from the start to the end | \(count)",
    configuration: .layouts(repeating: .one)
  ) {
    @MainActor benchmark async in
    let items = SelfSizingItems(count: count)
    let view = items.makeSelfSizingView()
    benchmark.measure {
      view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      view.layoutIfNeeded()
      return view.contentOffset
    }
  }

  Benchmark(
    "UICollectionViewFlowLayout | Self-sizing: a scroll step of 40 points over new cells | \(count)",
    configuration: .layouts(repeating: .kilo)
  ) {
    @MainActor benchmark async in
    let items = SelfSizingItems(count: count)
    let view = items.makeSelfSizingView()
    benchmark.measure {
      for _ in benchmark.scaledIterations {
        view.contentOffset.y += 40
        view.layoutIfNeeded()
      }
      return view.visibleCells.count
    }
  }

  Benchmark(
    "UICollectionViewFlowLayout | Self-sizing: insert one item above the cells of 1,000 scroll steps | \(count)",
    configuration: .layouts(repeating: .one)
  ) {
    @MainActor benchmark async in
    let items = SelfSizingItems(count: count)
    let view = items.makeSelfSizingView()
    for _ in 0..<1000 {
      view.contentOffset.y += 40
      view.layoutIfNeeded()
    }
    benchmark.measure {
      items.count += 1
      UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
      return view.contentSize
    }
  }
}

/// A self-sizing cell with its own height.
private final class PreferredHeightCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// One section of self-sizing cells.
private final class SelfSizingItems: PlainItems {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? PreferredHeightCell)?.height = Workload.sizes[indexPath.item % Workload.sizes.count].height / 4
    return cell
  }

  /// Returns a view of 1280 × 800 points with four items per line and its first screen laid out.
  func makeSelfSizingView() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    return makeView(of: layout, self, PreferredHeightCell.self)
  }
}
