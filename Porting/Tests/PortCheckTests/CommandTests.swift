import Foundation
import Testing

@Suite("The command")
struct CommandTests {
  /// Runs `port-check` of this build.
  private func run(_ arguments: [String], input: String = "") throws -> (status: Int32, output: String) {
    let process = Process()
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent("port-check")
    process.arguments = arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = Pipe()
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let data = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("the standard input is fixed to the standard output, and the status says what is left")
  func stdin() throws {
    var result = try run(["-"], input: "@objc class A {}\n")
    #expect(result.status == 1 && result.output.hasPrefix("<stdin>:1:1: @objc"))
    result = try run(["--fix", "-"], input: "@objc class A {}\n")
    #expect(result.status == 0 && result.output == "class A {}\n")
    result = try run(["--fix", "-"], input: "import Combine\n")
    #expect(result.status == 1 && result.output == "import Combine\n")
  }

  @Test("--fix changes files, and leaves those that need nothing")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-check \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (folder.appendingPathComponent("A.swift"), folder.appendingPathComponent("B.swift"))
    try "@objc class A {}\n".write(to: first, atomically: true, encoding: .utf8)
    try "class B {}\n".write(to: second, atomically: true, encoding: .utf8)
    #expect(try run([first.path, second.path]).status == 1)
    #expect(try run(["--fix", first.path, second.path, first.path]).status == 0)
    #expect(try String(contentsOf: first, encoding: .utf8) == "class A {}\n")
    #expect(try run([first.path, second.path]) == (0, ""))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "B.swift"])
  }

  @Test("a file that is missing or broken gives status 2, and a wrong option status 64")
  func errors() throws {
    #expect(try run(["/nowhere/A.swift"]).status == 2)
    #expect(try run(["--fix", "-"], input: "class {").status == 2)
    #expect(try run(["--fix", "-"], input: "class {").output == "class {")
    #expect(try run(["--wrong"]).status == 64)
    #expect(try run(["--help"]).output.contains("Exit status: 0"))
  }
}
