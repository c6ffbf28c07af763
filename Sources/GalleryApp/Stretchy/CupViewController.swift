import CollectionLayouts
import UIKit

/// Shows the teams of the animal football cup: one at a time, a section a role, chosen by the menu that sticks to the
/// top.
final class CupViewController: StretchyViewController {
  private static let menuHeight: CGFloat = 60
  private static let rowHeight: CGFloat = 132
  private static let footerHeight: CGFloat = 44

  /// The team that is shown. Another one is laid out at once.
  var team = CupTeam.owls {
    didSet {
      guard team != oldValue else { return }
      otherTeams[oldValue] = album
      album = otherTeams[team] ?? .members(of: team)
      collectionView.reloadData()
      collectionView.layoutIfNeeded()
    }
  }

  /// The teams shown before, in the order they were left in.
  private var otherTeams: [CupTeam: Album] = [:]

  /// Makes a controller that shows the first team.
  init(thumbnails: ThumbnailLoader) { super.init(album: .members(of: .owls), thumbnails: thumbnails) }

  required init?(coder: NSCoder) { nil }

  /// There are only players here.
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

  /// A player brings the team along.
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
  /// The players among the pictures.
  fileprivate var players: [CupPlayer] {
    items.compactMap { if case .player(let player) = $0 { player } else { nil } }
  }
}
