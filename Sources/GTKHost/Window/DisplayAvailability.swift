import Foundation

/// Whether GTK can open windows, and why not.
public enum DisplayAvailability: Equatable, Sendable {
  /// GTK is connected to a display.
  case available
  /// No display is configured: the environment names neither a Wayland nor an X11 display.
  case notConfigured
  /// A display is configured, but GTK cannot connect to it. The names are those of the environment, such as `:0` or
  /// `wayland-0`, separated by a comma if there are two.
  case unreachable(name: String)

  /// Determines the availability.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - connects: Connects to the display and returns whether that succeeded. Called only if a display is configured.
  init(environment: [String: String], connects: () -> Bool) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // GDK_BACKEND lists the window systems to try. An asterisk stands for all.
    let backends = value("GDK_BACKEND")?.split(separator: ",").map(String.init) ?? ["*"]
    func isTried(_ backend: String) -> Bool { !Set(backends).isDisjoint(with: [backend, "*"]) }
    var names: [String] = []
    // A program that is asked for Wayland connects to this display by default.
    let isWaylandNamed = backends.contains("wayland")
    if isTried("wayland"), let name = value("WAYLAND_DISPLAY") ?? (isWaylandNamed ? "wayland-0" : nil) {
      names.append(name)
    }
    if isTried("x11"), let name = value("DISPLAY") { names.append(name) }
    guard !names.isEmpty else {
      self = .notConfigured
      return
    }
    self = connects() ? .available : .unreachable(name: names.joined(separator: ", "))
  }
}

extension WindowHost {
  /// Whether GTK can open windows. Reading this property connects to the display.
  public static var display: DisplayAvailability {
    DisplayAvailability(
      environment: ProcessInfo.processInfo.environment, connects: SoftwareRendering.initializeGTK)
  }

  /// Whether the environment names a display. Reading this property does not connect to it.
  public static var isDisplayConfigured: Bool {
    DisplayAvailability(environment: ProcessInfo.processInfo.environment) { true } == .available
  }
}
