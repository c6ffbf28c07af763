import CollectionLayouts
import LayoutCore
import Testing
import UIKit

@testable import GalleryApp

@MainActor
@Suite("What does not change while an album scrolls")
struct UnchangedCellTests {
  @Test("a sector keeps its focus effect while it turns, and gets another one at the seam")
  func focusEffect() throws {
    let attributes = TurntableLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 80, height: 100)
    attributes.sector = TurntableSector(
      innerRadius: 20, outerRadius: 100, startAngle: -0.3, endAngle: 0.3, spacing: 2)
    let cell = SectorCell(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    let initial = try #require(cell.focusEffect)
    cell.apply(attributes)
    let effect = try #require(cell.focusEffect)
    #expect(effect is UIFocusHaloEffect && effect !== initial)
    attributes.transform = CGAffineTransform(rotationAngle: 0.1)
    cell.apply(attributes)
    #expect(cell.focusEffect === effect)
    attributes.sector?.endAngle = 0.2
    cell.apply(attributes)
    #expect(cell.focusEffect is UIFocusHaloEffect && cell.focusEffect !== effect)
    // In another layout the cell is a rectangle.
    cell.apply(UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath))
    #expect(cell.focusEffect != nil && !(cell.focusEffect is UIFocusHaloEffect))
  }

  @Test("a caption arranges its labels once for each size")
  func caption() {
    let caption = CaptionView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var title = "a.jpg"
    caption.content = { CaptionView.Content(title: title, position: "1 of 2") }
    caption.layoutIfNeeded()
    #expect(caption.texts == ["a.jpg", "1 of 2"])
    let label = caption.subviews[0]
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 24))
    label.frame.origin.x = 1
    title = "b.jpg"
    caption.setNeedsLayout()
    caption.layoutIfNeeded()
    #expect(caption.texts == ["b.jpg", "1 of 2"] && label.frame.minX == 1)
    caption.bounds.size.height = 88
    caption.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 48))
  }
}
