import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost

@MainActor
@Suite("The window of keyboard shortcuts")
struct ShortcutsWindowTests {
  @Test("texts with the signs of markup are read by GTK as they are", .needsDisplay)
  func escaping() throws {
    adw_init()
    let groups = [
      ShortcutGroup(
        title: "A < B & \"C\"", shortcuts: [.init("<Control>o", "Open > close"), .init("F1", "Help")])
    ]
    let text = ShortcutsWindow.description(of: [ShortcutSection(title: "D & E", groups: groups)])
    try #require(Window.built(from: text)).destroy()
    #expect(text.contains("A &lt; B &amp; &quot;C&quot;") && text.contains("&lt;Control&gt;o"))
    #expect(text.contains("D &amp; E"))
  }
}
