import CairoRenderer
import DisplayList
import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Changing the layout of an album, by what is seen just before and just after, at the beginning and half-way.
@Suite("One layout after another")
@MainActor
struct LayoutSwitcherTests: AlbumSuite {
  private static let size = CGSize(width: 360, height: 260)
  let stage = Stage(size: Self.size)
  let thumbnails = ThumbnailLoader { Issue.record("\($0)") }

  private func picture() throws -> Bitmap {
    try #require(CairoRenderer().render(window.makeDisplayList(), scale: 1))
  }

  /// Where the corners of the pictures are seen, from the window's upper left corner.
  private func places(in controller: AlbumViewController) -> [AlbumItem: [CGPoint]] {
    let view = controller.collectionView
    let origin = (view.layer.presentation() ?? view.layer).bounds.origin
    var places: [AlbumItem: [CGPoint]] = [:]
    for cell in view.visibleCells {
      let layer = cell.layer.presentation() ?? cell.layer
      guard layer.opacity > 0.1, let path = view.indexPath(for: cell) else { continue }
      let (size, anchor, transform) = (layer.bounds.size, layer.anchorPoint, layer.transform)
      places[controller.item(at: path)] = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { (u, v) -> CGPoint in
        let (x, y) = ((u - anchor.x) * size.width, (v - anchor.y) * size.height)
        let w = x * transform.m14 + y * transform.m24 + transform.m44
        let shownX = (x * transform.m11 + y * transform.m21 + transform.m41) / w
        let shownY = (x * transform.m12 + y * transform.m22 + transform.m42) / w
        return CGPoint(x: shownX + layer.position.x - origin.x, y: shownY + layer.position.y - origin.y)
      }
    }
    return places
  }

