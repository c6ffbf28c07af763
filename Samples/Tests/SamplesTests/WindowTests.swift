import Foundation
import Testing

/// Starts the built programs on a screen of their own.
@Suite(.serialized) struct WindowTests {
  /// The folder that scripts/samples makes, so that no app is forgotten.
  static let apps: [String] = {
    let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Apps")
    return ((try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? []).sorted()
  }()

  @Test(
    "each app opens a window, draws into it, and ends when the user closes it",
    .enabled(
      if: Screen.isAvailable,
      "Xvfb, xdotool or a window manager is not installed: scripts/setup --tests installs all."),
    arguments: apps)
  func window(of app: String) throws {
    let screen = try Screen()
    let process = try screen.start(Screen.program(app))
    try screen.wait { try !screen.windows(titled: app).isEmpty }
    // Edges of letters alone have more shades than that.
    try screen.wait { try screen.colorCount() > 60 }
    #expect(process.isRunning)
    try screen.closeTopmost()
    try screen.wait { !process.isRunning }
    #expect(process.terminationStatus == 0)
  }
}
