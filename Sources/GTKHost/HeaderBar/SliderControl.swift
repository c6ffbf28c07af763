import CGTK4

/// The widget of a slider in the header bar.
@MainActor
enum SliderControl {
  private static let width = 96

  /// Returns a widget that shows a slider.
  static func make(for slider: HeaderBarSlider) -> Scale {
    let scale = Scale(step: slider.step)
    scale.requestSize(width: width, height: -1)
    scale.align(vertically: GTK_ALIGN_CENTER)
    scale.setTitle(slider.title)
    scale.value = slider.value
    scale.connect("value-changed") { [weak slider, weak scale] in
      if let scale { slider?.userDidMove(to: scale.value) }
    }
    scale.connect(
      "change-value",
      returning: { [weak slider] arguments in
        guard let step = slider?.onStep else { return false }
        switch GtkScrollType(UInt32(bitPattern: arguments.choice(0))) {
        case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_RIGHT, GTK_SCROLL_STEP_UP, GTK_SCROLL_PAGE_FORWARD:
          step(1)
        case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_LEFT, GTK_SCROLL_STEP_DOWN, GTK_SCROLL_PAGE_BACKWARD:
          step(-1)
        default: return false
        }
        return true
      })
    // Setting the range emits the signal too; by then the slider already has that value.
    slider.onSet = { [weak scale] in scale?.value = $0 }
    scale.isSensitive = slider.isEnabled
    slider.onEnable = { [weak scale] in scale?.isSensitive = $0 }
    return scale
  }
}
