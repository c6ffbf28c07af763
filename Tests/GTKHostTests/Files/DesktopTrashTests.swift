import Testing

@testable import GTKHost

@Suite("Reasons of the trash")
struct DesktopTrashTests {
  @Test(
    "the reason does not repeat the path",
    arguments: [
      ("Unable to trash file /a/b: c.jpg: Permission denied", "Permission denied"),
      ("Datei /a/b: c.jpg konnte nicht in den Müll verschoben werden: /a/b: c.jpg: Belegt", "Belegt"),
      ("Something else", "Something else"),
    ])
  func reason(message: String, expected: String) {
    #expect(DesktopTrash.reason(message, for: "/a/b: c.jpg") == expected)
  }
}
