/// How a section scrolls across the axis of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not.
  case none
  /// Freely.
  case continuous
  /// Freely, and comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// By as much as is seen at a time.
  case paging
  /// One group at a time, which comes to rest at the leading edge.
  case groupPaging
  /// One group at a time, which comes to rest in the middle.
  case groupPagingCentered
}
