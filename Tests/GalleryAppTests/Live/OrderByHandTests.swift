import Foundation
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

/// A folder with pictures of different sizes, which the user moves by hand.
@Suite("Orders made by hand")
@MainActor
struct OrderByHandTests {
  /// By size, they are “bcad”.
  private static let sizes = ["a": 3, "b": 1, "c": 2, "d": 4]

  private let folder = TemporaryFolder()
  private let data = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  private let library: UserLibrary
  private let commands: FileCommands

  init() {
    for (name, size) in Self.sizes { folder.file("\(name).png", [UInt8](repeating: 1, count: size)) }
    library = UserLibrary(in: data.path)
    commands = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
  }

  private func open() async -> (LayoutSwitcher, LiveAlbum) {
    let (switcher, live) = await LiveAlbum.open(folder, library: library)
    switcher.onReorder = { [commands] in live.pictureDidMove($0, undoneBy: commands) }
    switcher.onMoveFiles = { [library] in library.filesDidMove($0) }
    commands.onReorder = { live.perform($0) }
    commands.onChange = { live.filesDidChange($0) }
    return (switcher, live)
  }

  /// The names of the pictures without their extensions.
  private func shown(_ switcher: LayoutSwitcher) -> String {
    let items = switcher.controller.album.sections.flatMap(\.items)
    #expect(switcher.controller.album == switcher.album)
    return items.map { String($0.title.dropLast(4)) }.joined()
  }

  private var stored: String {
    library.order(of: folder.path).map { String($0.displayName.dropLast(4)) }.joined()
  }

  private func store(_ names: String) {
    library.setOrder(names.map { FileName(bytes: "\($0).png".utf8) }, of: folder.path)
  }

  private func move(_ from: Int, _ to: Int, in switcher: LayoutSwitcher) {
    switcher.controller.move(from: [0, from], to: [0, to])
  }

  private func undo(_ live: LiveAlbum) async { await live.settle { Task { await commands.undo() } } }
  private func redo(_ live: LiveAlbum) async { await live.settle { Task { await commands.redo() } } }

  @Test("moves are undone and repeated in their order, as commands that change files")
  func undoing() async {
    let (switcher, live) = await open()
    move(0, 2, in: switcher)
    #expect(shown(switcher) == "bcad" && stored == "bcad")
    move(3, 0, in: switcher)
    #expect(shown(switcher) == "dbca" && stored == "dbca")
    await live.settle { Task { await commands.moveToTrash([switcher.album[[0, 1]]]) } }
    #expect(shown(switcher) == "dca" && commands.undoTitle == "Undo Move to Trash of “b.png”")
    await undo(live)
    #expect(shown(switcher) == "dbca", "a picture returns to its place")
    #expect(commands.undoTitle == "Undo Move of “d.png” by Hand")
    await undo(live)
    #expect(shown(switcher) == "bcad" && stored == "bcad")
    #expect(dialogs.messages.last == "Undone: Move of “d.png” by Hand")
    await undo(live)
    #expect(shown(switcher) == "abcd" && !live.hasOrderByHand && commands.undoTitle == nil)
    await redo(live)
    await redo(live)
    #expect(shown(switcher) == "dbca" && stored == "dbca")
    #expect(commands.redoTitle == "Redo Move to Trash of “b.png”")
    await undo(live)
    move(0, 1, in: switcher)
    #expect(shown(switcher) == "cbad" && commands.redoTitle == nil)
    await undo(live)
    #expect(shown(switcher) == "bcad")
    live.stop()
  }

  @Test("sorting keeps the order made by hand, which can be shown again")
  func sorting() async {
    store("dcba")
    let (switcher, live) = await open()
    #expect(shown(switcher) == "dcba")
    await live.settle { live.sort(by: .name) }
    #expect(shown(switcher) == "abcd" && live.hasOrderByHand)
    await live.settle { live.sort(by: .size) }
    #expect(shown(switcher) == "bcad")
    await live.settle { live.orderByHand() }
    #expect(shown(switcher) == "dcba")
    await live.settle { live.arrangement.isReversed = true }
    #expect(shown(switcher) == "abcd")
    folder.file("e.png", [1])
    await live.settle { live.filesDidChange(FilesByFolder([folder.path.appending("e.png")])) }
    #expect(shown(switcher) == "eabcd")
    await live.settle { live.arrangement.isReversed = false }
    #expect(shown(switcher) == "dcbae")
    live.stop()
  }

