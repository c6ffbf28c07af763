import Foundation
import Testing

/// Runs the built program on a screen of its own, which only these tests see.
@Suite(.serialized) struct PaletteWindowTests {
  @Test(
    "each scene has a window with its title; the program ends with the last one",
    .enabled(
      if: Screen.isAvailable,
      "Xvfb, xdotool or a window manager is not installed: scripts/setup --tests installs all."))
  func windows() throws {
    let screen = try Screen()
    let palette = try screen.start(Screen.program("Palette"))
    try screen.wait { try screen.windows(titled: "Palette").count == 1 }

    // The first swatch is 20 points from the corner of the content, which is below the header bar.
    try screen.wait {
      try screen.click(x: 70, y: 120)
      return try screen.windows(titled: "Shades of 0").count == 1
    }
    try screen.closeTopmost()
    try screen.wait { try screen.windows(titled: "Shades of").isEmpty }
    #expect(palette.isRunning)
    try screen.closeTopmost()
    try screen.wait { !palette.isRunning }
    #expect(palette.terminationStatus == 0)
  }

  @Test("without a display, the program says so and fails")
  func noDisplay() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = Screen.program("Palette")
    process.environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { process.environment?[name] = nil }
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == EXIT_FAILURE)
    #expect(text.contains("Palette: There is no display."))
  }
}
