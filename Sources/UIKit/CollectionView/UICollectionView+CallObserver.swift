// What a test observes of the calls of a collection view.
extension UICollectionView {
  /// The data source as it is called.
  var calledDataSource: (any UICollectionViewDataSource)? {
    guard let callObserver else { return dataSource }
    return dataSource.map(callObserver.substitute)
  }

  /// The prefetching data source as it is called.
  var calledPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    guard let callObserver else { return prefetchDataSource }
    return prefetchDataSource.map(callObserver.substitute)
  }

  /// The drag delegate as it is called.
  var calledDragDelegate: (any UICollectionViewDragDelegate)? {
    guard let callObserver else { return dragDelegate }
    return dragDelegate.map(callObserver.substitute)
  }

  /// The drop delegate as it is called.
  var calledDropDelegate: (any UICollectionViewDropDelegate)? {
    guard let callObserver else { return dropDelegate }
    return dropDelegate.map(callObserver.substitute)
  }
}

extension UIScrollView {
  /// Called by the default of an optional member: the delegate or data source that was called does not implement it.
  func receiverLacksMember() { (self as? UICollectionView)?.callObserver?.memberIsMissing() }
}

extension UICollectionViewLayout {
  /// Reports that the layout is about to be called.
  func willReceive(_ method: StaticString, _ arguments: @autoclosure () -> [Any] = []) {
    attachedCollectionView?.callObserver?.layoutReceives(method, arguments())
  }
}
