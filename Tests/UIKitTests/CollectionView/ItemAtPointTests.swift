import Testing
import UIKit

/// Behaviour.md 8.6: the item at a point, as drawn, in front of others.
@MainActor
struct ItemAtPointTests {
  let layout = FixedLayout()
  let source = CompleteSource(sections: [10])
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  func item(_ x: CGFloat, _ y: CGFloat) -> Int? { view.indexPathForItem(at: CGPoint(x: x, y: y))?.item }

  @Test("left and upper edges belong to the item, right and lower ones do not", arguments: [false, true])
  func edges(laidOut: Bool) {
    layout.elements = [.cell(4, CGRect(x: 10, y: 20, width: 30, height: 40))]
    if laidOut { view.layoutIfNeeded() }
    #expect(item(10, 20) == 4)
    #expect(item(39.9, 59.9) == 4)
    #expect(item(40, 30) == nil)
    #expect(item(20, 60) == nil)
    #expect(item(9.9, 30) == nil)
    #expect(item(.nan, 30) == nil)
  }

  @Test("points are content points, also out of sight")
  func outOfSight() {
    layout.elements = [.cell(4, CGRect(x: 10, y: 920, width: 30, height: 40))]
    view.layoutIfNeeded()
    #expect(item(20, 940) == 4)
    view.contentOffset.y = 900
    #expect(item(20, 940) == 4)
    #expect(item(20, 40) == nil)
  }

  @Test("of several the highest z-index wins; of equal ones the later path")
  func overlap() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    layout.elements = [.cell(0, box, z: 1), .cell(1, box, z: 3), .cell(2, box, z: 2)]
    #expect(item(50, 50) == 1)
    layout.elements = [.cell(5, box), .cell(7, box), .cell(6, box)]
    #expect(item(50, 50) == 7)
  }

  @Test("supplementary views are looked through, hidden items are not there")
  func lookedThrough() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
    header.frame = box
    header.zIndex = 10
    let hidden = UICollectionViewLayoutAttributes.cell(1, box, z: 5)
    hidden.isHidden = true
    layout.elements = [header, hidden]
    #expect(item(50, 50) == nil)
    layout.elements?.append(.cell(0, box))
    #expect(item(50, 50) == 0)
  }

  @Test("a turned item is where it is drawn, not where its frame is")
  func turned() {
    // A square of 100 about (100, 100), turned by 45°: its corners are 70.7 from the middle.
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 50, y: 50, width: 100, height: 100))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 4)
    layout.elements = [attributes]
    #expect(item(100, 35) == 0)
    #expect(item(55, 55) == nil)
    #expect(item(165, 100) == 0)
    #expect(item(172, 100) == nil)
  }

  @Test("under perspective the nearer item wins, at equal z-index")
  func perspective() {
    // Two faces of a picker at one centre: the second is nearer to the eye by 50, at 500.
    let box = CGRect(x: 50, y: 100, width: 100, height: 100)
    let (far, near) = (
      UICollectionViewLayoutAttributes.cell(1, box), UICollectionViewLayoutAttributes.cell(0, box)
    )
    for (attributes, z) in [(far, -50.0), (near, 50.0)] {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      attributes.transform3D = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, CGFloat(z)), perspective)
    }
    layout.elements = [near, far]
    #expect(item(100, 150) == 0)
    layout.elements = [far, near]
    #expect(item(100, 150) == 0)
    // The near face is 50 · 500/450 = 55.6 from the middle to its edge, the far one 50 · 500/550 = 45.5.
    #expect(item(100 + 55, 150) == 0)
    #expect(item(100 + 56, 150) == nil)
    // The z-index shifts in depth, as it does when drawn: 120 more bring the far face in front.
    far.zIndex = 120
    #expect(item(100, 150) == 1)
    #expect(item(100 + 50, 150) == 0)
  }

  @Test("an item that is edge-on or behind the eye is not returned")
  func unseen() {
    let box = CGRect(x: 50, y: 100, width: 100, height: 100)
    let attributes = UICollectionViewLayoutAttributes.cell(0, box)
    attributes.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layout.elements = [attributes]
    #expect(item(100 + 1, 150) == nil)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    attributes.transform3D = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 600), perspective)
    #expect(item(100, 150) == nil)
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("a perspective that all share through the layer counts, about the middle of the view")
  func sharedPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.sublayerTransform = perspective
    // The middle is (100, 150). An item 40 to the right, 250 nearer, is seen at twice the distance.
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 130, y: 140, width: 20, height: 20))
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, 250)
    layout.elements = [attributes]
    #expect(item(180, 150) == 0)
    #expect(item(140, 150) == nil)
  }

  @Test("a cell that moved its own anchor point is where it is seen")
  func movedAnchor() {
    final class Wheel: UICollectionViewCell {
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layer.anchorPoint = CGPoint(x: 0.5, y: 2.5)
        center.y += 2 * bounds.height
      }
    }
    view.register(Wheel.self, forCellWithReuseIdentifier: "cell")
    // Turned by 90° about a hub 80 below its middle (100, 100): it stands 80 to the right of (100, 180).
    let attributes = UICollectionViewLayoutAttributes.cell(3, CGRect(x: 90, y: 80, width: 20, height: 40))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    layout.elements = [attributes]
    view.layoutIfNeeded()
    #expect(item(180, 180) == 3)
    #expect(item(100, 100) == nil)
  }
}
