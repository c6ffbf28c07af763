import LayoutCore

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  var value: CompositionalSize {
    CompositionalSize(width: widthDimension.value, height: heightDimension.value)
  }

  /// Returns the same object, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
