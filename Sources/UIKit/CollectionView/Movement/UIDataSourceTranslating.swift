/// Translates between the paths of the data and those of what is presented, which differ while an item is moved by hand.
///
/// A layout is asked, and the collection view's own questions answered, by what is presented; data source and delegate
/// are asked by the data's paths.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The presented path of an item by the one in the data; nil for nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The path in the data of an item by the presented one; nil for nil.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// The presented index of a section by the one in the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The index in the data of a section by the presented one.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Runs a closure in which the collection view goes by what is presented, as it does here anyway.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
