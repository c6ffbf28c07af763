import Geometry

/// One dimension of an item, a group or a supplementary element (Behaviour.md 16.1).
///
/// NaN and negative values are treated as 0, and excessive values as the maximum length (see `Double+Limits`).
/// Estimates below 1 are treated as 1, because an element that takes no space would never become visible and be
/// measured.
public enum CompositionalDimension: Hashable, Sendable {
  /// A length in points.
  case absolute(Double)
  /// A fraction of the container's width.
  case fractionalWidth(Double)
  /// A fraction of the container's height.
  case fractionalHeight(Double)
  /// An estimate in points, used until the element is measured. The estimate of a group is used until its items are
  /// measured.
  case estimated(Double)
  /// Like `estimated`, but the element then becomes as large as its largest sibling in the group.
  case uniformAcrossSiblings(Double)

  private static let minimumEstimate = 1.0

  /// Whether the dimension is known only after a measurement.
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

  /// Whether the dimension is a fraction of the container's extent along an axis.
  func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The extent in a container, in points. An estimate is returned unchanged.
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
