import CollectionLayouts
import UIKit

/// Turns a ring under the finger, and lets it run on when the finger lifts.
@MainActor
final class RingTurning {
  /// How much of its speed a running ring keeps for each millisecond, as content that glides.
  private static let deceleration = 0.998
  /// For how long a finger may stand still before it lifts, in seconds.
  private static let longestPause = 0.1
  /// The speed at which it stands still, in radians a second.
  private static let minimumSpeed = 0.05

  private let layout: RingLayout
  private unowned let view: UICollectionView
  private let pan = UIPanGestureRecognizer()
  private var run: CADisplayLink?
  /// In radians a second, clockwise.
  private var speed = 0.0
  private var lastAngle = 0.0
  /// When the finger last moved.
  private var lastMotion = 0.0

  init(of layout: RingLayout, in view: UICollectionView) {
    self.layout = layout
    self.view = view
  }

  /// Begins to watch the finger.
  func start() {
    pan.addAction { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(pan)
  }

  private func follow() {
    let location = pan.location(in: view)
    switch pan.state {
    case .began:
      stop()
      // The finger may have come a long way in one step: the ring goes along from where the slop ended.
      let way = pan.translation(in: view)
      lastAngle = angle(at: CGPoint(x: location.x - way.x, y: location.y - way.y))
      turn(to: angle(at: location))
    case .changed: turn(to: angle(at: location))
    case .ended:
      // A finger that has stopped before it lifts lets the ring stand.
      guard FrameClock.main.time - lastMotion < Self.longestPause else { return }
      let velocity = pan.velocity(in: view)
      let arm = CGPoint(x: location.x - view.bounds.midX, y: location.y - view.bounds.midY)
      let square = arm.x * arm.x + arm.y * arm.y
      // What of the finger's motion is at a right angle to the arm.
      runOn(at: square > 1 ? (arm.x * velocity.y - arm.y * velocity.x) / square : 0)
    default: break
    }
  }

  /// Where the finger is from the middle, in radians, clockwise.
  private func angle(at location: CGPoint) -> Double {
    atan2(location.y - view.bounds.midY, location.x - view.bounds.midX)
  }

  private func turn(to angle: Double) {
    layout.startAngle += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    lastMotion = FrameClock.main.time
  }

  private func runOn(at speed: Double) {
    self.speed = speed
    guard abs(speed) > Self.minimumSpeed else { return }
    let link = CADisplayLink { [weak self] link in
      // A link that runs is kept alive by the clock, and would keep the clock running.
      guard let self else { return link.invalidate() }
      advance(by: link.duration)
    }
    link.add(to: .main, forMode: .common)
    run = link
  }

  /// The way and the speed after a time: `v · (dᵗ − 1) / ln d` and `v · dᵗ`, t in milliseconds.
  private func advance(by seconds: Double) {
    let kept = pow(Self.deceleration, seconds * 1000)
    layout.startAngle += speed / 1000 * (kept - 1) / log(Self.deceleration)
    speed *= kept
    if abs(speed) < Self.minimumSpeed { stop() }
  }

  private func stop() {
    run?.invalidate()
    run = nil
    speed = 0
  }
}
