import Geometry

/// The distances of one section of a flow, in points, as an app gives them.
///
/// Spacings and insets may be negative, so that elements overlap; yet no line starts before the one ahead of
/// it, and no section before the one ahead of it. Hostile numbers are survived: extents that are negative or
/// NaN and distances that are NaN count as 0, and nothing is larger than 10¹² points.
public struct FlowSectionMetrics: Hashable, Sendable {
  /// The margins around the lines, between header and footer.
  public let insets: Insets

  /// The distance between neighbouring lines, exactly.
  public let lineSpacing: Double

  /// The distance between neighbours of a line, at least.
  public let interitemSpacing: Double

  /// The size of the header, of which only the extent along the main axis counts; 0 means none.
  public internal(set) var headerSize: Size2D

  /// The size of the footer, of which only the extent along the main axis counts; 0 means none.
  public internal(set) var footerSize: Size2D

  /// Makes metrics; the defaults are those of a flow layout (behaviour 9.8).
  public init(
    insets: Insets = .zero, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    headerSize: Size2D = .zero, footerSize: Size2D = .zero
  ) {
    self.insets = insets.asDistances
    self.lineSpacing = lineSpacing.asDistance
    self.interitemSpacing = interitemSpacing.asDistance
    self.headerSize = headerSize.asExtents
    self.footerSize = footerSize.asExtents
  }
}
