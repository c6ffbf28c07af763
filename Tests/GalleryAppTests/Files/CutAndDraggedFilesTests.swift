import Foundation
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// What other programs receive of several pictures.
@Suite("Pictures for other programs")
@MainActor
struct CutAndDraggedFilesTests {
  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private let controller: AlbumViewController

  init() {
    let items = ["a", "b", "c", "d"].map {
      AlbumItem.file(FileName(bytes: "\($0).png".utf8), folder: "/album")
    }
    controller = GalleryLayout.grid.makeController(
      album: Album(title: "Files", sections: [AlbumSection(title: "Files", items: items)]),
      thumbnails: ThumbnailLoader { _ in })
    stage.window.rootViewController = controller
    stage.window.layoutIfNeeded()
  }

  private func names(ofDragAt item: Int) -> [String]? {
    let provider = controller.dragItems(at: [0, item]).first?.itemProvider
    return provider?.promise?.makeURLs().map(\.lastPathComponent)
  }

  @Test("a selected picture is dragged with the selection, and comes first")
  func dragging() {
    controller.desktopSelection.select(SelectedItems([[0, 0], [0, 2], [0, 3]] as [IndexPath]))
    #expect(names(ofDragAt: 2) == ["c.png", "a.png", "d.png"])
    #expect(names(ofDragAt: 0) == ["a.png", "c.png", "d.png"])
    // Others are dragged alone.
    #expect(controller.dragItems(at: [0, 1]).count == 1 && names(ofDragAt: 1) == nil)
  }

  @Test("a pasteboard knows that its files were cut, also when they have been read")
  func cutting() {
    let pasteboard = UIPasteboard()
    let items = controller.album.sections[0].items
    pasteboard.copy(items)
    #expect(!pasteboard.isCut)
    pasteboard.copy(items, isCut: true)
    #expect(pasteboard.isCut)
    #expect(pasteboard.items.count == 4 && pasteboard.isCut)
    // As KDE's programs write it.
    pasteboard.receive([
      ["public.file-url": URL(filePath: "/a.png"), "application/x-kde-cutselection": Data("1".utf8)]
    ])
    #expect(pasteboard.isCut)
    pasteboard.receive([["public.file-url": URL(filePath: "/a.png")]])
    #expect(!pasteboard.isCut)
  }
}
