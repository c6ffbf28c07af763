import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Putting pictures into another order")
@MainActor
struct ReorderingTests: AlbumSuite {
  let stage = Stage(size: CGSize(width: 600, height: 400))
  let thumbnails = ThumbnailLoader { Issue.record("\($0)") }

  private func send(_ phase: InputEvent.Phase, _ place: CGPoint, at elapsed: CFTimeInterval) {
    let touch = InputEvent.Touch(id: 1, phase: phase, location: Point2D(x: place.x, y: place.y))
    stage.seconds.pass(stage.seconds.start + elapsed - stage.seconds.now)
    stage.send(.touches([touch]))
    tick(elapsed)
  }

  private func middle(of path: IndexPath, in controller: AlbumViewController) throws -> CGPoint {
    let cell = try #require(controller.collectionView.cellForItem(at: path))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  private func titles(_ album: Album, inSection section: Int = 0) -> [String] {
    album.sections[section].items.map(\.title)
  }

  @Test("a picture dragged to another's place takes it, in every layout and in those shown later")
  func drag() throws {
    let switcher = show(.ring)
    switcher.show(.grid)
    tick(2)
    let before = titles(switcher.controller.album)
    let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    let (start, end) = (
      try middle(of: from, in: switcher.controller), try middle(of: to, in: switcher.controller)
    )
    send(.began, start, at: 3)
    tick(3.6)
    send(.changed, end, at: 3.7)
    tick(4)
    #expect(titles(switcher.controller.album) == before, "nothing is changed before it is let go of")
    send(.ended, end, at: 4.1)
    tick(5)
    tick(6)
    let after = [before[1], before[2], before[0]] + before[3...]
    #expect(titles(switcher.controller.album) == after)
    for (second, layout) in [(7.0, GalleryLayout.waterfall), (9, .ring)] {
      switcher.show(layout)
      tick(second)
      tick(second + 1)
      let titles = titles(switcher.controller.album)
      #expect(titles == after, "\(layout)")
      #expect(switcher.controller.collectionView.numberOfItems(inSection: 0) == titles.count)
    }
  }

  @Test("a picture held over those of another folder stays among its own")
  func otherFolder() throws {
    let switcher = show(.grid)
    let controller = switcher.controller
    let view = controller.collectionView
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    window.layoutIfNeeded()
    let sections = Set(view.indexPathsForVisibleItems.map(\.section)).sorted()
    let last = try #require(sections.last)
    let own = try #require(view.indexPathsForVisibleItems.filter { $0.section == last }.min())
    let other = try #require(view.indexPathsForVisibleItems.filter { $0.section < last }.max())
    let before = controller.album
    let (start, end) = (try middle(of: own, in: controller), try middle(of: other, in: controller))
    send(.began, start, at: 1)
    tick(1.6)
    send(.changed, end, at: 1.7)
    send(.ended, end, at: 1.8)
    tick(3)
    #expect(controller.album == before)
    #expect(view.numberOfItems(inSection: last) == before.sections[last].items.count)
  }

  @Test("a long press that is let go of where it began opens the menu, and changes nothing")
  func menu() throws {
    final class Presenter: MenuPresenter {
      var menus: [PresentedMenu] = []
      func present(_ menu: PresentedMenu) { menus.append(menu) }
      func update(_ menu: PresentedMenu) {}
      func dismiss(_ menu: PresentedMenu) { menu.didClose() }
    }
    let switcher = show(.grid)
    let presenter = Presenter()
    window.menuPresenter = presenter
    let before = switcher.controller.album
    let place = try middle(of: IndexPath(item: 0, section: 0), in: switcher.controller)
    send(.began, place, at: 1)
    tick(1.6)
    #expect(presenter.menus.isEmpty)
    send(.ended, place, at: 1.7)
    #expect(presenter.menus.count == 1)
    #expect(presenter.menus.first?.anchor.origin == place)
    tick(2)
    tick(3)
    #expect(switcher.controller.album == before)
  }

  @Test("what is known of pictures' proportions goes along")
  func proportions() throws {
    // Every other photo is 8 × 6, the rest cannot be read and count as square; unread they would be usual.
    let temporary = TemporaryFolder()
    for number in 0..<9 {
      temporary.file("\(number).png", number.isMultiple(of: 2) ? SamplePictures.red : [])
    }
    let whole = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    var album = whole
    let items = album.sections[0].items
    var random = SplitMix64(seed: 21)
    for _ in 0..<200 {
      album.sections[0].items = items.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let later = ProportionReader(of: whole)
      later.readAll()
      later.follow(album, nil)
      for (place, item) in album.sections[0].items.enumerated() {
        let isRead = ["0", "2", "4", "6", "8"].contains(item.title.prefix(1))
        let ratio = later.ratio(at: IndexPath(item: place, section: 0))
        #expect(ratio == (isRead ? CGFloat(Float(8.0 / 6)) : 1), "seed 21")
      }
    }
  }
}
