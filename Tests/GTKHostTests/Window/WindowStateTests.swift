import Foundation
import Testing

@testable import GTKHost

@Suite("What a window remembers")
struct WindowStateTests {
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("deep/window.json"))
  }

  @Test("what was written is read again")
  func roundTrip() throws {
    try withFile { file in
      let state = WindowState(
        width: 900, height: 700, contentWidth: 900, contentHeight: 653, isMaximized: true, layout: "wheel")
      try state.write(to: file)
      #expect(WindowState(file: file) == state)
    }
  }

  @Test(
    "invalid values are ignored",
    arguments: [
      "", "{", "[]", #"{"width":1,"height":700,"isMaximized":false}"#, #"{"width":900}"#,
      #"{"width":900,"height":700,"contentWidth":0,"isMaximized":false}"#,
    ])
  func nonsense(text: String) throws {
    try withFile { file in
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      #expect(WindowState(file: file) == nil)
    }
    #expect(WindowState(file: URL(fileURLWithPath: "/nowhere/window.json")) == nil)
  }

  @Test(
    "it is kept where the desktop says",
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.local/state/org.example.app/window.json"),
      (["HOME": "/home/ada", "XDG_STATE_HOME": "/s"], "/s/org.example.app/window.json"),
      (
        ["HOME": "/home/ada", "XDG_STATE_HOME": "relative"],
        "/home/ada/.local/state/org.example.app/window.json"
      ),
    ])
  func place(environment: [String: String], path: String) {
    #expect(WindowState.file(applicationID: "org.example.app", environment: environment).path == path)
  }
}
