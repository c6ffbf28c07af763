/// How a section scrolls along the cross axis of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely and snaps to a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// The section scrolls by the visible width at a time.
  case paging
  /// The section scrolls one group at a time and snaps to the leading edge.
  case groupPaging
  /// The section scrolls one group at a time and snaps to the centre.
  case groupPagingCentered
}
