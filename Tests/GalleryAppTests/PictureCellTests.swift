import Testing
import UIKit

@testable import GalleryApp

@MainActor
@Suite("Cells with a picture")
struct PictureCellTests {
  @Test("the shadow has the picture's outline, at every size and roundness")
  func shadow() {
    let cell = PictureCell(frame: CGRect(x: 5, y: 6, width: 120, height: 90))
    func outline() -> CGPath {
      UIBezierPath(roundedRect: cell.bounds, cornerRadius: cell.cornerRadius).cgPath
    }
    cell.layoutIfNeeded()
    #expect(cell.layer.shadowPath == outline())
    cell.bounds.size = CGSize(width: 80, height: 200)
    cell.layoutIfNeeded()
    #expect(cell.layer.shadowPath == outline())
    cell.cornerRadius = 40
    #expect(cell.layer.shadowPath == outline())
    #expect(!cell.layer.needsLayout(), "a ring that rounds its cells while it lays them out comes to rest")
  }
}
