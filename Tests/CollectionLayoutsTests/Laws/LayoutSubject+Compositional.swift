import TestSupport
import UIKit

extension LayoutSubject {
  /// Compositional layouts.
  static let compositionals: [LayoutSubject] = [grid, pinnedBoundaries, orthogonal, sidewaysGroups, list]

  private typealias Compositional = UICollectionViewCompositionalLayout

  private static func compositional(
    _ name: String, except exemptions: [LayoutLaw: String] = [:], kinds: [String] = [],
    configuration: @escaping @MainActor @Sendable (UICollectionViewCompositionalLayoutConfiguration) -> Void =
      { _ in },
    section: @escaping @MainActor @Sendable (Int) -> NSCollectionLayoutSection
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(name, except: exemptions) {
      let values = UICollectionViewCompositionalLayoutConfiguration()
      configuration(values)
      let layout = Compositional(
        sectionProvider: { index, _ in section(index) }, configuration: values)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
      return layout
    }
    subject.supplementaryKinds = kinds
    subject.reportsExtremes = true
    subject.change(Compositional.self) { layout in
      let configuration = layout.configuration
      configuration.interSectionSpacing = 9
      layout.configuration = configuration
    }
    return subject
  }

  @MainActor
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Rows of items, or columns of them.
  @MainActor
  private static func rows(
    height: NSCollectionLayoutDimension = .absolute(40), columns: Int = 3, badge: Bool = false
  ) -> NSCollectionLayoutSection {
    let itemHeight = height.isEstimated ? height : .fractionalHeight(1)
    let itemSize = size(.fractionalWidth(1 / CGFloat(columns)), itemHeight)
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let supplements = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
    ]
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: badge ? supplements : [])
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
  }

  @MainActor
  private static func boundary(_ kind: String, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(18)), elementKind: kind, alignment: alignment)
  }

  static let grid = compositional(
    "groups with headers, badges and backgrounds", kinds: ["header", "footer", "badge"],
    section: { gridSection($0) })

  /// A section with a header, a footer, badges and a background.
  @MainActor
  static func gridSection(_ index: Int) -> NSCollectionLayoutSection {
    let section = rows(columns: 2 + index % 2, badge: true)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
    section.boundarySupplementaryItems = [boundary("header", .top), boundary("footer", .bottom)]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static let pinnedBoundaries = compositional(
    "groups with pinned boundaries", kinds: ["header", "global"],
    configuration: { configuration in
      let header = boundary("global", .top)
      header.pinToVisibleBounds = true
      configuration.boundarySupplementaryItems = [header]
    },
    section: { _ in
      let section = rows()
      let header = boundary("header", .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    })

  private static let orthogonal = compositional(
    "groups that scroll on their own",
    except: [
      .contentSize:
        "A section that scrolls on its own is wider than the content. Its items are clipped to the section."
    ]
  ) { index in
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(70), .absolute(50)), subitems: [item]))
    if index % 2 == 0 { section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary }
    return section
  }

  private static let sidewaysGroups = compositional(
    "groups that scroll sideways", configuration: { $0.scrollDirection = .horizontal },
    section: { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.absolute(60), .fractionalHeight(1)), subitems: [item]))
    })

  private static let list = compositional(
    "groups of measured rows",
    except: [
      .invalidation:
        "Rows have the size that was measured when they were first shown. A new layout has not shown them."
    ]
  ) { _ in rows(height: .estimated(44), columns: 1) }

  /// A flow on the way to columns of groups, of which it is two fifths.
  static let transition: LayoutSubject = {
    var subject = LayoutSubject.readyMade(
      "transition from a flow to groups",
      except: [
        .rectangles:
          "It has the elements that either layout has in a rectangle, wherever they are on their way.",
        .contentSize:
          "Its size is between those of both layouts. An element of only one of them stays where it is.",
        .invalidation: "Where each layout is scrolled to depends on how the transition began.",
        .overlap: "Elements cross one another on their way.",
        .itemOrder: "Elements cross one another on their way.",
      ]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 44, height: 40)
      return layout
    }
    subject.install = { view in
      view.layoutIfNeeded()
      let transition = view.startInteractiveTransition(to: grid.makeLayout(), completion: nil)
      transition.transitionProgress = 0.4
      transition.invalidateLayout()
    }
    subject.supplementaryKinds = ["header", "footer", "badge"]
    subject.reportsExtremes = true
    return subject
  }()
}
