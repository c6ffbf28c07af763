import Foundation

/// Keeps items apart, and inside of boundaries.
///
/// Items collide as the upright rectangles around them, and a collision does not turn them (Behaviour.md 32.7).
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemsBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items of the behaviour.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What the items collide with. Default everything.
  open var collisionMode = Mode.everything { didSet { propertyDidChange() } }

  /// Follows contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: - Boundaries

  /// A line that items do not cross.
  private struct Segment {
    var start, end: CGVector
  }

  private struct Boundary {
    var identifier: any NSCopying
    var segments: [Segment]
  }

  private var boundaries: [Boundary] = []
  private var referenceInsets = UIEdgeInsets.zero

  /// Whether the bounds of the reference view, or of the collection view of the layout, are a boundary. Default false.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { propertyDidChange() } }

  /// Makes the bounds of the reference view a boundary, with distances from its edges.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add([Segment(start: CGVector(p1), end: CGVector(p2))], identifier)
  }

  /// Adds a path as a boundary. Its curves become lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let segments = bezierPath.cgPath.path.subpaths.flatMap(\.segments)
    add(segments.flatMap(lines), identifier)
  }

  /// The lines that stand for a segment of a path: one, or 16 for a curve.
  private func lines(for segment: PathSegment) -> [Segment] {
    let count: Double = if case .line = segment { 1 } else { 16 }
    let points = stride(from: 0, through: count, by: 1).map {
      CGVector(CGPoint(segment.point(at: $0 / count)))
    }
    return zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
  }

  private func add(_ segments: [Segment], _ identifier: any NSCopying) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, segments: segments))
    propertyDidChange()
  }

  /// The identifiers of the boundaries that were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { ($0.identifier as? NSObject)?.isEqual(identifier) == true }
    propertyDidChange()
  }

  /// Removes the boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    propertyDidChange()
  }

  // MARK: - Contacts

  /// Two things that touch. A nil second item stands for a boundary.
  private struct Contact {
    var first: any UIDynamicItem
    var second: (any UIDynamicItem)?
    var boundary: (any NSCopying)?
  }

  private struct ContactKey: Hashable {
    var first: ObjectIdentifier
    /// The other item, or the boundary. Nil for the bounds of the reference view.
    var second: ObjectIdentifier?
    var boundary: AnyHashable?
  }

  private var contacts: [ContactKey: Contact] = [:]
  /// The contacts of the current step.
  private var current: Set<ContactKey> = []

  private func note(_ key: ContactKey, _ contact: Contact, at point: CGVector) {
    guard current.insert(key).inserted, contacts[key] == nil else { return }
    contacts[key] = contact
    if let second = contact.second {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: contact.first, with: second, at: point.point)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: contact.first, withBoundaryIdentifier: contact.boundary, at: point.point)
    }
  }

  private func endContacts() {
    for (key, contact) in contacts where !current.contains(key) {
      contacts[key] = nil
      if let second = contact.second {
        collisionDelegate?.collisionBehavior(self, endedContactFor: contact.first, with: second)
      } else {
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: contact.first, withBoundaryIdentifier: contact.boundary)
      }
    }
    current = []
  }

  // MARK: - Steps

  override func applyConstraints(in animator: UIDynamicAnimator) {
    super.applyConstraints(in: animator)
    let bodies = bodies(in: animator)
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] { separate(first, second) }
      }
    }
    if collisionMode.contains(.boundaries) {
      let bounds = referenceBounds(of: animator)
      for body in bodies {
        if let bounds { keep(body, in: bounds) }
        for boundary in boundaries {
          for segment in boundary.segments { keep(body, outOf: segment, of: boundary) }
        }
      }
    }
    endContacts()
  }

  private func referenceBounds(of animator: UIDynamicAnimator) -> CGRect? {
    guard translatesReferenceBoundsIntoBoundary else { return nil }
    return animator.referenceBounds?.inset(by: referenceInsets)
  }

  /// Moves two items apart, along the axis in which they overlap least.
  private func separate(_ first: DynamicBody, _ second: DynamicBody) {
    let gap = second.position - first.position
    let reach = first.halfExtent + second.halfExtent
    let overlap = CGVector(dx: reach.dx - abs(gap.dx), dy: reach.dy - abs(gap.dy))
    guard overlap.dx > 0, overlap.dy > 0 else { return }
    let axis =
      overlap.dx < overlap.dy
      ? CGVector(dx: gap.dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: gap.dy < 0 ? -1 : 1)
    let key = ContactKey(first: ObjectIdentifier(first.item), second: ObjectIdentifier(second.item))
    note(key, Contact(first: first.item, second: second.item), at: (first.position + second.position) * 0.5)
    collide(first, second, along: axis, depth: min(overlap.dx, overlap.dy))
  }

  private func keep(_ body: DynamicBody, in bounds: CGRect) {
    let extent = body.halfExtent
    func hit(_ axis: CGVector, _ depth: CGFloat) {
      guard depth > 0 else { return }
      let key = ContactKey(first: ObjectIdentifier(body.item))
      let edge = CGVector(dx: axis.dx * (extent.dx - depth), dy: axis.dy * (extent.dy - depth))
      note(key, Contact(first: body.item), at: body.position + edge)
      collide(body, nil, along: axis, depth: depth)
    }
    hit(CGVector(dx: -1, dy: 0), bounds.minX - (body.position.dx - extent.dx))
    hit(CGVector(dx: 1, dy: 0), body.position.dx + extent.dx - bounds.maxX)
    hit(CGVector(dx: 0, dy: -1), bounds.minY - (body.position.dy - extent.dy))
    hit(CGVector(dx: 0, dy: 1), body.position.dy + extent.dy - bounds.maxY)
  }

  /// Keeps a body on the side of a line where it was.
  private func keep(_ body: DynamicBody, outOf segment: Segment, of boundary: Boundary) {
    let span = segment.end - segment.start
    guard span.length > 0 else { return }
    let direction = span * (1 / span.length)
    var axis = direction.normal
    // The axis points from the body to the line.
    if (body.lastPosition - segment.start).dot(axis) > 0 { axis = axis * -1 }
    let extent = body.halfExtent
    let reach = abs(axis.dx) * extent.dx + abs(axis.dy) * extent.dy
    let reachAlong = abs(direction.dx) * extent.dx + abs(direction.dy) * extent.dy
    let along = (body.position - segment.start).dot(direction)
    let depth = reach - (segment.start - body.position).dot(axis)
    guard along > -reachAlong, along < span.length + reachAlong, depth > 0, depth < 2 * reach else { return }
    let key = ContactKey(
      first: ObjectIdentifier(body.item), boundary: (boundary.identifier as? NSObject).map(AnyHashable.init))
    note(
      key, Contact(first: body.item, boundary: boundary.identifier),
      at: body.position + axis * (reach - depth))
    collide(body, nil, along: axis, depth: depth)
  }

  /// Stops or reflects two bodies that approach each other along an axis, which points from the first to the second.
  private func collide(_ first: DynamicBody, _ second: DynamicBody?, along axis: CGVector, depth: CGFloat) {
    let mobility = first.inverseMass + (second?.inverseMass ?? 0)
    guard mobility > 0 else { return }
    let speed = ((second?.velocity ?? .zero) - first.velocity).dot(axis)
    if speed < 0 {
      // Slow contacts do not bounce, so that items come to rest.
      let elasticity = speed < -10 ? max(first.elasticity, second?.elasticity ?? 0) : 0
      let impulse = speed * (1 + elasticity) / mobility
      first.apply(impulse: axis * impulse)
      second?.apply(impulse: axis * -impulse)
      let side = axis.normal
      let slip = ((second?.velocity ?? .zero) - first.velocity).dot(side)
      let grip = sqrt(max(0, first.friction * (second?.friction ?? first.friction))) * abs(impulse)
      let drag = min(max(slip / mobility, -grip), grip)
      first.apply(impulse: side * drag)
      second?.apply(impulse: side * -drag)
    }
    first.correct(by: axis * (-depth / mobility))
    second?.correct(by: axis * (depth / mobility))
  }
}
