import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  /// Expectations are closed forms of mechanics, and the units that Apple documents.
  @MainActor
  @Suite("UIKit Dynamics")
  struct DynamicsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let stage: Stage
    private let animator: UIDynamicAnimator

    init() {
      stage = Stage(root)
      animator = UIDynamicAnimator(referenceView: root)
    }

    private func box(_ center: CGPoint, side: CGFloat = 100) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      view.center = center
      root.addSubview(view)
      return view
    }

    /// Lets time pass, after the first frame of the animator.
    private func run(_ seconds: Int, fraction: Double = 0) {
      stage.advance(by: 0)
      for _ in 0..<(seconds * 64 + Int(fraction * 64)) { stage.advance(by: 1.0 / 64) }
    }

    @Test("§32.1 gravity of magnitude 1 accelerates by 1,000 points per second squared")
    func gravity() {
      let view = box(CGPoint(x: 200, y: 0))
      animator.addBehavior(UIGravityBehavior(items: [view]))
      run(0, fraction: 0.5)
      // g t² / 2 = 125; the steps of 1/480 second add at most g t / 960.
      #expect(abs(view.center.y - 125) < 1 && view.center.x == 200)
    }

    @Test(
      "§32.2 a push of 1 gives 100 × 100 points an acceleration or a velocity of 100, a quarter as much of four times the area"
    )
    func pushes() {
      let (small, large, struck) = (
        box(CGPoint(x: 0, y: 50)), box(CGPoint(x: 0, y: 150), side: 200), box(.zero)
      )
      let force = UIPushBehavior(items: [small, large], mode: .continuous)
      force.setAngle(0, magnitude: 1)
      let impulse = UIPushBehavior(items: [struck], mode: .instantaneous)
      impulse.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(force)
      animator.addBehavior(impulse)
      run(1)
      #expect(abs(small.center.x - 50) < 0.3 && abs(large.center.x - 12.5) < 0.1)
      #expect(abs(struck.center.x - 100) < 0.3 && !impulse.active)
    }

    @Test("§32.3 a spring is a damped oscillator", arguments: [(1.0, 0.25), (2, 0.5), (1.5, 1)])
    func spring(frequency: Double, damping: Double) {
      let view = box(CGPoint(x: 200, y: 200))
      let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
      spring.length = 0
      spring.frequency = frequency
      spring.damping = damping
      animator.addBehavior(spring)
      view.center.y = 240
      animator.updateItem(usingCurrentState: view)
      stage.advance(by: 0)
      let rate = 2 * Double.pi * frequency
      for step in 1...64 {
        stage.advance(by: 1.0 / 64)
        let t = Double(step) / 64
        let decay = exp(-damping * rate * t)
        let expected: Double
        if damping < 1 {
          let damped = rate * (1 - damping * damping).squareRoot()
          expected = 40 * decay * (cos(damped * t) + damping * rate / damped * sin(damped * t))
        } else {
          expected = 40 * decay * (1 + rate * t)
        }
        #expect(abs(view.center.y - 200 - expected) < 0.8, "\(t)")
      }
    }

    @Test("§32.4 without a frequency, an attachment is a rod: a pendulum keeps its length and swings evenly")
    func pendulum() {
      let view = box(CGPoint(x: 210, y: 99.5), side: 20)
      let anchor = CGPoint(x: 200, y: 0)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
      #expect(abs(rod.length - 100) < 0.01)
      animator.addBehavior(rod)
      // Small swings take 2π √(l / g) = 1.987 seconds.
      stage.advance(by: 0)
      for _ in 0..<32 {
        stage.advance(by: 1.0 / 64)
        #expect(abs(hypot(view.center.x - anchor.x, view.center.y - anchor.y) - 100) < 0.1)
      }
      #expect(abs(view.center.x - 200) < 0.5, "a quarter of the time: in the middle")
    }

    @Test(
      "§32.7 an elastic ball keeps its speed, a plain one rests on the boundary, and the delegate follows")
    func collision() {
      final class Log: NSObject, UICollisionBehaviorDelegate {
        var lines: [String] = []
        func collisionBehavior(
          _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
          withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { lines.append("\(identifier as? NSString ?? "bounds") \(Int(p.y.rounded()))") }
      }
      let (ball, stone) = (box(CGPoint(x: 100, y: 320), side: 20), box(CGPoint(x: 300, y: 320), side: 20))
      animator.addBehavior(UIGravityBehavior(items: [ball, stone]))
      let collision = UICollisionBehavior(items: [ball, stone])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: 250, y: 360), to: CGPoint(x: 350, y: 360))
      let log = Log()
      collision.collisionDelegate = log
      animator.addBehavior(collision)
      let elastic = UIDynamicItemBehavior(items: [ball])
      elastic.elasticity = 1
      animator.addBehavior(elastic)
      run(0, fraction: 0.5)
      // The stone falls 30 points to the shelf, the ball 70 points to the ground.
      #expect(log.lines.prefix(2) == ["shelf 360", "bounds 400"])
      #expect(abs(stone.center.y - 350) < 0.5)
      // √(2 · 70 / 1000) = 0.374 seconds down, so 0.126 seconds up again.
      let speed = (2 * 70 * 1_000.0).squareRoot()
      let height = speed * 0.1258 - 500 * 0.1258 * 0.1258
      #expect(abs(390 - ball.center.y - height) < 4)
    }

    @Test("§32.7 items push each other apart, and an anchored one does not move")
    func items() {
      let (mover, wall) = (box(CGPoint(x: 50, y: 200), side: 40), box(CGPoint(x: 200, y: 200), side: 40))
      let anchored = UIDynamicItemBehavior(items: [wall])
      anchored.isAnchored = true
      let moving = UIDynamicItemBehavior(items: [mover])
      moving.addLinearVelocity(CGPoint(x: 200, y: 0), for: mover)
      for behavior in [anchored, moving, UICollisionBehavior(items: [mover, wall])] {
        animator.addBehavior(behavior)
      }
      run(1)
      #expect(abs(mover.center.x - 160) < 0.5 && wall.center == CGPoint(x: 200, y: 200))
    }

    @Test("§32.6 a snap ends at its point, and §32.8 the animator pauses at rest and resumes")
    func snap() {
      final class Delegate: NSObject, UIDynamicAnimatorDelegate {
        var log: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
      }
      let delegate = Delegate()
      animator.delegate = delegate
      let view = box(CGPoint(x: 50, y: 50))
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 200))
      animator.addBehavior(snap)
      #expect(animator.isRunning)
      #expect(stage.settle())
      #expect(abs(view.center.x - 300) < 0.5 && abs(view.center.y - 200) < 0.5 && !animator.isRunning)
      snap.snapPoint = CGPoint(x: 100, y: 100)
      #expect(stage.settle())
      #expect(abs(view.center.x - 100) < 0.5 && delegate.log == ["resume", "pause", "resume", "pause"])
    }

    @Test("a push beside the centre turns an item, and resistance brakes exponentially")
    func rotation() {
      let view = box(CGPoint(x: 200, y: 200))
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
      let item = UIDynamicItemBehavior(items: [view])
      item.resistance = 2
      animator.addBehavior(item)
      animator.addBehavior(push)
      run(1)
      // Impulse 100 at 50 points: 100 · 50 / (m (w² + h²) / 12) = 3 radians per second.
      #expect(abs(item.angularVelocity(for: view) - 3) < 0.01)
      #expect(abs(item.linearVelocity(for: view).y - 100 * exp(-2)) < 0.5)
      #expect(abs(atan2(view.transform.b, view.transform.a) - 3) < 0.05)
    }

    @Test("behaviours in behaviours act, their actions are called, and a removed one does not act any more")
    func composition() {
      let view = box(CGPoint(x: 200, y: 0))
      let gravity = UIGravityBehavior(items: [view])
      var count = 0
      gravity.action = { count += 1 }
      let outer = UIDynamicBehavior()
      outer.addChildBehavior(gravity)
      animator.addBehavior(outer)
      #expect(gravity.dynamicAnimator === animator && animator.behaviors == [outer])
      run(0, fraction: 0.25)
      #expect(view.center.y > 20 && count == 16)
      animator.removeBehavior(outer)
      let y = view.center.y
      run(1)
      #expect(view.center.y == y && gravity.dynamicAnimator == nil)
    }

    // MARK: - Layouts

    /// A list whose rows hang on springs.
    private final class SpringLayout: UICollectionViewFlowLayout {
      lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty, let collectionView else { return }
        let size = CGSize(width: collectionView.bounds.width, height: 2_000)
        for attributes in super.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? [] {
          let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
          (spring.length, spring.damping, spring.frequency) = (0, 0.5, 2)
          animator.addBehavior(spring)
        }
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
      }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    @Test("§32.9 attributes are items: cells follow their springs")
    func springLayout() {
      let layout = SpringLayout()
      layout.itemSize = CGSize(width: 400, height: 40)
      layout.minimumLineSpacing = 10
      let view = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      root.addSubview(view)
      stage.advance(by: 1.0 / 64)
      let path = IndexPath(item: 2, section: 0)
      #expect(view.cellForItem(at: path)?.center.y == 120)
      guard let item = layout.layoutAttributesForItem(at: path) else { return #expect(Bool(false)) }
      item.center.y += 30
      layout.animator.updateItem(usingCurrentState: item)
      // Half an oscillation of 2 per second: on the other side.
      run(0, fraction: 0.25)
      #expect((view.cellForItem(at: path)?.center.y ?? 120) < 119)
      #expect(stage.settle())
      #expect(abs((view.cellForItem(at: path)?.center.y ?? 0) - 120) < 0.5)
    }
  }
}
