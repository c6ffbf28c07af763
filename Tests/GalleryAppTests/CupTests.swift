import CollectionLayouts
import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("The animal football cup")
@MainActor
struct CupTests {
  private let stage: Stage
  private var window: UIWindow { stage.window }
  private let cup = GalleryLayout.stretchy.makeController(
    album: .builtIn, thumbnails: ThumbnailLoader { Issue.record("\($0)") })

  init() {
    stage = Stage(cup, size: CGSize(width: 400, height: 500))
  }

  private var team: CupTeam? { (cup.presentation as? CupPresentation)?.team }

  private var names: [[String]] { cup.album.sections.map { $0.items.map(\.title) } }

  private func views<View: UICollectionReusableView>(_ kind: String, as view: View.Type) -> [View] {
    cup.collectionView.visibleSupplementaryViews(ofKind: kind).compactMap { $0 as? View }
  }

  @Test("owls first, a section a role, each player a cell")
  func sections() {
    #expect(cup.album.sections.map(\.title) == ["Keeper", "Defenders", "Midfield", "Forwards"])
    #expect(
      names == [
        ["Nyx Featherly"], ["Otto Hoot", "Luna Tuft"], ["Archie Talon"], ["Mina Moth", "Ulla Dusk"],
      ])
  }

  // 60 + (index · 17 + 23) % 40 for the owls: players 1 and 2 have 60 + 0 and 60 + 17.
  @Test("the combined strength of a role")
  func strength() {
    let defenders = CupPlayer.members(of: .owls).filter { $0.role == .defender }
    #expect(defenders.map(\.strength) == [60, 77] && defenders.strength == 137)
  }

  @Test("a tap on the menu brings another team, laid out at once, also when the menu sticks to the top")
  func menu() throws {
    for (offset, index, team) in [(0.0, 2, CupTeam.parrots), (300, 3, .giraffes), (300, 0, .owls)] {
      cup.collectionView.contentOffset.y = offset
      window.layoutIfNeeded()
      let menu = try #require(views(StretchyHeaderLayout.elementKindMenu, as: TeamMenuView.self).first)
      let button = menu.subviews.compactMap { $0 as? TeamButton }[index]
      let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      stage.finger.tap(at: point)
      #expect(team == team)
      #expect(cup.collectionView.indexPathsForSelectedItems?.isEmpty == true)
      #expect(names.joined().sorted() == CupPlayer.members(of: team).map(\.name).sorted())
      // Already laid out: no pass in between.
      #expect(!cup.collectionView.visibleCells.isEmpty)
      let chosen = views(StretchyHeaderLayout.elementKindMenu, as: TeamMenuView.self).first?.subviews
        .compactMap { $0 as? TeamButton }.filter(\.isChosen)
      #expect(chosen?.map(\.team) == [team])
    }
  }

  @Test("whoever attends to a player sees the player's team")
  func attention() throws {
    let player = try #require(CupPlayer.members(of: .tigers).last)
    cup.attend(to: .player(player))
    window.layoutIfNeeded()
    #expect(team == .tigers)
    let path = try #require(cup.album.indexPath(of: .player(player)))
    #expect(cup.collectionView.cellForItem(at: path) != nil)
    #expect(cup.currentItem == .player(player))
  }
}
