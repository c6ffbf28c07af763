import Geometry

/// An item, or a group of items, of a compositional layout: its size and the space around it.
public struct CompositionalItem: Hashable, Sendable {
  /// The content of an item.
  public enum Content: Hashable, Sendable {
    /// A single item.
    case single
    /// A group of items.
    case group(CompositionalGroup)
  }

  /// The content: a single item or a group.
  public var content: Content
  /// The size before content insets.
  public var size: CompositionalSize
  /// The insets of the element, or of the contents of the group.
  public var contentInsets: Insets
  /// The space around the item.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// The elements that are attached to the item.
  public var supplements: [CompositionalSupplement]

  /// Makes an item or group.
  public init(
    _ content: Content = .single, size: CompositionalSize, contentInsets: Insets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none, supplements: [CompositionalSupplement] = []
  ) {
    self.content = content
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplements = supplements
  }

  /// Whether the item, or any item in its group, has an estimated size.
  public var isEstimated: Bool {
    if size.isEstimated { return true }
    guard case .group(let group) = content else { return false }
    return group.subitems.contains { $0.isEstimated }
  }

  /// Whether the number of items that it has room for depends on measured sizes.
  var hasVaryingItemCount: Bool {
    guard case .group(let group) = content else { return false }
    if group.repetition == .untilFull, !size.main(group.axis).isEstimated,
      group.subitems.contains(where: { $0.size.main(group.axis).isEstimated })
    {
      return true
    }
    return group.subitems.contains { $0.hasVaryingItemCount }
  }

  /// The size that is available to the contents when the item has the given size.
  func room(in size: Size2D) -> Size2D {
    Rectangle(origin: .zero, size: size).inset(by: self.size.counting(contentInsets)).size
  }
}
