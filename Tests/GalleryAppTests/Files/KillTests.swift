import Foundation
import ImageDecoding
import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp

/// A program that is killed while it changes files loses none, and leaves no half of one.
@Suite("Killed while it changes files")
struct KillTests {
  /// How often the program is killed: `KILL_COUNT`, or a few times.
  private static let count = UInt64(ProcessInfo.processInfo.environment["KILL_COUNT"] ?? "") ?? 8

  private static let probe = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("FileChangesProbe")

  /// A picture of one colour with as many bytes behind it, so that copying takes time. The bytes identify it.
  private func picture(_ number: Int) throws -> Data {
    let pixels = [[UInt8]](repeating: [UInt8(number * 20), 0, 0, 255], count: 64).flatMap(\.self)
    let bitmap = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
    return Data(try #require(bitmap.jpegData(quality: 0.9))) + Data(repeating: UInt8(number), count: 3 << 20)
  }

  @Test("everything is there afterwards, and complete", arguments: 0..<count)
  func kill(seed: UInt64) throws {
    let (folder, trash) = (TemporaryFolder(), TemporaryFolder())
    var random = SplitMix64(seed: seed)
    for number in 0..<6 {
      try picture(number).write(to: URL(fileURLWithPath: "\(folder.path)/\(number).jpg"))
    }
    let process = Process()
    process.executableURL = Self.probe
    process.arguments = [folder.path.string, trash.path.string, "\(seed)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var steps = Int.random(in: 1...60, using: &random)
    while steps > 0 {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program ended")
      steps -= data.count(where: { $0 == UInt8(ascii: "\n") })
    }
    // Somewhere within the step that has just begun.
    for _ in 0..<Int.random(in: 0...20, using: &random) { sched_yield() }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    var found: Set<UInt8> = []
    for root in [folder.path, trash.path] {
      for name in try FileManager.default.contentsOfDirectory(atPath: root.string) {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)"))
        let number = try #require(data.last, "\(name) is empty, seed \(seed)")
        #expect(
          data.suffix(3 << 20).allSatisfy { $0 == number } && data.count > 3 << 20, "\(name), seed \(seed)")
        #expect(throws: Never.self) { try ImageDecoder.decode(.bytes(Array(data)), size: .full) }
        found.insert(number)
      }
    }
    #expect(found == Set(0..<6), "seed \(seed)")
  }
}
