import CollectionLayouts
import UIKit

/// Shows one team of the animal football cup at a time, with a section for each role. The menu at the top selects the
/// team.
final class CupPresentation: AlbumPresentation {
  private static let menuHeight: CGFloat = 60
  private static let rowHeight: CGFloat = 132
  private static let footerHeight: CGFloat = 44

  private let column = StretchyHeaderLayout()

  /// The selected team.
  private(set) var team = CupTeam.owls

  var layout: UICollectionViewLayout { column }
  var cellClass: AlbumCell.Type { PlayerRowCell.self }
  var supplementaryViewClasses: [String: UICollectionReusableView.Type] {
    [
      StretchyHeaderLayout.elementKindHeader: TeamHeaderView.self,
      StretchyHeaderLayout.elementKindMenu: TeamMenuView.self,
      UICollectionView.elementKindSectionHeader: StickyTitleView.self,
      UICollectionView.elementKindSectionFooter: StrengthView.self,
    ]
  }

  /// Returns false, because this layout shows only players.
  var takesPictures: Bool { false }

  var pageTransition: PageTransition { .fade }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.alwaysBounceVertical = true
  }

  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    var settings = StretchyHeaderLayout.Settings(columnIn: size, traits: traits)
    settings.menuSize = CGSize(width: size.width, height: Self.menuHeight)
    settings.itemSize?.height = Self.rowHeight
    settings.sectionFooterSize = CGSize(width: size.width, height: Self.footerHeight)
    settings.minimumLineSpacing = 10
    column.settings = settings
  }

  /// Returns the team of a player, or the selected team. A book is in no team.
  func part(of album: Album, containing item: AlbumItem?) -> Album {
    if case .player(let player) = item { team = player.team }
    return album.members(of: team)
  }

  var filmTour: [FilmGesture] { FilmGesture.tourOfStretchyHeader }

  func configure(
    _ view: UICollectionReusableView, at indexPath: IndexPath, in controller: AlbumViewController
  ) {
    switch view {
    case let header as TeamHeaderView: header.show(team)
    case let menu as TeamMenuView:
      menu.show(team) { [weak self, weak controller] in
        self?.team = $0
        controller?.showPart(containing: nil)
      }
    case let strength as StrengthView:
      strength.show(controller.album.sections[indexPath.section].players)
    case let title as StickyTitleView:
      title.show(controller.album.sections[indexPath.section].title, note: "")
    default: break
    }
  }
}

extension AlbumSection {
  /// The players in the section.
  fileprivate var players: [CupPlayer] {
    items.compactMap { if case .player(let player) = $0 { player } else { nil } }
  }
}
