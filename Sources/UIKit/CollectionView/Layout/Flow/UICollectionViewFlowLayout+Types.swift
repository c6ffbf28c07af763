extension UICollectionViewFlowLayout {
  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The edge of the content.
    case fromContentInset
    /// The safe area, where that is further in.
    case fromSafeArea
    /// The layout margins, where these are further in.
    case fromLayoutMargins
  }

  /// The estimated size that leaves the estimate to the layout.
  public nonisolated static let automaticSize = CGSize(
    width: automaticDimension, height: automaticDimension)
}
