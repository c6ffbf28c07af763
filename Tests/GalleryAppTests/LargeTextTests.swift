import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// The sizes of text that the desktop asks for. The expected sizes are those of Apple's table of text styles.
@Suite("Large text")
@MainActor
struct LargeTextTests {
  private let stage = Stage(
    size: CGSize(width: 600, height: 700),
    in: StageSurroundings(scale: 1, textSize: .accessibilityMedium))

  private func open(_ layout: GalleryLayout) -> AlbumViewController {
    let switcher = LayoutSwitcher(
      album: PlaceWindow.album(10, inSectionsOf: 5), thumbnails: ThumbnailLoader { _ in },
      window: stage.window, layout: layout)
    stage.window.layoutIfNeeded()
    return switcher.controller
  }

  private func use(_ size: UIContentSizeCategory) {
    stage.window.traitOverrides.preferredContentSizeCategory = size
    stage.window.layoutIfNeeded()
  }

  @Test(
    "the titles of sections have the size of text, and their headers the height",
    arguments: [GalleryLayout.grid, .waterfall, .featured])
  func headers(layout: GalleryLayout) throws {
    let view = open(layout).collectionView
    func header() throws -> UICollectionReusableView {
      try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    }
    func top() throws -> CGFloat {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame.minY
    }
    let title = try #require(try header().subviews.first as? UILabel)
    // A title of 22 points is as large as the style title2.
    #expect(abs(title.font.pointSize - 34) < 0.01)
    try header().layoutIfNeeded()
    #expect(title.frame.height >= title.font.lineHeight)
    let large = try header()
    #expect(large.bounds.contains(title.frame))
    #expect(try top() >= large.frame.maxY)
    use(.large)
    #expect(title.font.pointSize == 22)
    #expect(try header().frame.height == 52)
    let usualTop = try top()
    use(.accessibilityExtraLarge)
    // Twice as large, like the style.
    #expect(title.font.pointSize == 44)
    #expect(try header().frame.height == 104)
    #expect(try top() == usualTop + 52)
  }

  @Test("the caption of the current picture grows, but not without limit")
  func caption() {
    let controller = open(.carousel)
    let height = controller.caption.frame.height
    use(.large)
    let usual = controller.caption.frame.height
    #expect(height > 1.4 * usual)
    use(.accessibilityExtraExtraExtraLarge)
    #expect(controller.caption.frame.height > 1.4 * usual)
    #expect(controller.caption.frame.height <= 700 / 7 + 1)
    #expect(controller.caption.frame.maxY <= 700)
  }

  @Test("the page of an empty album shows its whole texts")
  func empty() throws {
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: ThumbnailLoader { _ in }, window: stage.window,
      layout: .grid)
    stage.window.layoutIfNeeded()
    let page = try #require(switcher.controller.collectionView.backgroundView)
    page.layoutIfNeeded()
    let labels = page.subviews.compactMap { $0 as? UILabel }
    // 28 points grow like the style title1, from 28 to 38; 15 like the style subheadline, from 15 to 25.
    #expect(labels.map { ($0.font.pointSize * 100).rounded() / 100 } == [38, 25])
    for label in labels {
      #expect(label.frame.height >= label.sizeThatFits(CGSize(width: label.frame.width, height: 9999)).height)
    }
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
  }
}
