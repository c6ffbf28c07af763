import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Drawing of views")
struct ViewDrawingTests {
  private final class Painted: UIView {
    var count = 0
    var shape = CGRect(x: 0, y: 0, width: 10, height: 10)

    override func draw(_ rect: CGRect) {
      count += 1
      UIColor.label.setFill()
      UIRectFill(shape)
    }
  }

  static let shape = RoundedRectangle(Rectangle(x: 0, y: 0, width: 10, height: 10))

  @Test("a view draws once, and again in another environment")
  func environment() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    for _ in 0..<2 {
      CGContextTests.expect(view.makeDisplayList().root.commands, [.fill(Self.shape, .black)])
    }
    #expect(view.count == 1)
    view.traitOverrides.userInterfaceStyle = .dark
    CGContextTests.expect(view.makeDisplayList().root.commands, [.fill(Self.shape, .white)])
    #expect(view.count == 2)
  }

  @Test("what is drawn beyond the bounds is cut off")
  func edges() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.shape = CGRect(x: 45, y: 0, width: 10, height: 10)
    let outside = RoundedRectangle(Rectangle(x: 45, y: 0, width: 10, height: 10))
    let bounds = RoundedRectangle(Rectangle(x: 0, y: 0, width: 50, height: 50))
    CGContextTests.expect(view.makeDisplayList().root.commands, [.clip(bounds, [.fill(outside, .black)])])
  }

  @Test("coordinates are those of the bounds")
  func origin() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.bounds.origin = CGPoint(x: 1000, y: 2000)
    view.shape = CGRect(x: 1000, y: 2000, width: 10, height: 10)
    CGContextTests.expect(view.makeDisplayList().root.commands, [.fill(Self.shape, .black)])
  }
}
