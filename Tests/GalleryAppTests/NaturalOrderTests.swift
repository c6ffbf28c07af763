import TestSupport
import Testing

@testable import GalleryApp

@Suite("Natural order of file names")
struct NaturalOrderTests {
  @Test(
    "the left name stands before the right one",
    arguments: [
      ("1.jpg", "2.jpg"),
      ("2.jpg", "10.jpg"),
      ("img2", "img10"),
      ("img2", "IMG10"),
      ("IMG2", "img10"),
      ("a1b20", "a1b100"),
      ("a9b1", "a10a1"),
      ("7", "007a"),
      ("photo", "photo1"),
      ("photo1", "photob"),
      ("photo.jpg", "photo1.jpg"),
      // A copy comes after its original.
      ("photo.jpg", "photo (2).jpg"),
      ("photo.jpg", "photo-1.jpg"),
      ("photo", "photo.jpg"),
      ("a.b", "a.b.c"),
      ("a.bz", "a.b.c"),
      ("photo.jpg", "photo.png"),
      ("9999999999999999999999999998", "9999999999999999999999999999"),
      ("99999999999999999999", "100000000000000000000"),
      ("0", "1"),
      ("", "a"),
      ("A", "B"),
      ("a", "B"),
      // Equal but for the case or the zeros: by their bytes.
      ("A", "a"),
      ("001", "01"),
      ("01", "1"),
      ("x0", "x00"),
      // Bytes beyond ASCII stand where their values stand.
      ("z", "ä"),
    ])
  func precedes(left: String, right: String) {
    let (left, right) = (FileName(bytes: left.utf8), FileName(bytes: right.utf8))
    #expect(left < right)
    #expect(!(right < left))
  }

  @Test("bytes that are no text have an order too")
  func invalidText() {
    let names: [[UInt8]] = [
      [0x61, 0x39, 0xFF], [0x61, 0x31, 0x30, 0xFE], [0xFE], [0xFF], [0xFF, 0x32], [0xFF, 0x31, 0x30],
    ]
    let sorted = names.reversed().map { FileName(bytes: $0) }.sorted()
    #expect(sorted.map(\.bytes) == names)
  }

  @Test("any two different names have one order, and any three agree", arguments: UInt64(0)..<20)
  func totalOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Few different bytes, so that ties are common.
    let alphabet = Array("0012aAb.".utf8)
    let names = (0..<24).map { _ in
      FileName(
        bytes: (0..<Int.random(in: 0...4, using: &random)).map { _ in alphabet.randomElement(using: &random)!
        })
    }
    for a in names {
      for b in names {
        #expect((a == b) == (!(a < b) && !(b < a)), "\(a) \(b), seed \(seed)")
        for c in names where a < b && b < c { #expect(a < c, "\(a) \(b) \(c), seed \(seed)") }
      }
    }
  }

  @Test("names are sorted as they are compared, whatever they begin with", arguments: UInt64(0)..<200)
  func sorting(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("0012aAb. _ä".utf8)
    let beginning = ["", "IMG_", "IMG_2023", "p1", "0", "Ä"].randomElement(using: &random) ?? ""
    let names = (0..<60).map { _ in
      let part = (0..<Int.random(in: 0...24, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      let digits = [0, 0, 0, 0, 254, 255, 256, 300].randomElement(using: &random) ?? 0
      let number = (0..<digits).map { _ in UInt8.random(in: 0x30...0x39, using: &random) }
      return FileName(bytes: Array(beginning.utf8) + number + part)
    }
    #expect(names.naturallySorted() == names.sorted(), "seed \(seed)")
  }
}
