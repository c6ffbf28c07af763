import CairoRenderer
import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Stretchy header layout")
final class StretchyHeaderLayoutTests {
  private let layout = StretchyHeaderLayout()
  private let items = StretchyItems([3, 0, 2])
  private let first = IndexPath(item: 0, section: 0)

  /// The column whose places `StretchySolverTests` works out: the content ends at 950.
  init() {
    layout.settings.headerSize = CGSize(width: 320, height: 200)
    layout.settings.menuSize = CGSize(width: 320, height: 50)
    layout.settings.itemSize = CGSize(width: 280, height: 100)
    layout.settings.sectionHeaderSize = CGSize(width: 320, height: 30)
    layout.settings.sectionFooterSize = CGSize(width: 320, height: 20)
    layout.settings.minimumLineSpacing = 10
    layout.settings.minimumInteritemSpacing = 20
  }

  private func show(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func bar(
    _ kind: String, _ section: Int = 0, in view: UICollectionView
  ) throws -> BarView {
    let path = IndexPath(item: 0, section: section)
    return try #require(view.supplementaryView(forElementKind: kind, at: path) as? BarView)
  }

  @Test("header, menu, cells and section headers are shown in their places")
  func start() throws {
    let view = show()
    #expect(view.contentSize == CGSize(width: 320, height: 950))
    #expect(
      try bar(StretchyHeaderLayout.elementKindHeader, in: view).frame
        == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(
      try bar(StretchyHeaderLayout.elementKindMenu, in: view).frame
        == CGRect(x: 0, y: 200, width: 320, height: 50))
    #expect(
      try bar(UICollectionView.elementKindSectionHeader, in: view).frame
        == CGRect(x: 0, y: 250, width: 320, height: 30))
    #expect(view.cellForItem(at: first)?.frame == CGRect(x: 20, y: 290, width: 280, height: 100))
    #expect(view.visibleItems == [0, 1])
  }

