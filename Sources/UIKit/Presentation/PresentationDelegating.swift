/// Gives `UIPresentationController` its `delegate`.
///
/// A subclass cannot narrow the type of a property that its superclass declares, but it can hide one that comes from a
/// protocol. This lets sheets and popovers declare a `delegate` of their own type, as on iOS.
@preconcurrency @MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
  /// Decides about adaptation and dismissal. Weak.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}
