import Geometry
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor
@Suite("The place of a layer in its scene")
struct DrawnPlaceTests {
  /// A root of 300 × 200 points, in it a container, and in that a layer of 40 × 20 points.
  private let root = CALayer()
  private let container = CALayer()
  private let layer = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    container.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.frame = CGRect(x: 70, y: 5, width: 40, height: 20)
    root.addSublayer(container)
    container.addSublayer(layer)
  }

  private func corners() throws -> Rectangle {
    let place = try #require(DrawnPlace(of: layer))
    return try #require(place.map.apply(to: Rectangle(origin: .zero, size: place.size))?.boundingBox)
  }

  @Test("positions and the origins of bounds add up")
  func positions() throws {
    #expect(try corners() == Rectangle(x: 80, y: 25, width: 40, height: 20))
    container.bounds.origin = CGPoint(x: 5, y: 100)
    #expect(try corners() == Rectangle(x: 75, y: -75, width: 40, height: 20))
  }

  @Test("layers that mask clip to their bounds, all of them")
  func clipping() throws {
    #expect(try #require(DrawnPlace(of: layer)).clip == nil)
    container.masksToBounds = true
    #expect(try #require(DrawnPlace(of: layer)).clip == Rectangle(x: 10, y: 20, width: 100, height: 50))
    root.masksToBounds = true
    root.bounds.origin.x = 30
    // The container now begins 20 points to the left of the root.
    #expect(try #require(DrawnPlace(of: layer)).clip == Rectangle(x: 0, y: 20, width: 80, height: 50))
    container.position.y = 400
    #expect(DrawnPlace(of: layer) == nil)
  }

  @Test("opacities multiply, and hidden layers have no place")
  func visibility() throws {
    (container.opacity, layer.opacity) = (0.5, 0.5)
    #expect(try #require(DrawnPlace(of: layer)).opacity == 0.25)
    container.isHidden = true
    #expect(DrawnPlace(of: layer) == nil)
  }

  @Test("a layer in perspective is where it is drawn")
  func perspective() throws {
    // A layer 100 points in front of an eye distance of 200 appears twice as large, from the centre of the container.
    container.sublayerTransform.m34 = -1 / 200
    layer.zPosition = 100
    // Its left edge is 20 points right of the centre, and its upper edge 20 points above it.
    #expect(try corners() == Rectangle(x: 100, y: 5, width: 80, height: 40))
  }

  @Test("perspective goes through layers that do not flatten")
  func transformLayer() throws {
    let group = CATransformLayer()
    group.frame = container.bounds
    container.addSublayer(group)
    group.addSublayer(layer)
    container.sublayerTransform.m34 = -1 / 200
    group.masksToBounds = true
    group.zPosition = 60
    layer.zPosition = 40
    let box = try corners()
    // Two multiplications of matrices round.
    let differences = [box.minX - 100, box.minY - 5, box.width - 80, box.height - 40]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(box)")
    #expect(try #require(DrawnPlace(of: layer)).clip == nil, "a transform layer does not clip")
  }

  @Test("an animation counts as it is drawn")
  func animation() throws {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (90.0, 190.0, 2)
    layer.add(animation, forKey: nil)
    defer { layer.removeAllAnimations() }
    // An animation begins with the next tick.
    let start = FrameClock.main.time
    for time in [0, 1.0] { FrameClock.main.tick(at: start + time) }
    #expect(try corners().minX == 130, "halfway from 80 to 180")
  }
}
