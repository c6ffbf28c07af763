import Geometry

/// One extent of an item, a group or a supplementary element (behaviour 16.1).
///
/// A number that is no extent counts as 0, an excessive one as the greatest there is (`Double+Limits`). An estimate below
/// 1 counts as 1: what takes no room never comes into view to be measured.
public enum CompositionalDimension: Hashable, Sendable {
  /// Points.
  case absolute(Double)
  /// A share of the width of what contains it.
  case fractionalWidth(Double)
  /// A share of the height of what contains it.
  case fractionalHeight(Double)
  /// Points, until it is measured; of a group, until what is in it is measured.
  case estimated(Double)
  /// Like `estimated`, and then as large as the largest of its siblings in the group.
  case uniformAcrossSiblings(Double)

  private static let minimumEstimate = 1.0

  /// Whether it is only known when something is measured.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  var isFractional: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The extent in a container, in points; an estimate as it is.
  func extent(in container: Size2D) -> Double {
    switch self {
    case .absolute(let points): points.asExtent
    case .estimated(let points), .uniformAcrossSiblings(let points):
      max(Self.minimumEstimate, points.asExtent)
    case .fractionalWidth(let fraction): (fraction * container.width).asExtent
    case .fractionalHeight(let fraction): (fraction * container.height).asExtent
    }
  }
}
