import Geometry
import Testing

@Suite("Rectangles")
struct RectangleTests {
  private let square = Rectangle(x: 0, y: 0, width: 10, height: 10)

  @Test("rectangles with a common edge intersect, but do not overlap")
  func touching() {
    let beside = Rectangle(x: 10, y: 5, width: 10, height: 10)
    #expect(square.intersects(beside))
    #expect(!square.overlaps(beside))
    #expect(square.intersection(beside) == Rectangle(x: 10, y: 5, width: 0, height: 5))
    #expect(square.intersection(beside.offset(by: Point2D(x: 0.5, y: 0))) == nil)
    #expect(square.union(beside) == Rectangle(x: 0, y: 0, width: 20, height: 15))
  }

  @Test("left and upper edges belong to a rectangle, right and lower ones do not")
  func containment() {
    #expect(square.contains(Point2D(x: 0, y: 0)))
    #expect(!square.contains(Point2D(x: 10, y: 5)))
    #expect(!square.contains(Point2D(x: 5, y: 10)))
  }

  @Test("insets move edges inwards, outwards when negative, and never turn a rectangle inside out")
  func insets() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(square.inset(by: insets) == Rectangle(x: 2, y: 1, width: 4, height: 6))
    #expect(square.inset(by: -5) == Rectangle(x: -5, y: -5, width: 20, height: 20))
    #expect(square.inset(by: 6).size == .zero)
  }

  @Test("without area, or without numbers, a rectangle is empty")
  func emptiness() {
    #expect(!square.isEmpty)
    for extent in [0, -1, Double.nan] {
      #expect(Rectangle(x: 0, y: 0, width: extent, height: 1).isEmpty)
      #expect(Rectangle(x: 0, y: 0, width: 1, height: extent).isEmpty)
    }
    #expect(!Rectangle(x: .nan, y: 0, width: 1, height: 1).intersects(square))
  }
}
