import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Commands for files while an album shows none of them: its folder is empty, or no picture fits the filter.
@Suite("Files in an album without pictures")
@MainActor
struct EmptyAlbumTests {
  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private let folder = TemporaryFolder()
  private let elsewhere = TemporaryFolder()
  private let trash = TemporaryFolder()
  private let dialogs = RecordingDialogs()
  private let desktop = RecordingDesktop()
  private let files: FileCommands
  private let switcher: LayoutSwitcher
  private var controller: AlbumViewController { switcher.controller }

  init() {
    files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    switcher = LayoutSwitcher(
      album: Album(title: "Empty", sections: []), thumbnails: ThumbnailLoader { _ in }, window: stage.window,
      layout: .grid, desktop: desktop)
    switcher.files = files
    stage.window.layoutIfNeeded()
  }

  /// Waits for the commands that have begun.
  private func finishCommands() async { await Task { await files.redo() }.value }

  @Test("pasted files are copied into the folder that was opened, in every layout")
  func pasting() async {
    switcher.openedFolder = AlbumSource(folder: folder.path).folder
    let original = elsewhere.file("x.png", SamplePictures.red)
    let before = FolderContents(of: elsewhere.path)
    dialogs.answer = FileAction.Conflicts.keepBoth.rawValue
    for layout in [GalleryLayout.grid, .ring] {
      switcher.show(layout)
      UIPasteboard.general.urls = [original.fileURL]
      controller.paste(nil)
      await finishCommands()
    }
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["x (2).png", "x.png"])
    #expect(FolderContents(of: elsewhere.path) == before)
    // The pictures come with the folder's next reading, not as items that lead to the original.
    #expect(controller.album.sections.isEmpty)
    #expect(dialogs.problems.isEmpty && desktop.problems.isEmpty)
  }

  @Test("without a folder, each command says so")
  func noFolder() async {
    controller.paste(nil)
    controller.makeFolder()
    await finishCommands()
    #expect(desktop.problems == [GalleryText.noFolder, GalleryText.noFolder])
    #expect(controller.album.sections.isEmpty)
  }

  @Test("the folder of an album is that of its first part")
  func folderOfSource() {
    var source = AlbumSource()
    #expect(source.folder == nil)
    source.parts = [.files([.file(FileName(bytes: "a.png".utf8), folder: "/a")]), .tree("/b")]
    #expect(source.folder == "/a")
    source.parts = [.folder("/c", including: nil)]
    #expect(source.folder == "/c")
  }
}
