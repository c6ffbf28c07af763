import Testing

@testable import UIKit

final class NamedContext: UICollectionViewLayoutInvalidationContext {
  var name = "unnamed"
}

private final class NamingLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { AngleAttributes.self }
  override class var invalidationContextClass: AnyClass { NamedContext.self }
}

private final class MisnamingLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { NSObject.self }
  override class var invalidationContextClass: AnyClass { NSObject.self }
}

@MainActor
@Suite("The layout base class, behaviour 1.3, 2 and 3.9")
struct LayoutBaseTests {
  let path = IndexPath(item: 0, section: 0)

  @Test("§1.3 the base class has no elements, no size, and takes offsets as they come")
  func answers() {
    let layout = UICollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let proposal = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: proposal) == proposal)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: proposal, withScrollingVelocity: CGPoint(x: 1, y: 1)) == proposal)
    #expect(
      ObjectIdentifier(UICollectionViewLayout.layoutAttributesClass)
        == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
    #expect(
      ObjectIdentifier(UICollectionViewLayout.invalidationContextClass)
        == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
  }

  @Test("§3.10 the base class has no attributes of its own for what appears and disappears")
  func appearing() {
    let layout = UICollectionViewLayout()
    layout.prepare(forCollectionViewUpdates: [])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "a", at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "a", at: path) == nil)
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a").isEmpty)
    layout.finalizeCollectionViewUpdates()
  }

  @Test("§2.3 attributes and contexts are made of the classes the layout names")
  func namedClasses() throws {
    let layout = NamingLayout()
    let context = try #require(layout.invalidationContext(forBoundsChange: .zero) as? NamedContext)
    #expect(context.name == "unnamed")
    let attributes = layout.makeAttributes(for: .supplementaryView, kind: "a", at: path)
    #expect((attributes as? AngleAttributes)?.angle == 0)
    #expect(attributes.representedElementKind == "a" && attributes.indexPath == path)
    #expect(attributes.alpha == 1)
  }

  @Test("a layout that names classes of another kind gets the plain ones")
  func misnamedClasses() {
    let layout = MisnamingLayout()
    #expect(
      type(of: layout.invalidationContext(forBoundsChange: .zero))
        == UICollectionViewLayoutInvalidationContext.self)
    #expect(
      type(of: layout.makeAttributes(for: .cell, kind: nil, at: path))
        == UICollectionViewLayoutAttributes.self)
  }

  @Test("§2.2 a new context names nothing; elements add up")
  func context() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    let (one, other) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
    context.invalidateItems(at: [one])
    context.invalidateItems(at: [other])
    #expect(context.invalidatedItemIndexPaths == [one, other])
    context.invalidateSupplementaryElements(ofKind: "a", at: [one])
    context.invalidateSupplementaryElements(ofKind: "a", at: [other])
    context.invalidateSupplementaryElements(ofKind: "b", at: [one])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [one, other], "b": [one]])
    context.invalidateDecorationElements(ofKind: "c", at: [one])
    #expect(context.invalidatedDecorationIndexPaths == ["c": [one]])
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutDelegateMetrics && flow.invalidateFlowLayoutAttributes)
  }

  @Test("§14 the contexts of an interactive movement know the paths and the point")
  func movementContexts() {
    let layout = UICollectionViewLayout()
    let (old, new) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
    let point = CGPoint(x: 7, y: 8)
    let step = layout.invalidationContext(
      forInteractivelyMovingItems: [new], withTargetPosition: point, previousIndexPaths: [old],
      previousPosition: .zero)
    #expect(step.previousIndexPathsForInteractivelyMovingItems == [old])
    #expect(step.targetIndexPathsForInteractivelyMovingItems == [new])
    #expect(step.interactiveMovementTarget == point)
    let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [new], previousIndexPaths: [old], movementCancelled: false)
    #expect(end.previousIndexPathsForInteractivelyMovingItems == [old])
    #expect(end.targetIndexPathsForInteractivelyMovingItems == [new])
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: old, withPosition: point) == old)
    #expect(
      layout.layoutAttributesForInteractivelyMovingItem(at: old, withTargetPosition: point).center == point)
  }

  @Test("§14 the item under the finger keeps its size, and the layout its attributes")
  func movingItem() {
    let layout = FixedLayout()
    layout.elements = [.cell(0, CGRect(x: 0, y: 0, width: 20, height: 30))]
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 50, y: 60))
    #expect(moving.frame == CGRect(x: 40, y: 45, width: 20, height: 30))
    #expect(layout.elements?.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("§3.9 an update item has what its action needs")
  func updateItems() {
    let insertion = UICollectionViewUpdateItem(.insert, from: nil, to: path)
    #expect(insertion.updateAction == .insert)
    #expect(insertion.indexPathBeforeUpdate == nil && insertion.indexPathAfterUpdate == path)
    #expect(
      [UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none].map(\.rawValue)
        == [0, 1, 2, 3, 4])
  }

  @Test("§1.10 a layout belongs to the collection view that has it, and no longer than that")
  func attachment() {
    let (first, second) = (UICollectionViewLayout(), UICollectionViewLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: first)
    #expect(first.collectionView === view)
    view.collectionViewLayout = second
    #expect(first.collectionView == nil && second.collectionView === view)
  }
}
