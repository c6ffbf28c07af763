import CollectionLayouts
import UIKit

/// Turns a ring with the finger, and decelerates when the finger lifts.
@MainActor
final class RingTurning {
  /// The fraction of its speed that a decelerating ring keeps per millisecond, as in a scroll view.
  private static let deceleration = 0.998
  /// The maximum time that a finger may rest before it lifts without stopping the ring, in seconds.
  private static let longestPause = 0.1
  /// The speed below which the ring stops, in radians per second.
  private static let minimumSpeed = 0.05

  private let layout: RingLayout
  private unowned let view: UICollectionView
  private let pan = UIPanGestureRecognizer()
  private var run: CADisplayLink?
  /// The angular speed in radians per second, clockwise.
  private var speed = 0.0
  private var lastAngle = 0.0
  /// The time when the finger last moved.
  private var lastMotion = 0.0

  init(of layout: RingLayout, in view: UICollectionView) {
    self.layout = layout
    self.view = view
  }

  /// Starts to handle the pan gesture.
  func start() {
    pan.addAction { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(pan)
  }

  private func follow() {
    let location = pan.location(in: view)
    switch pan.state {
    case .began:
      stop()
      // The first step may be long, so the ring turns from the point where the recognition distance ended.
      let way = pan.translation(in: view)
      lastAngle = angle(at: CGPoint(x: location.x - way.x, y: location.y - way.y))
      turn(to: angle(at: location))
    case .changed: turn(to: angle(at: location))
    case .ended:
      // A finger that rests before it lifts stops the ring.
      guard FrameClock.main.time - lastMotion < Self.longestPause else { return }
      let velocity = pan.velocity(in: view)
      let arm = CGPoint(x: location.x - view.bounds.midX, y: location.y - view.bounds.midY)
      let square = arm.x * arm.x + arm.y * arm.y
      // The component of the velocity that is perpendicular to the arm.
      runOn(at: square > 1 ? (arm.x * velocity.y - arm.y * velocity.x) / square : 0)
    default: break
    }
  }

  /// Returns the angle of the finger around the center, in radians, clockwise.
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
      // The clock retains a running display link, which would keep the clock running.
      guard let self else { return link.invalidate() }
      advance(by: link.duration)
    }
    link.add(to: .main, forMode: .common)
    run = link
  }

  /// Advances angle and speed by `v · (dᵗ − 1) / ln d` and `v · dᵗ`, with t in milliseconds.
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
