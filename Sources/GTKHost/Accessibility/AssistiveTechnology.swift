/// Observes whether assistive technology is in use: whether the desktop asks programs for their elements.
///
/// Technology sets the property `IsEnabled` of `org.a11y.Status` on the session bus; a screen reader also sets
/// `ScreenReaderEnabled`. Without a bus, there is none.
@MainActor
final class AssistiveTechnology {
  /// Whether technology asks for elements.
  private(set) var isPresent = false
  /// Whether a screen reader reads.
  private(set) var isReading = false
  /// Called when one of them changed.
  var onChange: (() -> Void)?

  private var proxy: BusProxy?

  /// Begins to observe.
  ///
  /// - Parameter bus: The session bus; nil if there is none.
  init(on bus: Bus?) {
    guard let bus else { return }
    BusProxy.make(of: "org.a11y.Status", name: "org.a11y.Bus", path: "/org/a11y/bus", on: bus) {
      [weak self] proxy in
      guard let self else { return }
      self.proxy = proxy
      proxy.connect("g-properties-changed") { [weak self] in self?.read() }
      read()
    }
  }

  private func read() {
    let (wasPresent, wasReading) = (isPresent, isReading)
    isReading = proxy?.isSet("ScreenReaderEnabled") ?? false
    isPresent = isReading || proxy?.isSet("IsEnabled") ?? false
    if (wasPresent, wasReading) != (isPresent, isReading) { onChange?() }
  }
}
