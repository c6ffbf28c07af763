import Testing
import UIKit

@MainActor
@Suite("Layout attributes, behaviour 1.5 to 1.7")
struct LayoutAttributesTests {
  let path = IndexPath(item: 3, section: 2)

  @Test("the identity of an element, and its default appearance")
  func defaults() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(cell.indexPath == path)
    #expect(cell.frame == .zero && cell.center == .zero && cell.size == .zero && cell.bounds == .zero)
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
    #expect(cell.transform == .identity && CATransform3DIsIdentity(cell.transform3D))

    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header" && header.indexPath == path)

    let shadow = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shadow", with: path)
    #expect(shadow.representedElementCategory == .decorationView)
    #expect(shadow.representedElementKind == "shadow" && shadow.indexPath == path)
  }

  @Test("§1.6 a frame writes centre and size")
  func frame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(attributes.center == CGPoint(x: 25, y: 45))
    #expect(attributes.size == CGSize(width: 30, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: 15, y: 20, width: 30, height: 50))
    attributes.size.height = 10
    #expect(attributes.frame == CGRect(x: 15, y: 40, width: 30, height: 10))
  }

  @Test("§1.6 a frame comes back to the last bit", arguments: [0.1, 1.0 / 3, 1e9 + 0.1, 123_456.789])
  func exactFrame(origin: CGFloat) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let frame = CGRect(x: origin, y: -origin, width: 0.3, height: 106.7)
    attributes.frame = frame
    #expect(attributes.frame == frame)
    #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.frame == frame)
  }

  @Test("§1.6 bounds begin at zero and give their size only")
  func bounds() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = CGPoint(x: 100, y: 100)
    attributes.bounds = CGRect(x: 7, y: 8, width: 20, height: 40)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(attributes.frame == CGRect(x: 90, y: 80, width: 20, height: 40))
  }

  @Test("§1.6 either transform sets the other")
  func transforms() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(attributes.transform3D.m11 == 1 && attributes.transform3D.m12 == 2)
    #expect(attributes.transform3D.m21 == 3 && attributes.transform3D.m22 == 4)
    #expect(attributes.transform3D.m41 == 5 && attributes.transform3D.m42 == 6)
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test("§1.6 under a transform the frame is the box around, and centre and size stay")
  func transformedFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 90, y: 80, width: 20, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    // A quarter turn exchanges width and height about the centre (100, 100).
    attributes.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(attributes.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    attributes.transform = CGAffineTransform(translationX: 7, y: -9)
    #expect(attributes.frame == CGRect(x: 97, y: 71, width: 20, height: 40))
    #expect(attributes.center == CGPoint(x: 100, y: 100))
    #expect(attributes.size == CGSize(width: 20, height: 40))
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 90, y: 80, width: 20, height: 40))
  }

  @Test("§1.6 perspective enlarges what is near: 500 / (500 − 100) = 1.25")
  func perspectiveFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 60, y: 60, width: 80, height: 80)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    attributes.transform3D = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 100), perspective)
    let frame = attributes.frame
    #expect(abs(frame.minX - 50) < 1e-9 && abs(frame.width - 100) < 1e-9)
    attributes.transform3D = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 600), perspective)
    #expect(attributes.frame.isNull, "behind the eye")
  }

  @Test("§1.5 attributes of the same element with equal values are equal")
  func equality() {
    func make(_ change: (UICollectionViewLayoutAttributes) -> Void = { _ in })
      -> UICollectionViewLayoutAttributes
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      change(attributes)
      return attributes
    }
    #expect(make() == make())
    #expect(make().hash == make().hash)
    #expect(make() != make { $0.center.x = 9 })
    #expect(make() != make { $0.size.width = 9 })
    #expect(make() != make { $0.alpha = 0.5 })
    #expect(make() != make { $0.zIndex = 1 })
    #expect(make() != make { $0.isHidden = true })
    #expect(make() != make { $0.transform3D.m34 = 0.1 })
    #expect(make() != make { $0.indexPath = IndexPath(item: 0, section: 0) })
    let (header, footer) = (
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: path)
    )
    #expect(header != footer)
    #expect(!make().isEqual("something else") && !make().isEqual(nil))
  }

  @Test("§1.5 a copy is equal and independent")
  func copying() throws {
    let original = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shadow", with: path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.transform = CGAffineTransform(rotationAngle: 1)
    original.alpha = 0.3
    original.zIndex = -4
    original.isHidden = true
    let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == original && copy !== original)
    #expect(copy.representedElementCategory == .decorationView)
    #expect(copy.representedElementKind == "shadow")
    copy.alpha = 1
    #expect(original.alpha == 0.3)
  }

  @Test("§1.5 a subclass keeps its class and properties in copies, and its word in equality")
  func subclass() throws {
    let original = AngleAttributes(forCellWith: path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.angle = 0.7
    let copy = try #require(original.copy() as? AngleAttributes)
    #expect(copy.angle == 0.7 && copy == original)
    copy.angle = 0.8
    #expect(copy != original)
    let plain = UICollectionViewLayoutAttributes(forCellWith: path)
    plain.frame = original.frame
    #expect(plain != original && original != plain)
    let copies = NSArray(array: [original], copyItems: true)
    #expect((copies.firstObject as? AngleAttributes)?.angle == 0.7)
  }
}
