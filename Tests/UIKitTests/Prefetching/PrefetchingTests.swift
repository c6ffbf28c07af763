import Testing
import UIKit

/// Behaviour.md 11.10: 100 rows of 100 points, three of them seen; one and a half screens ahead are 4.5 rows.
@MainActor
struct PrefetchingTests {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var calls: [String] = []

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      #expect(Set(paths).isDisjoint(with: view.indexPathsForVisibleItems))
      calls.append("prefetch \(paths.map(\.item))")
    }

    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      calls.append("cancel \(paths.map(\.item))")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let source = CompleteSource(sections: [100])
  private let prefetcher = Prefetcher()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = prefetcher
    view.layoutIfNeeded()
  }

  private func scroll(to y: CGFloat) -> [String] {
    view.contentOffset.y = y
    view.layoutIfNeeded()
    return prefetcher.take()
  }

  @Test("the next items, the nearest first, are announced once, half a screen at a time")
  func ahead() {
    // Rows up to 300 + 450 = 750.
    #expect(prefetcher.take() == ["prefetch [3, 4, 5, 6, 7]"])
    #expect(scroll(to: 50) == [])
    #expect(scroll(to: 150) == [], "a screen ahead, up to 750, was looked at")
    // Up to 760 is needed; up to 460 + 450 = 910 is looked at.
    #expect(scroll(to: 160) == ["prefetch [8, 9]"])
  }

  @Test("when the scroll direction reverses, unlikely items are cancelled")
  func turning() {
    _ = scroll(to: 3000)
    #expect(scroll(to: 2900) == ["cancel [33, 34, 35, 36, 37]", "prefetch [28, 27, 26, 25, 24]"])
    #expect(scroll(to: 2910) == ["cancel [24, 25, 26, 27, 28]", "prefetch [33, 34, 35, 36]"])
  }

  /// Rows of 50 points, 60 apart: items 0 to 6 are on screen. Rows of 20 points, 30 apart, make item 7 begin at 210: then 7
  /// to 10 are on screen too, and 11 to 20 begin before 400 + 600.
  @Test("after an update, the next items are those behind the measured sizes")
  func measuring() {
    let harness = SelfSizingHarness([100]) { _ in CGSize(width: 300, height: 50) }
    harness.view.prefetchDataSource = prefetcher
    _ = prefetcher.take()
    harness.preferredSize = { CGSize(width: 300, height: $0.item < 7 ? 20 : 50) }
    harness.view.performBatchUpdates { harness.view.reloadItems(at: (0..<7).map { [0, $0] }) }
    #expect(Set(harness.view.indexPathsForVisibleItems.map(\.item)) == Set(0...10))
    #expect(prefetcher.take() == ["prefetch \(Array(11...20))"])
  }

  @Test("the method for cancelled items is optional")
  func silentPrefetcher() {
    final class Silent: NSObject, UICollectionViewDataSourcePrefetching {
      var announced: [Int] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        announced += paths.map(\.item)
      }
    }
    let silent = Silent()
    view.prefetchDataSource = silent
    _ = scroll(to: 3000)
    silent.announced = []
    _ = scroll(to: 2900)
    #expect(silent.announced == [28, 27, 26, 25, 24])
  }

  @Test("a jump cancels what it leaves behind")
  func jumping() {
    _ = prefetcher.take()
    #expect(scroll(to: 5000) == ["cancel [3, 4, 5, 6, 7]", "prefetch [53, 54, 55, 56, 57]"])
  }

  @Test("announced items follow an update, and a reload starts again")
  func updates() {
    _ = prefetcher.take()
    source.sections = [101]
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 0]]) }
    view.layoutIfNeeded()
    // The announced items are 4 to 8 now. The first one, once on screen, must be announced again.
    #expect(prefetcher.take() == ["cancel [8]", "prefetch [3]"])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(prefetcher.take() == ["prefetch [3, 4, 5, 6, 7]"])
  }

  @Test("switched off, nothing is announced")
  func switchedOff() {
    _ = prefetcher.take()
    view.isPrefetchingEnabled = false
    #expect(scroll(to: 1000) == [])
    view.isPrefetchingEnabled = true
    #expect(scroll(to: 1010) == ["prefetch [14, 15, 16, 17]"])
  }
}
