import LayoutCore

/// A section as the app described it when the layout was prepared: the description for the solver, and the kinds of its
/// elements.
@MainActor
struct CompositionalSectionPlan {
  /// The app's description; nil if the app returned none.
  let section: NSCollectionLayoutSection?
  let description: CompositionalSection
  /// The kinds of elements attached to items and groups, by their number in the solver.
  let supplementKinds: [String]
  /// The kinds of headers and footers.
  let boundaries: NumberedKinds
  /// The kinds of backgrounds.
  let backgrounds: NumberedKinds
  let features: CompositionalFeatures

  /// A section without elements.
  static let empty = CompositionalSectionPlan(
    section: nil,
    description: CompositionalSection(
      group: CompositionalItem(size: CompositionalSize(width: .absolute(0), height: .absolute(0)))),
    supplementKinds: [], boundaries: NumberedKinds([]), backgrounds: NumberedKinds([]), features: [])
}
