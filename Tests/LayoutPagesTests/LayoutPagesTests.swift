import Foundation
import ImageDecoding
import Testing

@testable import layoutpages

@Suite struct LayoutPagesTests {
  @Test("a picture of few colours is the same after writing and reading it")
  func roundTrip() throws {
    // Blue, green, red, alpha: opaque red, half transparent white premultiplied, nothing, opaque blue.
    let pixels: [UInt8] = [0, 0, 255, 255, 128, 128, 128, 128, 0, 0, 0, 0, 255, 0, 0, 255]
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
    let file = PalettePNG([bitmap]).data
    #expect(try ImageDecoder.decode(.bytes(file)) == bitmap)
  }

  @Test("excess colours are replaced by the nearest colours of the palette")
  func quantization() throws {
    var grays: [UInt8] = []
    for gray in UInt8.min...UInt8.max { grays += [gray, gray, gray, 255] }
    let bitmap = try #require(Bitmap(width: 16, height: 16, pixels: grays))
    let file = PalettePNG([bitmap], colorCount: 16).data
    let drawn = try ImageDecoder.decode(.bytes(file))
    // 16 boxes of 16 greys each: none is farther than 8 from the average of its box.
    var (farthest, colors) = (0, Set<UInt8>())
    for (old, new) in zip(bitmap.pixels, drawn.pixels) { farthest = max(farthest, abs(Int(old) - Int(new))) }
    for pixel in stride(from: 0, to: drawn.pixels.count, by: 4) { colors.insert(drawn.pixels[pixel]) }
    #expect(farthest <= 8)
    #expect(colors.count == 16)
  }

  @Test("an insertion replaces what is between its markers, and nothing else")
  func insertion() {
    let text = "before\n<!-- code A -->\nold\n<!-- end -->\nafter\n"
    let insertion = Insertion(marker: "<!-- code A -->", lines: ["new", "lines"])
    #expect(insertion.fill(in: text) == "before\n<!-- code A -->\nnew\nlines\n<!-- end -->\nafter\n")
    #expect(insertion.fill(in: "no marker") == nil)
    #expect(insertion.fill(in: "<!-- code A -->\nno end") == nil)
  }

  @Test("code is taken from between its markers, without their indentation")
  func code() throws {
    let folder = NSTemporaryDirectory() + "layoutpages-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = "func f() {\n  // code A\n  if x {\n    y()\n  }\n  // end\n}\n"
    try source.write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    let insertion = try CodeListing(folder: folder).insertion(of: "A")
    #expect(insertion?.lines == ["```swift", "if x {", "  y()", "}", "```"])
    #expect(try CodeListing(folder: folder).insertion(of: "B") == nil)
  }

  @Test("costs have units that are read at a glance")
  func costs() throws {
    let path = NSTemporaryDirectory() + "layoutpages-\(UUID().uuidString).tsv"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let table =
      "# A note.\nA\tplace\t1000\t666\t700\t0\t\nA\tplace\t1000000\t1700000\t1800000\t1234\t15000000\n"
      + "B\tplace\t10\t1\t1\t1\t\n"
    try table.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try CostTable(path: path).insertion(for: "A").lines == [
        "| What | 1,000 items | 1,000,000 items |", "| --- | --- | --- |",
        "| place | 666 ns, 0 allocations | 1.7 ms, 1,234 allocations, 15 MB kept |", "", "A note.",
      ])
    try "A\tplace\tmany\t1\t1\t1\t\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: CostTable.ReadingError.self) { try CostTable(path: path) }
  }
}
