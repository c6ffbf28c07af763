import Foundation
import TestSupport
import Testing
import UIKit

/// Points of the screen looked up in layers and views that are anywhere in space.
@MainActor
@Suite("§19.8 Hit testing in space")
struct LayerHitTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  private func turned(_ degrees: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees / 180 * .pi, 0, 1, 0)
  }

  @Test("§19.8 the point is one of the superlayer's, and outside of the bounds nothing is hit")
  func coordinates() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let outer = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    let inner = layer(CGRect(x: 150, y: 150, width: 200, height: 20), in: outer)
    #expect(outer.hitTest(CGPoint(x: 120, y: 120)) === outer)
    #expect(outer.hitTest(CGPoint(x: 260, y: 260)) === inner)
    // In the inner layer, but not in the outer one.
    #expect(outer.hitTest(CGPoint(x: 310, y: 260)) == nil)
    inner.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 260, y: 260)) === outer)
    inner.isHidden = false
    inner.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(outer.hitTest(CGPoint(x: 260, y: 260)) === outer, "edge-on")
  }

  // Turned by 45° either way they cross in the middle. x' = x cos + z sin, z' = −x sin + z cos: the first has its left
  // half nearer, the second its right half.
  @Test("§19.8 the frontmost layer wins: of two that cross, each where it is nearer")
  func crossing() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let (first, second) = (
      layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root),
      layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    )
    first.transform = turned(45)
    second.transform = turned(-45)
    #expect(root.hitTest(CGPoint(x: 150, y: 200)) === first)
    #expect(root.hitTest(CGPoint(x: 250, y: 200)) === second)
    // 100 · cos 45° = 70.7.
    #expect(root.hitTest(CGPoint(x: 272, y: 200)) === root)
  }

  @Test("§19.8 zPosition decides before the order of sublayers, and that between equal ones")
  func depth() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let (first, second) = (layer(root.bounds, in: root), layer(root.bounds, in: root))
    #expect(root.hitTest(CGPoint(x: 9, y: 9)) === second)
    first.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 9, y: 9)) === first)
  }

  // 100 from the middle, 100 in front of an eye at 500: drawn from 300 − 10 · 1.25 + 25 on, as 325 ± 12.5.
  @Test("§19.8 a transform layer is passed through and is never hit itself")
  func transformLayer() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    root.sublayerTransform.m34 = -1 / 500
    let holder = CATransformLayer()
    holder.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.addSublayer(holder)
    let face = layer(CGRect(x: 290, y: 190, width: 20, height: 20), in: holder)
    face.zPosition = 100
    #expect(root.hitTest(CGPoint(x: 337, y: 200)) === face)
    #expect(root.hitTest(CGPoint(x: 338, y: 200)) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 200)) === root)
    #expect(holder.hitTest(CGPoint(x: 337, y: 200)) == nil)
    // Edge-on the holder has no area, but what stands across in it does: it is turned back by as much.
    holder.transform = turned(90)
    face.frame = CGRect(x: 190, y: 190, width: 20, height: 20)
    face.zPosition = 0
    face.transform = turned(-90)
    #expect(root.hitTest(CGPoint(x: 209, y: 200)) === face)
  }

  @Test("§19.8 views hold to the order of subviews, whatever zPosition draws")
  func subviewOrder() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (first, second) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(first)
    root.addSubview(second)
    first.layer.zPosition = 100
    #expect(root.hitTest(CGPoint(x: 9, y: 9), with: nil) === second)
    #expect(root.layer.hitTest(CGPoint(x: 9, y: 9)) === first.layer)
  }

  @Test("§19.8 wherever a view is, it is hit where its points appear", arguments: UInt64(0)..<200)
  func anywhere(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func turn() -> CATransform3D {
      CATransform3DMakeRotation(
        CGFloat.random(in: -1...1, using: &random), CGFloat.random(in: -1...1, using: &random),
        CGFloat.random(in: -1...1, using: &random), CGFloat.random(in: -1...1, using: &random))
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
    root.bounds.origin = CGPoint(x: 0, y: CGFloat.random(in: -1000...1000, using: &random))
    root.layer.sublayerTransform.m34 = -1 / 2000
    let outer = UIView(frame: CGRect(x: 1500, y: 1500 + root.bounds.minY, width: 1000, height: 1000))
    outer.bounds.origin = CGPoint(x: 70, y: -3000)
    outer.transform3D = turn()
    outer.layer.sublayerTransform = turn()
    root.addSubview(outer)
    let inner = UIView(frame: CGRect(x: 470, y: -2600, width: 200, height: 200))
    inner.layer.anchorPoint = CGPoint(x: 0.5, y: CGFloat.random(in: 0...1, using: &random))
    inner.transform3D = turn()
    outer.addSubview(inner)
    for _ in 0..<20 {
      let point = CGPoint(
        x: CGFloat.random(in: -60...260, using: &random), y: CGFloat.random(in: -60...260, using: &random))
      let isIn = inner.bounds.insetBy(dx: 1e-6, dy: 1e-6).contains(point)
      let isNear = inner.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point)
      guard isIn == isNear else { continue }
      let seen = inner.convert(point, to: root)
      let hit = root.hitTest(seen, with: nil)
      #expect((hit === inner) == isIn, "seed \(seed), \(point)")
      #expect((root.layer.superlayer == nil ? root.layer.hitTest(inRoot(seen, root)) : nil) === hit?.layer)
    }
  }

  /// A point of a root view as one of what would be its superlayer.
  private func inRoot(_ point: CGPoint, _ root: UIView) -> CGPoint {
    CGPoint(x: point.x - root.bounds.minX, y: point.y - root.bounds.minY)
  }
}
