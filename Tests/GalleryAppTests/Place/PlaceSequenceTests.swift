import Testing
import UIKit

@testable import GalleryApp

@Suite("The place is kept through sizes, layouts, pages and scrolls")
@MainActor
struct PlaceSequenceTests {
  /// One that fits a grid of whole pictures, and one of squares; the first begins with a shelf.
  private static let albums = [
    Album(
      title: "Mixed",
      sections: [AlbumSection(title: "Shelf", items: Album.builtIn.sections[1].items)]
        + [AlbumSection(title: "Books", items: Album.builtIn.sections[0].items)]
        + PlaceWindow.album(150, inSectionsOf: 70).sections),
    PlaceWindow.album(900, inSectionsOf: 130),
  ]

  @Test("1,000 random sequences", arguments: UInt64(0)..<20)
  func sequences(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      var sequence = PlaceSequence(seed: seed, albums: Self.albums)
      if let problem = sequence.run(steps: 5) { Issue.record("\(problem)") }
    }
  }

  @Test("what is done wrong is found", arguments: PlaceSequence.Fault.allCases)
  func faults(fault: PlaceSequence.Fault) {
    let found = (UInt64(0)..<40).count { seed in
      var sequence = PlaceSequence(seed: seed, fault: fault, albums: Self.albums)
      return sequence.run(steps: 5) != nil
    }
    #expect(found > 0)
  }
}
