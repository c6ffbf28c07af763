import Foundation
import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// An album that follows its files, without anyone who reports what changes in them.
@Suite("A live album")
@MainActor
struct LiveAlbumTests {
  @Test("a folder that vanishes after it was opened is reported, and the album is empty")
  func vanishedFolder() async {
    let folder = TemporaryFolder()
    folder.file("gone/a.png", [1])
    let path = folder.path.appending("gone")
    let opened = OpenedAlbum(paths: [path]) { Issue.record("\($0)") }
    let switcher = LayoutSwitcher(
      album: opened.album, thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: .grid)
    var reports: [String] = []
    let live = LiveAlbum(of: opened.source, in: switcher, watching: LiveAlbum.NoWatching()) {
      reports.append($0)
    }
    rename(path.string, folder.path.appending("elsewhere").string)
    await live.settle { live.start() }
    let report = "There is no file or folder “\(path)”."
    #expect(reports == [report] && switcher.album.sections.isEmpty)
    await live.settle { live.filesDidChange(FilesByFolder([path])) }
    #expect(reports == [report])
    // The user asks again.
    await live.settle { live.reload() }
    #expect(reports == [report, report])
    live.stop()
  }

  @Test("while folders are still read, a file that is gone disappears, and the folder that it leaves empty")
  func removedBeforeStart() async {
    let folder = TemporaryFolder()
    for name in ["a/1.png", "a/2.png", "b/3.png"] { folder.file(name, [1]) }
    let opened = OpenedAlbum(paths: [folder.path]) { Issue.record("\($0)") }
    let switcher = LayoutSwitcher(
      album: opened.album, thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: .grid)
    let live = LiveAlbum(of: opened.source, in: switcher, watching: LiveAlbum.NoWatching()) {
      Issue.record("\($0)")
    }
    let files = ["a/1.png", "a/2.png", "b/3.png"].map { folder.path.appending($0) }
    for file in [files[0], files[2]] { unlink(file.string) }
    await live.hideMissing(FilesByFolder(files))
    #expect(titles(switcher) == ["2.png"] && switcher.album.sections.count == 1)
    #expect((0..<switcher.controller.collectionView.numberOfSections).count == 1)
    live.stop()
  }

  /// Notes what is watched.
  private final class RecordedWatching: FolderWatching {
    private(set) var requests: [[FilePath]] = []

    func watch(
      _ folders: [FilePath], onChange: @escaping @MainActor (FilePath, FolderChange) -> Void
    ) async -> [FilePath: any FolderWatcher] {
      requests.append(folders)
      return [:]
    }
  }

  // More folders than are watched at the start, so that the last one is watched later, for both of its parts.
  @Test("a folder that is in two parts of the album is watched once")
  func folderInTwoParts() async {
    let folder = TemporaryFolder()
    for number in 100..<170 { folder.file("\(number)/a.png", [1]) }
    let last = folder.path.appending("169/a.png")
    let opened = OpenedAlbum(paths: [folder.path, last]) { Issue.record("\($0)") }
    let switcher = LayoutSwitcher(
      album: opened.album, thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: .grid)
    let watching = RecordedWatching()
    let live = LiveAlbum(of: opened.source, in: switcher, watching: watching) { Issue.record("\($0)") }
    await live.settle { live.start() }
    let watched = watching.requests.joined()
    #expect(watched.contains(folder.path.appending("169")) && Set(watched).count == watched.count)
    live.stop()
  }

  /// Watches each path that leads to a folder.
  private final class PathWatching: FolderWatching {
    private final class Watcher: FolderWatcher {}
    private(set) var requests: [[FilePath]] = []

    func watch(
      _ folders: [FilePath], onChange: @escaping @MainActor (FilePath, FolderChange) -> Void
    ) async -> [FilePath: any FolderWatcher] {
      requests.append(folders)
      return Dictionary(uniqueKeysWithValues: folders.map { ($0, Watcher()) })
    }
  }

  // Like the mount point of a volume, which no watcher reports.
  @Test("a path that leads to another folder now is watched again, and its pictures are shown")
  func mountedVolume() async {
    let folder = TemporaryFolder()
    folder.file("volume/a.png", [1])
    folder.file("other/b.png", [1])
    let path = folder.path.appending("volume")
    let opened = OpenedAlbum(paths: [path]) { Issue.record("\($0)") }
    let switcher = LayoutSwitcher(
      album: opened.album, thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: .grid)
    let watching = PathWatching()
    let live = LiveAlbum(of: opened.source, in: switcher, watching: watching) { Issue.record("\($0)") }
    await live.settle { live.start() }
    await live.settle { live.reload() }
    #expect(watching.requests == [[path]] && titles(switcher) == ["a.png"])
    rename(path.string, folder.path.appending("gone").string)
    rename(folder.path.appending("other").string, path.string)
    await live.settle { live.reload() }
    await live.watchedFolders.followVolumes()
    #expect(watching.requests == [[path], [path]] && titles(switcher) == ["b.png"])
    live.stop()
  }

