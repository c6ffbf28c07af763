extension UICollectionView: UIDataSourceTranslating {
  /// Returns the presentation index path for an index path of the data; nil for nil.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { data.presentationPath(of: $0) }
  }

  /// Returns the index path of the data for a presentation index path; nil for nil.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.map { data.dataPath(of: $0) }
  }

  /// Returns the same index, because the user cannot move sections.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the same index, because the user cannot move sections.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Runs a closure. The collection view uses presentation values in any case.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
