import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("The ring of the focus in each layout")
@MainActor
struct FocusRingTests {
  /// Focuses a picture by key, and returns its cell.
  private func focus(_ layout: GalleryLayout) throws -> any AlbumCell {
    let window = ViewerWindow(layout, album: PlaceWindow.album(40, inSectionsOf: 20))
    window.press(.rightArrow)
    window.settle()
    let path = try #require(window.controller.focusedItem)
    return try #require(window.controller.collectionView.cellForItem(at: path) as? any AlbumCell)
  }

  private func frame(in cell: any AlbumCell) -> CALayer? {
    cell.layer.sublayers?.first { $0.borderWidth == 3 }
  }

  @Test(
    "it follows the photo", arguments: [GalleryLayout.wheel, .coverflow, .carousel, .book, .grid, .sphere])
  func photo(layout: GalleryLayout) throws {
    let cell = try focus(layout)
    let ring = try #require(frame(in: cell))
    #expect(ring.frame == cell.pictureView.frame, "\(layout)")
    #expect(ring.cornerRadius == cell.pictureView.layer.cornerRadius)
    // The album's photos are 3:2, and the cells are not.
    if WholePictureTests.layouts.contains(layout) {
      #expect(abs(ring.frame.width - 1.5 * ring.frame.height) <= 1.5, "\(layout) \(ring.frame)")
    }
  }

  @Test("it is a circle around a round picture")
  func circle() throws {
    let cell = try focus(.ring)
    let ring = try #require(frame(in: cell))
    #expect(ring.frame == cell.bounds && ring.frame.width == ring.frame.height)
    #expect(ring.cornerRadius == ring.frame.width / 2)
  }

  @Test("it is the outline of a sector")
  func sector() throws {
    let cell = try focus(.turntable)
    #expect(frame(in: cell) == nil)
    let ring = try #require(cell.layer.sublayers?.last as? CAShapeLayer)
    let (path, mask) = (try #require(ring.path), try #require((cell.layer.mask as? CAShapeLayer)?.path))
    #expect(path.polygon == mask.polygon && path.polygon.count > 8)
    // Half of the line is outside of the sector, where it is not drawn.
    #expect(ring.lineWidth == 6)
  }
}
