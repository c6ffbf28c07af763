import Geometry

/// A section: a group that is repeated until all items are placed, and the elements around it.
public struct CompositionalSection: Hashable, Sendable {
  /// The group that is repeated.
  public var group: CompositionalItem
  /// The space between repetitions of the group, in points.
  public var interGroupSpacing: Double
  /// The space between the groups and the edges of the section or its boundary elements, in points.
  public var contentInsets: Insets
  /// The insets of boundary elements along the cross axis, in points.
  public var boundaryInsets: Insets
  /// Headers, footers and similar elements.
  public var boundaries: [CompositionalBoundary]
  /// The backgrounds, with their insets and z-indices.
  public var backgrounds: [CompositionalBackground]
  /// The z-index of items.
  public var zIndex: Int
  /// Whether the groups follow one another along the cross axis, in an area that scrolls independently.
  public var isOrthogonal: Bool
  /// Whether the first and the last group of an orthogonal section can be scrolled to the middle.
  public var centersGroups: Bool

  /// Makes a section.
  public init(
    group: CompositionalItem, interGroupSpacing: Double = 0, contentInsets: Insets = .zero,
    boundaryInsets: Insets = .zero, boundaries: [CompositionalBoundary] = [],
    backgrounds: [CompositionalBackground] = [], zIndex: Int = 0, isOrthogonal: Bool = false,
    centersGroups: Bool = false
  ) {
    self.group = group
    self.interGroupSpacing = interGroupSpacing.asDistance
    self.contentInsets = contentInsets.asDistances
    self.boundaryInsets = boundaryInsets.asDistances
    self.boundaries = boundaries
    self.backgrounds = backgrounds
    self.zIndex = zIndex
    self.isOrthogonal = isOrthogonal
    self.centersGroups = centersGroups
  }

  /// Whether an extent is a fraction of the container's extent along an axis.
  func isFraction(of axis: LayoutAxis) -> Bool {
    group.size.isFraction(of: axis) || boundaries.contains { $0.size.isFraction(of: axis) }
  }
}
