/// Receives the calls between a collection view, its layout, its data source and its delegate, for a test.
///
/// Swift cannot observe the calls of an object it does not know. So the observer replaces the data source and the
/// delegates by objects that pass every call on, and the collection view reports the calls to the layout.
@MainActor
package protocol CollectionViewCallObserver: AnyObject {
  /// Returns the object that the collection view calls instead of its data source.
  func substitute(for dataSource: any UICollectionViewDataSource) -> any UICollectionViewDataSource
  /// Returns the object that the collection view calls instead of its delegate.
  func substitute(for delegate: any UICollectionViewDelegate) -> any UICollectionViewDelegate
  /// Returns the object that the collection view calls instead of its prefetching data source.
  func substitute(
    for prefetching: any UICollectionViewDataSourcePrefetching
  ) -> any UICollectionViewDataSourcePrefetching
  /// Returns the object that the collection view calls instead of its drag delegate.
  func substitute(for delegate: any UICollectionViewDragDelegate) -> any UICollectionViewDragDelegate
  /// Returns the object that the collection view calls instead of its drop delegate.
  func substitute(for delegate: any UICollectionViewDropDelegate) -> any UICollectionViewDropDelegate
  /// Called before the layout is called.
  ///
  /// - Parameters:
  ///   - method: The name of the method, with the label of an argument if that distinguishes it.
  ///   - arguments: The arguments that a person can read.
  func layoutReceives(_ method: StaticString, _ arguments: [Any])
  /// Called when the layout asks the collection view for a count, or invalidates itself.
  func collectionViewReceives(_ method: StaticString, _ arguments: [Any])
  /// Called by the default of an optional member: the object does not implement the member it was called for.
  func memberIsMissing()
}
