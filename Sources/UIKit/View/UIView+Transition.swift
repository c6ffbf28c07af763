extension UIView {
  /// Changes a view, and animates from its appearance in the last frame to the new one, so that the changes may also be made
  /// before.
  ///
  /// The options determine the kind of transition: a flip, or a cross-fade. A view cannot curl here: options that ask for
  /// that fade. Without a kind, the changes take effect at once, and other animations of the closure run.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes, usually the superview of views that are added and removed.
  ///   - duration: The duration in seconds.
  ///   - options: The options, with the kind of transition.
  ///   - animations: Makes the changes.
  ///   - completion: Receives whether the transition finished.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = options.transition, areAnimationsEnabled, duration > 0, view.window != nil else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: completion)
      return
    }
    let old = view.makeSnapshotOfLastFrame()
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      performWithoutAnimation { animations?() }
    }
    view.layoutIfNeeded()
    ViewTransition(of: view, from: old, kind, duration: duration, options: options, completion: completion)
      .run()
  }

  /// Replaces a view by another one with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that disappears.
  ///   - toView: The view that appears. It receives no frame.
  ///   - duration: The duration in seconds.
  ///   - options: The options. With `showHideTransitionViews`, the views are hidden and shown, and stay where they are.
  ///   - completion: Receives whether the transition finished.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
