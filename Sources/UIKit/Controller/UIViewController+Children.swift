/// What containers call that decide themselves which children appear.
extension UIViewController {
  /// Begins to show children instead of others, which appear if the container does.
  func beginReplacing(_ old: [UIViewController?], by new: [UIViewController?], animated: Bool) {
    for child in old { child?.beginAppearanceTransition(false, animated: animated) }
    guard appearanceState.isShown else { return }
    for child in new { child?.beginAppearanceTransition(true, animated: animated) }
  }

  /// Ends what ``beginReplacing(_:by:animated:)`` began. In a container that appears, the new children appear with it.
  func endReplacing(_ old: [UIViewController?], by new: [UIViewController?]) {
    for child in old { child?.endAppearanceTransition() }
    guard appearanceState != .appearing else { return }
    for child in new { child?.endAppearanceTransition() }
  }
}
