extension UICollectionView: UIDataSourceTranslating {
  /// The presented path of an item by the one in the data; nil for nil.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { presentedPath(of: $0) }
  }

  /// The path in the data of an item by the presented one; nil for nil.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.map { dataPath(of: $0) }
  }

  /// The same: sections are not moved by hand.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// The same: sections are not moved by hand.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Runs a closure; the collection view goes by what is presented anyway.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
