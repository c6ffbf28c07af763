import Foundation

/// Something a page takes over from elsewhere, between `<!-- name … -->` and `<!-- end -->`.
struct Insertion {
  /// The whole line that marks its beginning.
  let marker: String
  /// The lines that belong there.
  let lines: [String]

  static let end = "<!-- end -->"

  /// A text with what belongs there in place; nil when a marker is missing.
  func fill(in text: String) -> String? {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: marker),
      let end = lines[start...].firstIndex(of: Self.end)
    else { return nil }
    return (lines[...start] + self.lines + lines[end...]).joined(separator: "\n")
  }
}

/// The code on pages, as it is in this program's sources between `// code NAME` and `// end`.
struct CodeListing {
  private let sources: [String]

  /// Reads all sources in a folder and the folders in it.
  init(folder: String) throws {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  /// The code of a name for a page; nil when there is none.
  func insertion(of name: String) -> Insertion? {
    for source in sources {
      let lines = source.components(separatedBy: "\n")
      guard
        let start = lines.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "// code \(name)" }),
        let end = lines[start...].firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "// end" })
      else { continue }
      let indent = lines[start].prefix { $0 == " " }.count
      let code = lines[(start + 1)..<end].map { String($0.dropFirst(indent)) }
      return Insertion(marker: "<!-- code \(name) -->", lines: ["```swift"] + code + ["```"])
    }
    return nil
  }
}
