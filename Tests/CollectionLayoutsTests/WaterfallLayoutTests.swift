import CollectionLayouts
import TestSupport
import Testing

@testable import UIKit

/// Returns lengths or aspect ratios, and counts how often it is asked.
@MainActor
private final class Lengths: NSObject, CollectionViewDelegateWaterfallLayout {
  var length: ((IndexPath, CGFloat) -> CGFloat?)?
  var aspectRatio: CGFloat?
  var asked: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? {
    asked.append(indexPath)
    return length?(indexPath, columnWidth)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { aspectRatio }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
  ) -> Int { section == 1 ? 1 : layout.columnCount }
}

@MainActor
@Suite("Waterfall layout")
final class WaterfallLayoutTests {
  private let layout = WaterfallLayout()
  private let lengths = Lengths()
  private var shown: [UICollectionView] = []

  private func show(
    _ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400, isMirrored: Bool = false
  ) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.delegate = lengths
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  // Columns of (320 − 15 − 15 − 2 · 10) / 3 = 90 at x = 15, 115, 215; the lengths end at 110, 60, 90, so the
  // fourth item goes under the second, and the content ends at 110 + 10.
  @Test("cells stand in columns, the lengths from the delegate")
  func lengthsFromDelegate() throws {
    layout.columnCount = 3
    layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    layout.minimumLineSpacing = 5
    lengths.length = { path, width in [100, 50, 80, width / 3][path.item] }
    let view = show(NumberedItems([4]))
    #expect(view.contentSize == CGSize(width: 320, height: 120))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame == CGRect(x: 115, y: 65, width: 90, height: 30))
    #expect(view.visibleItems == [0, 1, 2, 3])
    #expect(frame(4) == nil && frame(0, 1) == nil && layout.layoutAttributesForItem(at: IndexPath()) == nil)
  }

