import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Book layout")
final class BookLayoutTests {
  private let layout = BookLayout()
  private var shown: [UICollectionView] = []

  private func show(_ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.register(BookPageCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  private func attributes(_ item: Int) throws -> BookLayoutAttributes {
    try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) as? BookLayoutAttributes)
  }

  // Nine items with a cover: five spreads. The cover's left edge is on the spine at 85, that of item 2 on the one at 160.
  @Test("the book starts with its cover in the middle, then shows two pages at a time")
  func spreads() throws {
    let view = show(NumberedItems([4, 5]))
    #expect(view.contentSize == CGSize(width: 5 * 320, height: 400))
    #expect(view.visibleItems == [0])
    let cover = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.drawnCorners(of: cover)[0] == CGPoint(x: 85, y: 95))
    view.contentOffset.x = 640
    view.layoutIfNeeded()
    // Items 3 and 4 are the last of the first section and the first of the second.
    let (left, right) = (IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1))
    #expect(Set(view.indexPathsForVisibleItems) == [left, right])
    #expect(view.drawnCorners(of: try #require(view.cellForItem(at: left)))[0] == CGPoint(x: 10, y: 95))
    #expect(view.drawnCorners(of: try #require(view.cellForItem(at: right)))[0] == CGPoint(x: 160, y: 95))
  }

  // A quarter of the way from spread 1 to 2: 1 − cos 45° = 0.292893 of 0.45.
  @Test("pages know how dark they are and where they are bound, and show it")
  func shading() throws {
    let view = show(NumberedItems([9]))
    view.contentOffset.x = 400
    view.layoutIfNeeded()
    let turning = try attributes(2)
    #expect(abs(turning.shade - 0.292893) < 1e-6)
    #expect(turning.bindingEdge == .left)
    #expect(try attributes(1).bindingEdge == .right)
    #expect(try attributes(3).isHidden && attributes(7).isHidden)
    let copy = try #require(turning.copy() as? BookLayoutAttributes)
    #expect(copy.isEqual(turning))
    copy.shade = 0
    #expect(!copy.isEqual(turning))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? BookPageCell)
    let shade = try #require(cell.subviews.last)
    #expect(abs((shade.backgroundColor?.cgColor.alpha ?? 0) - 0.292893 * 0.45) < 1e-6)
    // In another layout it is a plain cell.
    cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0)))
    #expect(shade.isHidden)
  }

  @Test("a flick turns one leaf, however strong it is")
  func flick() {
    let view = show(NumberedItems([40]))
    let stage = Stage(view)
    let fingers = stage.finger
    for spread in 1...3 {
      fingers.fling(from: CGPoint(x: 300, y: 200), step: CGVector(dx: -20, dy: 0), count: 7)
      fingers.waitForRest(of: view)
      #expect(view.contentOffset.x == CGFloat(spread) * 320)
    }
    fingers.fling(from: CGPoint(x: 100, y: 200), step: CGVector(dx: 20, dy: 0), count: 7)
    fingers.waitForRest(of: view)
    #expect(view.contentOffset.x == 640)
  }

  @Test("of a million pages at most three are returned, and the last ones turn like the first ones")
  func million() throws {
    let items = NumberedItems([1_000_000])
    let view = show(items)
    func transforms() -> [CATransform3D] {
      view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.layer.transform }
    }
    for step in 1...100 {
      view.contentOffset.x = CGFloat(step) * 37
      view.layoutIfNeeded()
      #expect(view.visibleCells.count <= 3)
    }
    view.contentOffset.x = 3300
    view.layoutIfNeeded()
    let near = transforms()
    view.contentOffset.x = 320 * 400_000 + 100
    view.layoutIfNeeded()
    #expect(transforms() == near && near.count == 3)
    #expect(items.numberOfCellsMade <= 6)
  }

  @Test(
    "few pages, or none", arguments: [([], []), ([0], []), ([1], [0]), ([2], [0])] as [([Int], [Int])])
  func fewItems(counts: [Int], visible: [Int]) {
    #expect(show(NumberedItems(counts)).visibleItems == visible)
  }

  @Test("the spread that is open stays open when the view is resized, even to nothing")
  func resizing() {
    layout.itemSize = .zero
    let view = show(NumberedItems([300]))
    view.contentOffset.x = 7 * 320
    view.layoutIfNeeded()
    for width in [900, 120, 0, 300] as [CGFloat] {
      view.frame.size = CGSize(width: width, height: 200)
      view.layoutIfNeeded()
      if width > 0 { #expect(view.contentOffset.x == 7 * width) }
      #expect(view.visibleItems == (width > 0 ? [13, 14] : []))
    }
  }

  @Test("in right-to-left layouts it is bound on the right, unless `pageProgression` says otherwise")
  func rightToLeft() throws {
    let view = NumberedItems([5]).makeView(layout, width: 320, height: 400)
    shown.append(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 640)
    #expect(try attributes(0).bindingEdge == .right)
    view.contentOffset.x = 320
    view.layoutIfNeeded()
    let second = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(view.drawnCorners(of: second)[0].x == 10)
    layout.pageProgression = .leftToRight
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 0)
    #expect(try attributes(0).bindingEdge == .left)
  }

  @Test("every property is followed")
  func properties() throws {
    let view = show(NumberedItems([9]))
    layout.startsWithCover = false
    view.layoutIfNeeded()
    #expect(view.visibleItems == [0, 1])
    layout.leafThickness = 3
    layout.visibleLeaves = 1
    view.layoutIfNeeded()
    #expect(view.visibleItems == [0, 1, 3])
    layout.sectionInset.left = 20
    view.layoutIfNeeded()
    let page = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.drawnCorners(of: page)[0].x == 170)
    layout.scrollDirection = .vertical
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 5 * 400))
    #expect(try attributes(1).bindingEdge == .top)
  }

  @Test("every page can be asked for, and its spread opened")
  func singleItems() throws {
    let view = show(NumberedItems([20, 30]))
    let path = IndexPath(item: 15, section: 1)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    // Item 35 is the back of leaf 17: spread 18.
    #expect(view.contentOffset.x == 5760)
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.minX + 80, y: 200)) == path)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for extent in [-5, CGFloat.nan, .infinity, 1e300, 1e-300] {
      layout.itemSize = CGSize(width: extent, height: extent)
      layout.leafThickness = extent
      layout.eyeDistance = extent
      view.contentOffset.x = 100
      view.layoutIfNeeded()
    }
    layout.itemSize = CGSize(width: 150, height: 210)
    (layout.leafThickness, layout.eyeDistance) = (0, 900)
    view.contentOffset.x = 320
    view.layoutIfNeeded()
    #expect(view.visibleItems == [1, 2])
  }
}
