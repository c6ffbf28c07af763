import Geometry
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Pictures that come from the clipboard into an album of files, which stay as they are.
@Suite("Adding and cutting pictures")
@MainActor
struct AddingPicturesTests {
  /// Records the reported problems.
  private final class Listener: Desktop {
    var problems: [String] = []
    func open(_ file: FilePath) {}
    func programs(for file: FilePath) -> [(name: String, open: @MainActor () -> Void)] { [] }
    func chooseProgram(for file: FilePath) {}
    func showInFolder(_ file: FilePath) {}
    var choices = 0
    func chooseFolder() { choices += 1 }
    var folders: [FilePath] = []
    func openFolders(_ folders: [FilePath]) { self.folders += folders }
    func report(_ problem: String) { problems.append(problem) }
  }

  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private var window: UIWindow { stage.window }
  private let thumbnails = ThumbnailLoader { Issue.record("\($0)") }
  private let desktop = Listener()
  private let folder = TemporaryFolder()
  private let elsewhere = TemporaryFolder()
  private let switcher: LayoutSwitcher
  private var controller: AlbumViewController { switcher.controller }
  private var titles: [String] { controller.album.sections.flatMap { $0.items.map(\.title) } }

  init() throws {
    for name in ["a.png", "b.png", "c.png"] { folder.file(name, SamplePictures.red) }
    let album = try Album(folders: [folder.path]) { Issue.record("\($0)") }
    switcher = LayoutSwitcher(
      album: album, thumbnails: thumbnails, window: stage.window, layout: .grid, desktop: desktop)
    window.layoutIfNeeded()
  }

  private func url(_ file: FilePath) -> IncomingPicture { .file(URL(fileURLWithPath: file.string)) }

  private func item(_ place: Int) -> AlbumItem { controller.item(at: IndexPath(item: place, section: 0)) }

  @Test("a file and bytes come in behind a picture, selected, in every layout")
  func adding() async {
    switcher.show(.ring)
    switcher.show(.grid)
    let picture = url(elsewhere.file("x.png", SamplePictures.red))
    await controller.add([picture, .data(Data(SamplePictures.red))], after: item(0))
    let expected = ["a.png", "x.png", "Picture 2.png", "b.png", "c.png"]
    #expect(titles == expected && desktop.problems.isEmpty)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1], [0, 2]])
    // The bytes are a file now, of another folder.
    let file = item(2).file
    #expect(file.map { FileManager.default.contents(atPath: $0.string) } == Data(SamplePictures.red))
    for layout in GalleryLayout.allCases {
      switcher.show(layout)
      window.layoutIfNeeded()
      #expect(titles == expected, "\(layout)")
      #expect(controller.collectionView.numberOfItems(inSection: 0) == 5, "\(layout)")
    }
    switcher.importer.removeFiles()
    #expect(file.map { FileManager.default.fileExists(atPath: $0.string) } == false)
    #expect(try! FileManager.default.contentsOfDirectory(atPath: folder.path.string).count == 3)
  }

  @Test("a picture of the album once more is another one: the two are moved and cut on their own")
  func copies() async {
    await controller.add([url(folder.path.appending("a.png"))], after: item(1))
    #expect(titles == ["a.png", "b.png", "a.png", "c.png"] && item(0) != item(2))
    controller.move(from: [0, 2], to: [0, 3])
    controller.make(.remove([item(0)]))
    #expect(titles == ["b.png", "c.png", "a.png"])
    switcher.show(.waterfall)
    #expect(titles == ["b.png", "c.png", "a.png"])
  }

  @Test("folders alone are opened, and with pictures they are not")
  func folders() async {
    let (inner, other) = (elsewhere.folder("inner"), elsewhere.folder("other"))
    await controller.take([url(inner), url(other)], at: item(0), nil)
    #expect(desktop.folders == [inner, other] && desktop.problems.isEmpty)
    await controller.take([url(inner), url(elsewhere.file("x.png", SamplePictures.red))], at: item(0), nil)
    #expect(desktop.folders.count == 2 && desktop.problems.count == 1)
    #expect(titles == ["a.png", "x.png", "b.png", "c.png"])
  }

