import Testing
import UIKit

/// Layouts, cells and controllers as they are written for iOS; that they compile is half of the test.
@MainActor
@Suite("Written for iOS")
struct WrittenForIOSTests {
  @Test("a carousel shrinks what is aside and comes to rest on an item")
  func carousel() throws {
    let layout = ShrinkingCarousel()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 20
    let source = PortedSource(count: 10)
    let view = source.makeView(layout, CGSize(width: 300, height: 100))
    // Item i is in the middle at an offset of 120 · i. At 60, items 0 and 1 are half an item and space away: 0.75.
    view.contentOffset.x = 60
    view.layoutIfNeeded()
    for item in 0...1 {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      #expect(abs(cell.alpha - 0.75) < 1e-6)
      #expect(abs(cell.frame.width - 75) < 1e-9)
    }
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 250, y: 0), withScrollingVelocity: .zero)
    #expect(target.x == 240)
  }

  @Test("a pile of cards in a layout that overrides collectionView with its value")
  func cards() throws {
    let source = PortedSource(count: 5)
    let view = source.makeView(CardPile(), CGSize(width: 200, height: 100))
    view.contentOffset.x = 100
    view.layoutIfNeeded()
    // Half a page on: card 0 half a page to the left of the middle at 200, card 1 half a step of 10 below 50.
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(x: 100, y: 50))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(x: 200, y: 55))
    #expect(view.indexPathsForVisibleItems.count == 3)
    #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 55))?.item == 1)
  }

  @Test("lines that begin at the left, by moving the flow layout's own attributes")
  func tags() {
    let layout = LeftAlignedTags()
    layout.itemSize = CGSize(width: 60, height: 20)
    layout.minimumInteritemSpacing = 5
    let source = PortedSource(count: 4)
    let view = source.makeView(layout, CGSize(width: 160, height: 100))
    let frames = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    // Two in a line: at 0 and at 65, not at 0 and 100.
    #expect(frames.map(\.minX) == [0, 65, 0, 65])
    #expect(frames.map(\.minY) == [0, 0, 30, 30])
  }

  @Test("a header that grows when pulled")
  func stretching() {
    let source = PortedSource(count: 3)
    let view = source.makeView(StretchingHeader(), CGSize(width: 200, height: 300))
    view.contentOffset.y = -30
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: -30, width: 200, height: 70))
  }

  @Test("columns with heights from a delegate of the layout's own")
  func staggered() {
    let layout = Staggered()
    let source = PortedSource(count: 4)
    layout.delegate = source
    let view = source.makeView(layout, CGSize(width: 200, height: 300))
    #expect(view.contentSize == CGSize(width: 200, height: 130))
    #expect(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 2, y: 92, width: 96, height: 36))
  }

  @Test("self-sizing cells made with a stack, anchors and a visual format, in a controller with a safe area")
  func notes() throws {
    let controller = NotesViewController()
    controller.notes = [
      ("One", "short"),
      ("Two", "a body that is so long that it does not fit into one line of a narrow window by far"),
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.hostSafeAreaInsets.top = 20
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 20, width: 300, height: 380))
    let cells = (0...1).compactMap {
      controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? NoteCell
    }
    try #require(cells.count == 2)
    for cell in cells {
      cell.layoutIfNeeded()
      let (title, body) = (cell.titleLabel, cell.bodyLabel)
      let width: CGFloat = 300 - 8 - 6 - 10 - 8
      let high = body.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(body.frame.width == width)
      #expect(body.frame.height == high)
      #expect(cell.bounds.height == 5 + title.intrinsicContentSize.height + 4 + high + 5)
    }
    #expect(cells[1].bounds.height > cells[0].bounds.height)
    window.frame.size = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(controller.sizes == [CGSize(width: 400, height: 300)])
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 20, width: 400, height: 280))
  }
}
