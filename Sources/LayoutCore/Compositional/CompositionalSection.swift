import Geometry

/// A section: a group that is repeated as often as its items need, and what stands around it.
public struct CompositionalSection: Hashable, Sendable {
  /// The group.
  public var group: CompositionalItem
  /// Between repetitions of the group, in points.
  public var interGroupSpacing: Double
  /// Between the groups and the edges of the section or its boundary elements, in points.
  public var contentInsets: Insets
  /// Insets of boundary elements across the main axis, in points.
  public var boundaryInsets: Insets
  /// Headers, footers and the like.
  public var boundaries: [CompositionalBoundary]
  /// By how much each background is smaller than the section, and its depth.
  public var backgrounds: [CompositionalBackground]
  /// The depth of items.
  public var zIndex: Int
  /// Whether the groups follow one another across the main axis, in a stretch that is scrolled by itself.
  public var isOrthogonal: Bool
  /// Whether an orthogonal section can be scrolled until its first and its last group are in the middle.
  public var centersGroups: Bool

  /// Describes a section.
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
}
