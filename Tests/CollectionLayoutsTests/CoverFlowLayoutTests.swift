import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Cover flow layout", .serialized)
final class CoverFlowLayoutTests {
  private let layout = CoverFlowLayout()
  private var shown: [UICollectionView] = []

  private func show(_ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 200) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  // 320 − 140 = 180 wide, 200 − 40 = 160 high; the first centre at 20 + 90, scale 1 / (1 + 0.0009 · 50).
  @Test("items shrink with their distance from the middle")
  func attributes() throws {
    let view = show(NumberedItems([10, 5]))
    #expect(view.contentSize == CGSize(width: 2810, height: 200))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.center == CGPoint(x: 110, y: 100))
    #expect(first.bounds.size == CGSize(width: 180, height: 160))
    #expect(abs(first.layer.transform.m11 - 1 / 1.045) < 1e-12)
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.layer.transform.m11 - 1 / (1 + 0.0009 * 135)) < 1e-12)
    #expect(view.visibleItems == [0, 1])
  }

  @Test("attributes handed out are the receiver's own")
  func copies() throws {
    _ = show(NumberedItems([15]))
    let path = IndexPath(item: 1, section: 0)
    let handedOut = try #require(layout.layoutAttributesForItem(at: path))
    handedOut.alpha = 0.1
    handedOut.transform = .identity
    #expect(layout.layoutAttributesForItem(at: path)?.alpha == 1)
    #expect(layout.layoutAttributesForItem(at: path)?.transform != .identity)
  }

  @Test("content of no height hides no items")
  func noContentHeight() {
    final class Flat: CoverFlowLayout {
      override var collectionViewContentSize: CGSize {
        CGSize(width: super.collectionViewContentSize.width, height: 0)
      }
    }
    let view = NumberedItems([15]).makeView(Flat(), width: 320, height: 200)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0 && view.visibleItems == [0, 1])
  }

  @Test("few items, or none", arguments: [0, 1])
  func fewItems(count: Int) {
    let view = show(NumberedItems([count]))
    #expect(view.visibleItems == Array(0..<count))
    #expect(view.contentSize.width == (count == 0 ? 40 : 220))
  }

  @Test("the item in the middle stays there when the view is resized, even to nothing")
  func resizing() throws {
    let view = show(NumberedItems([15]))
    layout.centersEnds = true
    for item in [0, 7, 14] {
      let path = IndexPath(item: item, section: 0)
      view.contentOffset = try #require(layout.contentOffsetForItem(at: path))
      view.layoutIfNeeded()
      for size in [CGSize(width: 700, height: 300), .zero, CGSize(width: 320, height: 200)] {
        view.frame.size = size
        view.layoutIfNeeded()
        if size.width > 0 {
          let cell = try #require(view.cellForItem(at: path))
          #expect(abs(cell.center.x - view.bounds.midX) < 1e-9, "\(item) in \(size)")
        }
      }
    }
  }

  @Test(
    "at random offsets the cells are those drawn on screen, and touches find the topmost",
    arguments: [CoverFlowLayout.Style.scaled, .classic])
  func randomOffsets(style: CoverFlowLayout.Style) {
    let view = show(NumberedItems([20, 0, 30]))
    layout.style = style
    for seed in UInt64(0)..<250 {
      var random = SplitMix64(seed: seed)
      layout.itemSize = CGSize(width: .random(in: 20...250, using: &random), height: 120)
      layout.centersEnds = .random(using: &random)
      view.layoutIfNeeded()
      view.contentOffset.x = .random(in: -100...(view.contentSize.width + 100), using: &random)
      view.layoutIfNeeded()
      view.expectWhatIsDrawn(layout, seed: seed)
    }
  }

  @Test("new items grow where they will stand, those that go shrink where they stood")
  func updates() throws {
    _ = show(NumberedItems([4]))
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.delete, from: IndexPath(item: 0, section: 0), to: nil),
      UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath(item: 1, section: 0)),
    ])
    let new = try #require(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0)))
    let old = try #require(
      layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 0, section: 0)))
    for (attributes, item) in [(new, 1), (old, 0)] {
      let standing = try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
      #expect(attributes.center == standing.center && attributes.alpha == 0)
      #expect(abs(attributes.frame.width - standing.frame.width / 2) < 1e-9)
    }
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 1, section: 0)) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0)) == nil)
  }

  @Test(
    "scrolling to an item brings it to the middle, even from far away",
    arguments: [CoverFlowLayout.Style.scaled, .classic])
  func scrollingToItems(style: CoverFlowLayout.Style) {
    let view = show(NumberedItems([1000]))
    layout.style = style
    for item in [700, 3, 996] {
      let path = IndexPath(item: item, section: 0)
      view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
      view.layoutIfNeeded()
      #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == path)
    }
  }

  // Items rest at 185 i − 50.
  @Test(
    "a fling comes to rest on an item, and moves by one when paging is asked for", arguments: [false, true])
  func fling(pages: Bool) {
    layout.pagesByItem = pages
    let view = show(NumberedItems([1000]))
    let stage = Stage(view)
    view.contentOffset.x = 135
    view.layoutIfNeeded()
    let fingers = stage.finger
    fingers.fling(from: CGPoint(x: 300, y: 100), step: CGVector(dx: -13, dy: 0), count: 20)
    for _ in 0..<300 { fingers.wait(1.0 / 60) }
    #expect(!view.isDecelerating)
    let index = (view.contentOffset.x + 50) / 185
    #expect(abs(index - index.rounded()) < 1e-9)
    #expect(pages ? index == 2 : index > 3)
  }

  @Test("a row from right to left begins at its right end, with the first item there")
  func rightToLeft() {
    let view = NumberedItems([15]).makeView(layout, width: 320, height: 200)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 2490 && view.visibleItems == [0, 1])
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for style in [CoverFlowLayout.Style.scaled, .classic] {
      layout.style = style
      for extent in [-5, CGFloat.nan, .infinity, 1e300] {
        layout.itemSize = CGSize(width: extent, height: extent)
        layout.minimumLineSpacing = extent
        view.layoutIfNeeded()
        #expect(view.contentOffset.x.isFinite)
      }
    }
  }

  @Test("both styles, painted", arguments: ["coverflow", "coverflow-classic"])
  func picture(name: String) throws {
    let view = show(NumberedItems([15]), width: 480, height: 240)
    view.backgroundColor = .black
    if name == "coverflow-classic" { layout.style = .classic } else { layout.itemSize.width = 180 }
    view.layoutIfNeeded()
    view.contentOffset.x =
      try #require(layout.contentOffsetForItem(at: IndexPath(item: 7, section: 0))).x + 40
    let picture = CairoRenderer().render(view.makeDisplayList(), background: .white)
    expectSnapshot(of: picture, named: name)
  }
}
