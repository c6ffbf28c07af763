import Geometry
import LayoutCore

// The input of the solver: the environment, and the sections that the app describes.
extension UICollectionViewCompositionalLayout {
  /// The scroll direction and the size of the viewport without insets.
  var environment: CompositionalEnvironment {
    CompositionalEnvironment(direction: direction, container: Size2D(containerSize))
  }

  /// The environment that a section provider receives.
  var layoutEnvironment: LayoutEnvironment {
    let insets = referenceInsets(configuration.contentInsetsReference)
    return LayoutEnvironment(
      LayoutContainer(
        contentSize: containerSize,
        contentInsets: NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)),
      traits)
  }

  private var direction: LayoutAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  private var containerSize: CGSize {
    guard let view = collectionView else { return .zero }
    let (size, inset) = (view.bounds.size, view.adjustedContentInset)
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  private var traits: UITraitCollection { collectionView?.traitCollection ?? UITraitCollection() }

  /// The visible interval along the scroll axis that insets do not cover, in the layout's coordinates.
  var visibleInterval: (start: Double, end: Double)? {
    guard let view = collectionView else { return nil }
    let (seen, inset) = (view.contentMirror.image(of: view.bounds), view.adjustedContentInset)
    if direction == .vertical { return (Double(seen.minY + inset.top), Double(seen.maxY - inset.bottom)) }
    let isMirrored = view.contentMirror.isOn
    return (
      Double(seen.minX + (isMirrored ? inset.right : inset.left)),
      Double(seen.maxX - (isMirrored ? inset.left : inset.right))
    )
  }

  /// Returns the insets of a reference along the cross axis, minus the content insets that already apply, in the
  /// layout's coordinates.
  private func referenceInsets(_ reference: UIContentInsetsReference) -> Insets {
    guard let view = collectionView else { return .zero }
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins, .readableContent: insets = view.layoutMargins
    }
    let taken = view.adjustedContentInset
    func room(_ inset: CGFloat, _ taken: CGFloat) -> Double { max(0, Double(inset - taken)) }
    guard direction == .vertical else {
      return Insets(top: room(insets.top, taken.top), bottom: room(insets.bottom, taken.bottom))
    }
    let (left, right) = (room(insets.left, taken.left), room(insets.right, taken.right))
    return view.contentMirror.isOn ? Insets(left: right, right: left) : Insets(left: left, right: right)
  }

  // MARK: - Sections

  /// Translates a section for the solver.
  func makePlan(of section: NSCollectionLayoutSection) -> CompositionalSectionPlan {
    var translation = CompositionalTranslation()
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let margins = referenceInsets(reference)
    let insets = Insets(section.contentInsets).adding(margins)
    let room = Rectangle(origin: .zero, size: environment.container).inset(by: insets).size
    let boundaries = section.boundarySupplementaryItems
    let insetsOfSection = section.contentInsets
    translation.check(
      [
        section.interGroupSpacing, insetsOfSection.top, insetsOfSection.leading, insetsOfSection.bottom,
        insetsOfSection.trailing,
      ], "distance")
    for item in boundaries { translation.check(item) }
    let group = translation.group(section.group, in: room, traits: traits)
    reportFlaws(of: translation)
    let description = CompositionalSection(
      group: group, interGroupSpacing: Double(section.interGroupSpacing), contentInsets: insets,
      boundaryInsets: boundaryInsets(of: section, content: insets, margins: margins),
      boundaries: boundaries.map(\.boundary),
      backgrounds: section.decorationItems.map {
        CompositionalBackground(contentInsets: Insets($0.contentInsets), zIndex: $0.zIndex)
      },
      zIndex: section.decorationItems.isEmpty ? 0 : 1,
      isOrthogonal: section.orthogonalScrollingBehavior != .none,
      centersGroups: section.orthogonalScrollingBehavior == .groupPagingCentered)
    return CompositionalSectionPlan(
      section: section, description: description, supplementKinds: translation.supplements.map(\.elementKind),
      boundaries: NumberedKinds(boundaries.map(\.elementKind)),
      backgrounds: NumberedKinds(section.decorationItems.map(\.elementKind)),
      features: CompositionalFeatures(section, description))
  }

  /// Returns the insets of headers and footers along the cross axis.
  private func boundaryInsets(
    of section: NSCollectionLayoutSection, content: Insets, margins: Insets
  ) -> Insets {
    switch section.supplementaryContentInsetsReference {
    case .automatic: section.supplementariesFollowContentInsets ? content : margins
    case .none, .safeArea, .layoutMargins, .readableContent:
      referenceInsets(section.supplementaryContentInsetsReference)
    }
  }

  // MARK: - Diagnostics

  private func reportFlaws(of translation: CompositionalTranslation) {
    guard let flaw = translation.flaws.first else { return }
    collectionView?.report(
      .invalidCompositionalMetrics, about: flaw,
      "The compositional layout has \(flaw), which is invalid. It treats NaN values and negative extents as 0, limits "
        + "values to 10¹² and uses estimates of at least 1. Use finite values.")
  }

  /// Reports invalid values of the configuration.
  func checkConfiguration() {
    var translation = CompositionalTranslation()
    translation.check([configuration.interSectionSpacing], "spacing")
    for item in configuration.boundarySupplementaryItems { translation.check(item) }
    reportFlaws(of: translation)
  }

  /// Reports a section whose group shows none of its items, or shows only the first of several at the same position.
  func checkGroup(ofSection index: Int, in solver: CompositionalSolver) {
    guard solver.itemCount(inSection: index) > 0, !solver.showsAllItems(ofSection: index) else { return }
    collectionView?.report(
      .emptyLayoutGroup, about: "\(index)",
      "The group of section \(index) has no room for an item, or has no extent along the axis on which it repeats. "
        + "Items of the section are not shown. Give the group a larger size."
    )
  }
}

extension Insets {
  fileprivate func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right
    )
  }
}
