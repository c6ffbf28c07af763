import Testing
import UIKit

@testable import GalleryApp

@Suite("Layouts that fill the view")
@MainActor
struct FilledSpaceTests {
  /// The rectangle around all cells as they are drawn, in the view.
  private func drawn(_ controller: AlbumViewController) -> CGRect {
    controller.collectionView.visibleCells.filter { !$0.isHidden && $0.alpha > 0 }.reduce(.null) {
      box, cell in
      box.union(cell.convert(cell.bounds, to: controller.view))
    }
  }

  @Test(
    "ring, sphere and picker leave no third of the view empty",
    arguments: [GalleryLayout.ring, .sphere, .picker],
    PhotoFolder.sizes)
  func noEmptyThirds(layout: GalleryLayout, size: CGSize) throws {
    let folder = try PhotoFolder(copies: 8)
    let box = drawn(folder.stage(layout, size).controllers[0])
    #expect(box.height >= 0.8 * size.height, "\(layout) \(box)")
    #expect(
      box.width >= 0.75 * size.width || layout == .picker && box.width >= 0.6 * size.width, "\(layout) \(box)"
    )
    #expect(abs(box.midX - size.width / 2) < 0.1 * size.width)
    #expect(abs(box.midY - size.height / 2) < 0.1 * size.height)
    // Nothing is cut off by more than its shadow.
    #expect(CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2).contains(box), "\(layout) \(box)")
  }

  @Test("pictures grow with the view", arguments: [GalleryLayout.ring, .sphere, .picker, .wheel, .book])
  func growth(layout: GalleryLayout) throws {
    let folder = try PhotoFolder(copies: 8)
    let heights = try [1, 2.4].map { factor in
      let stage = folder.stage(layout, CGSize(width: 1600 * factor, height: 900 * factor))
      return try #require(stage.controllers[0].collectionView.visibleCells.first).bounds.height / factor
    }
    #expect(abs(heights[1] / heights[0] - 1) < 0.05, "\(layout) \(heights)")
  }

  @Test("pictures on the front half of the sphere are opaque, those behind fade")
  func opaqueFront() throws {
    let folder = try PhotoFolder(copies: 8)
    let cells = folder.stage(.sphere, CGSize(width: 800, height: 600)).controllers[0].collectionView
      .visibleCells
    // The z translation of a cell is its distance in front of the middle: m43 = −z / e · −e.
    for cell in cells {
      let depth = 1 - cell.layer.transform.m44
      #expect(depth > 0 ? cell.alpha == 1 : cell.alpha < 1, "\(depth) \(cell.alpha)")
    }
    #expect(cells.contains { $0.alpha == 1 } && cells.contains { $0.alpha < 0.6 })
  }
}
