import Foundation
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("Proportions of pictures, read from their files")
@MainActor
struct ProportionReaderTests {
  // The sample is 8 × 6 pixels; what cannot be read counts as square.
  @Test("files count as usual until they are read; then as they are")
  func files() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.png", SamplePictures.red)
    temporary.file("b.png")
    let album = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    let reader = ProportionReader(of: album)
    #expect(ratios(of: reader, in: album) == [1.25, 1.25])
    reader.readAll()
    #expect(ratios(of: reader, in: album) == [CGFloat(Float(8.0 / 6)), 1])
  }

  @Test("what the program draws is known at once")
  func drawn() {
    let books = Album(title: "", sections: [Album.builtIn.sections[0]])
    #expect(ratios(of: ProportionReader(of: books), in: books)[1] == CGFloat(Float(0.66)))
  }

  @Test("in the background every batch tells what changed, and all is known in the end")
  func background() async throws {
    let temporary = TemporaryFolder()
    for number in 0..<150 { temporary.file("one/\(number).png", SamplePictures.red) }
    temporary.file("two/last.png", SamplePictures.red)
    let album = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    let reader = ProportionReader(of: album)
    // The batches are of 64 and 128 pictures at most.
    var batches: [[IndexPath]] = []
    await withCheckedContinuation { done in
      reader.start { paths in
        batches.append(paths)
        if batches.joined().count == album.itemCount { done.resume() }
      }
    }
    #expect(batches.map(\.count) == [64, 87])
    #expect(batches.joined().last == IndexPath(item: 0, section: 1))
    #expect(Set(ratios(of: reader, in: album)) == [CGFloat(Float(8.0 / 6))])
  }

  private func ratios(of reader: ProportionReader, in album: Album) -> [CGFloat] {
    (0..<album.itemCount).compactMap { album.indexPath(ofItem: $0) }.map { reader.ratio(at: $0) }
  }
}
