import Foundation
import Testing

@testable import GTKHost

@Suite("What file managers write about copied files")
@MainActor
struct CopiedFilesTests {
  @Test(
    "the word and the URLs are read",
    arguments: [
      ("cut\nfile:///a%20b.png\nfile:///c.png", true, ["file:///a%20b.png", "file:///c.png"]),
      ("copy\r\nfile:///a.png\r\n", false, ["file:///a.png"]), ("cut", true, []), ("", false, []),
      ("file:///a.png", false, []),
    ])
  func reading(text: String, isCut: Bool, urls: [String]) {
    let files = CopiedFiles(Data(text.utf8))
    #expect(files.isCut == isCut)
    #expect(files.urls.map(\.absoluteString) == urls)
  }

  @Test("and written, without a line break at the end")
  func writing() throws {
    let urls = ["file:///a%20b.png", "file:///c.png"].compactMap { URL(string: $0) }
    for (isCut, word) in [(true, "cut"), (false, "copy")] {
      let text = String(decoding: CopiedFiles(urls: urls, isCut: isCut).data, as: UTF8.self)
      #expect(text == "\(word)\nfile:///a%20b.png\nfile:///c.png")
    }
  }
}