  // Columns of (320 − 10) / 2 = 155, so 155 / 0.5 = 310 high; in the second section, one of 320, 640 high.
  // On the right, rows of (400 − 10) / 2 = 195, so 195 · 0.5 = 97.5 wide.
  @Test("lengths follow from aspect ratios")
  func aspectRatios() {
    lengths.aspectRatio = 0.5
    let view = show(NumberedItems([2, 1]))
    #expect(frame(1) == CGRect(x: 165, y: 0, width: 155, height: 310))
    #expect(frame(0, 1) == CGRect(x: 0, y: 310, width: 320, height: 640))
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 0, y: 205, width: 97.5, height: 195))
    // What is no ratio is none: the layout's own size counts.
    lengths.aspectRatio = -1
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frame(1)?.width == 50)
  }

  @Test("as many columns as there is room for when a least width is set")
  func minimumColumnWidth() {
    layout.minimumColumnWidth = 100
    let view = show(NumberedItems([9]))
    #expect(frame(2) == CGRect(x: 220, y: 0, width: 100, height: 50))
    view.frame.size.width = 319
    view.layoutIfNeeded()
    #expect(frame(1)?.width == 154.5)
  }

  @Test("headers and footers stand around their sections")
  func boundaries() {
    layout.headerReferenceSize = CGSize(width: 7, height: 40)
    layout.footerReferenceSize = CGSize(width: 7, height: 20)
    let items = NumberedItems([2, 2])
    let view = items.makeView(layout, width: 320, height: 400)
    layout.prepare()
    let attributes = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 170))
    #expect(attributes?.map(\.frame.minY) == [0, 40, 40, 90, 110, 150, 150])
    #expect(attributes?[0].representedElementKind == UICollectionView.elementKindSectionHeader)
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
    #expect(footer?.frame == CGRect(x: 0, y: 200, width: 320, height: 20))
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 220)
  }

  @Test("in right-to-left layouts it is mirrored, and a horizontal one starts at the right")
  func rightToLeft() {
    let view = show(NumberedItems([40]), isMirrored: true)
    #expect(frame(0) == CGRect(x: 165, y: 0, width: 155, height: 50))
    layout.scrollDirection = .horizontal
    layout.prepareForTransition(from: layout)
    view.layoutIfNeeded()
    // Twenty items of 50 in each row, 10 apart: 1190, of which the last 320 are seen.
    #expect(view.contentSize.width == 1190)
    #expect(view.contentOffset.x == 870)
    #expect(frame(0)?.maxX == 1190)
  }

  // The middle of the view, 4000 + 200, is in the items at 4150 (every 60 a row of two).
  @Test("the item in the middle stays there when the view is resized, however often")
  func resizing() throws {
    layout.minimumColumnWidth = 100
    let view = show(NumberedItems([1000]))
    view.contentOffset.y = 4000
    view.layoutIfNeeded()
    let item = try #require(view.indexPathForItem(at: CGPoint(x: 160, y: 4205)))
    for width in [700, 150, 90, 1200, 320] as [CGFloat] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      let frame = try #require(layout.layoutAttributesForItem(at: item)?.frame)
      #expect(abs(frame.midY - view.bounds.midY) <= 30, "\(width)")
    }
    #expect(abs(view.contentOffset.y - 4000) < 1e-9)
    view.frame.size.height = 600
    view.layoutIfNeeded()
    #expect(abs(view.bounds.midY - 4200) < 1e-9)
  }

  @Test("only what changed is asked for")
  func invalidation() {
    lengths.length = { _, _ in 70 }
    let view = show(NumberedItems([500]))
    #expect(lengths.asked.count == 500)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    view.frame.size.height = 500
    view.layoutIfNeeded()
    #expect(lengths.asked.count == 500)
    lengths.asked = []
    lengths.length = { path, _ in path.item == 6 ? 90 : 70 }
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 6, section: 0)])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(lengths.asked == [IndexPath(item: 6, section: 0)])
    // Item 6 reaches from 240 to 330, so that item 8 goes under item 7, to 320, and item 9 under item 6.
    #expect(frame(8)?.minY == 320 && frame(9)?.minY == 340)
    view.frame.size.width = 500
    view.layoutIfNeeded()
    #expect(lengths.asked.count == 501)
  }

  @Test("14: while an item is moved by hand all lengths are asked for: the items between have other paths")
  func movement() {
    lengths.length = { _, _ in 70 }
    let view = show(NumberedItems([500]))
    let contexts = [
      layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(item: 5, section: 0)], withTargetPosition: .zero,
        previousIndexPaths: [IndexPath(item: 2, section: 0)], previousPosition: .zero),
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(item: 5, section: 0)],
        previousIndexPaths: [IndexPath(item: 2, section: 0)], movementCancelled: false),
    ]
    for context in contexts {
      lengths.asked = []
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      #expect(lengths.asked.count == 500)
    }
  }

  @Test("every property is followed")
  func properties() {
    let view = show(NumberedItems([6]))
    func frame(_ item: Int) -> CGRect? {
      view.layoutIfNeeded()
      return self.frame(item)
    }
    layout.columnCount = 1
    #expect(frame(1) == CGRect(x: 0, y: 60, width: 320, height: 50))
    layout.itemSize.height = 30
    #expect(frame(1)?.minY == 40)
    layout.minimumLineSpacing = 0
    #expect(frame(1)?.minY == 30)
    layout.sectionInset.left = 20
    #expect(frame(1)?.width == 300)
    layout.headerReferenceSize.height = 10
    #expect(frame(1)?.minY == 40)
    layout.columnCount = 2
    layout.minimumInteritemSpacing = 0
    #expect(frame(1)?.minX == 170)
    lengths.length = { path, _ in path.item == 0 ? 500 : 10 }
    layout.fillingOrder = .inTurn
    #expect(frame(2)?.minX == 20)
    layout.fillingOrder = .shortestFirst
    #expect(frame(2)?.minX == 170)
  }

  @Test("few items, or none, and no room", arguments: [[], [0], [1], [0, 0, 2]])
  func fewItems(counts: [Int]) {
    let view = show(NumberedItems(counts))
    #expect(view.indexPathsForVisibleItems.count == counts.reduce(0, +))
    for size in [CGSize(width: 0, height: 400), CGSize(width: 5, height: 5), .zero] {
      view.frame.size = size
      view.layoutIfNeeded()
    }
    view.frame.size = CGSize(width: 320, height: 400)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.count == counts.reduce(0, +))
  }

  // A hundred thousand rows of 50, 10 apart.
  @Test("of many items few cells are made")
  func manyItems() {
    let items = NumberedItems([200_000])
    let view = show(items)
    for offset in [0, 777, 3_000_000, 6_000_000 - 410] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(view.contentSize.height == 5_999_990)
    #expect(view.visibleItems.last == 199_999)
    #expect(items.numberOfCellsMade <= 32)
  }

  @Test("a new item slides in from below its place, one that goes slides out of its old one")
  func updates() throws {
    // Items 0 to 3 are 50, 60, 70 and 80 long; the new one at 3 is 80 again.
    lengths.length = { path, _ in CGFloat(50 + path.item * 10) }
    let items = NumberedItems([4])
    let view = show(items)
    let old = try #require(frame(1))
    let gone = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    let seconds = TestSeconds()
    seconds.tick(0)
    let new = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    let place = try #require(frame(3))
    #expect(new.layer.displayed.opacity == 0)
    #expect(new.layer.displayed.position == CGPoint(x: place.midX, y: place.midY + 80))
    #expect(new.frame == place && new.alpha == 1)
    #expect(gone.frame == old.offsetBy(dx: 0, dy: 60) && gone.alpha == 0)
    #expect(gone.layer.displayed.position == CGPoint(x: old.midX, y: old.midY))
    seconds.tick(0.31)
    #expect(gone.superview == nil)
    #expect(view.visibleItems == [0, 1, 2, 3])
  }
}
