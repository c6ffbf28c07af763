import CollectionLayouts
import UIKit

/// Shows one team of the animal football cup at a time, with a section for each role. The menu at the top selects the
/// team.
final class CupViewController: StretchyViewController {
  private static let menuHeight: CGFloat = 60
  private static let rowHeight: CGFloat = 132
  private static let footerHeight: CGFloat = 44

  /// The selected team. Changing it lays out the new team immediately.
  var team = CupTeam.owls {
    didSet {
      guard team != oldValue else { return }
      otherTeams[oldValue] = album
      album = otherTeams[team] ?? .members(of: team)
      collectionView.reloadData()
      collectionView.layoutIfNeeded()
    }
  }

  /// The albums of teams shown before, which keep their order.
  private var otherTeams: [CupTeam: Album] = [:]

  /// Creates a controller that shows the first team.
  init(thumbnails: ThumbnailLoader) { super.init(album: .members(of: .owls), thumbnails: thumbnails) }

  required init?(coder: NSCoder) { nil }

  /// Returns false, because this layout shows only players.
  override var takesPictures: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PlayerRowCell.self, forCellWithReuseIdentifier: "player")
    collectionView.register(
      TeamHeaderView.self, forSupplementaryViewOfKind: StretchyHeaderLayout.elementKindHeader,
      withReuseIdentifier: "team")
    collectionView.register(
      TeamMenuView.self, forSupplementaryViewOfKind: StretchyHeaderLayout.elementKindMenu,
      withReuseIdentifier: "menu")
    collectionView.register(
      StrengthView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "strength")
  }

  override func settings(in size: CGSize) -> StretchyHeaderLayout.Settings {
    var settings = super.settings(in: size)
    settings.menuSize = CGSize(width: size.width, height: Self.menuHeight)
    settings.itemSize?.height = Self.rowHeight
    settings.sectionFooterSize = CGSize(width: size.width, height: Self.footerHeight)
    settings.minimumLineSpacing = 10
    return settings
  }

  /// Selects the team of the player.
  override func attend(to item: AlbumItem) {
    if case .player(let player) = item { team = player.team }
    super.attend(to: item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "player", for: indexPath)
    if case .player(let player) = item(at: indexPath) { (cell as? PlayerRowCell)?.show(player) }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    func dequeue(_ identifier: String) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
    let section = album.sections[indexPath.section]
    let view: UICollectionReusableView
    switch kind {
    case StretchyHeaderLayout.elementKindHeader:
      view = dequeue("team")
      (view as? TeamHeaderView)?.show(team)
    case StretchyHeaderLayout.elementKindMenu:
      view = dequeue("menu")
      (view as? TeamMenuView)?.show(team) { [weak self] in self?.team = $0 }
    case UICollectionView.elementKindSectionFooter:
      view = dequeue("strength")
      (view as? StrengthView)?.show(section.players)
    default:
      view = dequeue("title")
      (view as? StickyTitleView)?.show(section.title, note: "")
    }
    return view
  }
}

extension AlbumSection {
  /// The players in the section.
  fileprivate var players: [CupPlayer] {
    items.compactMap { if case .player(let player) = $0 { player } else { nil } }
  }
}
