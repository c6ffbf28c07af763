/// Describes a section of a compositional layout by its number and what is around it; nil leaves it empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
