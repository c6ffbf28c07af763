/// Translates between index paths of the data and of the presentation, which differ while the user moves an item.
///
/// Layouts and queries of the collection view use presentation index paths. The data source and the delegate receive
/// index paths of the data.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the presentation index path for an index path of the data; nil for nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path of the data for a presentation index path; nil for nil.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Returns the presentation index of a section for its index in the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index of a section in the data for its presentation index.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Runs a closure in which the collection view uses presentation values. On this platform it always does.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
