import Geometry
import LayoutCore

/// Translates an app's group into the solver's terms, and keeps the data that only the app's objects have.
@MainActor
struct CompositionalTranslation {
  /// The elements attached to items and groups, by their number in the solver.
  private(set) var supplements: [NSCollectionLayoutSupplementaryItem] = []
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
  /// Descriptions of invalid values.
  private(set) var flaws: [String] = []

  /// Translates an item or group.
  mutating func item(_ item: NSCollectionLayoutItem) -> CompositionalItem {
    check(item)
    let content = item.content(&self)
    return CompositionalItem(
      content, size: item.layoutSize.value, contentInsets: Insets(item.contentInsets),
      edgeSpacing: item.edgeSpacing?.value ?? .none, supplements: item.supplementaryItems.map { add($0) })
  }

  /// Translates the group of a section, and asks custom groups in it for their frames.
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

  /// Registers a custom group and returns its number.
  mutating func add(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  private mutating func add(_ item: NSCollectionLayoutSupplementaryItem) -> CompositionalSupplement {
    check(item)
    supplements.append(item)
    return item.supplement(id: supplements.count - 1)
  }

  // MARK: - Invalid values

  /// Records invalid sizes, insets and spacings of an element.
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

  /// Records invalid distances.
  mutating func check(_ distances: [CGFloat], _ name: String) {
    for distance in distances where !distance.isDistance { flaws.append("the \(name) \(distance)") }
  }

  /// Returns the spacing between subitems. Records it if it is invalid.
  mutating func checked(_ spacing: NSCollectionLayoutSpacing) -> CompositionalSpacing {
    check([spacing.spacing], "spacing")
    return spacing.value
  }
}
