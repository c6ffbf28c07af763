import DisplayList
import Testing
import UIKit

/// The promise of the display list: what did not change is the same object in the next frame.
@MainActor
@Suite("Fragments")
struct FragmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let scrolling = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let cell = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    cell.backgroundColor = .systemBackground
    window.addSubview(scrolling)
    scrolling.addSubview(cell)
  }

  /// All fragments of a frame, by depth: window, scrolling view, cell.
  private func fragments() -> [Fragment] {
    var found: [Fragment] = []
    func visit(_ fragment: Fragment) {
      found.append(fragment)
      fragment.commands.forEach(visit)
    }
    func visit(_ command: Command) {
      switch command {
      case .fragment(let fragment): visit(fragment)
      case .transform(_, let inner), .group(_, let inner), .clip(_, let inner), .clipPolygon(_, let inner):
        inner.forEach(visit)
      default: break
      }
    }
    visit(window.makeDisplayList().root)
    return found
  }

  @Test("an unchanged tree gives the same objects")
  func unchanged() {
    let (first, second) = (fragments(), fragments())
    #expect(first.count == 3)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }

  @Test("scrolling makes new fragments of the scroll view and its superviews, and none inside it")
  func scrollingKeepsCells() {
    let before = fragments()
    scrolling.bounds.origin.y = 7
    let after = fragments()
    #expect(before[0] !== after[0] && before[1] !== after[1] && before[2] === after[2])
    #expect(after[1].identity == before[1].identity && after[1].generation > before[1].generation)
  }

  @Test("moving, turning and fading a view leaves its own fragment as it is")
  func placement() {
    let before = fragments()
    cell.center.x += 3
    cell.transform = CGAffineTransform(rotationAngle: 1)
    cell.alpha = 0.5
    #expect(fragments()[2] === before[2])
  }

  @Test("a view that moves without an invalidation is at its new position in the next frame")
  func transformOfChild() throws {
    cell.center = CGPoint(x: 50, y: 60)
    scrolling.bounds.origin = CGPoint(x: 1, y: 2)
    let commands = try #require(fragments().dropFirst().first).commands
    guard case .transform(let matrix, _) = try #require(commands.last) else {
      Issue.record("the last command is not the cell")
      return
    }
    // The middle at (50, 60), half of 30 × 40 to the corner, and the bounds' origin taken off.
    #expect(matrix.m41 == 50 - 15 - 1 && matrix.m42 == 60 - 20 - 2)
  }

  @Test("dark mode makes new fragments of what it changes, and so does light mode")
  func traits() {
    func background() -> Color? {
      for command in fragments()[2].commands {
        if case .fill(_, let color) = command { return color }
      }
      return nil
    }
    #expect(background() == .white)
    window.overrideUserInterfaceStyle = .dark
    #expect(background() == .black)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(background() == .white)
  }

  /// Ways to change the anchor point of a layer. The last needs a frame at 1 second.
  private static let anchorChanges: [@MainActor @Sendable (CALayer) -> Void] = [
    { $0.anchorPoint.x = 0.25 },
    { $0.anchorPointZ = 3 },
    { $0.setValue(0.25, forKeyPath: "anchorPoint.x") },
    {
      let animation = CABasicAnimation(keyPath: "anchorPoint.x")
      (animation.toValue, animation.duration) = (0.25, 2)
      $0.add(animation, forKey: nil)
    },
  ]

  @Test(
    "an anchor point about which sublayers are transformed draws them again, however it changes",
    arguments: 0..<4, [false, true])
  func anchor(change: Int, isTransformed: Bool) {
    let clock = FrameClock()
    window.frameClock = clock
    if isTransformed { scrolling.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
    clock.tick(at: 0)
    let before = fragments()
    Self.anchorChanges[change](scrolling.layer)
    for time in [0.0, 1] { clock.tick(at: time) }
    let after = fragments()
    #expect(before[0] !== after[0] && (before[1] !== after[1]) == isTransformed && before[2] === after[2])
  }

  private final class DrawnLayer: CALayer {
    var sizes: [CGSize] = []
    override func draw(in ctx: CGContext) { sizes.append(bounds.size) }
  }

  @Test("a size that is set lays out the sublayers and draws the contents again, by a key path too")
  func size() {
    let layer = DrawnLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.needsDisplayOnBoundsChange = true
    window.layer.addSublayer(layer)
    _ = fragments()
    #expect(layer.sizes.isEmpty && !layer.needsLayout())
    layer.setValue(30, forKeyPath: "bounds.size.width")
    #expect(layer.needsLayout())
    _ = fragments()
    layer.bounds.size.height = 40
    #expect(layer.needsLayout())
    _ = fragments()
    #expect(layer.sizes == [CGSize(width: 30, height: 10), CGSize(width: 30, height: 40)])
  }

  @Test("hidden and fully transparent views draw nothing")
  func invisible() {
    cell.isHidden = true
    #expect(fragments().count == 2)
    cell.isHidden = false
    cell.alpha = 0
    #expect(fragments().count == 2)
  }

  @Test("zPosition orders siblings, equal ones as they are in the tree")
  func depthOrder() {
    let second = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    scrolling.addSubview(second)
    let identities = fragments().map(\.identity)
    cell.layer.zPosition = 1
    #expect(fragments().map(\.identity) == [identities[0], identities[1], identities[3], identities[2]])
    second.layer.zPosition = 1
    #expect(fragments().map(\.identity) == identities)
  }

  @Test("an animation to an excessive position draws nothing, and leaves other content unchanged")
  func tooFar() {
    let second = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    scrolling.addSubview(second)
    second.transform = CGAffineTransform(scaleX: 1e300, y: 1)
    second.bounds.size.width = 1e300
    #expect(fragments().count == 3)
  }

  @Test("of the views in a clipping one only those are drawn that can be seen")
  func clipping() {
    func count() -> Int { fragments().count - 2 }
    scrolling.clipsToBounds = true
    // With their frames from 100 on, they would begin where the clip ends.
    for (x, isSeen) in [(10.0, true), (-29, true), (-31, false), (99, true), (101, false)] {
      cell.frame.origin.x = x
      #expect(count() == (isSeen ? 1 : 0), "at \(x)")
    }
    cell.layer.shadowOpacity = 1
    #expect(count() == 1, "the shadow reaches in")
    cell.layer.shadowOpacity = 0
    scrolling.bounds.origin.x = 50
    #expect(count() == 1)
    cell.transform = CGAffineTransform(translationX: 400, y: 0)
    #expect(count() == 0)
    scrolling.clipsToBounds = false
    #expect(count() == 1)
  }
}
