import LayoutCore

/// A section as the app described it when the layout was prepared: for the solver, and the names of its elements.
@MainActor
struct CompositionalSectionPlan {
  /// What the app described; nil when it described nothing.
  let section: NSCollectionLayoutSection?
  let description: CompositionalSection
  /// The kinds of what is attached to items and groups, by the number under which it is solved.
  let supplementKinds: [String]
  /// The names of headers and footers.
  let boundaries: NumberedKinds
  /// The names of backgrounds.
  let backgrounds: NumberedKinds
  let features: CompositionalFeatures

  /// A section without anything in it.
  static let empty = CompositionalSectionPlan(
    section: nil,
    description: CompositionalSection(
      group: CompositionalItem(size: CompositionalSize(width: .absolute(0), height: .absolute(0)))),
    supplementKinds: [], boundaries: NumberedKinds([]), backgrounds: NumberedKinds([]), features: [])
}
