/// The optional methods `animationController(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UITransitionAnimatorMembers {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `animationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls `animationController(forDismissed:)`.
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The optional methods `interactionControllerForPresentation(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIPresentationDriverMember {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForPresentation(using:)`.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// The optional methods `interactionControllerForDismissal(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIDismissalDriverMember {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForDismissal(using:)`.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// The optional methods `presentationController(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UICustomPresentationMember {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls `presentationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var animationController: UITransitionAnimatorMembers? { UITransitionAnimatorMembers(delegate: self) }
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var interactionControllerForPresentation: UIPresentationDriverMember? {
    UIPresentationDriverMember(delegate: self)
  }
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var interactionControllerForDismissal: UIDismissalDriverMember? {
    UIDismissalDriverMember(delegate: self)
  }
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var presentationController: UICustomPresentationMember? {
    UICustomPresentationMember(delegate: self)
  }
}
