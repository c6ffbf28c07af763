@testable import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// What a list of many rows costs, in allocations, beside a grid of the same cells.
  @MainActor
  @Suite("Costs of lists")
  struct ListCostTests {
    /// Rows with a text, in a view of 320 × 480 points.
    private final class Rows: NSObject, UICollectionViewDataSource {
      let count: Int
      var configured = 0

      init(_ count: Int) { self.count = count }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        configured += 1
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item % 100)"
        cell.contentConfiguration = content
        return cell
      }
    }

    private func show(_ rows: Rows, _ layout: UICollectionViewLayout) -> (UICollectionView, Stage) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.isPrefetchingEnabled = false
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = rows
      return (view, Stage(view))
    }

    private var list: UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }

    /// Rows of 44 points, whose height is known.
    private var grid: UICollectionViewLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      return layout
    }

    /// The allocations of a scroll step of 22 points, of which every second one shows a new row.
    private func step(_ layout: UICollectionViewLayout) throws -> Double {
      let rows = Rows(100_000)
      let (view, stage) = show(rows, layout)
      func scroll(_ steps: Int) {
        for _ in 0..<steps {
          view.contentOffset.y += 22
          stage.window.layoutIfNeeded()
        }
      }
      view.contentOffset.y = 50_000
      scroll(40)
      rows.configured = 0
      let allocations = try #require(AllocationCounter.count { scroll(100) })
      #expect((50...51).contains(rows.configured))
      return Double(allocations) / 100
    }

    @Test("a scroll step of 100,000 self-sizing rows allocates at most 1.5 times as often as a grid of them")
    func scrollStep() throws {
      let (list, grid) = (try step(list), try step(grid))
      #expect(list <= grid * 1.5, "list \(list), grid \(grid)")
    }

    @Test("opening a list allocates and asks for what is visible, with any number of rows")
    func opening() throws {
      func cost(_ count: Int) throws -> Double {
        let rows = Rows(count)
        var shown: (UICollectionView, Stage)?
        let allocations = try #require(AllocationCounter.count { shown = show(rows, list) })
        // 480 / 44 = 10.9
        #expect(rows.configured == 11)
        withExtendedLifetime(shown) {}
        return Double(allocations)
      }
      _ = try cost(1000)
      let (few, many) = (try cost(1000), try cost(100_000))
      #expect(many < few * 1.2, "\(few), \(many)")
    }
  }
}
