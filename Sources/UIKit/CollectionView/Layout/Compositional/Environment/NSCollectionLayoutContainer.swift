/// The room in which a section or a custom group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size minus the insets.
  var effectiveContentSize: CGSize { get }
  /// The requested insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The effective insets.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
