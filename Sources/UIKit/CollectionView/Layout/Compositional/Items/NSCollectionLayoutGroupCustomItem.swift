/// Tells the frames of the items of a group; in the environment's container, the group's own coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// In the coordinates of the group, in points.
  public let frame: CGRect
  /// The depth; higher is in front.
  public let zIndex: Int

  /// Makes a frame at depth 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a frame at a depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The same object: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
