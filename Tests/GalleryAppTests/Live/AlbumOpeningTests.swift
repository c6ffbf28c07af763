import Dispatch
import Synchronization
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Opening an album while its folders are read")
@MainActor
struct AlbumOpeningTests {
  /// Reads folders, but waits in front of one.
  private final class SlowDisk: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let arrival = DispatchSemaphore(value: 0)
    private let slowFolder: FilePath
    private let listed = Mutex<[String]>([])

    init(waitingAt folder: FilePath) { slowFolder = folder }

    /// The names of the folders that were read.
    var names: [String] { listed.withLock { $0 } }

    func open() { gate.signal() }

    /// Waits until the folders before the slow one were read.
    func waitForArrival() { arrival.wait() }

    func list(_ folder: FilePath) throws(Errno) -> FolderListing {
      if folder == slowFolder {
        arrival.signal()
        gate.wait()
      }
      listed.withLock { $0.append(folder.resolvedName) }
      return try FolderListing(of: folder)
    }
  }

  private let folder = TemporaryFolder()
  private let disk: SlowDisk

  init() {
    for name in ["a/1.png", "a/2.png", "b/3.png", "c/4.png"] { folder.file(name) }
    disk = SlowDisk(waitingAt: folder.path.appending("b"))
  }

  private func read() -> AlbumReading {
    AlbumReading([folder.path]) { [disk] path throws(Errno) in try disk.list(path) }
  }

  private func titles(_ sections: [AlbumSection]) -> [String] { sections.map(\.title) }

  private func showFirst(_ opening: AlbumOpening) async -> OpenedAlbum {
    await withCheckedContinuation { continuation in
      opening.onShow = { continuation.resume(returning: $0) }
      opening.start()
    }
  }

  @Test("the first pictures are shown before the others are read, which follow at the end")
  func order() async {
    let opening = AlbumOpening(of: read())
    var shown = await showFirst(opening).album
    #expect(titles(shown.sections) == ["a"] && opening.isShown && !opening.isOver)
    #expect(shown.title == folder.path.lastComponent?.string)
    opening.onAppend = { sections, _ in shown.sections += sections }
    let opened = await withCheckedContinuation { (continuation: CheckedContinuation<OpenedAlbum, Never>) in
      opening.onEnd = { continuation.resume(returning: $0) }
      disk.open()
    }
    #expect(titles(shown.sections) == ["a", "b", "c"] && shown == opened.album && opening.isOver)
  }

  @Test("nothing is added while the user holds what is shown")
  func held() async throws {
    let reading = read()
    let opening = AlbumOpening(of: reading)
    var added: [String] = []
    var isHeld = true
    opening.isHeld = { isHeld }
    let first = await showFirst(opening)
    #expect(titles(first.album.sections) == ["a"])
    opening.onAppend = { sections, _ in added += titles(sections) }
    disk.open()
    reading.wait()
    // Progress is reported, unless the opening ends.
    await withCheckedContinuation { continuation in
      opening.onProgress = { _ in
        (opening.onProgress, opening.onEnd) = (nil, nil)
        continuation.resume()
      }
      opening.onEnd = { _ in
        opening.onProgress = nil
        continuation.resume()
      }
    }
    try #require(added.isEmpty && !opening.isOver)
    await withCheckedContinuation { continuation in
      opening.onEnd = { _ in continuation.resume() }
      isHeld = false
    }
    #expect(added == ["b", "c"])
  }

  @Test("a cancelled opening reads no more folders, and shows nothing")
  func cancelled() async {
    let reading = read()
    let opening = AlbumOpening(of: reading)
    _ = await showFirst(opening)
    opening.onAppend = { _, _ in Issue.record("added") }
    opening.onEnd = { _ in Issue.record("ended") }
    opening.cancel()
    disk.open()
    reading.wait()
    // What was queued before runs first.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(disk.names.suffix(2) == ["a", "b"])
  }

  @Test("later sections come at the end; what is shown, focused and hidden stays as it is")
  func added() throws {
    func section(_ name: String, _ count: Int) -> AlbumSection {
      let path = folder.path.appending(name)
      let items = (0..<count).map { AlbumItem.file(FileName(bytes: Array("\($0).png".utf8)), folder: path) }
      return AlbumSection(title: name, items: items, folder: path)
    }
    let stage = Stage(size: CGSize(width: 600, height: 400))
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: [section("a", 200)]), thumbnails: ThumbnailLoader { _ in },
      window: stage.window, layout: .carousel)
    stage.window.layoutIfNeeded()
    switcher.show(.grid)
    let view = switcher.controller.collectionView
    view.contentOffset.y = 300
    view.moveFocus(to: [0, 40])
    view.layoutIfNeeded()
    let (offset, height) = (view.contentOffset, view.contentSize.height)
    switcher.append([section("b", 30), section("c", 1)], title: "all")
    view.layoutIfNeeded()
    #expect(view.contentOffset == offset && view.contentSize.height > height)
    #expect(switcher.controller.focusedItem == [0, 40])
    #expect((0..<view.numberOfSections).map(view.numberOfItems) == [200, 30, 1])
    #expect(switcher.album.title == "all")
    switcher.show(.carousel)
    #expect(switcher.controller.album.itemCount == 231)
  }

  @Test("while no pictures are known, the view says that folders are read, and not that there are none")
  func reading() throws {
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: .grid)
    func reason() -> EmptyAlbumView.Reason? {
      (switcher.controller.collectionView.backgroundView as? EmptyAlbumView)?.reason
    }
    #expect(reason() == .noPictures)
    switcher.isReading = true
    #expect(reason() == .reading)
    switcher.open(Album(title: "", sections: []))
    #expect(reason() == .noPictures)
  }

  @Test("what is known after a moment counts as shown, and the whole album ends the opening")
  func first() async {
    let opening = AlbumOpening(of: read())
    disk.waitForArrival()
    #expect(titles(opening.takeFirst().album.sections) == ["a"] && opening.isShown && !opening.isOver)
    disk.open()
    let whole = AlbumOpening(of: AlbumReading([folder.path.appending("c")]))
    whole.finish()
    #expect(titles(whole.takeFirst().album.sections) == ["c"] && whole.isOver)
  }

  @Test("files that are named twice have a copy number, also if some of their folders are shown before")
  func mixture() async {
    let paths = [folder.path.appending("a"), folder.path.appending("b"), folder.path.appending("a/1.png")]
    let opening = AlbumOpening(of: AlbumReading(paths) { [disk] path throws(Errno) in try disk.list(path) })
    var shown = await showFirst(opening).album.sections
    #expect(titles(shown) == ["a"])
    opening.onAppend = { sections, _ in shown += sections }
    await withCheckedContinuation { continuation in
      opening.onEnd = { _ in continuation.resume() }
      disk.open()
    }
    let items = shown.flatMap(\.items)
    #expect(items.map(\.title) == ["1.png", "2.png", "3.png", "1.png"] && Set(items).count == 4)
  }

  @Test("pictures of folders are counted also if a file was named before them")
  func counting() {
    let paths = ["a/1.png", "b", "c"].map { folder.path.appending($0) }
    let reading = AlbumReading(paths) { [disk] path throws(Errno) in try disk.list(path) }
    disk.open()
    reading.wait()
    let news = reading.takeNews()
    #expect(news.pictureCount == 2 && news.sections.isEmpty && news.end?.album.itemCount == 3)
  }

  @Test("an inner folder that vanishes is left out, and one that is locked is reported")
  func failures() {
    var reports: [String] = []
    let album = OpenedAlbum(
      paths: [folder.path],
      list: { path throws(Errno) in
        switch path.lastComponent?.string {
        case "a": throw Errno.noSuchFileOrDirectory
        case "b": throw Errno.permissionDenied
        default: return try FolderListing(of: path)
        }
      }, report: { reports.append($0) }, onRead: { _ in true }
    ).album
    #expect(titles(album.sections) == ["c"])
    #expect(reports == ["“\(folder.path)/b” cannot be read: Permission denied."])
  }
}
