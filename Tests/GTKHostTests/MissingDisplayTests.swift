import Foundation
import Testing

@Suite("A window without a display")
struct MissingDisplayTests {
  /// The program of the article "Your first ten minutes"; it stands beside the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("FirstTenMinutes")

  @Test(
    "the program says so, and fails",
    arguments: [
      ("", "FirstTenMinutes: There is no display."),
      (":77", "FirstTenMinutes: Cannot connect to the display :77."),
    ])
  func report(display: String, message: String) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = Self.program
    process.environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { process.environment?[name] = nil }
    if !display.isEmpty { process.environment?["DISPLAY"] = display }
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == EXIT_FAILURE && text.contains(message))
  }
}
