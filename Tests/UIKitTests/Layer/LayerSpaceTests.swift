import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKit

/// Worked examples of Core Animation's geometry; the comments give the arithmetic.
@MainActor
@Suite("§19 Layers in space")
struct LayerSpaceTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = .black
    superlayer?.addSublayer(layer)
    return layer
  }

  /// 400 × 400, its middle the vanishing point of all in it.
  private func stage(_ distance: CGFloat? = 500) -> CALayer {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    if let distance { root.sublayerTransform = perspective(distance) }
    return root
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func turned(_ degrees: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees / 180 * .pi, 0, 1, 0)
  }

  private func expect(
    _ point: CGPoint, is x: CGFloat, _ y: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)", sourceLocation: location)
  }

  /// What a layer draws of its sublayers, behind its own background.
  private func commands(_ layer: CALayer) -> [Command] {
    layer.makeFragment(with: .initial).commands.filter {
      if case .fill = $0 { false } else { true }
    }
  }

  // MARK: - 19.1

  // The anchor in the bounds: (30 + 0.25 · 100, 40 + 1 · 50) = (55, 90), which stands at (200, 100).
  @Test("§19.1 the anchor is counted from the origin of the bounds")
  func anchorInBounds() {
    let root = stage(nil)
    let child = layer(.zero, in: root)
    child.bounds = CGRect(x: 30, y: 40, width: 100, height: 50)
    child.anchorPoint = CGPoint(x: 0.25, y: 1)
    child.position = CGPoint(x: 200, y: 100)
    expect(child.convert(CGPoint(x: 55, y: 90), to: root), is: 200, 100)
    expect(child.convert(CGPoint(x: 65, y: 70), to: root), is: 210, 80)
    // Turned a quarter about it, what was 10 to the right and 20 above is 20 to the right and 10 below.
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(child.convert(CGPoint(x: 65, y: 70), to: root), is: 220, 110)
  }

  // Before the half turn the plane is at z = −50, after it at 50: 500/(500 − 50) = 10/9, and left is right.
  @Test("§19.1 the depth of the anchor is taken off before the transform, zPosition added after it")
  func anchorDepth() {
    let root = stage()
    let child = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: root)
    child.anchorPointZ = 50
    child.transform = turned(180)
    expect(child.convert(CGPoint(x: 100, y: 50), to: root), is: 200 - 50 * 10 / 9, 200)
    // 50 + 50 = 100: 1.25.
    child.zPosition = 50
    expect(child.convert(CGPoint(x: 100, y: 50), to: root), is: 200 - 62.5, 200)
    child.transform = CATransform3DIdentity
    // −50 + 50 = 0.
    expect(child.convert(CGPoint(x: 100, y: 50), to: root), is: 250, 200)
  }

  // Twice as far from (50, 0), which is where the anchor is: (100, 100) is (50, 100) from it.
  @Test("§19.1 sublayerTransform is about the superlayer's own anchor")
  func sublayerTransformAboutAnchor() {
    let root = stage(nil)
    root.anchorPoint = .zero
    root.bounds.origin.x = 50
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = layer(CGRect(x: 90, y: 90, width: 20, height: 20), in: root)
    expect(child.convert(CGPoint(x: 10, y: 10), to: root), is: 150, 200)
    expect(root.convert(CGPoint(x: 150, y: 200), to: child), is: 10, 10)
  }

  // MARK: - 19.2 and 19.3

  // [50 0 0 1] · M: w = 50 · 0.01 + 1 = 1.5; and with m44 = 2: w = 2.5.
  @Test("§19.2 a point is a row, times the matrix, divided by w")
  func division() {
    let root = stage(nil)
    let child = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    child.transform.m14 = 0.01
    expect(child.convert(CGPoint(x: 150, y: 100), to: root), is: 200 + 50 / 1.5, 200)
    child.transform.m44 = 2
    expect(child.convert(CGPoint(x: 150, y: 100), to: root), is: 220, 200)
  }

  // Turned by 45° about y the edges are at x = ±70.71, the right one 70.71 away, the left one as much nearer:
  // 70.71 · 500/570.71 = 61.95 and 70.71 · 500/429.29 = 82.36; heights as 100 · 0.8761 and 100 · 1.1647.
  @Test("§19.3 a turned face: the near edge is larger; its frame is the box around it (§19.10)")
  func turnedFace() {
    let root = stage(nil)
    let child = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    child.transform = CATransform3DConcat(turned(45), perspective(500))
    let half = 100 * 0.5.squareRoot()
    let (far, near) = (500 / (500 + half), 500 / (500 - half))
    expect(child.convert(CGPoint(x: 200, y: 0), to: root), is: 200 + half * far, 200 - 100 * far)
    expect(child.convert(CGPoint(x: 0, y: 200), to: root), is: 200 - half * near, 200 + 100 * near)
    expect(child.frame.origin, is: 200 - half * near, 200 - 100 * near)
    #expect(abs(child.frame.maxX - (200 + half * far)) < 1e-9)
  }

  @Test(
    "§19.3 m34 in a layer's transform puts the vanishing point at its own anchor; m34 in the parent's at the parent's"
  )
  func vanishingPoints() {
    let own = stage(nil)
    let shared = stage(500)
    for (root, transform, isShared) in [
      (own, perspective(500), false), (shared, CATransform3DIdentity, true),
    ] {
      for x in [50.0, 350] {
        let child = layer(CGRect(x: x - 10, y: 190, width: 20, height: 20), in: root)
        child.transform = CATransform3DTranslate(transform, 0, 0, 100)
        // 150 from the middle, times 1.25.
        expect(
          child.convert(CGPoint(x: 10, y: 10), to: root), is: isShared ? 200 + (x - 200) * 1.25 : x, 200)
      }
    }
  }

  // At z = 600 before an eye at 500: w = 1 − 600/500.
  @Test("§19.3 what is behind the eye is not drawn, and has no place on screen")
  func behindTheEye() {
    let root = stage()
    let child = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: root)
    child.zPosition = 600
    #expect(commands(root).isEmpty)
    #expect(child.convert(CGPoint(x: 7, y: 7), to: root) == CGPoint(x: 7, y: 7))
  }

  // 2000 wide, turned by 60°: z = −x sin 60° reaches the eye's 500 at x = −577.35, 422.65 from the left edge.
  @Test("§19.3 a face that reaches behind the eye ends before it")
  func throughTheEye() throws {
    let root = stage()
    let child = layer(CGRect(x: -800, y: 150, width: 2000, height: 100), in: root)
    child.transform = turned(60)
    guard case .transform(let matrix, let content) = try #require(commands(root).first),
      case .clipPolygon(let polygon, _) = try #require(content.first)
    else {
      Issue.record("\(commands(root))")
      return
    }
    let left = try #require(polygon.corners.map(\.x).min())
    #expect(left >= 422.65 && left < 480)
    #expect(polygon.corners.map(\.x).max() == 2000)
    #expect(polygon.corners.allSatisfy { matrix.homography.w(at: $0) > 0 })
  }

  // MARK: - 19.4

  @Test("§19.4 without a transform in space zPosition only orders")
  func orthographic() {
    let root = stage(nil)
    let front = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    let behind = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    front.zPosition = 100
    expect(front.convert(CGPoint(x: 1, y: 2), to: root), is: 11, 12)
    #expect(drawn(root) == [behind.identity, front.identity])
  }

  // x' = x cos 30° + z sin 30°: in the middle and 100 in front of it.
  @Test("§19.4 under a sublayerTransform that only turns, zPosition shows as well")
  func turnedSpace() {
    let root = stage(nil)
    root.sublayerTransform = turned(30)
    let child = layer(CGRect(x: 190, y: 190, width: 20, height: 20), in: root)
    child.zPosition = 100
    expect(child.convert(CGPoint(x: 10, y: 10), to: root), is: 250, 200)
  }

  // MARK: - 19.5

  // 100 from the middle and 100 in front: 125 in the shared space, 100 when it is flattened first.
  @Test("§19.5 grandchildren are flattened into their parent; a transform layer does not flatten")
  func grandchildren() {
    for (holder, expected) in [(CALayer(), 300.0), (CATransformLayer(), 325)] {
      let root = stage()
      holder.frame = root.bounds
      root.addSublayer(holder)
      let face = layer(CGRect(x: 290, y: 190, width: 20, height: 20), in: holder)
      face.zPosition = 100
      expect(face.convert(CGPoint(x: 10, y: 10), to: root), is: expected, 200)
      expect(root.convert(CGPoint(x: expected, y: 200), to: face), is: 10, 10)
    }
  }

  // 60° and −60° about y cancel in a shared space: nothing is narrower. Flattened: cos² 60° = 1/4.
  @Test("§19.5 turns add up through a transform layer")
  func turnsThroughTransformLayer() {
    let root = stage(nil)
    let holder = CATransformLayer()
    holder.frame = root.bounds
    holder.transform = turned(60)
    root.addSublayer(holder)
    let face = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: holder)
    face.transform = turned(-60)
    expect(face.convert(CGPoint(x: 100, y: 50), to: root), is: 250, 200)
  }

  @Test("§19.5 of a transform layer only the sublayers are drawn, each with its opacity")
  func transformLayerDrawsNothing() {
    let root = stage(nil)
    let holder = CATransformLayer()
    holder.frame = root.bounds
    holder.backgroundColor = .white
    holder.borderWidth = 3
    holder.cornerRadius = 40
    holder.masksToBounds = true
    holder.shadowOpacity = 1
    holder.mask = layer(CGRect(x: 0, y: 0, width: 1, height: 1))
    holder.opacity = 0.5
    root.addSublayer(holder)
    let faces = [0, 1].map { _ in layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: holder) }
    faces[1].opacity = 0.5
    var opacities: [Double] = []
    for command in commands(root) {
      guard case .transform(_, let content) = command, content.count == 1,
        case .group(let opacity, let inner) = content[0], inner.count == 1, case .fragment = inner[0]
      else {
        Issue.record("\(command)")
        return
      }
      opacities.append(opacity)
    }
    #expect(opacities == [0.5, 0.25])
  }

  // MARK: - 19.6

  @Test("§19.6 ascending zPosition, equal ones as they were added")
  func siblingOrder() {
    let root = stage(nil)
    let layers = [3.0, -1, 3, 0, -1].map { depth in
      let child = layer(CGRect(x: 0, y: 0, width: 9, height: 9), in: root)
      child.zPosition = depth
      return child
    }
    #expect(drawn(root) == [1, 4, 3, 0, 2].map { layers[$0].identity })
  }

  @Test("§19.6 a sublayer is in front of its superlayer's content, however far behind it is")
  func inFrontOfContent() {
    let root = stage(nil)
    let child = layer(CGRect(x: 0, y: 0, width: 9, height: 9), in: root)
    child.zPosition = -1000
    let all = root.makeFragment(with: .initial).commands
    guard all.count == 2, case .fill = all[0], case .transform = all[1] else {
      Issue.record("\(all)")
      return
    }
  }

  // MARK: - 19.7

  @Test(
    "§19.7 a one-sided layer that faces away is neither drawn nor hit",
    arguments: [(0.0, true), (80, true), (100, false), (180, false), (260, false), (280, true)])
  func doubleSided(degrees: Double, isSeen: Bool) {
    let root = stage(nil)
    let child = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    child.transform = turned(degrees)
    #expect(commands(root).count == 1 && root.hitTest(CGPoint(x: 200, y: 200)) === child)
    child.isDoubleSided = false
    #expect(!commands(root).isEmpty == isSeen)
    #expect((root.hitTest(CGPoint(x: 200, y: 200)) === child) == isSeen)
  }

  @Test(
    "§19.7 facing is decided on screen: mirroring turns a layer away, and its space can turn it back"
  )
  func doubleSidedInSpace() {
    let root = stage(nil)
    let child = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    child.isDoubleSided = false
    child.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(commands(root).isEmpty)
    child.transform = turned(180)
    root.sublayerTransform = turned(180)
    #expect(commands(root).count == 1)
  }

  @Test("§19.7 a hit test passes through a one-sided view that faces away")
  func doubleSidedView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(back)
    root.addSubview(front)
    front.layer.isDoubleSided = false
    #expect(root.hitTest(CGPoint(x: 9, y: 9), with: nil) === front)
    front.transform3D = turned(180)
    #expect(root.hitTest(CGPoint(x: 9, y: 9), with: nil) === back)
  }

  // MARK: - 19.9

  @Test(
    "§19.9 opacity, clip, mask and shadow keep sublayers in the layer's plane",
    arguments: ["opacity", "masksToBounds", "cornerRadius", "mask", "shadow"])
  func flattened(cause: String) {
    let root = stage()
    let holder = layer(root.bounds, in: root)
    switch cause {
    case "opacity": holder.opacity = 0.5
    case "masksToBounds": holder.masksToBounds = true
    case "cornerRadius": holder.cornerRadius = 9
    case "mask": holder.mask = layer(root.bounds)
    default: holder.shadowOpacity = 1
    }
    let face = layer(CGRect(x: 290, y: 190, width: 20, height: 20), in: holder)
    face.zPosition = 100
    expect(face.convert(CGPoint(x: 10, y: 10), to: root), is: 300, 200)
    // One picture of all in it: nothing of the face is among the siblings of its parent.
    #expect(commands(root).count == 1)
  }

  @Test("§19.9 a clip is one in the layer's plane: it takes its sublayers as they are projected onto it")
  func clippedSpace() {
    let root = stage()
    root.masksToBounds = true
    _ = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: root)
    guard case .clip(_, let content) = root.makeFragment(with: .initial).commands.last,
      case .transform = content.last
    else {
      Issue.record("no clip")
      return
    }
  }

  // MARK: -

  /// The identities of the layers that are drawn in a layer, in order.
  private func drawn(_ layer: CALayer) -> [UInt64] {
    commands(layer).compactMap { command in
      guard case .transform(_, let content) = command, case .fragment(let fragment) = content.first else {
        return nil
      }
      return fragment.identity
    }
  }
}
