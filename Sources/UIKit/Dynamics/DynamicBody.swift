import Foundation

/// The motion of one item of an animator.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// How many behaviours of the animator have the item.
  var uses = 0

  var position = CGVector.zero
  /// The position before the last step.
  var lastPosition = CGVector.zero
  /// In radians, clockwise.
  var angle: CGFloat = 0
  var velocity = CGVector.zero
  var angularVelocity: CGFloat = 0
  private var force = CGVector.zero
  private var torque: CGFloat = 0

  var elasticity: CGFloat = 0
  var friction: CGFloat = 0.2
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  /// The transform of the item at angle 0.
  private var transform = CGAffineTransform.identity
  private var size = CGSize.zero

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Begins again at the position and the transform of the item. The velocity stays.
  func readItem() {
    position = CGVector(item.center)
    lastPosition = position
    transform = item.transform
    angle = 0
    size = item.bounds.size
  }

  /// Moves and turns the item. Returns whether that changed it.
  func writeItem() -> Bool {
    guard !isAnchored else { return false }
    let turned = angle == 0 ? transform : transform.concatenating(CGAffineTransform(rotationAngle: angle))
    guard item.center != position.point || item.transform != turned else { return false }
    item.center = position.point
    if item.transform != turned { item.transform = turned }
    return true
  }

  // MARK: - Mass

  /// The mass. An item of 100 × 100 points with density 1 has mass 1 (Behaviour.md 32.2).
  var mass: CGFloat { max(density * size.width * size.height / 10_000, 1e-6) }
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }

  /// That of a rectangular plate about its centre.
  var inverseInertia: CGFloat {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(size.width * size.width + size.height * size.height, 1e-6))
  }

  /// Half of the upright rectangle around the turned item.
  var halfExtent: CGVector {
    let (half, cosine, sine) = (size, abs(cos(angle)), abs(sin(angle)))
    return CGVector(
      dx: (half.width * cosine + half.height * sine) / 2, dy: (half.width * sine + half.height * cosine) / 2)
  }

  // MARK: - Points of the item

  /// The vector from the centre to a point that turns with the item.
  func arm(_ offset: UIOffset) -> CGVector {
    CGVector(dx: offset.horizontal, dy: offset.vertical).rotated(by: angle)
  }

  /// The velocity of a point at an arm.
  func velocity(at arm: CGVector) -> CGVector { velocity + arm.normal * angularVelocity }

  /// How fast an impulse of 1 along an axis moves the point at an arm.
  func mobility(along axis: CGVector, at arm: CGVector) -> CGFloat {
    let lever = arm.cross(axis)
    return inverseMass + lever * lever * inverseInertia
  }

  // MARK: - Forces

  func apply(force: CGVector, at arm: CGVector = .zero) {
    self.force += force
    torque += arm.cross(force)
  }

  func apply(torque: CGFloat) { self.torque += torque }

  func apply(impulse: CGVector, at arm: CGVector = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Moves and turns the body, as an impulse would in a second.
  func correct(by impulse: CGVector, at arm: CGVector = .zero) {
    position += impulse * inverseMass
    angle += arm.cross(impulse) * inverseInertia
  }

  /// Advances by an interval in seconds: first the velocity, then the position.
  func integrate(_ interval: CGFloat) {
    lastPosition = position
    velocity += force * (inverseMass * interval)
    angularVelocity += torque * inverseInertia * interval
    (force, torque) = (.zero, 0)
    velocity = velocity * exp(-resistance * interval)
    angularVelocity *= exp(-angularResistance * interval)
    guard !isAnchored, velocity.isFinite, angularVelocity.isFinite else {
      (velocity, angularVelocity) = (.zero, 0)
      return
    }
    position += velocity * interval
    angle += angularVelocity * interval
  }
}
