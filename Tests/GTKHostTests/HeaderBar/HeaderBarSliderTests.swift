import CGTK4
import RendererTestSupport
import Testing

@testable import GTKHost

@MainActor
@Suite("A slider in the header bar")
struct HeaderBarSliderTests {
  @Test(
    "its value is from 0 to 1, whatever it is set to",
    arguments: [(0.25, 0.25), (-1, 0), (7, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0.5)])
  func values(set: Double, expected: Double) {
    let slider = HeaderBarSlider(title: "Size", value: 0.5)
    var changes = 0
    slider.onChange = { _ in changes += 1 }
    slider.value = set
    #expect(slider.value == expected)
    #expect(changes == 0, "only the user's changes are reported")
  }

  @Test("invalid steps and values are replaced")
  func invalid() {
    #expect(HeaderBarSlider(title: "", value: .nan).value == 0)
    for step in [0, -1, .nan, .infinity, 2] { #expect(HeaderBarSlider(title: "", step: step).step == 0.1) }
  }

  @Test("the widget follows the value, and the value follows the widget", .needsDisplay)
  func bothWays() {
    adw_init()
    let slider = HeaderBarSlider(title: "Size", value: 0.5, step: 0.25)
    let scale = SliderControl.make(for: slider)
    #expect(scale.value == 0.5)
    var changes: [Double] = []
    slider.onChange = { changes.append($0) }
    slider.value = 0.75
    #expect(scale.value == 0.75 && changes.isEmpty)
    // As GTK does for an arrow key.
    scale.value = 1
    #expect(slider.value == 1 && changes == [1])
  }
}