  @Test("a filter that is set while changes are read and shown is not lost")
  func filterDuringBatch() async {
    let folder = TemporaryFolder()
    folder.file("a.png", [1])
    let (switcher, live) = await LiveAlbum.open(folder)
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["a.png"])
    // Moves are reported in the middle of a batch, when it has already chosen what it shows.
    switcher.onMoveFiles = { _ in live.arrangement.kind = "jpg" }
    await live.settle {
      rename(folder.path.appending("a.png").string, folder.path.appending("b.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("a.png"), folder.path.appending("b.png")]))
    }
    #expect(switcher.album.sections.isEmpty)
    await live.settle { live.arrangement.removeFilters() }
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["b.png"])
    live.stop()
  }

  @Test("a picture that has the focus in a hidden layout, and is deleted meanwhile, leaves no focus behind")
  func focusInHiddenLayout() async {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c", "d"] { folder.file("\(name).png", [1]) }
    let (switcher, live) = await LiveAlbum.open(folder, .sphere)
    switcher.controller.collectionView.moveFocus(to: [0, 3])
    #expect(switcher.controller.focusedItem == [0, 3])
    switcher.show(.grid)
    let grid = switcher.controller.collectionView
    grid.takeFocus(to: nil, from: grid)
    await live.settle {
      unlink(folder.path.appending("d.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("d.png")]))
    }
    switcher.show(.sphere)
    #expect(switcher.controller.focusedItem == nil)
    #expect(switcher.controller.itemsForKeys.isEmpty)
    // The same, where another picture takes the place.
    switcher.controller.collectionView.moveFocus(to: [0, 0])
    switcher.show(.grid)
    grid.takeFocus(to: nil, from: grid)
    await live.settle {
      unlink(folder.path.appending("a.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("a.png")]))
    }
    switcher.show(.sphere)
    #expect(switcher.controller.itemsForKeys.isEmpty)
    live.stop()
  }

  private func titles(_ switcher: LayoutSwitcher) -> [String] {
    switcher.controller.album.sections.flatMap(\.items).map(\.title)
  }

  @Test("a file that is renamed and keeps its place has the new name, and keeps the focus")
  func renamedInPlace() async {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c"] { folder.file("\(name).png", [1]) }
    let (switcher, live) = await LiveAlbum.open(folder)
    switcher.controller.collectionView.moveFocus(to: [0, 1])
    await live.settle {
      rename(folder.path.appending("b.png").string, folder.path.appending("bb.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("b.png"), folder.path.appending("bb.png")]))
    }
    #expect(switcher.controller.album == switcher.album)
    #expect(titles(switcher) == ["a.png", "bb.png", "c.png"])
    #expect(switcher.controller.focusedItem == [0, 1])
    live.stop()
  }

  @Test("a cell gets the proportions of a changed file, in the layout that is shown and in a hidden one")
  func changedProportions() async throws {
    let folder = TemporaryFolder()
    folder.file("a.png", SamplePictures.red)
    let file = folder.file("b.png", SamplePictures.red)
    for layout in [GalleryLayout.grid, .waterfall] {
      folder.file("b.png", SamplePictures.red)
      let (switcher, live) = await LiveAlbum.open(folder, layout)
      func ratio() throws -> CGFloat {
        switcher.gallery.view.layoutIfNeeded()
        let view = switcher.controller.collectionView
        let size = try #require(view.layoutAttributesForItem(at: [0, 1])).size
        return size.width / size.height
      }
      #expect(abs(try ratio() - 8.0 / 6) < 0.02)
      await live.settle {
        folder.file("b.png", SamplePictures.upright)
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(abs(try ratio() - 6.0 / 8) < 0.02, "\(layout)")
      switcher.show(.sphere)
      await live.settle {
        folder.file("b.png", SamplePictures.red)
        live.filesDidChange(FilesByFolder([file]))
      }
      switcher.show(layout)
      #expect(abs(try ratio() - 8.0 / 6) < 0.02, "\(layout)")
      live.stop()
    }
  }

  @Test("a new file with the name of one that is gone is shown as it is", arguments: [false, true])
  func reusedName(isRenamed: Bool) async {
    let folder = TemporaryFolder()
    let file = folder.file("a.png", [1])
    // A picture has as many pixels as the file has bytes; one byte cannot be shown.
    let thumbnails = ThumbnailLoader(
      decode: { file, _ in
        let count = (try? Data(contentsOf: URL(filePath: file.string)))?.count ?? 0
        guard count > 1 else { throw ImageDecodingError.notAPicture }
        return Bitmap(width: count, height: 1, pixels: [UInt8](repeating: 255, count: 4 * count))!
      }, report: { _ in })
    let (switcher, live) = await LiveAlbum.open(folder, thumbnails: thumbnails)
    func width(of file: FilePath) -> CGFloat? {
      var width: CGFloat?
      thumbnails.load(file, covering: CGSize(width: 10, height: 10), scale: 1) { width = $0?.size.width }
      thumbnails.finishLoading()
      return width
    }
    #expect(width(of: file) == nil)
    for count in 2...3 {
      let other = folder.path.appending("\(count).png")
      await live.settle {
        if isRenamed { rename(file.string, other.string) } else { unlink(file.string) }
        live.filesDidChange(FilesByFolder([file, other]))
      }
      await live.settle {
        folder.file("a.png", [UInt8](repeating: 1, count: count))
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(width(of: file) == CGFloat(count))
      if isRenamed, count > 2 { #expect(width(of: other) == CGFloat(count - 1)) }
    }
    #expect(switcher.album.itemCount == (isRenamed ? 3 : 1))
    live.stop()
  }

  private func item(_ name: String, in folder: TemporaryFolder) -> AlbumItem {
    .file(FileName(bytes: name.utf8), folder: folder.path)
  }

  private func selection(_ switcher: LayoutSwitcher) -> [String] {
    let controller = switcher.controller
    return controller.collectionView.selectedItems.sorted.map { controller.item(at: $0).title }
  }

  private func focus(_ switcher: LayoutSwitcher) -> String? {
    switcher.controller.focusedItem.map { switcher.controller.item(at: $0).title }
  }

  @Test(
    "without the filter, what it hid is selected and has the focus again, unless the user has gone elsewhere")
  func filteredSelection() async {
    let folder = TemporaryFolder()
    for name in ["a.png", "b.jpg", "c.png", "d.jpg"] { folder.file(name, [1]) }
    let (switcher, live) = await LiveAlbum.open(folder)
    switcher.controller.selectOnly(item("c.png", in: folder))
    await live.settle { live.arrangement.kind = "jpg" }
    await live.settle { live.arrangement.kind = "gif" }
    #expect(selection(switcher).isEmpty)
    await live.settle { live.arrangement.removeFilters() }
    #expect(selection(switcher) == ["c.png"] && focus(switcher) == "c.png")
    await live.settle { live.arrangement.kind = "jpg" }
    switcher.controller.selectOnly(item("d.jpg", in: folder))
    await live.settle { live.arrangement.removeFilters() }
    #expect(selection(switcher) == ["d.jpg"] && focus(switcher) == "d.jpg")
    live.stop()
  }

  @Test(
    "without the filter, the place is the one before it, unless the user has scrolled",
    arguments: [false, true])
  func filteredPlace(scrolls: Bool) async {
    let folder = TemporaryFolder()
    for number in 100..<400 { folder.file("\(number).\(number % 2 == 0 ? "png" : "jpg")", [1]) }
    let (switcher, live) = await LiveAlbum.open(folder)
    let view = switcher.controller.collectionView
    view.layoutIfNeeded()
    switcher.controller.attend(to: item("300.png", in: folder))
    view.layoutIfNeeded()
    let offset = view.contentOffset.y
    #expect(offset > 400)
    await live.settle { live.arrangement.kind = "jpg" }
    if scrolls { switcher.controller.scroll(by: CGPoint(x: 0, y: 200)) }
    await live.settle { live.arrangement.removeFilters() }
    view.layoutIfNeeded()
    #expect((abs(view.contentOffset.y - offset) < 1) == !scrolls)
    live.stop()
  }

  @Test("without the filter, the picture that it hid is open again", arguments: ["jpg", "gif"])
  func filteredViewer(kind: String) async {
    let folder = TemporaryFolder()
    for name in ["a.png", "b.jpg", "c.png", "d.jpg"] { folder.file(name, [1]) }
    let (switcher, live) = await LiveAlbum.open(folder)
    switcher.gallery.open(IndexPath(item: 2, section: 0), animated: false)
    await live.settle { live.arrangement.kind = kind }
    let hidden = switcher.gallery.viewer.flatMap { $0.phase == .closing ? nil : $0.item.title }
    #expect(hidden == (kind == "jpg" ? "d.jpg" : nil))
    await live.settle { live.arrangement.removeFilters() }
    #expect(switcher.gallery.viewer?.item.title == "c.png" && switcher.gallery.viewer?.isOpen == true)
    switcher.gallery.removeViewer()
    live.stop()
  }

  @Test("undo selects the picture that it restored, and opens it if it was open")
  func undone() async {
    let (folder, trash) = (TemporaryFolder(), TemporaryFolder())
    for name in ["a.png", "b.png", "c.png"] { folder.file(name, [1]) }
    let (switcher, live) = await LiveAlbum.open(folder)
    let dialogs = SilentDialogs()
    let files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    switcher.files = files
    files.onChange = { live.filesDidChange($0) }
    switcher.controller.selectOnly(item("a.png", in: folder))
    await live.settle { Task { await files.moveToTrash([item("a.png", in: folder)]) } }
    switcher.controller.selectOnly(item("c.png", in: folder))
    await live.settle { Task { await files.undo() } }
    #expect(titles(switcher) == ["a.png", "b.png", "c.png"] && selection(switcher) == ["a.png"])

    switcher.gallery.open(IndexPath(item: 1, section: 0), animated: false)
    await live.settle { Task { await files.moveToTrash([item("b.png", in: folder)]) } }
    #expect(switcher.gallery.viewer?.item.title == "c.png")
    await live.settle { Task { await files.undo() } }
    #expect(switcher.gallery.viewer?.item.title == "b.png")
    switcher.gallery.removeViewer()
    live.stop()
  }
}
