import Testing

@testable import GTKHost

@Suite("Whether a display is available")
struct DisplayAvailabilityTests {
  struct Case: Sendable {
    var environment: [String: String]
    /// The name of the display that cannot be reached; nil if none is configured.
    var name: String?

    init(_ environment: [String: String], _ name: String?) {
      (self.environment, self.name) = (environment, name)
    }
  }

  @Test(
    "depends on the environment: none is configured, or one cannot be reached",
    arguments: [
      Case([:], nil),
      Case(["DISPLAY": "", "WAYLAND_DISPLAY": ""], nil),
      Case(["DISPLAY": ":77"], ":77"),
      Case(["WAYLAND_DISPLAY": "wayland-1"], "wayland-1"),
      Case(["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0"], "wayland-1, :0"),
      Case(["DISPLAY": ":0", "GDK_BACKEND": "x11"], ":0"),
      Case(["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-1", "GDK_BACKEND": "x11"], ":0"),
      // GTK does not try X11 then, and Wayland's default display is wayland-0.
      Case(["DISPLAY": ":0", "GDK_BACKEND": "wayland"], "wayland-0"),
      Case(["DISPLAY": ":0", "GDK_BACKEND": "wayland,*"], "wayland-0, :0"),
      Case(["WAYLAND_DISPLAY": "wayland-1", "GDK_BACKEND": "x11"], nil),
    ])
  func environments(row: Case) {
    var attempts = 0
    let failing = DisplayAvailability(environment: row.environment) {
      attempts += 1
      return false
    }
    #expect(failing == row.name.map { .unreachable(name: $0) } ?? .notConfigured)
    #expect(attempts == (row.name == nil ? 0 : 1), "no connection is attempted without a display")
    let succeeding = DisplayAvailability(environment: row.environment) { true }
    #expect(succeeding == (row.name == nil ? .notConfigured : .available))
  }
}
