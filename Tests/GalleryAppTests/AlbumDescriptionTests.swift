import Foundation
import GalleryApp
import SystemPackage
import Testing

@testable import GalleryProgram

@Suite("The folder of an album")
struct AlbumDescriptionTests {
  private func album(_ folders: [FilePath]) -> Album {
    Album(
      title: "",
      sections: folders.map {
        AlbumSection(title: "", items: [.file(FileName(bytes: Array("a.jpg".utf8)), folder: $0)])
      })
  }

  @Test(
    "is the one that contains all of its pictures",
    arguments: [
      (["/a/b"], "/a/b"), (["/a/b", "/a/b/c"], "/a/b"), (["/a/b/c", "/a/b/d"], "/a/b"), (["/a", "/b"], "/"),
      (["/a/./b", "/a/x/../b/c"], "/a/b"), (["/a/bc", "/a/b"], "/a"),
    ])
  func commonFolder(folders: [String], expected: String) {
    #expect(album(folders.map { FilePath($0) }).commonFolder == FilePath(expected))
  }

  @Test("a built-in album has none")
  func builtIn() { #expect(Album.builtIn.commonFolder == nil) }

  @Test("the home folder is abbreviated")
  func abbreviation() {
    let home = FilePath(ProcessInfo.processInfo.environment["HOME"] ?? "/")
    #expect(home.abbreviated == "~")
    #expect(home.appending("Pictures").abbreviated == "~/Pictures")
    #expect(FilePath("/nowhere/else").abbreviated == "/nowhere/else")
  }
}
