import LayoutCore

/// A spacing in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
  }

  /// Returns a spacing with an exact number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(Double(fixedSpacing))) }

  /// Returns a spacing with a minimum number of points. It grows to fill the remaining room.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(Double(flexibleSpacing))) }

  /// The number of points.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }

  /// Whether the spacing is exact.
  public var isFixed: Bool { !isFlexible }

  /// Whether the spacing grows.
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }

  /// Returns the same object, because it is immutable.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
