import DisplayList
import Geometry
import Testing

@testable import UIKit

@MainActor @Suite("Replicator layers")
struct CAReplicatorLayerTests {
  private func replicator() -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    return (replicator, dot)
  }

  private func extents(_ layer: CALayer) -> [Rectangle?] {
    layer.makeFragment(with: .initial).commands.map(\.extent)
  }

  @Test("each copy is transformed once more, about the centre")
  func copies() {
    let (replicator, _) = replicator()
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    #expect(extents(replicator).map { $0?.origin } == [0, 1, 2].map { Point2D(x: 20 * $0, y: 5 * $0) })
    // Half a turn about the centre (50, 50) brings the dot from the upper left to the lower right corner.
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let turned = extents(replicator)[1]
    #expect(abs((turned?.minX ?? 0) - 90) < 1e-9 && abs((turned?.maxY ?? 0) - 100) < 1e-9)
  }

  @Test("the opacity of the copies changes by the offset, and transparent copies are not drawn")
  func opacity() {
    let (replicator, _) = replicator()
    replicator.instanceCount = 4
    replicator.instanceAlphaOffset = -0.5
    let commands = replicator.makeFragment(with: .initial).commands
    #expect(commands.count == 2)
    guard case .group(let opacity, _) = commands.last else {
      Issue.record("\(commands)")
      return
    }
    #expect(opacity == 0.5)
  }

  // With a delay of 0.1 s, the second copy is where the first one was 0.1 s before.
  @Test("a copy shows what the one before showed earlier")
  func delay() {
    let clock = FrameClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.frameClock = clock
    let (replicator, dot) = replicator()
    window.layer.addSublayer(replicator)
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.1
    var offsets: [[Double?]] = []
    for step in 0..<3 {
      clock.tick(at: 10 + Double(step) * 0.1)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      dot.position.x = 5 + CGFloat(step) * 10
      CATransaction.commit()
      offsets.append(extents(replicator).map { $0?.minX })
    }
    #expect(offsets == [[0, 0], [10, 0], [20, 10]])
  }

  @Test("no copies, and more than can be drawn, are survived", arguments: [-3, 0, Int.max])
  func counts(count: Int) {
    let (replicator, _) = replicator()
    replicator.instanceCount = count
    #expect(extents(replicator).count == min(max(0, count), 10_000))
  }
}
