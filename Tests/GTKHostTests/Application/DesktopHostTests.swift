import CGTK4
import Foundation
import Testing

@testable import GTKHost

@Suite("The host of an app")
@MainActor
struct DesktopHostTests {
  @Test(
    "an identifier is valid for every name of a program",
    arguments: ["Palette", "my app", "7up", "Größe-2", ""])
  func identifier(program: String) {
    #expect(g_application_id_is_valid(DesktopHost.applicationID(of: program)) != 0)
  }

  @Test("arguments that are URLs or existing files are opened")
  func urls() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("DesktopHost-\(UUID()).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let urls = DesktopHost.urls(in: ["--verbose", file.path, "https://example.org/a", "missing.png"])
    #expect(urls.map(\.absoluteString) == [file.absoluteString, "https://example.org/a"])
  }
}
