/// The space that a section, or a custom group, is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// What the insets leave of it.
  var effectiveContentSize: CGSize { get }
  /// The insets that were asked for.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in force.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
