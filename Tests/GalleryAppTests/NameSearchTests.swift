import TestSupport
import Testing
import UIKit

@testable import GalleryApp
@testable import GalleryProgram

@Suite("Finding pictures")
@MainActor
struct NameSearchTests {
  /// Waits for the first result of a search.
  private func search(_ text: String, with search: NameSearch) async {
    await withCheckedContinuation { continuation in
      search.onResult = {
        guard $0 != nil else { return }
        search.onResult = nil
        continuation.resume()
      }
      search.search(text)
    }
  }

  @Test("while a picture is open, the viewer shows what is found, from the open picture on")
  func viewer() async throws {
    let window = ViewerWindow(.grid)
    let search = NameSearch(in: window.switcher)
    window.open([0, 5])
    // The names of p7.jpg, p17.jpg, p27.jpg and p37.jpg, which begin at 1.
    await self.search("7", with: search)
    window.settle()
    #expect(window.viewer?.index == 6 && search.result?.count == 4)
    search.move(isForward: true)
    window.settle()
    #expect(window.viewer?.index == 16)
    window.press(.end)
    window.settle()
    search.move(isForward: true)
    window.settle()
    #expect(window.viewer?.index == 6)
    let item = try window.item(6)
    #expect(window.viewer?.item == item)
    // In the album, the focus moves as before.
    window.viewer?.close()
    window.settle()
    search.move(isForward: true)
    #expect(window.viewer == nil)
    #expect(window.controller.focusedItem.map(window.number) == 16)
  }
}
