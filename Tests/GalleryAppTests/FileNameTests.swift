import SystemPackage
import Testing

@testable import GalleryApp

@Suite("File names")
struct FileNameTests {
  @Test(
    "the extension is what follows the last dot, in lower case",
    arguments: [
      ("a.jpg", "jpg"), ("A.JPG", "jpg"), ("a.tar.gz", "gz"), ("a", nil), ("a.", nil), (".jpg", nil),
      ("", nil),
      ("ä.PnG", "png"),
    ] as [(String, String?)])
  func lowercasedExtension(name: String, expected: String?) {
    #expect(FileName(bytes: name.utf8).lowercasedExtension == expected.map { Array($0.utf8) })
  }

  @Test("what is not text or would control a terminal is replaced for the eye")
  func displayName() {
    #expect(FileName(bytes: [0x61, 0xFF, 0x62]).displayName == "a\u{FFFD}b")
    #expect(FileName(bytes: "a\u{1B}[2Jb\nc".utf8).displayName == "a\u{FFFD}[2Jb\u{FFFD}c")
    #expect(FileName(bytes: "Füße 👣.jpg".utf8).displayName == "Füße 👣.jpg")
  }

  @Test("a name is appended to a folder byte by byte; nothing, a slash and zero are no names")
  func appending() {
    func path(_ folder: FilePath, _ bytes: [UInt8]) -> FilePath? { folder.appending(FileName(bytes: bytes)) }
    let name = Array("b.jpg".utf8)
    #expect(path("/a", name) == "/a/b.jpg")
    #expect(path("a/../c", name) == "a/../c/b.jpg")
    #expect(path("/", name) == "/b.jpg")
    #expect(path(".", name) == "./b.jpg")
    #expect(path("", name) == "b.jpg")
    #expect(path("a", [0xFF]) == FilePath(platformString: [0x61, 0x2F, -1, 0]))
    for bytes in [[], [0x2F], [0x61, 0x2F], [0x61, 0x2F, 0x61], [0], [0x61, 0]] as [[UInt8]] {
      #expect(path("/a", bytes) == nil, "\(bytes)")
    }
  }

  @Test(
    "a URL leads to the file, also if its name is not text",
    arguments: [
      ("/a b/ü%20#? (2).jpg", "file:///a%20b/%C3%BC%2520%23%3F%20(2).jpg")
    ])
  func url(path: String, url: String) {
    let file = FilePath(path)
    #expect(file.fileURL.absoluteString == url)
    #expect(FilePath(fileURL: file.fileURL) == file)
    let name = FilePath(platformString: [0x2F, 0x61, 0x2F, -1, 0x62, 0])
    #expect(name.fileURL.absoluteString == "file:///a/%FFb" && name.fileURL.isFileURL)
    #expect(FilePath(fileURL: name.fileURL) == name)
  }
}
