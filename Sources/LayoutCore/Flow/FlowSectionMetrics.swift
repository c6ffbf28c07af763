import Geometry

/// The distances of one section of a flow, in points.
///
/// Spacings and insets may be negative, so that elements overlap. However, no line starts before the previous line, and
/// no section before the previous section. NaN and negative extents and NaN distances are treated as 0. Values above
/// 10¹² points are treated as 10¹².
public struct FlowSectionMetrics: Hashable, Sendable {
  /// The margins around the lines, between header and footer.
  public let insets: Insets

  /// The exact distance between neighbouring lines.
  public let lineSpacing: Double

  /// The minimum distance between neighbours on a line.
  public let interitemSpacing: Double

  /// The size of the header. Only its extent along the main axis is used. 0 means that there is no header.
  public internal(set) var headerSize: Size2D

  /// The size of the footer. Only its extent along the main axis is used. 0 means that there is no footer.
  public internal(set) var footerSize: Size2D

  /// Makes metrics. The defaults are those of a flow layout (Behaviour.md 9.8).
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
