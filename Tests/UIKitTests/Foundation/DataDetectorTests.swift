import Foundation
import Testing
import UIKit

@Suite("Data detectors")
struct DataDetectorTests {
  private func find(_ types: NSTextCheckingResult.CheckingType, in text: String) throws -> [(String, String)]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    return matches.map { match in
      let part = (text as NSString).substring(with: match.range)
      return (part, match.url?.absoluteString ?? match.phoneNumber ?? "")
    }
  }

  // Foundation's own names for these are deprecated on Linux.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private static let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  struct Case: Sendable {
    var text: String
    var parts: [String]
    var urls: [String]
  }

  static let linkCases = [
    Case(
      text: "see https://swift.org/a?b=c.", parts: ["https://swift.org/a?b=c"],
      urls: ["https://swift.org/a?b=c"]),
    Case(text: "(www.example.org)", parts: ["www.example.org"], urls: ["http://www.example.org"]),
    Case(text: "Google.com, or not", parts: ["Google.com"], urls: ["http://Google.com"]),
    Case(
      text: "👍 me@mail.example.org!", parts: ["me@mail.example.org"], urls: ["mailto:me@mail.example.org"]),
    Case(text: "end.Begin 3.5 e.g. file.txt", parts: [], urls: []),
  ]

  @Test("links are found without the punctuation after them", arguments: linkCases)
  func links(_ row: Case) throws {
    let found = try find(Self.link, in: row.text)
    #expect(found.map(\.0) == row.parts && found.map(\.1) == row.urls)
  }

  @Test("telephone numbers have at least seven digits, and are not parts of others")
  func numbers() throws {
    let found = try find(Self.number, in: "Call +49 (30) 1234-567 or 4125388166, not 12345, A1234567 or 2.")
    #expect(found.map(\.0) == ["+49 (30) 1234-567", "4125388166"])
    #expect(found.map(\.1) == ["+49 (30) 1234-567", "4125388166"])
  }

  @Test("only the types that were asked for are found, in the order of the text")
  func types() throws {
    let text = "4125388166 swift.org 4125388167"
    #expect(try find(Self.link, in: text).map(\.0) == ["swift.org"])
    let all = try find([Self.link, Self.number], in: text)
    #expect(all.map(\.0) == ["4125388166", "swift.org", "4125388167"])
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, range: whole) == 1)
    #expect(detector.firstMatch(in: text, range: whole)?.resultType == Self.link)
    #expect(detector.firstMatch(in: text, range: NSRange(location: 0, length: 12)) == nil)
    var count = 0
    try NSDataDetector(types: all.isEmpty ? 0 : ~0).enumerateMatches(in: text, range: whole) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
