/// The delegate of a collection view, for objects that do not know the view. They receive it as the argument of the
/// call.
@MainActor
protocol DelegateAccess: AnyObject {
  /// Asks the delegate. Returns nil without one.
  @discardableResult
  func askDelegate<Answer>(
    _ question: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer?
}

extension UICollectionView: DelegateAccess {
  @discardableResult
  func askDelegate<Answer>(
    _ question: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer? {
    collectionViewDelegate.map { question($0, self) }
  }
}
