import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("Finding pictures by name")
  struct SearchTests {
    /// Ten pictures each of three animals, one after another: ant 0, ant 1, …, bee 0, …, cat 9.
    private static let names = ["ant", "bee", "cat"].flatMap { animal in (0..<10).map { "\(animal) \($0)" } }

    @Test(
      "Ctrl+F finds the first match from the current picture on, Return the next, Escape gives the keys back")
    func finding() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("ctrl+f")
      try window.wait { $0.chrome?.isSearching == true }
      // Letter case does not matter. The letters do not go to a name, as they would without the field.
      try window.drive("type --delay 0 BEE")
      try window.wait { $0.chrome?.found == [1, 10] && $0.focus == [0, 10] }
      try window.press("Return")
      try window.wait { $0.chrome?.found == [2, 10] && $0.focus == [0, 11] }
      try window.press("shift+Return", "shift+Return")
      try window.wait { $0.chrome?.found == [10, 10] && $0.focus == [0, 19] }
      try window.press("ctrl+g")
      try window.wait { $0.chrome?.found == [1, 10] && $0.focus == [0, 10] }
      try window.press("Escape")
      try window.wait { $0.chrome?.isSearching == false }
      try window.press("Right")
      try window.wait { $0.focus == [0, 11] }
      // Escape closes the field before it takes the focus away, wherever the keyboard is.
      try window.press("ctrl+f")
      try window.wait { $0.chrome?.isSearching == true }
      try window.click(at: 12, 300)
      try window.press("Left")
      try window.wait { $0.focus == [0, 10] }
      try window.press("Escape")
      #expect(try window.wait { $0.chrome?.isSearching == false }.focus == [0, 10])
    }

    @Test(
      "Return right after the last letter, faster than the field reports, is the first match; no match is reported as that"
    )
    func quickReturn() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("ctrl+f")
      try window.wait { $0.chrome?.isSearching == true }
      try window.drive("type --delay 0 cat")
      try window.press("Return")
      try window.wait { $0.chrome?.found?.last == 10 && ($0.focus?[1] ?? 0) >= 20 }
      try window.drive("type --delay 0 zz")
      try window.wait { $0.chrome?.found == [0, 0] }
      try window.press("ctrl+a", "BackSpace")
      try window.wait { $0.chrome?.found == nil }
      #expect(window.state.selection.isEmpty, "Ctrl+A is the field's")
    }

    @Test("the search goes on in another layout, and after pictures were deleted")
    func changes() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("ctrl+f")
      try window.wait { $0.chrome?.isSearching == true }
      try window.drive("type --delay 0 bee")
      try window.wait { $0.chrome?.found == [1, 10] }
      try window.press("ctrl+Next")
      try window.wait { $0.layout == "waterfall" && $0.isComplete }
      try window.press("ctrl+g")
      try window.wait { $0.chrome?.found == [2, 10] && $0.focus == [0, 11] }
      try window.press("Escape")
      try window.wait { $0.chrome?.isSearching == false }
      try window.press("Delete")
      try window.wait { $0.counts == [29] }
      try window.press("ctrl+g")
      try window.wait { $0.chrome?.isSearching == true && $0.chrome?.found?.last == 9 }
    }
  }
}
