import Foundation

/// One line of the list of symbols to provide: tier, name, the iOS version that introduced it, and kind. In tier C, the
/// version is that of the type.
struct ListedSymbol {
  /// "1" to "3", "A" for older spellings, or "C" for controls, bars, tables and the presentation of controllers.
  var tier: String
  /// The path from the outermost type, with argument labels: `UIView.convert(_:to:)`.
  var name: String

  /// Reads a line; nil when it is not a symbol's.
  init?(line: Substring) {
    let columns = line.split(separator: "\t")
    guard columns.count >= 4 else { return nil }
    tier = String(columns[0])
    name = String(columns[1])
  }

  static func list(at file: URL) throws -> [ListedSymbol] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(ListedSymbol.init)
  }
}
