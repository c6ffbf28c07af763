import Foundation

/// Connects an item with a point or with another item, by a rod or by a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  @frozen public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// The items: one, or two that are attached to each other.
  public let items: [any UIDynamicItem]

  private let offsets: [UIOffset]

  /// What the first item is attached to.
  open var attachedBehaviorType: AttachmentType { items.count == 1 ? .anchor : .items }

  /// Attaches the centre of an item to a point in the coordinates of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, relative to its centre, to a point in the coordinates of the reference view.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    offsets = [offset]
    anchorPoint = point
    super.init()
    length = distance
  }

  /// Attaches the centres of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items, relative to their centres, to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    anchorPoint = .zero
    super.init()
    length = distance
  }

  /// The distance of the attached points now.
  private var distance: CGFloat {
    let points = zip(items, offsets).map {
      CGVector($0.center) + CGVector(dx: $1.horizontal, dy: $1.vertical)
    }
    return (points[0] - (points.count > 1 ? points[1] : CGVector(anchorPoint))).length
  }

  /// The point that the item is attached to.
  open var anchorPoint: CGPoint { didSet { propertyDidChange() } }

  /// The distance that the attachment keeps, in points. At first, that of the attached points.
  open var length: CGFloat = 0 { didSet { propertyDidChange() } }

  /// The damping of the spring: 1 for critical damping, which does not oscillate. Default 0.
  open var damping: CGFloat = 0 { didSet { propertyDidChange() } }

  /// The oscillations of the spring in a second. 0, the default, stands for a rod.
  open var frequency: CGFloat = 0 { didSet { propertyDidChange() } }

  /// The torque that brakes the rotation of the items. Default 0.
  open var frictionTorque: CGFloat = 0 { didSet { propertyDidChange() } }

  // MARK: - Steps

  override var ownItems: [any UIDynamicItem] { items }

  /// One end of the attachment: a point of a body, or a fixed point.
  private struct End {
    var body: DynamicBody?
    var arm = CGVector.zero
    var point: CGVector

    @MainActor var velocity: CGVector { body?.velocity(at: arm) ?? .zero }
    @MainActor func mobility(along axis: CGVector) -> CGFloat { body?.mobility(along: axis, at: arm) ?? 0 }
  }

  private func ends(in animator: UIDynamicAnimator) -> (End, End)? {
    let ends = zip(items, offsets).compactMap { item, offset in
      animator.body(of: item).map { body in
        End(body: body, arm: body.arm(offset), point: body.position + body.arm(offset))
      }
    }
    guard ends.count == items.count else { return nil }
    return (ends[0], ends.count > 1 ? ends[1] : End(point: CGVector(anchorPoint)))
  }

  override func applyForces(for interval: CGFloat, in animator: UIDynamicAnimator) {
    super.applyForces(for: interval, in: animator)
    guard let (first, second) = ends(in: animator) else { return }
    for body in [first.body, second.body].compactMap({ $0 }) where frictionTorque > 0 {
      let change = frictionTorque * body.inverseInertia * interval
      body.angularVelocity -= min(max(body.angularVelocity, -change), change)
    }
    guard frequency > 0 else { return }
    let gap = second.point - first.point
    let speed = second.velocity - first.velocity
    let rate = 2 * CGFloat.pi * frequency
    // The force of a damped oscillator of the mass that the ends have together.
    let mass = 1 / max((first.body?.inverseMass ?? 0) + (second.body?.inverseMass ?? 0), 1e-9)
    let (stiffness, drag) = (mass * rate * rate, 2 * mass * damping * rate)
    let force: CGVector
    if length > 0, gap.length > 0 {
      let axis = gap * (1 / gap.length)
      force = axis * (stiffness * (gap.length - length) + drag * speed.dot(axis))
    } else {
      force = gap * stiffness + speed * drag
    }
    first.body?.apply(force: force, at: first.arm)
    second.body?.apply(force: force * -1, at: second.arm)
  }

  override func applyConstraints(in animator: UIDynamicAnimator) {
    super.applyConstraints(in: animator)
    guard frequency <= 0 else { return }
    // A rod keeps the distance along its axis; without a length it holds both directions.
    for axis in rodAxes(in: animator) {
      guard let (first, second) = ends(in: animator) else { return }
      let mobility = first.mobility(along: axis) + second.mobility(along: axis)
      guard mobility > 0 else { continue }
      let impulse = axis * ((second.velocity - first.velocity).dot(axis) / mobility)
      first.body?.apply(impulse: impulse, at: first.arm)
      second.body?.apply(impulse: impulse * -1, at: second.arm)
      let correction = axis * (((second.point - first.point).dot(axis) - length) / mobility)
      first.body?.correct(by: correction, at: first.arm)
      second.body?.correct(by: correction * -1, at: second.arm)
    }
  }

  private func rodAxes(in animator: UIDynamicAnimator) -> [CGVector] {
    guard length > 0 else { return [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] }
    guard let (first, second) = ends(in: animator) else { return [] }
    let gap = second.point - first.point
    return gap.length > 0 ? [gap * (1 / gap.length)] : []
  }
}
