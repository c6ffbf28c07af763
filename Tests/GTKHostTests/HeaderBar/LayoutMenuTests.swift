import CGTK4
import Geometry
import ImageDecoding
import RendererTestSupport
import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite("The layout menu", .needsDisplay)
struct LayoutMenuTests {
  private static let choices = ["grid", "wheel", "ring"].map {
    LayoutChoice(identifier: $0, title: $0.capitalized)
  }

  init() { adw_init() }

  /// The layouts of which pictures were requested.
  private final class Requests {
    var identifiers: [String] = []
    var areDelayed = false
  }

  private func isSelected(_ entry: LayoutMenuEntry) -> Bool {
    gtk_flow_box_child_is_selected(entry.widget.pointer()) != 0
  }

  /// Lets GTK and Swift's main queue work until a condition is met.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
  }

  @Test("choosing wraps around at the ends, and is reported; selecting by program is not")
  func choosing() {
    let menu = LayoutMenu(Self.choices)
    var chosen: [String] = []
    menu.onChoose = { chosen.append($0.identifier) }
    menu.select("grid")
    #expect(chosen.isEmpty && isSelected(menu.entries[0]))
    menu.choose(by: -1)
    menu.choose(by: 1)
    menu.choose(by: 1)
    #expect(chosen == ["ring", "grid", "wheel"] && isSelected(menu.entries[1]))
    menu.select("unknown")
    #expect(isSelected(menu.entries[1]))
    LayoutMenu([]).choose(by: 1)
  }

  @Test(
    "twelve entries with pictures fit into a phone's window and into a low one",
    arguments: [360.0, 640, 1280])
  func arrangement(width: Double) {
    let (columns, picture) = LayoutMenu.arrangement(forWidth: width)
    // Each entry has 4 points of padding on each side; below the picture are a gap of 4 and a line of about 18.
    #expect(Double(columns) * (picture.width + 8) <= width - 32)
    let rows = (12 / Double(columns)).rounded(.up)
    #expect(rows * (picture.height + 8 + 4 + 18) <= (width < 400 ? 640 : 480) - 80)
  }

  @Test(
    "pictures are requested one after another from the current layout on, and no more once the menu is closed"
  )
  func pictures() async throws {
    let window = PlainWindow()
    defer { window.destroy() }
    let menu = LayoutMenu(Self.choices)
    window.setContent(menu.button)
    let requests = Requests()
    menu.makePicture = { choice, size, scale in
      requests.identifiers.append(choice.identifier)
      #expect(size.width > size.height && scale == 1)
      while requests.areDelayed { await Task.yield() }
      guard choice.identifier != "ring" else { return nil }
      return Bitmap(width: 4, height: 3, pixels: [UInt8](repeating: 255, count: 48)).map {
        UIImage(cgImage: CGImage($0))
      }
    }
    menu.select("wheel")
    window.present()
    menu.button.popUp()
    await wait { requests.identifiers.count == 3 && menu.entries[0].hasPicture }
    #expect(requests.identifiers == ["wheel", "ring", "grid"])
    #expect(
      menu.entries.map(\.hasPicture) == [true, true, false],
      "a layout without a picture keeps its placeholder")

    menu.button.popDown()
    await wait { !menu.isOpen }
    (requests.identifiers, requests.areDelayed) = ([], true)
    menu.button.popUp()
    await wait { requests.identifiers.count == 1 }
    menu.button.popDown()
    await wait { !menu.isOpen }
    requests.areDelayed = false
    for _ in 0..<100 { await Task.yield() }
    #expect(requests.identifiers == ["wheel"])
  }
}
