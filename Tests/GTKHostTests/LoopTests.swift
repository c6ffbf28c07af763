import Foundation
import Testing

@Suite("Swift's main thread inside GLib's loop")
struct LoopTests {
  /// The program that tries it; it stands beside the tests.
  private var probe: URL {
    Bundle.allBundles.map(\.bundleURL).map { $0.deletingLastPathComponent() }
      .map { $0.appendingPathComponent("GTKLoopProbe") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("GTKLoopProbe")
  }

  @Test("main queue, main actor, run loop and timers go on, and wake the loop up")
  func everythingRuns() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = probe
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text.split(separator: "\n") == [
        "DispatchQueue.main", "RunLoop.main", "RunLoop.main from another thread", "main actor",
        "main actor again",
        "other thread", "sleep", "timer", "timer set later",
      ])
  }
}
