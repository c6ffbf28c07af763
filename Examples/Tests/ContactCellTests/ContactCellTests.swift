import CairoRenderer
import ImageDecoding
import Testing
import UIKit

@testable import ContactCell

/// A snapshot test: draws the cell and compares it with a picture that somebody looked at and committed.
///
/// Run it with the environment variable `RECORD` set to make the picture again.
@MainActor
@Suite struct ContactCellTests {
  @Test("a contact with a name and a number")
  func contact() throws {
    let cell = ContactCell(frame: CGRect(x: 0, y: 0, width: 320, height: 72))
    cell.show(name: "Ada Lovelace", number: "+44 20 7946 0958")
    let drawn = try #require(CairoRenderer().render(cell.makeDisplayList(), scale: 1))

    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ContactCell.png")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(try #require(drawn.pngData())).write(to: file)
    }
    let expected = try ImageDecoder.decode(.file(path: file.path))
    #expect(drawn.width == expected.width && drawn.height == expected.height)
    // Versions of the text libraries differ in the edges of letters, by a few steps of 255 in few pixels.
    let differing = zip(drawn.pixels, expected.pixels).count { abs(Int($0) - Int($1)) > 32 }
    #expect(differing < drawn.pixels.count / 500, "\(differing) of \(drawn.pixels.count) bytes differ")
  }
}
