import Geometry
import LayoutCore

/// Turns a group as an app describes it into one that is solved, and keeps what only the app's objects know.
@MainActor
struct CompositionalTranslation {
  /// What is attached to items and groups, by the number under which it is solved.
  private(set) var supplements: [NSCollectionLayoutSupplementaryItem] = []
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
  /// What was wrong with the numbers.
  private(set) var flaws: [String] = []

  /// Translates an item or group.
  mutating func item(_ item: NSCollectionLayoutItem) -> CompositionalItem {
    check(item)
    let content = item.content(&self)
    return CompositionalItem(
      content, size: item.layoutSize.value, contentInsets: Insets(item.contentInsets),
      edgeSpacing: item.edgeSpacing?.value ?? .none, supplements: item.supplementaryItems.map { add($0) })
  }

  /// Translates the group of a section, and asks for the frames of custom groups in it.
  mutating func group(
    _ group: NSCollectionLayoutGroup, in room: Size2D, traits: UITraitCollection
  ) -> CompositionalItem {
    let item = item(group)
    let providers = providers
    return item.providing(in: room) { id, size in
      let container = LayoutContainer(contentSize: CGSize(size))
      let items = providers[id](LayoutEnvironment(container, traits))
      return (items.map { Rectangle($0.frame.standardized) }, items.map(\.zIndex))
    }
  }

  /// The number of a custom group.
  mutating func add(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  private mutating func add(_ item: NSCollectionLayoutSupplementaryItem) -> CompositionalSupplement {
    check(item)
    supplements.append(item)
    return item.supplement(id: supplements.count - 1)
  }

  // MARK: - Numbers that cannot be

  /// Takes note of what cannot be a size, an inset or a gap of an element.
  mutating func check(_ item: NSCollectionLayoutItem) {
    for dimension in [item.layoutSize.widthDimension, item.layoutSize.heightDimension] {
      let number = dimension.dimension
      let isEstimate = dimension.value.isEstimated
      if !(number >= 0 && number.isDistance) || isEstimate && number < 1 {
        flaws.append("the extent \(number)")
      }
    }
    let insets = item.contentInsets
    check([insets.top, insets.leading, insets.bottom, insets.trailing], "inset")
    if let edges = item.edgeSpacing {
      check([edges.leading, edges.top, edges.trailing, edges.bottom].compactMap { $0?.spacing }, "spacing")
    }
  }

  /// Takes note of distances that cannot be.
  mutating func check(_ distances: [CGFloat], _ name: String) {
    for distance in distances where !distance.isDistance { flaws.append("the \(name) \(distance)") }
  }

  /// The gap between subitems, of which note is taken when it cannot be.
  mutating func checked(_ spacing: NSCollectionLayoutSpacing) -> CompositionalSpacing {
    check([spacing.spacing], "spacing")
    return spacing.value
  }
}
