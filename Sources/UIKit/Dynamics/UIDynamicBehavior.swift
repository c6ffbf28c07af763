/// A rule by which items move, or a combination of such rules.
///
/// Subclass it to combine behaviours: add them with `addChildBehavior(_:)`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behaviour without children.
  public override init() { super.init() }

  /// The behaviours in this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called in every frame in which the animator runs.
  open var action: (() -> Void)?

  /// The animator that the behaviour belongs to, also through its parents.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The behaviour that this one was added to.
  private weak var parent: UIDynamicBehavior?

  /// Adds a behaviour that acts together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent == nil, !childBehaviors.contains(behavior) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Removes a behaviour that was added.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.leaveAnimator()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - The animator

  /// The items that the behaviour itself moves, without its children.
  var ownItems: [any UIDynamicItem] { [] }

  func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for item in ownItems { animator.retain(item) }
    didJoin(animator)
    for child in childBehaviors { child.join(animator) }
    animator.resume()
  }

  func leaveAnimator() {
    guard let animator = dynamicAnimator else { return }
    willMove(to: nil)
    willLeave(animator)
    for child in childBehaviors { child.leaveAnimator() }
    for item in ownItems { animator.release(item) }
    dynamicAnimator = nil
    animator.resume()
  }

  func didJoin(_ animator: UIDynamicAnimator) {}
  func willLeave(_ animator: UIDynamicAnimator) {}

  /// Resumes the animator, because a property has changed.
  func propertyDidChange() { dynamicAnimator?.resume() }

  // MARK: - Steps

  /// Applies forces before a step of an interval in seconds.
  func applyForces(for interval: CGFloat, in animator: UIDynamicAnimator) {
    for child in childBehaviors { child.applyForces(for: interval, in: animator) }
  }

  /// Corrects velocities and positions after a step.
  func applyConstraints(in animator: UIDynamicAnimator) {
    for child in childBehaviors { child.applyConstraints(in: animator) }
  }

  func performActions() {
    action?()
    for child in childBehaviors { child.performActions() }
  }
}
