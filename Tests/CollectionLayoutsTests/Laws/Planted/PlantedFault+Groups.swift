import TestSupport
import UIKit

extension PlantedFault {
  /// Faults of compositional layouts.
  static let groups: [PlantedFault] = [
    PlantedFault(.rectangles, "backgrounds are missing where there are no cells", in: .grid) {
      decorated(MissesBackgrounds.init(sectionProvider:))
    },
    PlantedFault(.singleElements, "headers have no answer of their own", in: .grid) {
      decorated(MissesHeaders.init(sectionProvider:))
    },
    PlantedFault(
      .screen, "a property changes the cells without an invalidation", in: .grid,
      changes: { $0.change(FadesUnnoticed.self) { $0.opacity = 0.5 } }
    ) {
      decorated(FadesUnnoticed.init(sectionProvider:))
    },
  ]

  @MainActor
  private static func decorated(
    _ make: (@escaping UICollectionViewCompositionalLayoutSectionProvider) ->
      UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayout {
    let layout = make { index, _ in LayoutSubject.gridSection(index) }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private final class MissesBackgrounds: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect) ?? []
      let hasCells = elements.contains { $0.representedElementCategory == .cell }
      return elements.filter { hasCells || $0.representedElementCategory != .decorationView }
    }
  }

  private final class MissesHeaders: UICollectionViewCompositionalLayout {
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      elementKind == "header"
        ? nil : super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
  }

  private final class FadesUnnoticed: UICollectionViewCompositionalLayout {
    var opacity: CGFloat = 1

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.alpha = opacity
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(faded)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(faded)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(faded)
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath).map(faded)
    }
  }
}
