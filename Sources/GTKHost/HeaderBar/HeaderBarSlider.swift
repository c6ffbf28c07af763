/// A slider in the header bar of a window, from 0 to 1, such as for the size of thumbnails.
@MainActor
public final class HeaderBarSlider {
  /// The title: the tooltip, and the name that screen readers announce.
  public let title: String
  /// The distance that an arrow key or one click of the wheel moves the slider.
  public let step: Double
  /// The width of the window below which the slider is hidden, in points.
  public let minimumWindowWidth: Int
  /// The value. Setting it moves the slider and does not call ``onChange``. Values outside 0 and 1 are clamped; NaN has
  /// no effect.
  public var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return }
      current = min(max(newValue, 0), 1)
      onSet?(current)
    }
  }
  /// Whether the user can move the slider. Default true.
  public var isEnabled = true { didSet { onEnable?(isEnabled) } }
  /// Called when the user moves the slider, with the new value.
  public var onChange: ((Double) -> Void)?
  /// Called with 1 or −1 when an arrow key or one click of the wheel moves the slider forward or back. The program sets
  /// the value. If it is nil, the slider moves by ``step``.
  public var onStep: ((Int) -> Void)?

  /// Called when the program sets the value.
  var onSet: ((Double) -> Void)?
  /// Called when the program enables or disables the slider.
  var onEnable: ((Bool) -> Void)?
  private var current: Double

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The first value. It is clamped to 0…1; NaN is treated as 0.
  ///   - step: The distance of one step. Invalid values and zero are treated as 0.1.
  ///   - minimumWindowWidth: The width of the window below which the slider is hidden, in points.
  public init(title: String, value: Double = 0, step: Double = 0.1, minimumWindowWidth: Int = 0) {
    self.title = title
    self.minimumWindowWidth = minimumWindowWidth
    self.step = step > 0 && step <= 1 ? step : 0.1
    current = value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// Takes over the value to which the user moved the slider.
  func userDidMove(to value: Double) {
    guard value != current else { return }
    current = value
    onChange?(value)
  }
}
