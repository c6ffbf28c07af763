import DisplayList
import Testing
import UIKit

@MainActor
@Suite("Views that draw themselves")
struct DrawingTests {
  final class Drawing: UIView {
    var calls = 0
    override func draw(_ rect: CGRect) {
      calls += 1
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    }
  }

  private func drawing() -> Drawing {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    return view
  }

  /// The rectangles filled with red, with the transforms around them.
  private func filled(_ view: UIView) -> [CGRect] {
    func search(_ commands: [Command], _ transform: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let shape, let color) where color.red == 1 && color.green == 0:
          [
            CGRect(
              x: shape.rectangle.minX, y: shape.rectangle.minY, width: shape.rectangle.width,
              height: shape.rectangle.height
            ).applying(transform)
          ]
        case .transform(let m, let inner):
          search(
            inner,
            CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42).concatenating(
              transform))
        case .clip(_, let inner), .group(_, let inner): search(inner, transform)
        default: []
        }
      }
    }
    return search(view.makeDisplayList().root.commands, .identity)
  }

  @Test("draw is called once, and again when asked for")
  func onDemand() {
    let view = drawing()
    _ = filled(view)
    _ = filled(view)
    #expect(view.calls == 1)
    view.setNeedsDisplay()
    #expect(filled(view) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(view.calls == 2)
  }

  // 20 × 10 becomes 40 × 10: everything is twice as wide.
  @Test("a new size stretches what was drawn, as the content mode says")
  func stretching() {
    let view = drawing()
    _ = filled(view)
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(filled(view) == [CGRect(x: 2, y: 2, width: 6, height: 4)])
    view.contentMode = .topLeft
    #expect(filled(view) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    view.contentMode = .right
    #expect(filled(view) == [CGRect(x: 21, y: 2, width: 3, height: 4)])
    #expect(view.calls == 1)
    view.contentMode = .redraw
    #expect(filled(view) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(view.calls == 2)
  }

  @Test("a view draws in its own coordinates, wherever its bounds begin")
  func boundsOrigin() {
    let view = drawing()
    view.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(filled(view) == [CGRect(x: 0, y: 1, width: 3, height: 4)])
  }
}
