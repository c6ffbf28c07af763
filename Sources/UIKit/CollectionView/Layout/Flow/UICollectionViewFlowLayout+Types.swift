extension UICollectionViewFlowLayout {
  /// The reference from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The edge of the content.
    case fromContentInset
    /// The safe area, if it is further inside.
    case fromSafeArea
    /// The layout margins, if they are further inside.
    case fromLayoutMargins
  }

  /// The estimated size that leaves the estimate to the layout.
  public nonisolated static let automaticSize = CGSize(
    width: automaticDimension, height: automaticDimension)
}
