// A change of layout that someone drives, step by step.
extension UICollectionView {
  /// Puts a transition layout in charge, which begins where the present layout is.
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

  /// Goes on to the one layout or back to the other from wherever the transition is, and tells of it.
  func endInteractiveTransition(finished: Bool) {
    guard let (transition, completion) = interactiveTransition else { return }
    interactiveTransition = nil
    layoutIfNeeded()
    let start = LayoutViewport(inChargeOf: self)
    let (chosen, other) =
      finished ? (transition.next, transition.current) : (transition.current, transition.next)
    UIView.performWithoutAnimation {
      install(chosen.layout)
      followWritingDirection()
      contentOffset = chosen.offset
      prepareLayoutIfNeeded()
    }
    other.layout.attachedCollectionView = nil
    moveElements(from: start) { isCompleted in completion?(isCompleted, finished) }
  }

  /// Ends a transition that something else takes the place of, at once and where it began.
  func abandonInteractiveTransition() {
    guard interactiveTransition != nil else { return }
    UIView.performWithoutAnimation { endInteractiveTransition(finished: false) }
  }

  /// Lets go of a transition whose layout is no longer in charge.
  func forgetInteractiveTransition() {
    guard let transition = interactiveTransition?.layout else { return }
    interactiveTransition = nil
    for layout in [transition.currentLayout, transition.nextLayout] where layout !== collectionViewLayout {
      layout.attachedCollectionView = nil
    }
  }
}