  @Test("invalid pictures are reported once and change nothing; valid ones are added all the same")
  func badInput() async throws {
    let web = try #require(URL(string: "https://example.org/a.png"))
    let bad: [(picture: IncomingPicture, words: String)] = [
      (url(elsewhere.path.appending("gone.png")), "No such file or directory"),
      (url(elsewhere.folder("inner")), "Is a directory"), (url(elsewhere.file("empty.png")), "empty.png"),
      (url(elsewhere.file("cut.png", SamplePictures.truncated)), "damaged png picture"),
      (.data(Data(SamplePictures.truncated)), "damaged png picture"), (.data(Data()), "not a picture"),
      (.file(web), "“https://example.org/a.png” is not the address of a file."),
    ]
    let before = controller.album
    for (picture, words) in bad {
      await controller.add([picture], after: item(0))
      #expect(desktop.problems.count == 1 && desktop.problems[0].contains(words), "\(desktop.problems)")
      #expect(controller.album == before)
      desktop.problems = []
    }
    await controller.add(bad.map(\.picture) + [url(folder.path.appending("c.png"))], after: item(0))
    #expect(desktop.problems.count == 1 && desktop.problems[0].hasSuffix(" 6 more cannot be added either."))
    #expect(titles == ["a.png", "c.png", "b.png", "c.png"])
  }

  @Test("when everything is cut there is nothing left to see, in any layout, and pictures can come in again")
  func emptying() async throws {
    for layout in GalleryLayout.allCases { switcher.show(layout) }
    switcher.show(.grid)
    controller.make(.remove(Set(controller.album.sections[0].items)))
    #expect(controller.album.sections.isEmpty)
    let empty = try #require(controller.collectionView.backgroundView)
    window.layoutIfNeeded()
    let button = try #require(empty.subviews.last)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    stage.finger.tap(at: middle)
    #expect(desktop.choices == 1)
    for layout in GalleryLayout.allCases {
      switcher.show(layout)
      window.layoutIfNeeded()
      #expect(controller.collectionView.numberOfSections == 0, "\(layout)")
    }
    await controller.add([url(folder.path.appending("a.png"))], after: nil)
    for layout in GalleryLayout.allCases {
      switcher.show(layout)
      window.layoutIfNeeded()
      #expect(titles == ["a.png"], "\(layout)")
      #expect(controller.collectionView.backgroundView == nil, "\(layout)")
      #expect(controller.collectionView.numberOfItems(inSection: 0) == 1, "\(layout)")
    }
  }

  @Test("the focus stays on its picture")
  func focus() async {
    controller.focusedItem = [0, 1]
    await controller.add([url(folder.path.appending("c.png"))], after: item(0))
    #expect(controller.focusedItem == [0, 2])
    controller.make(.remove([item(0)]))
    #expect(controller.focusedItem == [0, 1])
    controller.make(.remove([item(1)]))
    #expect(controller.focusedItem == nil)
  }

  @Test("pictures on a pasteboard: files, else the best bytes, else addresses")
  func pasteboard() throws {
    let pasteboard = UIPasteboard()
    func kinds() -> [String] {
      pasteboard.incomingPictures.map {
        switch $0 {
        case .file(let url): url.absoluteString
        case .data(let data): String(decoding: data, as: UTF8.self)
        }
      }
    }
    #expect(kinds().isEmpty)
    pasteboard.string = "text"
    #expect(kinds().isEmpty)
    let (file, web) = (URL(fileURLWithPath: "/a b.png"), try #require(URL(string: "https://example.org/")))
    pasteboard.urls = [web]
    #expect(kinds() == ["https://example.org/"])
    pasteboard.items = [
      ["public.url": web, "public.jpeg": Data("jpeg".utf8), "public.png": Data("png".utf8)]
    ]
    #expect(kinds() == ["png"])
    pasteboard.items = [["public.file-url": file, "public.png": Data("png".utf8)], ["public.url": web]]
    #expect(kinds() == ["file:///a%20b.png"])
  }
}
