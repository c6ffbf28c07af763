import Testing
import UIKit

@testable import GalleryApp

/// Index paths of pictures, looked up where they probably are.
@Suite("Index paths of pictures")
struct AlbumPathTests {
  private func picture(_ name: String) -> AlbumItem { .file(FileName(bytes: name.utf8), folder: "/a") }

  @Test("right, wrong, missing and impossible guesses lead to the same index paths")
  func guesses() {
    let album = Album(
      title: "",
      sections: [
        AlbumSection(title: "1", items: ["a", "b", "c"].map(picture)),
        AlbumSection(title: "2", items: ["d"].map(picture)),
      ])
    let guesses: [AlbumItem: IndexPath?] = [
      picture("a"): [0, 0], picture("b"): [0, 2], picture("c"): nil, picture("d"): [7, 1],
      picture("e"): [0, 1],
    ]
    let expected: [AlbumItem: IndexPath] = [
      picture("a"): [0, 0], picture("b"): [0, 1], picture("c"): [0, 2], picture("d"): [1, 0],
    ]
    #expect(album.indexPaths(of: guesses) == expected)
    #expect(album.indexPaths(of: expected.mapValues(Optional.some)) == expected)
  }
}
