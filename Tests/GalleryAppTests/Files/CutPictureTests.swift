import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Pictures that were cut")
@MainActor
struct CutPictureTests {
  private let window = ViewerWindow(.grid)
  private let dialogs = SilentDialogs()
  private let trash = TemporaryFolder()

  /// The opacities of the first pictures, in percent.
  private func opacities() -> [Int] {
    (0..<3).compactMap {
      let cell = window.controller.collectionView.visibleCell(at: IndexPath(item: $0, section: 0))
      return cell.map { Int(($0.contentView.alpha * 100).rounded()) }
    }
  }

  @Test("they are dimmed in every layout until the clipboard has other contents")
  func dimming() throws {
    window.switcher.files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    window.controller.selectOnly(try window.item(1))
    window.press(.character("x"), .control)
    window.settle()
    #expect(opacities() == [100, 40, 100])
    window.switcher.show(.waterfall)
    window.settle()
    #expect(opacities() == [100, 40, 100])
    window.switcher.show(.grid)
    window.press(.character("c"), .control)
    window.settle()
    #expect(opacities() == [100, 100, 100])
  }
}
