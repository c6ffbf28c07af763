extension UIView {
  /// The part of the superview's safe area insets inside this view, plus the additional insets of the view's
  /// controller and those of bars over it.
  ///
  /// A view that extends past its superview, as scrolled content does, gets at most the superview's insets.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview {
      let outer = superview.safeAreaInsetsOfContent
      let place = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
      insets.top = max(0, outer.top - max(0, place.minY))
      insets.left = max(0, outer.left - max(0, place.minX))
      insets.bottom = max(0, outer.bottom - max(0, superview.bounds.height - place.maxY))
      insets.right = max(0, outer.right - max(0, superview.bounds.width - place.maxX))
    }
    if let viewController {
      let (own, bars) = (viewController.additionalSafeAreaInsets, viewController.bars.insets)
      insets.top += own.top + bars.top
      insets.left += own.left + bars.left
      insets.bottom += own.bottom + bars.bottom
      insets.right += own.right + bars.right
    }
    return insets
  }

  /// Notifies the view and the descendants that share the safe area that it changed.
  func safeAreaInsetsDidChangeInTree() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    guard updateSafeAreaInsetsOfContent() else { return }
    for subview in subviews { subview.safeAreaInsetsDidChangeInTree() }
  }

  var resolvedLayoutMargins: UIEdgeInsets {
    let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var own = directionalLayoutMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewController.systemMinimumLayoutMargins
      own.leading = max(own.leading, minimum.leading)
      own.trailing = max(own.trailing, minimum.trailing)
    }
    let safeArea = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    var margins = UIEdgeInsets(
      top: own.top + safeArea.top, left: (flips ? own.trailing : own.leading) + safeArea.left,
      bottom: own.bottom + safeArea.bottom, right: (flips ? own.leading : own.trailing) + safeArea.right)
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, bounds) = (superview.layoutMargins, superview.bounds)
    margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
    margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    return margins
  }
}
