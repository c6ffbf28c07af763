import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost

@MainActor
@Suite("A button in the header bar", .needsDisplay)
struct HeaderBarButtonTests {
  @Test("its widget is enabled as the program says, also one that is made later")
  func enabling() {
    adw_init()
    let bar = HeaderBar(choices: []) {}
    let button = HeaderBarButton(title: "Next") {}
    let widget = bar.makeButton(button)
    #expect(widget.isSensitive)
    button.isEnabled = false
    #expect(!widget.isSensitive)
    let later = bar.makeButton(button)
    #expect(!later.isSensitive)
    button.isEnabled = true
    #expect(later.isSensitive)
  }

  @Test("it gives way in a narrow window, and returns in a wide one")
  func narrow() {
    adw_init()
    let bar = HeaderBar(choices: []) {}
    func minimum() -> Int {
      var minimum: gint = 0
      gtk_widget_measure(bar.widget.pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      return Int(minimum)
    }
    bar.windowWidth = 500
    let slider = HeaderBarSlider(title: "Size", minimumWindowWidth: 560)
    bar.show(
      start: [
        .button(HeaderBarButton(title: "Back") {}),
        .button(HeaderBarButton(title: "Open", minimumWindowWidth: 460) {}), .slider(slider),
      ], end: [])
    let usual = minimum()
    bar.windowWidth = 560
    let wide = minimum()
    bar.windowWidth = 459
    #expect(minimum() < usual && usual < wide - 90)
    bar.windowWidth = 500
    #expect(minimum() == usual)
  }
}
