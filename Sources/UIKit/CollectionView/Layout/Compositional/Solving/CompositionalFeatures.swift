import LayoutCore

/// What there is in a section, or in a whole layout, that makes it ask or move more than others.
struct CompositionalFeatures: OptionSet {
  let rawValue: Int

  /// Elements that are asked for the size they would like.
  static let estimates = CompositionalFeatures(rawValue: 1 << 0)
  /// Elements that stay in view.
  static let pinnedElements = CompositionalFeatures(rawValue: 1 << 1)
  /// Handlers of what is in view.
  static let handlers = CompositionalFeatures(rawValue: 1 << 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// What is among headers, footers and the like.
  init(_ boundaries: [CompositionalBoundary]) {
    self = []
    if boundaries.contains(where: \.size.isEstimated) { insert(.estimates) }
    if boundaries.contains(where: \.isPinned) { insert(.pinnedElements) }
  }

  /// What is in a section.
  @MainActor
  init(_ section: NSCollectionLayoutSection, _ description: CompositionalSection) {
    self.init(description.boundaries)
    if description.group.isEstimated { insert(.estimates) }
    if section.visibleItemsInvalidationHandler != nil { insert(.handlers) }
  }
}
