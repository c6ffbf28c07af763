import Foundation

/// Moves views, or the elements of a layout, by the rules of behaviours.
///
/// ```swift
/// animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [ball]))
/// ```
///
/// A layout makes its animator with `init(collectionViewLayout:)`, adds behaviours of attributes, and returns
/// `items(in:)`. The animator invalidates the layout in each frame in which something moved.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, FrameClockParticipant {
  /// The longest step, in seconds. Springs up to 30 oscillations in a second are stable with it.
  private static let step: CGFloat = 1.0 / 480
  /// The longest time between frames that is made up for, in seconds.
  private static let longestFrame: CGFloat = 0.25
  /// The items rest if they are slower than this, in points per second, for half a second (Behaviour.md 32.8).
  private static let restingSpeed: CGFloat = 0.5
  private static let restingTime: CGFloat = 0.5

  /// The view in whose coordinates the items are.
  public private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?

  /// The bounds of the reference view, or of the view of the layout.
  var referenceBounds: CGRect? { (referenceView ?? layout?.collectionView)?.bounds }

  /// Follows whether the animator runs.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator for views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for the attributes of a layout. It does not keep the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator for items that are neither views nor attributes.
  public override init() { super.init() }

  // MARK: - Behaviours

  /// The behaviours that were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    behaviors.append(behavior)
    behavior.join(self)
  }

  /// Removes a behaviour. Its items stay where they are, unless other behaviours move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    behavior.leaveAnimator()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: - Items

  /// The bodies of the items, in the order in which they were added.
  private var bodies: [DynamicBody] = []
  private var bodiesByItem: [ObjectIdentifier: DynamicBody] = [:]

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodiesByItem[ObjectIdentifier(item)] }

  /// Notes that one more behaviour has an item.
  func retain(_ item: any UIDynamicItem) {
    if let body = body(of: item) {
      body.uses += 1
    } else {
      let body = DynamicBody(item)
      body.uses = 1
      bodies.append(body)
      bodiesByItem[ObjectIdentifier(item)] = body
    }
  }

  /// Notes that one behaviour less has an item.
  func release(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.uses -= 1
    guard body.uses == 0 else { return }
    bodies.removeAll { $0 === body }
    bodiesByItem[ObjectIdentifier(item)] = nil
  }

  /// The items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.compactMap { body in
      let (center, extent) = (body.item.center, body.halfExtent)
      let frame = CGRect(
        x: center.x - extent.dx, y: center.y - extent.dy, width: 2 * extent.dx, height: 2 * extent.dy)
      return frame.intersects(rect) ? body.item : nil
    }
  }

  /// Reads the position and the transform of an item that was changed outside of the animator. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.readItem()
    resume()
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a cell, if they are an item.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, kind: nil, at: indexPath)
  }

  /// The attributes of a supplementary view, if they are an item.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(.supplementaryView, kind: kind, at: indexPath)
  }

  /// The attributes of a decoration view, if they are an item.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  // MARK: - Running

  /// Whether the animator runs. It pauses when all items are at rest.
  public private(set) var isRunning = false

  /// How long the animator has run, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0

  private var lastTime: CFTimeInterval?
  private var restedTime: CGFloat = 0

  func resume() {
    restedTime = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    lastTime = nil
    FrameClock.main.add(self)
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    guard isRunning else { return false }
    guard !behaviors.isEmpty else {
      pause()
      return false
    }
    let interval = min(CGFloat(time - (lastTime ?? time)), Self.longestFrame)
    lastTime = time
    guard interval > 0 else { return true }
    elapsedTime += TimeInterval(interval)
    let count = (interval / Self.step).rounded(.up)
    for _ in 0..<Int(count) { performStep(of: interval / count) }
    show()
    for behavior in behaviors { behavior.performActions() }
    restedTime = isAtRest ? restedTime + interval : 0
    guard restedTime < Self.restingTime else {
      pause()
      return isRunning
    }
    return true
  }

  private func performStep(of interval: CGFloat) {
    for behavior in behaviors { behavior.applyForces(for: interval, in: self) }
    for body in bodies { body.integrate(interval) }
    for behavior in behaviors { behavior.applyConstraints(in: self) }
  }

  /// Moves the items to their bodies.
  private func show() {
    var hasMoved = false
    for body in bodies where body.writeItem() { hasMoved = true }
    if hasMoved { layout?.invalidateLayout() }
  }

  private var isAtRest: Bool {
    bodies.allSatisfy { $0.velocity.length < Self.restingSpeed && abs($0.angularVelocity) < 0.01 }
  }
}
