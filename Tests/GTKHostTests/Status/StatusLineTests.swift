import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost

@MainActor
@Suite("Messages in the window", .needsDisplay)
struct StatusLineTests {
  init() { adw_init() }

  /// All labels in a widget, from the upper left.
  private func labels(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    if g_type_check_instance_is_a(
      widget.raw.assumingMemoryBound(to: GTypeInstance.self), gtk_label_get_type()) != 0
    {
      return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
    }
    var found: [String] = []
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found += labels(in: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  @Test("a message that counts takes the place of the one before, without stacking")
  func counting() {
    let line = StatusLine()
    for count in 1...100 { line.show(StatusMessage("\(count) files", identifier: "files") { ["a"] }) }
    #expect(labels(in: line.widget.pointer()) == ["100 files", "Details"])
    #expect(line.hide())
    #expect(line.message == nil && !line.hide())
  }

  @Test("another message replaces the one that is shown")
  func replacing() {
    let line = StatusLine()
    line.show(StatusMessage("3 files", identifier: "files") { ["a"] })
    line.show(StatusMessage("The folder cannot be opened."))
    #expect(line.message?.text == "The folder cannot be opened.")
    #expect(labels(in: line.widget.pointer()).contains("The folder cannot be opened."))
  }

  @Test("messages leave room at the lower edge, also those that are shown already", arguments: [0, 1, 90])
  func inset(height: Int) throws {
    let line = StatusLine()
    line.show(StatusMessage("before"))
    line.inset = height
    let window = PlainWindow()
    defer { window.destroy() }
    window.setContent(line.widget)
    for text in ["before", "after"] {
      if text == "after" { line.show(StatusMessage(text)) }
      line.widget.allocate(width: 400, height: 300)
      let toast = try #require(gtk_widget_get_last_child(line.widget.pointer()))
      var (x, bottom) = (0.0, 0.0)
      let height = Double(gtk_widget_get_height(toast))
      #expect(gtk_widget_translate_coordinates(toast, line.widget.pointer(), 0, height, &x, &bottom) != 0)
      #expect(bottom <= 300 - Double(line.inset))
      #expect(labels(in: toast).first == text)
    }
  }

  @Test("markup and line breaks are text")
  func hostileText() {
    let line = StatusLine()
    let text = "<b>&amp;\n\n%s%n \u{202E}x </toast>"
    line.show(StatusMessage(text))
    #expect(labels(in: line.widget.pointer()).first == text)
  }
}
