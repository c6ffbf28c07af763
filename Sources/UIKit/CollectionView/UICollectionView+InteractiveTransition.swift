// Interactive transitions: changes of layout that the app drives step by step.
extension UICollectionView {
  /// Installs a transition layout that begins at the current layout.
  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    abandonInteractiveTransition()
    UIView.performWithoutAnimation { itemMovement.cancel() }
    layoutIfNeeded()
    let old = collectionViewLayout
    let transition =
      collectionViewDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    let current = currentItem
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.attachedCollectionView = self
    transition.begin(from: contentOffset, in: self, keepingVisible: current)
    interactiveTransition = (transition, completion)
    install(transition)
    return transition
  }

  /// Ends the transition at the new or the old layout, from its current progress, and calls the completion.
  func endInteractiveTransition(finished: Bool) {
    guard let (transition, completion) = interactiveTransition else { return }
    interactiveTransition = nil
    layoutIfNeeded()
    let start = LayoutViewport(inChargeOf: self)
    let (chosen, other) =
      finished ? (transition.next, transition.current) : (transition.current, transition.next)
    UIView.performWithoutAnimation {
      install(chosen.layout)
      driver.followWritingDirection()
      // The current layout may have begun between pixels.
      bounds.origin = chosen.offset
      driver.prepareIfNeeded()
    }
    other.layout.attachedCollectionView = nil
    moveElements(from: start) { isCompleted in completion?(isCompleted, finished) }
  }

  /// Cancels a transition at once, because another change replaces it.
  func abandonInteractiveTransition() {
    guard interactiveTransition != nil else { return }
    UIView.performWithoutAnimation { endInteractiveTransition(finished: false) }
  }

  /// Discards a transition whose layout is no longer the current one.
  func forgetInteractiveTransition() {
    guard let transition = interactiveTransition?.layout else { return }
    interactiveTransition = nil
    for layout in [transition.currentLayout, transition.nextLayout] where layout !== collectionViewLayout {
      layout.attachedCollectionView = nil
    }
  }
}
