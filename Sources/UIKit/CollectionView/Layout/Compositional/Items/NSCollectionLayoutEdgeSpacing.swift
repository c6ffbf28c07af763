import LayoutCore

/// Gaps around an item or group, outside of it; nil is none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Before the edge where reading begins.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the edge where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes gaps for the four edges.
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

  /// The same object: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
