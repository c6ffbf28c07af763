import Testing
import UIKit

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func add(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    root.addSubview(view)
    return view
  }

  @Test("§19.8 the last subview at a point wins; outside of all, the view itself")
  func order() {
    let a = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = add(CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === b)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 300, y: 300), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 400, y: 10), with: nil) == nil)
  }

  @Test("§19.8 hidden, nearly transparent and untouchable views are passed over")
  func filters() {
    let a = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let point = CGPoint(x: 10, y: 10)
    a.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === a)
    a.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === root)
    a.alpha = 1
    a.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    a.isHidden = false
    a.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
  }

  // A square of 100 turned by 45° about (200, 200) reaches 70.7 along the axes, and 50 along its diagonals:
  // (265, 200) is inside, (249, 249) is 69.3 away on a diagonal and outside.
  @Test("§19.8 a turned view is hit where it is drawn")
  func rotation() {
    let a = add(CGRect(x: 150, y: 150, width: 100, height: 100))
    a.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(root.hitTest(CGPoint(x: 265, y: 200), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 249, y: 249), with: nil) === root)
  }

  // Turned by 60° about y under m34 = −1/500, the right edge is at x = 50 cos 60° = 25, z = −50 sin 60° = −43.3 (away)
  // for Rx of a row vector: z = −x sin; it appears at 25 · 500/(500 + 43.3) = 23.0 to the right of the middle.
  @Test("§19.8 in perspective a view is hit where it is drawn")
  func perspective() {
    let a = add(CGRect(x: 150, y: 150, width: 100, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    a.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 222.9, y: 200), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 223.1, y: 200), with: nil) === root)
    // The left edge is nearer: 25 · 500/(500 − 43.3) = 27.4.
    #expect(root.hitTest(CGPoint(x: 172.7, y: 200), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 172.5, y: 200), with: nil) === root)
  }

  @Test("§19.8 a view seen edge-on is never hit")
  func edgeOn() {
    let a = add(CGRect(x: 150, y: 150, width: 100, height: 100))
    a.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
    // The cosine of π/2 is 6 · 10⁻¹⁷ here, so that something is left of the width.
    a.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
    #expect(root.layer.hitTest(CGPoint(x: 200, y: 200)) === root.layer)
    a.transform3D = CATransform3DMakeRotation(.pi / 2 - 0.001, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === a)
  }

  /// A view that only holds its subviews in space.
  private final class SpaceView: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
  }

  // The holder is seen edge-on, the first face is turned back and seen in full, the second one is not.
  @Test("§19.8 a view with a transform layer is never hit, and in its place what it holds, edge-on or not")
  func transformLayer() {
    let holder = SpaceView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(holder)
    let (face, side) = (UIView(frame: holder.bounds), UIView(frame: holder.bounds))
    holder.addSubview(side)
    holder.addSubview(face)
    #expect(root.hitTest(CGPoint(x: 150, y: 200), with: nil) === face)
    holder.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 150, y: 200), with: nil) === root)
    face.transform3D = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 150, y: 200), with: nil) === face)
    #expect(root.layer.hitTest(CGPoint(x: 150, y: 200)) === face.layer)
    #expect(face.convert(CGPoint(x: 50, y: 100), to: root) == CGPoint(x: 150, y: 200))
    // What reaches out of the holder is hit there: it has no bounds.
    face.frame.size.width = 250
    face.layer.position = CGPoint(x: 125, y: 100)
    #expect(root.hitTest(CGPoint(x: 340, y: 200), with: nil) === root)
    holder.transform3D = CATransform3DIdentity
    face.transform3D = CATransform3DIdentity
    #expect(root.hitTest(CGPoint(x: 340, y: 200), with: nil) === face)
    holder.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 150, y: 200), with: nil) === root)
  }

  @Test("a scrolled view is hit at its content's coordinates")
  func scrolled() {
    root.bounds.origin = CGPoint(x: 0, y: 1000)
    let a = add(CGRect(x: 0, y: 1100, width: 100, height: 100))
    #expect(root.hitTest(CGPoint(x: 50, y: 1150), with: nil) === a)
  }
}

@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  // The outer view's content is scrolled by 5, the inner one stands at 20: 1 in it is 1 + 20 − 5 in the window.
  @Test("points go from view to view, to the window, and to the screen")
  func conversions() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (
      UIView(frame: window.bounds), UIView(frame: CGRect(x: 20, y: 20, width: 9, height: 9))
    )
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 21, y: 21))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 21))
    #expect(inner.convert(point, to: window.screen.coordinateSpace) == CGPoint(x: 16, y: 21))
    #expect(window.screen.convert(CGPoint(x: 16, y: 21), to: inner) == point)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(outer.convert(inner.frame, to: inner) == inner.bounds)
  }
}
