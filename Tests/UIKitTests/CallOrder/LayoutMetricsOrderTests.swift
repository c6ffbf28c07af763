import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: when flow and compositional layouts ask for their metrics.
  @MainActor
  @Suite("When layouts ask for metrics")
  struct LayoutMetricsOrderTests {
    @Test("§23.104 a flow layout asks for the sizes of all items before the first cell is asked for")
    func sizesFirst() {
      final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var calls: [String] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          calls.append("cell")
          return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
          calls.append("size")
          return CGSize(width: 200, height: 100)
        }
      }
      let source = Source()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      #expect(
        source.calls.prefix(50).allSatisfy { $0 == "size" } && source.calls.dropFirst(50).first == "cell")
    }

    @Test("§23.105 an update asks for the sizes of all items again")
    func sizesInUpdate() {
      let delegate = SizingDelegate { _ in CGSize(width: 300, height: 100) }
      let harness = FlowHarness([10], delegate: delegate)
      delegate.forget()
      harness.view.performBatchUpdates {
        harness.source.sections = [11]
        harness.view.insertItems(at: [[0, 0]])
      }
      #expect(delegate.asked == (0..<11).map { [0, $0] })
    }

    @Test("§23.106 after a new width the sizes are asked for under the new bounds")
    func sizesAfterResize() {
      weak var view: UICollectionView?
      let delegate = SizingDelegate { _ in CGSize(width: (view?.bounds.width ?? 0) / 2, height: 40) }
      let harness = FlowHarness([4])
      view = harness.view
      harness.view.delegate = delegate
      harness.view.frame.size.width = 600
      harness.view.layoutIfNeeded()
      #expect(harness.frame(0)?.width == 300)
    }

    @Test("§23.107 setting a metric of a flow layout invalidates it")
    func setters() {
      let harness = FlowHarness([4])
      harness.layout.itemSize = CGSize(width: 320, height: 70)
      harness.layout.minimumLineSpacing = 5
      harness.layout.sectionInset.top = 20
      harness.view.layoutIfNeeded()
      #expect(harness.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 95, width: 320, height: 70))
    }

    @Test("§23.108 a header that has no length any more goes in the update in which it lost it")
    func headerInUpdate() {
      let harness = FlowHarness([4])
      harness.layout.headerReferenceSize = CGSize(width: 0, height: 30)
      harness.view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      #expect(harness.view.supplementaryView(forElementKind: kind, at: [0, 0]) != nil)
      let reported = diagnostics {
        UIView.performWithoutAnimation {
          harness.view.performBatchUpdates {
            harness.layout.headerReferenceSize = .zero
            harness.source.sections = [5]
            harness.view.insertItems(at: [[0, 0]])
          }
        }
      }
      #expect(reported == [] && harness.view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
      #expect(harness.frame(0)?.minY == 0)
    }

    /// A list of rows of 44 points that counts how often its section is asked for, and with which width.
    @MainActor
    private final class Provider {
      var widths: [CGFloat] = []
      lazy var layout = UICollectionViewCompositionalLayout { [unowned self] _, environment in
        widths.append(environment.container.contentSize.width)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }
    }

    @Test("§23.109 a section provider is asked again after an invalidation, not while the content scrolls")
    func provider() {
      let provider = Provider()
      let harness = CompositionalHarness([100], provider.layout)
      provider.widths = []
      harness.view.contentOffset.y = 700
      harness.view.layoutIfNeeded()
      #expect(provider.widths == [])
      provider.layout.invalidateLayout()
      harness.view.layoutIfNeeded()
      #expect(provider.widths == [320])
    }

    @Test("§23.110 a section provider is asked with the new size after a change of bounds")
    func providerAfterResize() {
      let provider = Provider()
      let harness = CompositionalHarness([100], provider.layout)
      provider.widths = []
      harness.view.frame.size.width = 500
      harness.view.layoutIfNeeded()
      #expect(provider.widths.last == 500 && harness.frame(0)?.width == 500)
    }

    @Test("§23.111 another configuration invalidates a compositional layout")
    func configuration() {
      let provider = Provider()
      let harness = CompositionalHarness([2, 2], provider.layout)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      provider.layout.configuration = configuration
      harness.view.layoutIfNeeded()
      // 2 rows of 44 points, and the spacing.
      #expect(harness.view.cellForItem(at: [1, 0])?.frame.minY == 108)
    }
  }
}
