import Foundation
import SystemPackage
import TestSupport
import Testing
import UIKit

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
      reader.start(near: IndexPath(item: 0, section: 0)) { paths in
        batches.append(paths)
        if batches.joined().count == album.itemCount { done.resume() }
      }
    }
    #expect(batches.map(\.count) == [64, 87])
    #expect(batches.joined().last == IndexPath(item: 0, section: 1))
    #expect(Set(ratios(of: reader, in: album)) == [CGFloat(Float(8.0 / 6))])
  }

  @Test("what the index knows is reported first for the pictures around a place, then for the others")
  func index() async throws {
    let temporary = TemporaryFolder()
    for number in 0..<3000 { temporary.file("one/\(number).png", [1]) }
    for number in 0..<10 { temporary.file("two/\(number).png", [1]) }
    let album = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    let index = PictureIndex(in: temporary.folder("cache"))
    for section in album.sections {
      var known: [FileName: IndexedPicture] = [:]
      for case .file(let name, let folder, _) in section.items {
        let file = try #require(folder.appending(name))
        let version = try #require(FileVersion(of: file))
        known[name] = IndexedPicture(
          seconds: version.seconds, nanoseconds: version.nanoseconds, byteCount: version.byteCount, width: 3,
          height: 2, orientation: 1, date: nil, camera: nil, color: nil)
      }
      index.store(known, in: try #require(section.folder))
    }
    let reader = ProportionReader(of: album, index: index)
    var batches: [[IndexPath]] = []
    await withCheckedContinuation { done in
      reader.start(near: IndexPath(item: 2000, section: 0)) { paths in
        batches.append(paths)
        if batches.joined().count == album.itemCount { done.resume() }
      }
    }
    // 512 before the place, and 512 from it on. The others are reported once.
    #expect(batches.count == 2 && batches[0] == (1488..<2512).map { IndexPath(item: $0, section: 0) })
    #expect(Set(batches.joined()).count == 3010)
    #expect(Set(ratios(of: reader, in: album)) == [1.5])
  }

  @Test(
    "after any changes, each picture has its own ratio, also one that was being read meanwhile",
    arguments: 0..<20)
  func changes(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let temporary = TemporaryFolder()
    for number in 0..<200 {
      temporary.file("\(number % 3)/\(number).png", number % 2 == 0 ? SamplePictures.red : [1])
    }
    let whole = try Album(folders: [temporary.path]) { Issue.record("\($0)") }
    func part() -> Album {
      var album = whole
      for number in album.sections.indices {
        album.sections[number].items.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      }
      if Bool.random(using: &random) {
        album.sections.remove(at: Int.random(in: 0..<album.sections.count, using: &random))
      }
      if Bool.random(using: &random), album.sections[0].items.count > 9 {
        album.moveItem(at: IndexPath(item: 8, section: 0), to: 1)
      }
      return album
    }
    var album = part()
    let reader = ProportionReader(of: album)
    var isFinished = false
    for _ in 0..<8 {
      reader.start(near: IndexPath(item: Int.random(in: 0..<300, using: &random), section: 0)) { _ in }
      if Bool.random(using: &random) { await Task.yield() }
      let next = part()
      reader.follow(next, AlbumUpdates(from: album, to: next, moved: [:]))
      album = next
    }
    // What is being read ends before what is asked for here.
    while !isFinished {
      reader.readAll()
      isFinished = !ratios(of: reader, in: album).contains(1.25)
      if !isFinished { await Task.yield() }
    }
    for section in album.sections.indices {
      for (place, item) in album.sections[section].items.enumerated() {
        let isSample = try #require(Int(item.title.dropLast(4))) % 2 == 0
        let ratio = reader.ratio(at: IndexPath(item: place, section: section))
        #expect(ratio == (isSample ? CGFloat(Float(8.0 / 6)) : 1), "seed \(seed), \(item.title)")
      }
    }
  }

  private func ratios(of reader: ProportionReader, in album: Album) -> [CGFloat] {
    (0..<album.itemCount).compactMap { album.indexPath(ofItem: $0) }.map { reader.ratio(at: $0) }
  }
}
