import Testing
import UIKit

/// Core Animation's geometry, Behaviour.md section 19.
@MainActor
@Suite("Geometry of layers")
struct LayerGeometryTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func expectClose(_ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation) {
    #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: location)
  }

  // 19.1: the anchor point stands at the position, so a frame of (10, 20, 100, 50) has its middle at (60, 45);
  // with the anchor at the upper left corner that corner moves to (60, 45).
  @Test("§19.1 the position is where the anchor point lies in the superlayer")
  func anchorPoint() {
    let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
  }

  // A quarter turn clockwise about the middle of 100 × 50 at (60, 45): the box is 50 × 100 about the same middle.
  @Test("§19.10 the frame of a turned layer is the box around it")
  func frameUnderRotation() {
    let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    expectClose(frame.origin, CGPoint(x: 35, y: -5))
    expectClose(CGPoint(x: frame.width, y: frame.height), CGPoint(x: 50, y: 100))
  }

  // Of a scale by 2 and 3 about the middle of 100 × 50 at (60, 45): 200 × 150 about the same middle.
  @Test("§19.10 under a transform centre and bounds of a view stay; setting them moves and resizes the box")
  func centerUnderTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: -40, y: -30, width: 200, height: 150))
    view.center.x = 70
    view.bounds.size.width = 10
    #expect(view.frame == CGRect(x: 60, y: -30, width: 20, height: 150))
  }

  // Row vectors: [x y z 1]·(T·R). The point (0, 0) is moved to (10, 0), then a quarter turn brings it to (0, 10).
  @Test("§19.2 concat applies its first argument first, and rotate comes before the given transform")
  func concatenation() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let both = CATransform3DConcat(moved, turned)
    #expect(abs(both.m41) < 1e-12 && abs(both.m42 - 10) < 1e-12)
    #expect(CATransform3DRotate(moved, .pi / 2, 0, 0, 1) == CATransform3DConcat(turned, moved))
  }

  // 19.3: d = 500, z = 100 → 500/(500 − 100) = 1.25, about the layer's own anchor.
  @Test("§19.3 m34 = −1/500 magnifies what is 100 nearer by 1.25")
  func perspectiveOfOwnTransform() {
    let layer = layer(CGRect(x: 150, y: 150, width: 100, height: 100))
    layer.transform = CATransform3DTranslate(perspective(500), 0, 0, 100)
    let frame = layer.frame
    expectClose(frame.origin, CGPoint(x: 137.5, y: 137.5))
    expectClose(CGPoint(x: frame.width, y: frame.height), CGPoint(x: 125, y: 125))
  }

  // The vanishing point is the superlayer's anchor, (200, 200): a child 100 to its right appears 125 to its right.
  @Test("§19.4 under a shared sublayerTransform zPosition moves a layer in depth")
  func perspectiveOfSublayerTransform() {
    let parent = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    parent.sublayerTransform = perspective(500)
    let child = layer(CGRect(x: 290, y: 190, width: 20, height: 20), in: parent)
    child.zPosition = 100
    expectClose(child.convert(CGPoint(x: 10, y: 10), to: parent), CGPoint(x: 325, y: 200))
    expectClose(parent.convert(CGPoint(x: 325, y: 200), to: child), CGPoint(x: 10, y: 10))
  }

  // The same on the parent's own transform: the child is flattened first, at its plain place, and the parent's
  // plane z = 0 is not magnified by perspective alone.
  @Test("§19.4 with the perspective on the parent's own transform zPosition does not show")
  func perspectiveOfParent() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let parent = layer(CGRect(x: 0, y: 0, width: 400, height: 400), in: root)
    parent.transform = perspective(500)
    let child = layer(CGRect(x: 290, y: 190, width: 20, height: 20), in: parent)
    child.zPosition = 100
    expectClose(child.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 300, y: 200))
  }

  // A half turn about y shows the child's plane from behind; its parent flattens it, so a further half turn of the
  // parent brings every point back to where it was.
  @Test("§19.5 a layer flattens its sublayers before its own transform")
  func flattening() {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), in: root)
    let child = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    parent.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    // Flattened, the half-width 50 shrinks by cos 60° twice; in a shared space the two turns would cancel.
    expectClose(child.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: 100 + 50 * 0.25, y: 100))
  }

  @Test("a point is found again after a way through perspective, scrolling and turns")
  func roundTrip() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    root.sublayerTransform = perspective(700)
    let scrolled = layer(CGRect(x: 20, y: 30, width: 300, height: 300), in: root)
    scrolled.bounds.origin = CGPoint(x: 5, y: 250_000_000)
    scrolled.transform = CATransform3DMakeRotation(0.7, 0.2, 1, 0.1)
    let cell = layer(CGRect(x: 40, y: 250_000_100, width: 80, height: 60), in: scrolled)
    cell.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 0.7))
    let point = CGPoint(x: 12.25, y: 33.5)
    let image = cell.convert(point, to: root)
    let back = cell.convert(image, from: root)
    #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
  }

  @Test(
    "the same arrangement 250,000,000 points away converts to the same point, exactly")
  func farOffset() {
    func image(at offset: CGFloat) -> CGPoint {
      let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
      root.bounds.origin.y = offset
      let cell = layer(CGRect(x: 40, y: offset + 100, width: 80, height: 60), in: root)
      cell.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      let point = cell.convert(CGPoint(x: 8, y: 8), to: root)
      return CGPoint(x: point.x, y: point.y - offset)
    }
    expectCloseTo(image(at: 250_000_000), image(at: 0), 1e-6)
  }

  private func expectCloseTo(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat) {
    #expect(abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance)
  }
}