  private func expectNoJump(
    in switcher: LayoutSwitcher, to layout: GalleryLayout, _ location: SourceLocation = #_sourceLocation
  ) {
    let (old, before) = (switcher.layout, places(in: switcher.controller))
    switcher.show(layout)
    let after = places(in: switcher.controller)
    let both = before.keys.filter { after[$0] != nil }
    // The cup and the words have pictures of their own.
    let ownPictures: Set<GalleryLayout> = [.stretchy, .sphere]
    #expect(
      !both.isEmpty || !ownPictures.isDisjoint(with: [old, layout]), "\(old) to \(layout)",
      sourceLocation: location)
    for item in both {
      let distances = zip(before[item] ?? [], after[item] ?? []).map { hypot($0.x - $1.x, $0.y - $1.y) }
      let maximum = distances.max() ?? .infinity
      #expect(maximum < 1e-6, "\(old) to \(layout), \(item.title)", sourceLocation: location)
    }
  }

  @Test("only the current layout and the one before it keep views")
  func releasedViews() {
    final class WeakCell {
      weak var cell: UICollectionViewCell?
      init(_ cell: UICollectionViewCell) { self.cell = cell }
    }
    let switcher = show(.grid)
    var cells: [[WeakCell]] = []
    for layout in GalleryLayout.allCases.filter({ $0 != .grid }) + [.grid] {
      let visible = switcher.controller.collectionView.visibleCells
      // A small view shows nothing but the header.
      #expect(!visible.isEmpty || switcher.layout == .stretchy, "\(switcher.layout)")
      cells.append(visible.map(WeakCell.init))
      switcher.show(layout)
      tick(2)
    }
    for hidden in cells.dropLast() { #expect(hidden.allSatisfy { $0.cell == nil }) }
    #expect(cells.last?.allSatisfy { $0.cell != nil } == true)
  }

  @Test("a layout that was left half-way releases its views, too", arguments: GalleryLayout.allCases)
  func releasedHalfWay(layout: GalleryLayout) {
    let switcher = show(layout == .grid ? .book : .grid)
    tick(0.5)
    switcher.show(layout)
    tick(0.1)
    let left = switcher.controller.collectionView
    switcher.show(layout == .grid ? .waterfall : .grid)
    tick(3)
    switcher.releaseHiddenViews()
    #expect(left.window == nil && left.visibleCells.isEmpty)
    #expect(!left.subviews.contains { $0 is UICollectionViewCell })
  }

  @Test("every picture begins where it is seen, also half-way", arguments: GalleryLayout.allCases)
  func continuity(first: GalleryLayout) throws {
    let layouts = GalleryLayout.allCases
    let place = try #require(layouts.firstIndex(of: first))
    let (second, third) = (layouts[(place + 1) % layouts.count], layouts[(place + 4) % layouts.count])
    let switcher = show(first)
    expectNoJump(in: switcher, to: second)
    tick(0.12)
    expectNoJump(in: switcher, to: third)
    tick(0.3)
    expectNoJump(in: switcher, to: second)
    tick(3)
    tick(4)
    let view = switcher.controller.collectionView
    #expect(switcher.layout == second && !(view.collectionViewLayout is FrozenLayout))
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
    #expect(switcher.controller.view.subviews.count == 1, "what was on its way out is gone")
    #expect(view.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test(
    "the first frame of a change looks like the last one before",
    arguments: [
      (GalleryLayout.grid, GalleryLayout.waterfall), (.waterfall, .picker), (.picker, .wheel),
      (.ring, .sphere),
      (.sphere, .coverflow), (.coverflow, .carousel), (.turntable, .book), (.book, .stretchy),
      (.stretchy, .grid),
    ])
  func looks(old: GalleryLayout, new: GalleryLayout) throws {
    let switcher = show(old)
    try expectSameLook(in: switcher, after: new)
  }

  /// Changes the layout, and compares the first frame with the last one before.
  ///
  /// - Parameter tileMean: How much tiles may differ. Edges of what is drawn stretched are softer.
  private func expectSameLook(
    in switcher: LayoutSwitcher, after layout: GalleryLayout, tileMean: Double = 24,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try picture()
    switcher.show(layout)
    let tolerance = PictureTolerance(pixel: 255, tileMean: tileMean)
    let difference = PictureDifference(of: try picture(), from: before, tolerance: tolerance)
    #expect(difference == nil, "\(layout): \(difference?.description ?? "")", sourceLocation: location)
  }

  @Test(
    "a change in the middle of another one looks like the frame before, too", arguments: [false, true],
    [0.05, 0.13, 0.2, 0.3])
  func interruptedLooks(isMotionReduced: Bool, interval: CFTimeInterval) throws {
    UIAccessibility.isReduceMotionEnabled = isMotionReduced
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let switcher = show(.grid)
    let layouts: [GalleryLayout] = [
      .waterfall, .coverflow, .carousel, .wheel, .book, .grid, .ring, .waterfall,
    ]
    for (step, layout) in layouts.enumerated() {
      tick(Double(step) * interval)
      // What has just begun to appear behind an opaque picture, beyond its edges, is left out.
      try expectSameLook(in: switcher, after: layout, tileMean: 48)
    }
  }

  @Test(
    "however quickly layouts follow each other, a frame draws no more than that of a few of them",
    arguments: [false, true], [0.01, 1 / 30.0, 0.12, 0.3])
  func repetition(isMotionReduced: Bool, interval: CFTimeInterval) throws {
    UIAccessibility.isReduceMotionEnabled = isMotionReduced
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let switcher = show(.grid)
    let layouts = GalleryLayout.allCases
    // What fades out is gone after 0.35 s.
    let period = Int((0.35 / interval).rounded(.up)) + layouts.count
    var counts: [Int] = []
    for step in 1...(4 * period) {
      switcher.show(layouts[step % layouts.count])
      tick(Double(step) * interval)
      counts.append(drawingCount(window.makeDisplayList().root.commands))
    }
    let beginning = try #require(counts.prefix(2 * period).max())
    let end = try #require(counts.suffix(2 * period).max())
    #expect(Double(end) <= 1.2 * Double(beginning), "\(counts)")
  }

  private func drawingCount(_ commands: [Command]) -> Int {
    commands.reduce(0) { count, command in
      switch command {
      case .group(_, let inner), .clip(_, let inner), .clipPolygon(_, let inner), .transform(_, let inner):
        count + drawingCount(inner)
      case .mask(let mask, let inner): count + drawingCount(mask) + drawingCount(inner)
      case .fragment(let fragment): count + drawingCount(fragment.commands)
      default: count + 1
      }
    }
  }

  @Test("a caption stays for the first frame of a change, and the new one fades in")
  func captions() throws {
    window.frame.size = CGSize(width: 600, height: 500)
    let switcher = show(.carousel)
    let old = switcher.controller.caption
    #expect(old.superview != nil && old.alpha == 1)
    try expectSameLook(in: switcher, after: .wheel)
    let caption = switcher.controller.caption
    #expect(caption !== old && caption.frame.height > 0)
    #expect(caption.layer.presentation()?.opacity == 0)
    tick(0.2)
    tick(3)
    #expect(caption.alpha == 1 && caption.layer.animationKeys() == nil)
    #expect(caption.texts.last == "1 of \(Album.builtIn.itemCount)")
  }

  @Test(
    "at the end it looks as if the layout had been there from the beginning",
    arguments: GalleryLayout.allCases)
  func end(layout: GalleryLayout) throws {
    let item = try #require(Album.builtIn.indexPath(ofItem: 30).map { Album.builtIn[$0] })
    let fresh = layout.makeController(album: .builtIn, thumbnails: thumbnails, showsWords: layout == .grid)
    fresh.attend(to: item)
    window.rootViewController = fresh
    window.layoutIfNeeded()
    let expected = try picture()
    let switcher = show(layout == .waterfall ? .grid : .waterfall)
    switcher.controller.attend(to: item)
    switcher.show(layout)
    tick(0.2)
    tick(3)
    let difference = PictureDifference(of: try picture(), from: expected, tolerance: .standard)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("a picture that both layouts show moves from its place in the one to that in the other")
  func move() throws {
    let switcher = show(.waterfall)
    let path = IndexPath(item: 1, section: 0)
    switcher.controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    let start = try #require(switcher.controller.positionOfCurrentItem)
    switcher.show(.picker)
    func place() throws -> CGPoint { try #require(switcher.controller.positionOfCurrentItem) }
    let begin = try place()
    #expect(hypot(begin.x - start.x, begin.y - start.y) < 1e-6)
    tick(0.1)
    let half = try place()
    tick(3)
    let end = try place()
    #expect(hypot(end.x - 180, end.y - 130) < 1e-6)
    let (done, left) = (hypot(half.x - start.x, half.y - start.y), hypot(half.x - end.x, half.y - end.y))
    #expect(done > 5 && left > 5)
  }

  @Test("with reduced motion nothing moves: the one fades into the other")
  func reducedMotion() throws {
    let switcher = show(.grid)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let before = try picture()
    switcher.show(.picker)
    #expect(PictureDifference(of: try picture(), from: before, tolerance: .standard) == nil)
    #expect(switcher.controller.collectionView.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(switcher.controller.view.subviews.count == 2)
    tick(0.1)
    tick(1)
    #expect(switcher.controller.view.subviews.count == 1)
  }

  @Test(
    "edits change album and view alike", arguments: AlbumEdit.allCases,
    [GalleryLayout.grid, .waterfall])
  func edits(edit: AlbumEdit, layout: GalleryLayout) throws {
    let controller = show(layout).controller
    let before = controller.album
    controller.perform(edit)
    tick(0.1)
    tick(2)
    let after = controller.album
    #expect(after != before)
    #expect(after.itemCount - before.itemCount == (edit == .insert ? 1 : edit == .delete ? -1 : 0))
    if edit == .move || edit == .shuffle {
      #expect(
        zip(after.sections, before.sections).allSatisfy { Set($0.items) == Set($1.items) })
    }
    let seen = try picture()
    let fresh = layout.makeController(album: after, thumbnails: thumbnails)
    let offset = controller.collectionView.contentOffset
    window.rootViewController = fresh
    window.layoutIfNeeded()
    fresh.collectionView.contentOffset = offset
    window.layoutIfNeeded()
    let difference = PictureDifference(of: seen, from: try picture(), tolerance: .standard)
    #expect(difference == nil, "\(difference?.description ?? "")")
    if edit == .delete {
      controller.perform(.insert)
      #expect(Set(controller.album.sections.flatMap(\.items)) == Set(before.sections.flatMap(\.items)))
    }
  }
}
