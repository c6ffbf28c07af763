import LayoutCore

/// A gap in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
  }

  /// A gap of exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(Double(fixedSpacing))) }

  /// A gap of at least so many points, that grows with the room that is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(Double(flexibleSpacing))) }

  /// The points.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }

  /// Whether the gap is exact.
  public var isFixed: Bool { !isFlexible }

  /// Whether the gap grows.
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }

  /// The same object: it does not change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
