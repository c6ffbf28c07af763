import Foundation

/// What `swift symbolgraph-extract` wrote: the public symbols of a module and of the modules it re-exports.
struct SymbolGraph {
  /// The compiler's identifiers of the symbols with a name; several where a protocol's requirement has a default, or
  /// where overloads differ only in types.
  private(set) var identifiers: [String: [String]] = [:]

  init(directory: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
      for symbol in try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).symbols {
        identifiers[symbol.pathComponents.joined(separator: "."), default: []].append(
          symbol.identifier.precise)
      }
    }
  }

  private struct File: Decodable {
    var symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    var pathComponents: [String]
    var identifier: Identifier
  }

  private struct Identifier: Decodable {
    var precise: String
  }
}
