import Testing
import UIKit

/// What layouts written for iOS do with a flow layout they inherit from.
@MainActor
@Suite("Subclasses of the flow layout")
struct FlowSubclassTests {
  /// Sets metrics after super has prepared.
  final class AfterSuper: UICollectionViewFlowLayout {
    private(set) var prepares = 0

    override func prepare() {
      super.prepare()
      prepares += 1
      guard let collectionView else { return }
      itemSize = CGSize(width: collectionView.bounds.width / 4, height: 30)
      sectionInset.top = 9
      minimumInteritemSpacing = 0
    }
  }

  @Test("metrics set in prepare, after super, count in the same pass")
  func settingInPrepare() {
    let layout = AfterSuper()
    let flow = FlowHarness([8], layout: layout)
    #expect(flow.frame(7) == CGRect(x: 240, y: 49, width: 80, height: 30))
    #expect(flow.view.contentSize.height == 79)
    #expect(layout.prepares == 1)
    flow.view.frame.size.width = 400
    flow.view.layoutIfNeeded()
    #expect(flow.frame(7) == CGRect(x: 300, y: 49, width: 100, height: 30))
    #expect(layout.prepares == 2)
  }

  /// Asks its geometry between super and setting metrics.
  final class AskingFirst: UICollectionViewFlowLayout {
    private(set) var heightBefore: CGFloat = 0

    override func prepare() {
      super.prepare()
      heightBefore = collectionViewContentSize.height
      minimumLineSpacing = 25
    }
  }

  @Test("metrics set in prepare, after a question, leave no stale answer")
  func askingInPrepare() {
    let layout = AskingFirst()
    let flow = FlowHarness([10], layout: layout)
    #expect(flow.view.contentSize.height == 125)
    #expect(flow.frame(5)?.minY == 75)
  }

  /// Overrides properties, with and without observers.
  final class Overriding: UICollectionViewFlowLayout {
    private(set) var changes = 0

    override var itemSize: CGSize {
      didSet { changes += 1 }
    }

    override var minimumLineSpacing: CGFloat {
      get { 3 }
      set { super.minimumLineSpacing = newValue }
    }

    override var sectionInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }

    override var collectionViewContentSize: CGSize {
      var size = super.collectionViewContentSize
      size.height += 1000
      return size
    }
  }

  @Test("overridden properties are asked")
  func overriding() {
    let layout = Overriding()
    let flow = FlowHarness([2], layout: layout)
    layout.itemSize = CGSize(width: 200, height: 20)
    flow.view.layoutIfNeeded()
    #expect(layout.changes == 1)
    // 314 across, one a line, centred: 2 + (314 − 200) / 2 = 59.
    #expect(flow.frame(1) == CGRect(x: 59, y: 24, width: 200, height: 20))
    #expect(flow.view.contentSize.height == 1047)
  }

  /// Copies what super has and moves it, as left-aligned layouts do.
  final class LeftAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
          as? UICollectionViewLayoutAttributes
      else { return nil }
      let line = CGRect(x: 0, y: attributes.frame.minY, width: 320, height: attributes.frame.height)
      let before = super.layoutAttributesForElements(in: line)?.filter { $0.indexPath < indexPath } ?? []
      attributes.frame.origin.x = before.reduce(0) { $0 + $1.frame.width + minimumInteritemSpacing }
      return attributes
    }
  }

  @Test("thin rectangles of super's elements, copied and moved")
  func leftAligned() {
    let layout = LeftAligned()
    layout.itemSize = CGSize(width: 70, height: 30)
    let flow = FlowHarness([6], layout: layout)
    let origins = flow.layout.layoutAttributesForElements(in: flow.view.bounds)?.map(\.frame.origin)
    #expect(
      origins == [(0, 0), (80, 0), (160, 0), (240, 0), (0, 40), (80, 40)].map { CGPoint(x: $0, y: $1) })
    #expect(
      Set(flow.view.visibleCells.map(\.frame.minX)) == [0, 80, 160, 240], "and the cells stand there")
  }

  /// Needs a pass on every scroll step and keeps the metrics for it.
  final class Scrolling: UICollectionViewFlowLayout {
    private(set) var prepares = 0

    override func prepare() {
      super.prepare()
      prepares += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
        newBounds.size != collectionView?.bounds.size
      return context
    }
  }

  @Test("§2.4 a subclass that needs a pass per scroll step can keep the delegate out of it")
  func everyScrollStep() {
    let layout = Scrolling()
    let delegate = SizingDelegate { _ in CGSize(width: 320, height: 100) }
    let flow = FlowHarness([50], layout: layout, delegate: delegate)
    delegate.forget()
    let before = layout.prepares
    for step in 1...10 {
      flow.view.contentOffset.y = CGFloat(step * 30)
      flow.view.layoutIfNeeded()
    }
    #expect(layout.prepares == before + 10)
    #expect(delegate.asked.isEmpty)
    flow.view.frame.size.width = 300
    flow.view.layoutIfNeeded()
    #expect(delegate.asked.count == 50)
  }

  @Test("setting a metric lays out again, setting the same value does not")
  func setting() {
    let layout = Scrolling()
    let flow = FlowHarness([8], layout: layout)
    let before = layout.prepares
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 10
    layout.sectionInset = .zero
    flow.view.layoutIfNeeded()
    #expect(layout.prepares == before)
    layout.minimumLineSpacing = 11
    layout.minimumInteritemSpacing = 11
    flow.view.layoutIfNeeded()
    #expect(layout.prepares == before + 1)
    #expect(flow.frame(5)?.minY == 61)
  }
}
