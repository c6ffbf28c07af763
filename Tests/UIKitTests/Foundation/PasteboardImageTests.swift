import Foundation
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Images on the pasteboard")
  struct PasteboardImageTests {
    @Test("an image has the types of the files that it can become")
    func types() {
      let pasteboard = UIPasteboard.general
      defer { pasteboard.items = [] }
      pasteboard.image = UIImage()
      #expect(pasteboard.contains(pasteboardTypes: ["public.png"]))
      #expect(pasteboard.contains(pasteboardTypes: ["public.jpeg"]))
      pasteboard.string = "text"
      #expect(!pasteboard.contains(pasteboardTypes: ["public.png", "public.jpeg"]))
      #expect(pasteboard.data(forPasteboardType: "public.png") == nil)
    }
  }
}
