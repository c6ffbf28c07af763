import CollectionLayouts
import DisplayList
import LayoutCore
import Testing

@testable import UIKit

@MainActor
@Suite("Cells of a turntable")
struct TurntableCellTests {
  @Test("the mask of a sector is drawn again only when the sector or its width changes")
  func mask() throws {
    let attributes = TurntableLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 80, height: 100)
    attributes.sector = TurntableSector(
      innerRadius: 20, outerRadius: 100, startAngle: -0.3, endAngle: 0.3, spacing: 2)
    let cell = TurntableCell(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    func fragment() throws -> Fragment {
      cell.apply(attributes)
      return try #require(cell.layer.mask).makeFragment(with: .initial)
    }
    let first = try fragment()
    attributes.transform = CGAffineTransform(rotationAngle: 0.1)
    #expect(try fragment() === first)
    attributes.sector?.endAngle = 0.2
    let second = try fragment()
    #expect(second !== first)
    attributes.size.width = 90
    #expect(try fragment() !== second)
  }
}
