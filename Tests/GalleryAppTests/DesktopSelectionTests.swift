import Geometry
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Clicks, drags and keys of a desktop, as its devices report them.
@Suite("Selecting pictures")
@MainActor
struct DesktopSelectionTests {
  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private var window: UIWindow { stage.window }
  private let thumbnails = ThumbnailLoader { _ in }
  private var fingers: Fingers { stage.finger }
  private var keys: Keys { stage.keys }

  init() { fingers.source = .mouse }

  /// An album of files that do not exist.
  private static func files(_ count: Int) -> Album {
    let folder = FilePath("/nowhere")
    let items = (0..<count).map {
      AlbumItem.file(FileName(bytes: "IMG \($0 + 1000).jpg".utf8), folder: folder)
    }
    return Album(title: "Files", sections: [AlbumSection(title: "Files", items: items)])
  }

  private func show(_ layout: GalleryLayout, _ album: Album = .builtIn) -> AlbumViewController {
    let controller = layout.makeController(album: album, thumbnails: thumbnails)
    window.rootViewController = controller
    window.layoutIfNeeded()
    fingers.wait(1)
    return controller
  }

  private func selected(in controller: AlbumViewController) -> [IndexPath] {
    (controller.collectionView.indexPathsForSelectedItems ?? []).sorted()
  }

