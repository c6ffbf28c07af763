import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Transform layers")
struct CATransformLayerTests {
  @Test("a transform layer draws nothing itself and keeps its sublayers in space")
  func transformLayer() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let holder = CATransformLayer()
    holder.backgroundColor = .white
    holder.frame = root.bounds
    holder.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let face = CALayer()
    face.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    face.position = CGPoint(x: 50, y: 50)
    face.zPosition = 30
    face.backgroundColor = .black
    holder.addSublayer(face)
    root.addSublayer(holder)
    let commands = root.makeFragment(with: .initial).commands
    guard case .transform(let matrix, let content) = commands.first, commands.count == 1,
      case .fragment(let fragment) = content.first
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(fragment.identity == face.identity)
    // In the middle, its depth of 30 turned by one radian about the y axis: 30 · sin 1 to the right, 30 · cos 1 in front.
    let corner = Point3D(x: 5, y: 5, z: 0)
    let image = (
      x: corner.x * matrix.m11 + corner.y * matrix.m21 + matrix.m41,
      z: corner.x * matrix.m13 + corner.y * matrix.m23 + matrix.m43
    )
    #expect(abs(image.x - 50 - 30 * sin(1)) < 1e-9)
    #expect(abs(image.z - 30 * cos(1)) < 1e-9)
  }
}