  @Test(
    "a move in another order begins an order by hand; undo returns to the other one, and to that made before")
  func movingInOtherOrder() async {
    store("dcba")
    let (switcher, live) = await open()
    await live.settle { (live.arrangement.order, live.arrangement.isByHand) = (.size, false) }
    await live.settle { move(0, 3, in: switcher) }
    #expect(shown(switcher) == "cadb" && stored == "cadb" && live.arrangement.isByHand)
    await undo(live)
    #expect(shown(switcher) == "bcad" && stored == "dcba" && !live.arrangement.isByHand)
    await redo(live)
    #expect(shown(switcher) == "cadb" && stored == "cadb" && live.arrangement.isByHand)
    // The order before the move is shown, whatever was chosen since.
    await live.settle { live.sort(by: .name) }
    await undo(live)
    #expect(shown(switcher) == "bcad" && live.arrangement.order == .size)
    live.stop()
  }

  @Test("in the reversed order, the order is stored as it is without")
  func reversed() async {
    let (switcher, live) = await open()
    await live.settle { live.arrangement.isReversed = true }
    #expect(shown(switcher) == "dcba")
    move(0, 1, in: switcher)
    #expect(shown(switcher) == "cdba" && stored == "abdc")
    move(0, 3, in: switcher)
    #expect(shown(switcher) == "dbac" && stored == "cabd")
    await undo(live)
    #expect(shown(switcher) == "cdba" && stored == "abdc")
    await undo(live)
    #expect(shown(switcher) == "dcba" && stored == "")
    live.stop()
  }

  @Test("pictures that are filtered out keep their places, and undo restores the order exactly")
  func filtered() async {
    for name in ["x", "y"] { folder.file("\(name).jpg", [1]) }
    store("dcba")
    let (switcher, live) = await open()
    #expect(shown(switcher) == "dcbaxy")
    await live.settle { live.arrangement.kind = "png" }
    move(0, 3, in: switcher)
    #expect(shown(switcher) == "cbad")
    while stored == "dcba" { await Task.yield() }
    #expect(stored == "cbadxy")
    await live.settle { live.arrangement.removeFilters() }
    #expect(shown(switcher) == "cbadxy")
    await undo(live)
    #expect(shown(switcher) == "dcbaxy" && stored == "dcba")
    live.stop()
  }

  @Test("in sections by month, a move lasts until the pictures are arranged again, and can be undone before")
  func months() async {
    let (switcher, live) = await open()
    await live.settle { live.arrangement.sections = .months }
    let before = shown(switcher)
    move(0, 2, in: switcher)
    let after = shown(switcher)
    #expect(after != before && stored.isEmpty)
    await commands.undo()
    #expect(shown(switcher) == before)
    await commands.redo()
    #expect(shown(switcher) == after)
    await live.settle { live.sort(by: .size) }
    await commands.undo()
    #expect(dialogs.problems == [GalleryText.orderHasChanged] && commands.undoTitle == nil)
    live.stop()
  }

  @Test("a renamed picture keeps its place, and its move can be undone after the new name")
  func renamed() async {
    let (switcher, live) = await open()
    move(0, 2, in: switcher)
    (dialogs.answer, dialogs.text) = ("rename", "z.png")
    await live.settle { Task { await commands.rename([switcher.album[[0, 2]]]) } }
    #expect(shown(switcher) == "bczd" && stored == "bczd")
    await undo(live)
    #expect(shown(switcher) == "bcad" && stored == "bcad")
    await undo(live)
    #expect(shown(switcher) == "abcd")
    live.stop()
  }

  @Test(
    "an arrangement that an earlier version has stored shows the order by hand where that version did",
    arguments: [("name", false, true), ("name", true, false), ("size", false, false)])
  func storedArrangement(order: String, isReversed: Bool, isByHand: Bool) throws {
    let json = """
      {"order":"\(order)","isReversed":\(isReversed),"sections":"folders","kind":"jpg","showsFavoritesOnly":false}
      """
    let arrangement = try JSONDecoder().decode(AlbumArrangement.self, from: Data(json.utf8))
    var expected = AlbumArrangement()
    expected.order = order == "name" ? .name : .size
    (expected.isReversed, expected.isByHand, expected.kind) = (isReversed, isByHand, "jpg")
    #expect(arrangement == expected)
    let copy = try JSONDecoder().decode(AlbumArrangement.self, from: JSONEncoder().encode(arrangement))
    #expect(copy == arrangement)
  }
}
