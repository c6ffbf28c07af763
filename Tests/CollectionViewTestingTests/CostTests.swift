import Dispatch
import Testing
import UIKit

@testable import CollectionViewTesting

@MainActor
@Suite("The cost of scrolling")
struct CostTests {
  @Test("a step of a flow layout does not depend on the number of items")
  func flow() { expectCost(of: UICollectionViewFlowLayout()) }

  @Test("allocations of this thread are counted, and those of other threads are not")
  func allocations() {
    final class Object {}
    let own = AllocationCounter.count { for _ in 0..<100 { withExtendedLifetime(Object()) {} } }
    #expect(own == 100)
    let others = AllocationCounter.count {
      let thread = DispatchGroup()
      DispatchQueue.global().async(group: thread) {
        for _ in 0..<10_000 { withExtendedLifetime(Object()) {} }
      }
      thread.wait()
    }
    // Starting the work on another thread allocates a few blocks here.
    #expect(others.map { $0 < 100 } == true)
  }

  @Test("a layout that creates attributes for all items in each step is found")
  func all() {
    final class CreatesAll: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let everywhere = CGRect(origin: .zero, size: collectionViewContentSize)
        return super.layoutAttributesForElements(in: everywhere)?.filter { $0.frame.intersects(rect) }
      }
    }
    withKnownIssue {
      expectCost(of: CreatesAll())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("It should not depend on the number of items.") }
    }
  }

  @Test("a layout that asks the data source in each step, once for each item, is found")
  func questions() {
    final class Asks: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

      override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        for _ in 0..<view.numberOfItems(inSection: 0) {
          _ = view.dataSource?.collectionView(view, numberOfItemsInSection: 0)
        }
      }
    }
    withKnownIssue {
      expectCost(of: Asks(), between: 200, and: 1000)
    } matching: { issue in
      // Each of the questions allocates something, too.
      issue.comments.contains {
        $0.rawValue.contains("asks for counts") || $0.rawValue.contains("allocates memory")
      }
    }
  }

  @Test("a layout that looks at all of its attributes in each step is found")
  func looks() {
    final class FiltersAll: UICollectionViewFlowLayout {
      private var all: [UICollectionViewLayoutAttributes] = []

      override func prepare() {
        super.prepare()
        let everywhere = CGRect(origin: .zero, size: collectionViewContentSize)
        if all.isEmpty { all = super.layoutAttributesForElements(in: everywhere) ?? [] }
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
      }
    }
    let cost = ScrollCost(of: LayoutSubject("") { FiltersAll() }, itemCount: 1000, step: 20)
    #expect(cost.frameReads >= 1000)
    withKnownIssue {
      expectCost(of: FiltersAll())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("It should not depend on the number of items.") }
    }
  }
}
