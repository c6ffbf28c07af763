import Geometry
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// A finger in the mode in which taps add up.
@Suite("Selecting pictures with fingers")
@MainActor
struct SelectionModeTests {
  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private let switcher: LayoutSwitcher
  private var controller: AlbumViewController { switcher.controller }

  init() {
    let folder = FilePath("/nowhere")
    let items = (0..<6).map { AlbumItem.file(FileName(bytes: "\($0).jpg".utf8), folder: folder) }
    switcher = LayoutSwitcher(
      album: Album(title: "Files", sections: [AlbumSection(title: "Files", items: items)]),
      thumbnails: ThumbnailLoader { _ in }, window: stage.window, layout: .grid)
    stage.window.layoutIfNeeded()
  }

  private func tap(_ item: Int, times: Int = 1) throws {
    let cell = try #require(controller.collectionView.cellForItem(at: [0, item]))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    stage.finger.wait(1)
    for _ in 0..<times { stage.finger.tap(at: middle) }
  }

  private var selected: [Int] {
    (controller.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  private func performAction() {
    controller.selectionModeAction(with: [controller.item(at: [0, 0])]).perform(sender: nil)
  }

  @Test("taps add pictures and remove them, and open nothing, until the mode ends")
  func toggling() throws {
    var changes: [Bool] = []
    switcher.onSelecting = { [weak switcher] in changes.append(switcher?.isSelecting == true) }
    try tap(1)
    try tap(2)
    #expect(selected == [2], "a tap selects only its picture")
    performAction()
    #expect(selected == [0])
    try tap(1)
    try tap(3)
    #expect(selected == [0, 1, 3])
    try tap(0)
    #expect(selected == [1, 3])
    try tap(4, times: 2)
    #expect(selected == [1, 3] && switcher.gallery.viewer == nil, "two taps cancel each other")
    #expect(controller.selectionSummary == "2 of 6 selected")
    // A tap beside the pictures keeps them.
    stage.finger.wait(1)
    stage.finger.tap(at: CGPoint(x: 3, y: 390))
    #expect(selected == [1, 3])
    performAction()
    #expect(selected.isEmpty && changes == [true, false])
    try tap(1)
    try tap(2)
    #expect(selected == [2])
  }

  @Test("the mode continues in another layout, and ends with another album")
  func layouts() throws {
    performAction()
    switcher.show(.waterfall)
    stage.finger.wait(1)
    try tap(3)
    #expect(selected == [0, 3])
    switcher.open(Album(title: "", sections: []))
    #expect(!switcher.isSelecting && !controller.isSelecting)
  }

  @Test("two fingers that move over pictures select them only in the mode")
  func twoFingers() throws {
    let view = controller.collectionView
    #expect(!controller.collectionView(view, shouldBeginMultipleSelectionInteractionAt: [0, 0]))
    performAction()
    #expect(controller.collectionView(view, shouldBeginMultipleSelectionInteractionAt: [0, 0]))
  }

  @Test("Escape deselects the pictures, and then ends the mode")
  func escape() throws {
    performAction()
    controller.collectionView.becomeFirstResponder()
    stage.keys.press(.escape)
    #expect(selected.isEmpty && switcher.isSelecting)
    stage.keys.press(.escape)
    #expect(!switcher.isSelecting)
  }
}
