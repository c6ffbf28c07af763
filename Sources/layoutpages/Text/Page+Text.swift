import Foundation

/// Text that is inserted into a page between `<!-- name … -->` and `<!-- end -->`.
struct Insertion {
  /// The line that marks its beginning.
  let marker: String
  /// The lines to insert.
  let lines: [String]

  static let end = "<!-- end -->"

  /// Returns a text with the lines inserted; nil if a marker is missing.
  func fill(in text: String) -> String? {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: marker),
      let end = lines[start...].firstIndex(of: Self.end)
    else { return nil }
    return (lines[...start] + self.lines + lines[end...]).joined(separator: "\n")
  }
}

/// The code for pages, from the sources of this program between `// code NAME` and `// end`.
struct CodeListing {
  private let sources: [String]

  /// Reads all sources in a folder and its subfolders.
  init(folder: String) throws {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  /// Returns the code with a name; nil if there is none.
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
