import LayoutCore

/// The spacing around an item or group, outside it. Nil means no spacing.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the spacing of the four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      left: leading?.value ?? .none, top: top?.value ?? .none, right: trailing?.value ?? .none,
      bottom: bottom?.value ?? .none)
  }

  /// Returns the same object, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
