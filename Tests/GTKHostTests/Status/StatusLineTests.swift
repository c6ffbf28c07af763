import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost

@MainActor
@Suite("Messages in the window", .needsDisplay)
struct StatusLineTests {
  init() { adw_init() }

  /// All visible labels in a widget, from the upper left.
  private func labels(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    if g_type_is_a(objectType(of: widget), gtk_label_get_type()) != 0 {
      return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
    }
    return children(of: widget).filter { gtk_widget_get_visible($0) != 0 }.flatMap(labels)
  }

  private func children(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    sequence(first: gtk_widget_get_first_child(widget)) { $0.map(gtk_widget_get_next_sibling) }
      .prefix { $0 != nil }.compactMap { $0 }
  }

  /// Presses the first visible button in a widget.
  private func pressButton(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard g_type_is_a(objectType(of: widget), gtk_button_get_type()) == 0 else {
      var button = GValue()
      g_value_init(&button, gtk_button_get_type())
      g_value_set_object(&button, widget)
      g_signal_emitv(&button, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
      g_value_unset(&button)
      return true
    }
    return children(of: widget).contains { gtk_widget_get_visible($0) != 0 && pressButton(in: $0) }
  }

  private func objectType(of widget: UnsafeMutablePointer<GtkWidget>) -> GType {
    widget.pointee.parent_instance.g_type_instance.g_class.pointee.g_type
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
    #expect(labels(in: line.widget.pointer()) == ["The folder cannot be opened."])
  }

  @Test("a long message is as wide as the window and as high as its lines; a short one is in the middle")
  func place() throws {
    let line = StatusLine()
    let window = PlainWindow()
    defer { window.destroy() }
    window.setContent(line.widget)
    let toast = try #require(gtk_widget_get_last_child(line.widget.pointer()))
    var heights: [Int] = []
    for text in ["3 files", String(repeating: "This message is long. ", count: 6)] {
      line.show(StatusMessage(text))
      line.widget.allocate(width: 400, height: 300)
      var (x, bottom) = (0.0, 0.0)
      let (width, height) = (gtk_widget_get_width(toast), gtk_widget_get_height(toast))
      #expect(
        gtk_widget_translate_coordinates(toast, line.widget.pointer(), 0, Double(height), &x, &bottom) != 0)
      #expect(abs(x + Double(width) / 2 - 200) <= 1 && bottom == 300, "\(text)")
      #expect(text.count > 10 ? width == 400 : width < 300, "\(text)")
      heights.append(Int(height))
    }
    #expect(heights[1] > heights[0] && heights[1] < 3 * heights[0])
  }

  @Test("a button is there if the message has one; pressing it hides the message before it acts")
  func button() {
    let line = StatusLine()
    var pressed: [String] = []
    line.onHide = { pressed.append("hidden") }
    let undo = StatusMessage.Button(title: "_Undo") { line.show(StatusMessage("It was undone.")) }
    line.show(StatusMessage("1 file was deleted.", button: undo))
    #expect(labels(in: line.widget.pointer()) == ["1 file was deleted.", "Undo"])
    #expect(pressButton(in: line.widget.pointer()))
    #expect(pressed == ["hidden"] && line.message?.text == "It was undone.")
    #expect(labels(in: line.widget.pointer()) == ["It was undone."])
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
