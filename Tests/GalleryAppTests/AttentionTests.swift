import Testing
import UIKit

@testable import GalleryApp

@Suite("The current picture")
@MainActor
struct AttentionTests {
  private let thumbnails = ThumbnailLoader { Issue.record("\($0)") }

  private func show(_ layout: GalleryLayout, attendingTo item: AlbumItem? = nil) -> AlbumViewController {
    let controller = layout.makeController(album: .builtIn, thumbnails: thumbnails)
    item.map(controller.attend)
    controller.view.frame.size = CGSize(width: 600, height: 400)
    controller.view.layoutIfNeeded()
    return controller
  }

  private let layouts = GalleryLayout.allCases

  @Test("there is none as long as nobody has scrolled", arguments: GalleryLayout.allCases)
  func none(layout: GalleryLayout) { #expect(show(layout).currentItem == nil) }

  @Test("every layout that has it shows it, and hands it on unchanged", arguments: GalleryLayout.allCases)
  func handedOn(layout: GalleryLayout) throws {
    let item = try #require(Album.builtIn.indexPath(ofItem: 30).map { Album.builtIn[$0] })
    let controller = show(layout, attendingTo: item)
    guard let path = controller.album.indexPath(of: item) else {
      // The cloud has words only.
      #expect(layout == .sphere && controller.currentItem == nil)
      return
    }
    #expect(controller.collectionView.cellForItem(at: path) != nil, "\(controller.collectionView.bounds)")
    #expect(controller.currentItem == item)
  }

  @Test(
    "after scrolling it is the picture in the middle", arguments: [GalleryLayout.grid, .waterfall, .wheel])
  func middle(layout: GalleryLayout) throws {
    let controller = show(layout)
    controller.scroll(by: CGPoint(x: layout == .wheel ? 900 : 0, y: layout == .wheel ? 0 : 350))
    controller.view.layoutIfNeeded()
    let item = try #require(controller.currentItem)
    let path = try #require(controller.album.indexPath(of: item))
    let cell = try #require(controller.collectionView.cellForItem(at: path))
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: controller.view)
    #expect(hypot(center.x - 300, center.y - 200) < 160, "\(center)")
  }

  @Test("a selected picture goes before the one in the middle")
  func selected() {
    let controller = show(.grid)
    let path = IndexPath(item: 1, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(controller.currentItem == controller.album[path])
  }
}
