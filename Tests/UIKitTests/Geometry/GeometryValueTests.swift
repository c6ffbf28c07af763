import Testing
import UIKit

@Suite("Small geometry")
struct GeometryValueTests {
  struct InsetCase: Sendable {
    var insets: UIEdgeInsets
    var expected: CGRect
  }

  // From (10, 20) with 100 × 50: the left edge moves to 10 + left, the width loses left + right.
  static let insetCases = [
    InsetCase(insets: .zero, expected: CGRect(x: 10, y: 20, width: 100, height: 50)),
    InsetCase(
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      expected: CGRect(x: 12, y: 21, width: 94, height: 46)),
    InsetCase(
      insets: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4),
      expected: CGRect(x: 8, y: 19, width: 106, height: 54)),
  ]

  @Test("a rectangle inset", arguments: insetCases)
  func inset(_ row: InsetCase) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(by: row.insets) == row.expected)
    #expect(rect.inset(by: row.insets).equalTo(row.expected))
  }

  @Test("insets larger than the rectangle leave a negative extent")
  func largeInset() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(rect.origin.x == 20)
    #expect(rect.size.width == -30)
  }

  @Test("an index path has section and item")
  func indexPath() {
    var path = IndexPath(item: 7, section: 3)
    #expect(path == IndexPath(indexes: [3, 7]))
    #expect(path == IndexPath(row: 7, section: 3))
    #expect((path.section, path.item, path.row) == (3, 7, 7))
    path.item = 8
    #expect(path == [3, 8])
    path.section = 4
    #expect(path == [4, 8])
    path.row = 9
    #expect(path == [4, 9])
    #expect(path.hashValue == IndexPath(item: 9, section: 4).hashValue)
  }

  @Test("paths too short or too long are survived")
  func oddIndexPaths() {
    #expect((IndexPath().section, IndexPath().item) == (NSNotFound, NSNotFound))
    #expect((IndexPath(index: 5).section, IndexPath(index: 5).item) == (5, NSNotFound))
    var path = IndexPath()
    path.item = 3
    #expect(path.isEmpty)
    path.section = 2
    path.item = 1
    #expect(path == [2, 1])
    var long: IndexPath = [1, 2, 3]
    long.item = 9
    #expect(long == [1, 9, 3])
  }

  @Test("geometry as text and back")
  func text() {
    let rect = CGRect(x: 0.5, y: -1, width: 100, height: 1e300)
    #expect(NSCoder.string(for: rect) == "{{0.5, -1}, {100, 1e+300}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
  }

  @Test("boxes give back what was put in")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let space = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12,
      m41: 13, m42: 14, m43: 15, m44: 16)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
    let vector = CGVector(dx: 1, dy: -2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(cgVector: vector) == NSValue(cgVector: vector))
    #expect(NSValue(cgVector: vector) != NSValue(cgVector: .zero))
  }

  @Test("a box of something else reads as zero or the identity")
  func otherBoxes() {
    let box = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.cgAffineTransformValue == .identity && box.cgVectorValue == .zero)
    #expect(box.uiOffsetValue == .zero && box.directionalEdgeInsetsValue == .zero)
    #expect(CATransform3DIsIdentity(box.caTransform3DValue))
  }

  @Test("selectors and their names")
  func selectorNames() {
    #expect(NSStringFromSelector(Selector("paste:")) == "paste:")
    #expect(NSSelectorFromString("open:with:") == Selector("open:with:"))
  }

  @Test("sets of edges and corners have UIKit's bits")
  func optionSets() {
    #expect(UIRectEdge.all.rawValue == 15 && UIRectEdge.bottom.rawValue == 4)
    #expect(NSDirectionalRectEdge.all.rawValue == 15 && NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(UIRectCorner.bottomLeft.rawValue == 4 && UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .bottomRight]))
  }
}