  // The view's middle is at 240, the cell's at 340: −30 · 100 / 290.
  @Test("cells receive the parallax, the header its overlay, and all their origin")
  func attributes() throws {
    let view = show()
    let cell = try #require(view.cellForItem(at: first) as? StripedCell)
    #expect(abs(cell.picture.transform.ty + 3000.0 / 290) < 1e-9)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(cell.picture.transform.ty == 0)
    #expect(try bar(StretchyHeaderLayout.elementKindHeader, in: view).overlay.alpha == 0.5)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    let menu = layout.layoutAttributesForSupplementaryView(
      ofKind: StretchyHeaderLayout.elementKindMenu, at: first)
    #expect(menu?.frame.minY == 300)
    #expect((menu as? StretchyHeaderLayoutAttributes)?.initialOrigin == CGPoint(x: 0, y: 200))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: first) == nil)
  }

  @Test("copying and comparing attributes includes all properties")
  func copies() {
    let one = StretchyHeaderLayoutAttributes(forCellWith: first)
    #expect(one.parallax == .identity && one.initialOrigin == .zero && one.headerOverlayAlpha == 0)
    let changes: [(StretchyHeaderLayoutAttributes) -> Void] = [
      { $0.parallax = CGAffineTransform(translationX: 0, y: 3) }, { $0.initialOrigin.y = 4 },
      { $0.headerOverlayAlpha = 0.5 }, { $0.zIndex = 7 },
    ]
    for change in changes {
      let other = one.copy() as? StretchyHeaderLayoutAttributes
      #expect(other == one)
      other.map(change)
      #expect(other != one)
      #expect(other?.copy() as? StretchyHeaderLayoutAttributes == other)
    }
  }

  // Nothing of what scrolls may lie over the menu or the sticky section header.
  @Test("the menu is drawn last, before it the section headers, the header first")
  func order() throws {
    let view = show()
    for step in 0..<20 {
      view.contentOffset.y = CGFloat(step) * 35 - 195
      view.layoutIfNeeded()
      let shown = view.subviews.filter { $0 is UICollectionReusableView }
      let ranks = shown.map { view in
        switch view.backgroundColor {
        case StretchyItems.colors[StretchyHeaderLayout.elementKindHeader]: 0
        case StretchyItems.colors[UICollectionView.elementKindSectionHeader]: 2
        case StretchyItems.colors[StretchyHeaderLayout.elementKindMenu]: 3
        default: 1
        }
      }
      #expect(ranks == ranks.sorted(), "offset \(view.contentOffset.y)")
      #expect(ranks.last == 3)
    }
  }

  // MARK: - Motion

  @Test("pulled down by a finger the header stretches at every frame, and comes back")
  func pull() throws {
    let view = show()
    let stage = Stage(view)
    let fingers = stage.finger
    func expectStretched() throws {
      let offset = view.contentOffset.y
      view.layoutIfNeeded()
      let header = try bar(StretchyHeaderLayout.elementKindHeader, in: view)
      #expect(abs(header.frame.maxY - 200) < 1e-9 && abs(header.frame.minY - min(0, offset)) < 1e-9)
      #expect(try bar(StretchyHeaderLayout.elementKindMenu, in: view).frame.minY == max(200, offset))
      #expect(header.overlay.alpha == max(0, offset / 200))
    }
    fingers.down(160, 100)
    for y in stride(from: CGFloat(110), through: 400, by: 10) {
      fingers.wait(0.016)
      fingers.move(160, y)
      try expectStretched()
    }
    #expect(view.contentOffset.y < -80)
    fingers.up()
    for _ in 0..<120 {
      fingers.wait(1.0 / 60)
      try expectStretched()
    }
    #expect(view.contentOffset.y == 0)
  }

  @Test("flung upwards, the menu and the section header stay at the top at every frame")
  func fling() throws {
    items.counts = [30, 2]
    let view = show()
    let stage = Stage(view)
    let fingers = stage.finger
    fingers.down(160, 400)
    for y in stride(from: CGFloat(380), through: 100, by: -20) {
      fingers.wait(0.008)
      fingers.move(160, y)
    }
    fingers.up()
    var last = view.contentOffset.y
    for _ in 0..<240 {
      fingers.wait(1.0 / 60)
      view.layoutIfNeeded()
      let offset = view.contentOffset.y
      #expect(offset >= last)
      last = offset
      #expect(try bar(StretchyHeaderLayout.elementKindMenu, in: view).frame.minY == max(200, offset))
      #expect(
        try bar(UICollectionView.elementKindSectionHeader, in: view).frame.minY == max(200, offset) + 50)
    }
    #expect(last > 1000 && !view.isDecelerating)
  }

  // MARK: - Changes

  // One section of one item: 250 + 30 + 110 + 20 = 410; without the header 200 less.
  @Test("new data and new settings are laid out at once, and every element is where they say")
  func changes() throws {
    let view = show()
    items.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 410)
    #expect(view.indexPathsForVisibleItems == [first])
    layout.settings.headerSize = nil
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 210)
    #expect(view.supplementaryView(forElementKind: StretchyHeaderLayout.elementKindHeader, at: first) == nil)
    layout.settings.itemSize = nil
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: first)?.frame == CGRect(x: 20, y: 90, width: 280, height: 480))
  }

  // Cells as high as the view, 10 apart: of 30 the one numbered 12 begins at 280 + 12 · 490 + 10 = 6170, and its
  // middle is at 6410 when the view is 480 high; when it is h high, at 280 + 12 · (h + 10) + 10 + h / 2.
  @Test(
    "resized, even to nothing in between, the cell in the middle stays there; at the top it stays at the top")
  func resizing() {
    items.counts = [30]
    layout.settings.itemSize = nil
    let view = show()
    view.contentOffset.y = 6410 - 240
    view.layoutIfNeeded()
    for height in [320, 0, 700, 480] as [CGFloat] {
      view.frame.size = CGSize(width: 400, height: height)
      view.layoutIfNeeded()
      guard height > 0 else { continue }
      // The same place within the pitch: (6410 − 280) / 490 cells down.
      let middle = 280 + (6410.0 - 280) / 490 * (height + 10)
      #expect(abs(view.contentOffset.y + height / 2 - middle) < 1e-6)
      #expect(view.indexPathForItem(at: CGPoint(x: 160, y: middle)) == IndexPath(item: 12, section: 0))
    }
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    view.frame.size.height = 300
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  // Item 0 stands at 290…390, item 1 at 400…500; a cell's height above their middles are 240 and 350.
  @Test("a new cell slides down out of the one above, one that goes slides up under it")
  func updates() {
    let view = show()
    let (deleted, inserted) = (first, IndexPath(item: 1, section: 0))
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.delete, from: deleted, to: nil),
      UICollectionViewUpdateItem(.insert, from: nil, to: inserted),
    ])
    let new = layout.initialLayoutAttributesForAppearingItem(at: inserted)
    #expect(new?.center == CGPoint(x: 160, y: 350) && new?.alpha == 0 && new?.zIndex == 0)
    let old = layout.finalLayoutAttributesForDisappearingItem(at: deleted)
    #expect(old?.center == CGPoint(x: 160, y: 240) && old?.alpha == 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: deleted) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: inserted) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: inserted) == nil)
    #expect(view.visibleItems == [0, 1])
  }

  // 20 points from the left edge become 20 from the right one: 320 − 20 − 200.
  @Test("in right-to-left layouts, cells begin at the right")
  func rightToLeft() {
    layout.settings.itemSize = CGSize(width: 200, height: 100)
    let view = items.makeView(layout, width: 320, height: 480)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: first)?.frame == CGRect(x: 100, y: 290, width: 200, height: 100))
    #expect(view.contentOffset == .zero)
  }

  @Test("no items, no view, sizes no one should set: survived")
  func edges() {
    items.counts = []
    let view = show()
    #expect(view.contentSize.height == 250)
    #expect(view.visibleSupplementaryViews(ofKind: StretchyHeaderLayout.elementKindMenu).count == 1)
    items.counts = [1_000_000]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 110_000_300)
    view.frame.size = .zero
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.isEmpty)
    view.frame.size = CGSize(width: 30, height: 480)
    for bad in [-1, .nan, .infinity, 1e300] as [CGFloat] {
      layout.settings.itemSize = CGSize(width: bad, height: bad)
      layout.settings.headerSize = CGSize(width: 100, height: bad)
      layout.settings.minimumLineSpacing = bad
      view.layoutIfNeeded()
      #expect(view.contentSize.height.isFinite)
    }
  }

  // MARK: - Pictures

  @Test(
    "painted: pulled, at rest, and scrolled",
    arguments: [("pulled", -90), ("resting", 0), ("fading", 130), ("sticking", 420)])
  func pictures(name: String, offset: CGFloat) {
    let view = show()
    view.contentOffset.y = offset
    expectSnapshot(
      of: CairoRenderer().render(view.makeDisplayList(), scale: 1, background: .white),
      named: "stretchy-\(name)")
  }
}
