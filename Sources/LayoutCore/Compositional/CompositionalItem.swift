import Geometry

/// An item, or a group of items, of a compositional layout: how large it is and what it keeps free.
public struct CompositionalItem: Hashable, Sendable {
  /// What stands in the place.
  public enum Content: Hashable, Sendable {
    /// One item.
    case single
    /// A group of items.
    case group(CompositionalGroup)
  }

  /// What stands in the place.
  public var content: Content
  /// The size of the place.
  public var size: CompositionalSize
  /// By how much the element, or what is in the group, is smaller than its place.
  public var contentInsets: Insets
  /// What is kept free around the place.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// What is attached.
  public var supplements: [CompositionalSupplement]

  /// Describes an item or group.
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

  /// Whether anything in it has an estimated size.
  public var isEstimated: Bool {
    if size.isEstimated { return true }
    guard case .group(let group) = content else { return false }
    return group.subitems.contains { $0.isEstimated }
  }

  /// Whether it depends on what is measured how many items it has a place for.
  var hasVaryingItemCount: Bool {
    guard case .group(let group) = content else { return false }
    if group.repetition == .untilFull, !size.main(group.axis).isEstimated,
      group.subitems.contains(where: { $0.size.main(group.axis).isEstimated })
    {
      return true
    }
    return group.subitems.contains { $0.hasVaryingItemCount }
  }

  /// The size for what is in it, of a place of a size.
  func room(in size: Size2D) -> Size2D {
    Rectangle(origin: .zero, size: size).inset(by: self.size.counting(contentInsets)).size
  }
}
