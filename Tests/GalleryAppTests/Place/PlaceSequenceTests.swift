import Foundation
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

  /// 50, or as many as `PLACE_SEQUENCES` says.
  private static var numberOfSequences: UInt64 {
    ProcessInfo.processInfo.environment["PLACE_SEQUENCES"].flatMap(UInt64.init) ?? 50
  }

  /// The sequences are divided among several cases, so that they can run side by side and a failure names few.
  private nonisolated static let numberOfParts: UInt64 = 10

  @Test("random sequences", arguments: 0..<numberOfParts)
  func sequences(part: UInt64) {
    for seed in stride(from: part, to: Self.numberOfSequences, by: Int(Self.numberOfParts)) {
      var sequence = PlaceSequence(seed: seed, albums: Self.albums)
      if let problem = sequence.run(steps: 5) { Issue.record("\(problem)") }
    }
  }

  @Test("what is done wrong is found", arguments: PlaceSequence.Fault.allCases)
  func faults(fault: PlaceSequence.Fault) {
    let isFound = (UInt64(0)..<40).contains { seed in
      var sequence = PlaceSequence(seed: seed, fault: fault, albums: Self.albums)
      return sequence.run(steps: 5) != nil
    }
    #expect(isFound)
  }
}
