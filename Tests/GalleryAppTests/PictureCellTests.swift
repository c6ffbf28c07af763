import Testing
import UIKit

@testable import GalleryApp

@MainActor
@Suite("Cells with a picture")
struct PictureCellTests {
  /// The views that cast a shadow, by the outline of it.
  private func outlines(in view: UIView) -> [CGRect] {
    guard !view.isHidden else { return [] }
    let own = view.layer.shadowOpacity > 0 ? [view.convert(view.bounds, to: nil)] : []
    return own + view.subviews.flatMap(outlines)
  }

  @Test(
    "the shadow is that of one opaque rounded rectangle just inside of the picture, at every size and roundness"
  )
  func shadow() throws {
    let cell = PictureCell(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(cell)
    cell.layoutIfNeeded()
    let ground = try #require(cell.contentView.subviews.first)
    #expect(ground.backgroundColor == .systemBackground && ground.layer.shadowPath == nil)
    for size in [CGSize(width: 120, height: 90), CGSize(width: 80, height: 200)] {
      cell.frame.size = size
      cell.layoutIfNeeded()
      #expect(outlines(in: cell) == [CGRect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1)])
    }
    #expect(ground.layer.cornerRadius == 7.5)
    // Small thumbnails are less round, and cast no shadow. Those that were never larger have no view for it.
    cell.frame.size = CGSize(width: 20, height: 30)
    cell.layoutIfNeeded()
    #expect(outlines(in: cell).isEmpty && cell.artwork.layer.cornerRadius == 2)
    let small = PictureCell(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    window.addSubview(small)
    small.layoutIfNeeded()
    #expect(small.contentView.subviews == [small.artwork])
  }

  @Test("borders follow the appearance")
  func borders() {
    let frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    let (hub, page) = (HubView(frame: frame), PageCell(frame: frame))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(hub)
    window.addSubview(page)
    for style in [UIUserInterfaceStyle.dark, .light] {
      window.overrideUserInterfaceStyle = style
      window.layoutIfNeeded()
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(hub.layer.borderColor == UIColor.systemGray3.resolvedColor(with: traits).cgColor)
      #expect(page.contentView.layer.borderColor == UIColor.separator.resolvedColor(with: traits).cgColor)
    }
  }

  @Test("a round picture casts the shadow of a circle")
  func roundShadow() throws {
    let cell = RoundPictureCell(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(cell)
    cell.layoutIfNeeded()
    #expect(try #require(cell.contentView.subviews.first).layer.cornerRadius == 39.5)
    #expect(!cell.layer.needsLayout())
  }
}
