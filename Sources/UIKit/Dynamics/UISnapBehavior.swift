/// Draws an item to a point, as a spring does, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The oscillations in a second (Behaviour.md 32.6).
  private static let frequency: CGFloat = 2.5

  private let item: any UIDynamicItem

  /// Creates a behaviour that draws the centre of an item to a point in the coordinates of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point for the centre of the item.
  open var snapPoint: CGPoint { didSet { propertyDidChange() } }

  /// How strongly oscillation is damped, from 0 to 1. Default 0.5.
  open var damping: CGFloat = 0.5 { didSet { propertyDidChange() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func applyForces(for interval: CGFloat, in animator: UIDynamicAnimator) {
    super.applyForces(for: interval, in: animator)
    guard let body = animator.body(of: item) else { return }
    let rate = 2 * CGFloat.pi * Self.frequency
    let stiffness = rate * rate
    let drag = 2 * min(max(0, damping), 1) * rate
    let acceleration =
      (CGVector(snapPoint) - body.position) * stiffness + body.velocity * -drag
    body.apply(force: acceleration * body.mass)
    guard body.inverseInertia > 0 else { return }
    body.apply(torque: (-body.angle * stiffness - body.angularVelocity * drag) / body.inverseInertia)
  }
}
