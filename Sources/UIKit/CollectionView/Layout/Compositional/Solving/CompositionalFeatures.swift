import LayoutCore

/// The features of a section or a whole layout that require measuring or moving elements.
struct CompositionalFeatures: OptionSet {
  let rawValue: Int

  /// Self-sizing elements.
  static let estimates = CompositionalFeatures(rawValue: 1 << 0)
  /// Elements that are pinned to the visible area.
  static let pinnedElements = CompositionalFeatures(rawValue: 1 << 1)
  /// Handlers of visible items.
  static let handlers = CompositionalFeatures(rawValue: 1 << 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The features of headers, footers and other boundary elements.
  init(_ boundaries: [CompositionalBoundary]) {
    self = []
    if boundaries.contains(where: \.size.isEstimated) { insert(.estimates) }
    if boundaries.contains(where: \.isPinned) { insert(.pinnedElements) }
  }

  /// The features of a section.
  @MainActor
  init(_ section: NSCollectionLayoutSection, _ description: CompositionalSection) {
    self.init(description.boundaries)
    if description.group.isEstimated { insert(.estimates) }
    if section.visibleItemsInvalidationHandler != nil { insert(.handlers) }
  }
}
