/// Returns the frames of the items of a custom group, in the group's own coordinates. The environment's container is
/// the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the coordinates of the group, in points.
  public let frame: CGRect
  /// The z-index; higher values are in front.
  public let zIndex: Int

  /// Creates a frame with z-index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a frame with a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the same object, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
