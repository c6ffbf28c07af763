/// Changes the layout of the collection view that two controllers share.
final class LayoutChangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let collectionView: UICollectionView
  private let layout: UICollectionViewLayout

  init(_ collectionView: UICollectionView, to layout: UICollectionViewLayout) {
    (self.collectionView, self.layout) = (collectionView, layout)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    collectionView.setCollectionViewLayout(layout, animated: true) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