  /// A point of the window at which a picture is in front, nearest to its centre.
  private func point(on path: IndexPath, in controller: AlbumViewController) -> CGPoint? {
    let view = controller.collectionView
    guard let cell = view.cellForItem(at: path) else { return nil }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - center.x, point.y - center.y) }
    let steps = (-6...6).map { 8 * CGFloat($0) }
    let around = steps.flatMap { x in steps.map { y in CGPoint(x: center.x + x, y: center.y + y) } }
    return around.sorted { distance($0) < distance($1) }.first {
      window.bounds.contains($0) && view.indexPathForItem(at: view.convert($0, from: window)) == path
    }
  }

  private func click(_ point: CGPoint, _ modifiers: InputEvent.Modifiers = [], after pause: TimeInterval = 1)
  {
    fingers.wait(pause)
    fingers.modifiers = modifiers
    fingers.tap(point.x, point.y)
    fingers.modifiers = []
  }

  // MARK: - Clicks

  @Test(
    "a click selects one picture and, where there is a front, brings it there",
    arguments: GalleryLayout.allCases)
  func click(layout: GalleryLayout) throws {
    let controller = show(layout)
    let view = controller.collectionView
    for path in view.indexPathsForVisibleItems.sorted().prefix(4) {
      guard let point = point(on: path, in: controller) else { continue }
      click(point)
      #expect(selected(in: controller) == [path])
      #expect(controller.focusedItem == path)
      fingers.waitForRest(of: view)
      if let front = view.collectionViewLayout as? any UICollectionViewLayoutItemScrolling {
        let target = try #require(front.contentOffset(toShowItemAt: path))
        #expect(hypot(target.x - view.contentOffset.x, target.y - view.contentOffset.y) < 1, "\(path)")
      }
    }
  }

  @Test(
    "Ctrl and Shift add, and a click on empty space deselects", arguments: [GalleryLayout.grid, .coverflow])
  func modifiers(layout: GalleryLayout) throws {
    let controller = show(layout)
    let paths = controller.collectionView.indexPathsForVisibleItems.sorted()
    let points = try (0...2).map { try #require(point(on: paths[$0], in: controller)) }
    let offset = controller.collectionView.contentOffset
    click(points[0], .control)
    click(points[2], .shift)
    #expect(selected(in: controller) == Array(paths[0...2]))
    click(points[1], .control)
    #expect(selected(in: controller) == [paths[0], paths[2]])
    #expect(controller.collectionView.contentOffset == offset, "only a plain click brings to the front")
    #expect(controller.selectionSummary == "2 of \(Album.builtIn.itemCount) selected")
    // Covers reach to the lower edge.
    click(CGPoint(x: 3, y: 3), .shift)
    #expect(selected(in: controller).count == 2)
    click(CGPoint(x: 3, y: 3))
    #expect(selected(in: controller) == [] && controller.selectionSummary == nil)
  }

  @Test(
    "a drag from a picture selects nothing, whether or not something scrolls",
    arguments: GalleryLayout.allCases)
  func drag(layout: GalleryLayout) throws {
    let controller = show(layout)
    for (x, y) in [(0.0, -240.0), (-180, -180), (0, 24), (240, 0)] {
      // After a drag, there may be no picture any more where it began.
      let path = try #require(controller.currentItemForTest)
      let start = try #require(point(on: path, in: controller))
      fingers.wait(1)
      fingers.down(start.x, start.y)
      for step in 1...12 {
        fingers.wait(0.008)
        fingers.move(start.x + x * Double(step) / 12, start.y + y * Double(step) / 12)
      }
      fingers.wait(0.3)
      fingers.up()
      fingers.waitForRest(of: controller.collectionView)
      #expect(selected(in: controller) == [], "by \(x), \(y)")
    }
  }

  @Test("a double click on a side cover brings it to the front and leaves it selected")
  func doubleClick() throws {
    let controller = show(.coverflow, Self.files(30))
    let view = controller.collectionView
    let path = IndexPath(item: 2, section: 0)
    let point = try #require(self.point(on: path, in: controller))
    click(point)
    click(point, after: 0.1)
    fingers.wait(2)
    fingers.waitForRest(of: view)
    #expect(selected(in: controller) == [path] && controller.currentItem == controller.item(at: path))
  }

  @Test("a click that stops the content is none")
  func stopping() throws {
    let controller = show(.grid, Self.files(3000))
    controller.collectionView.selectItem(at: [0, 5], animated: false, scrollPosition: [])
    fingers.source = .finger
    fingers.fling(from: CGPoint(x: 300, y: 350), step: CGVector(dx: 0, dy: -20), count: 8)
    fingers.wait(0.1)
    #expect(controller.collectionView.isDecelerating)
    fingers.tap(3, 200)
    #expect(!controller.collectionView.isDecelerating && selected(in: controller) == [[0, 5]])
  }

  // MARK: - What commands apply to

  /// An album of two folders, whose first pictures are on the first screen.
  private static func folders(_ count: Int) -> Album {
    Album(
      title: "Files",
      sections: ["/one", "/two"].map { folder in
        let folder = FilePath(folder)
        let items = (0..<count).map {
          AlbumItem.file(FileName(bytes: "IMG \($0 + 1000).jpg".utf8), folder: folder)
        }
        return AlbumSection(title: folder.string, items: items, folder: folder)
      })
  }

  @Test("after a click on empty space, no picture is left to which keys apply")
  func nothingMarked() throws {
    let controller = show(.grid, Self.files(3000))
    click(try #require(point(on: [0, 4], in: controller)))
    #expect(controller.itemsForKeys == [controller.item(at: [0, 4])])
    click(CGPoint(x: 3, y: 3))
    #expect(controller.itemsForKeys.isEmpty && !controller.canPerformAction("copy:", withSender: nil))
    // Arrow keys go on from the picture that was clicked.
    keys.press(.rightArrow)
    #expect(controller.itemsForKeys == [controller.item(at: [0, 5])])
  }

  @Test("keys apply to a focused picture only while it is on screen")
  func focusOffScreen() {
    let controller = show(.grid, Self.files(3000))
    let view = controller.collectionView
    view.becomeFirstResponder()
    keys.press(.home)
    keys.press(.escape)
    #expect(selected(in: controller) == [] && controller.itemsForKeys == [controller.item(at: [0, 0])])
    view.contentOffset.y = 4000
    window.layoutIfNeeded()
    #expect(controller.focusedItem == [0, 0] && controller.itemsForKeys.isEmpty)
    view.contentOffset = .zero
    window.layoutIfNeeded()
    #expect(controller.itemsForKeys == [controller.item(at: [0, 0])])
  }

  @Test(
    "new files come beside the picture selected last while it is on screen, or else beside the current one")
  func placeOfNewFiles() throws {
    let controller = show(.grid, Self.folders(600))
    let view = controller.collectionView
    view.selectItem(at: [0, 5], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect(controller.itemForNewFiles == controller.item(at: [0, 2]))
    view.scrollToItem(at: [1, 300], at: .centeredVertically, animated: false)
    controller.keptPlace = nil
    window.layoutIfNeeded()
    #expect(controller.itemForNewFiles?.folder == "/two")
    #expect(controller.itemForNewFiles == view.itemAtRest.map { controller.item(at: $0) })
    #expect(controller.itemsForKeys.count == 2, "the selection itself stays")
  }

  // MARK: - Rubber band

  /// Draws a rubber band with some steps, and holds it.
  private func drawBand(_ start: CGPoint, _ end: CGPoint, _ modifiers: InputEvent.Modifiers = []) {
    fingers.wait(1)
    fingers.modifiers = modifiers
    fingers.down(start.x, start.y)
    fingers.modifiers = []
    for step in 1...8 {
      fingers.wait(0.01)
      let part = CGFloat(step) / 8
      fingers.move(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
    }
  }

  /// The visible pictures whose outline touches a rectangle of the window, found point by point.
  private func pictures(in rect: CGRect, of controller: AlbumViewController) -> Set<IndexPath> {
    let view = controller.collectionView
    return Set(
      view.visibleCells.compactMap { cell -> IndexPath? in
        guard let path = view.indexPath(for: cell), cell.convert(cell.bounds, to: window).intersects(rect)
        else { return nil }
        let isInside = (0...40).contains { x in
          (0...40).contains { y in
            let point = CGPoint(
              x: cell.bounds.width * CGFloat(x) / 40, y: cell.bounds.height * CGFloat(y) / 40)
            return rect.contains(cell.convert(point, to: window))
          }
        }
        return isInside ? path : nil
      })
  }

  @Test(
    "a band selects the pictures that it touches as they are drawn",
    arguments: [GalleryLayout.grid, .waterfall, .wheel, .sphere, .coverflow, .carousel, .turntable])
  func band(layout: GalleryLayout) throws {
    let controller = show(layout, Self.files(600))
    let view = controller.collectionView
    let offset = view.contentOffset
    let corner = CGPoint(x: 4, y: 4)
    try #require(view.indexPathForItem(at: view.convert(corner, from: window)) == nil)
    for end in [CGPoint(x: 330, y: 230), CGPoint(x: 590, y: 340), CGPoint(x: 200, y: 340)] {
      drawBand(corner, end)
      let rect = CGRect(x: 4, y: 4, width: end.x - 4, height: end.y - 4)
      let inside = pictures(in: rect.insetBy(dx: 1, dy: 1), of: controller)
      let touching = pictures(in: rect.insetBy(dx: -6, dy: -6), of: controller)
      #expect(inside.isSubset(of: selected(in: controller)), "to \(end)")
      #expect(touching.isSuperset(of: selected(in: controller)), "to \(end)")
      #expect(!inside.isEmpty)
      fingers.up()
      #expect(view.contentOffset == offset)
    }
    // Back to nearly nothing.
    drawBand(corner, CGPoint(x: 590, y: 340))
    fingers.move(16, 6)
    #expect(
      pictures(in: CGRect(x: -2, y: -2, width: 24, height: 14), of: controller).isSuperset(
        of: selected(in: controller)))
    fingers.up()
  }

  // The corner of a circle's square is (√2 − 1) · r = 0.41 · r away from the circle.
  @Test("a band and a click that touch just the corner of a circle's square do nothing")
  func circle() throws {
    let controller = show(.ring, Self.files(40))
    let view = controller.collectionView
    let square = try #require(
      view.visibleCells.map { $0.convert($0.bounds, to: window) }.min { $0.minX < $1.minX })
    let radius = square.width / 2
    let corner = CGPoint(x: square.minX, y: square.minY)
    #expect(
      view.indexPathForItem(at: view.convert(CGPoint(x: corner.x + 2, y: corner.y + 2), from: window)) == nil)
    drawBand(CGPoint(x: 2, y: corner.y - 20), CGPoint(x: corner.x + 0.2 * radius, y: corner.y + 0.2 * radius))
    #expect(selected(in: controller) == [])
    fingers.move(corner.x + 0.4 * radius, corner.y + 0.4 * radius)
    #expect(selected(in: controller).count == 1)
    fingers.up()
  }

  @Test("a band above a panorama in a card does not select it")
  func panorama() throws {
    let photos = try PhotoFolder()
    let item = try photos.item("panorama")
    let controller = show(.carousel, photos.album)
    controller.attend(to: item)
    window.layoutIfNeeded()
    thumbnails.finishLoading()
    window.layoutIfNeeded()
    let path = try #require(controller.album.indexPath(of: item))
    let cell = try #require(controller.collectionView.cellForItem(at: path))
    let card = cell.convert(cell.bounds, to: window)
    // 480 × 120 pixels, in the middle of the card.
    let height = card.width / 4
    try #require(height < card.height)
    drawBand(
      CGPoint(x: card.midX - 20, y: card.minY + 4), CGPoint(x: card.midX, y: card.midY - height / 2 - 8))
    #expect(selected(in: controller) == [])
    fingers.move(card.midX, card.midY - height / 2 + 4)
    #expect(selected(in: controller) == [path])
    fingers.up()
  }

  @Test("Ctrl and Shift keep what was selected; Escape takes the band back", arguments: [true, false])
  func keeping(isCancelled: Bool) {
    let controller = show(.grid, Self.files(600))
    let view = controller.collectionView
    view.becomeFirstResponder()
    view.selectItem(at: [0, 150], animated: false, scrollPosition: [])
    for modifiers in [InputEvent.Modifiers.control, .shift, []] {
      let before = selected(in: controller)
      drawBand(CGPoint(x: 8, y: 66), CGPoint(x: 120, y: 100), modifiers)
      let expected: [IndexPath] = modifiers.isEmpty ? [[0, 0]] : [[0, 0], [0, 150]]
      #expect(selected(in: controller) == expected)
      if isCancelled {
        stage.send(.key(.init(code: .escape)))
        #expect(selected(in: controller) == before)
        fingers.move(300, 300)
      }
      let now = selected(in: controller)
      fingers.up()
      #expect(selected(in: controller) == now)
    }
  }

  @Test("a band goes on below the edge, and deselects what it leaves again")
  func scrolling() {
    let controller = show(.grid, Self.files(3000))
    let view = controller.collectionView
    drawBand(CGPoint(x: 8, y: 66), CGPoint(x: 580, y: 396))
    for _ in 0..<120 { fingers.wait(1.0 / 60) }
    #expect(view.contentOffset.y > 600)
    let count = selected(in: controller).count
    // All from the first one on: the rows are whole.
    #expect(selected(in: controller) == (0..<count).map { IndexPath(item: $0, section: 0) })
    // The wheel turns to the beginning meanwhile, by more than the view shows.
    view.contentOffset = .zero
    window.layoutIfNeeded()
    fingers.move(580, 100)
    let columns = selected(in: controller).count
    #expect(columns > 1 && columns < 8, "the first row only")
    fingers.up()
  }

  @Test("pictures that go away while a band is drawn end it")
  func changes() {
    let controller = show(.grid, Self.files(600))
    drawBand(CGPoint(x: 8, y: 66), CGPoint(x: 580, y: 100))
    let count = selected(in: controller).count
    #expect(count > 1)
    controller.make(.remove([controller.item(at: [0, 0])]))
    window.layoutIfNeeded()
    #expect(selected(in: controller) == (0..<(count - 1)).map { IndexPath(item: $0, section: 0) })
    fingers.move(580, 300)
    #expect(selected(in: controller).count == count - 1)
    fingers.up()
  }

  @Test("a finger on empty space scrolls")
  func finger() {
    let controller = show(.grid, Self.files(600))
    fingers.source = .finger
    drawBand(CGPoint(x: 8, y: 300), CGPoint(x: 8, y: 100))
    #expect(controller.collectionView.contentOffset.y > 0 && selected(in: controller) == [])
    fingers.up()
  }

  // MARK: - All, none and other layouts

  @Test("100,000 pictures are selected, counted, copied from the menu's list, and deselected")
  func many() throws {
    let controller = show(.grid, Self.files(100_000))
    let (one, all) = ("1 of 100,000 selected", "100,000 of 100,000 selected")
    keys.press(.character("a"), .control)
    #expect(controller.selectionSummary == all)
    keys.press(.escape)
    #expect(controller.selectionSummary == nil)
    keys.press(.end)
    #expect(controller.selectionSummary == one)
    keys.press(.home, .shift)
    #expect(controller.selectionSummary == all)
    keys.press(.rightArrow)
    #expect(controller.selectionSummary == one)
  }

  @Test("the selection goes along to another layout and back")
  func layouts() {
    let switcher = LayoutSwitcher(
      album: Self.files(60), thumbnails: thumbnails, window: window, layout: .grid)
    var summary: String? { switcher.controller.selectionSummary }
    window.layoutIfNeeded()
    switcher.controller.collectionView.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    switcher.controller.collectionView.selectItem(at: [0, 50], animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect(summary == "2 of 60 selected")
    for layout in [GalleryLayout.waterfall, .coverflow, .grid] {
      switcher.show(layout)
      fingers.wait(2)
      #expect(selected(in: switcher.controller) == [[0, 3], [0, 50]], "\(layout)")
      #expect(summary == "2 of 60 selected")
    }
    switcher.controller.selectNone()
    window.layoutIfNeeded()
    switcher.show(.waterfall)
    #expect(selected(in: switcher.controller) == [] && summary == nil)
  }
}

extension AlbumViewController {
  /// The picture in front or in the middle.
  fileprivate var currentItemForTest: IndexPath? { collectionView.itemAtRest }
}
