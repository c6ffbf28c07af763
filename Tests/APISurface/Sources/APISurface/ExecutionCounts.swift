import Foundation

/// How often a test run entered each function, by its mangled name, as `llvm-cov export` reports it.
struct ExecutionCounts {
  private var counts: [String: Int] = [:]

  init(report: URL) throws {
    for functions in try JSONDecoder().decode(Report.self, from: Data(contentsOf: report)).data {
      for function in functions.functions { counts[function.name, default: 0] += function.count }
    }
  }

  private struct Report: Decodable {
    var data: [Functions]
  }

  private struct Functions: Decodable {
    var functions: [Function]
  }

  private struct Function: Decodable {
    var name: String
    var count: Int
  }

  /// How often the code of a symbol was entered; nil when it has none of its own, as a stored property, a case or a
  /// type.
  ///
  /// The compiler's identifier of a symbol is its mangled name with another prefix; that of a property ends in `p`
  /// where its accessors have `g`, `s`, `M`, `W` or `w`.
  func count(ofSymbol identifier: String) -> Int? {
    guard identifier.hasPrefix("s:") else { return nil }
    let mangled = "$s" + identifier.dropFirst(2)
    guard identifier.hasSuffix("vp") || identifier.hasSuffix("vpZ") else { return counts[mangled] }
    let isStatic = identifier.hasSuffix("Z")
    let stem = mangled.dropLast(isStatic ? 2 : 1)
    let accessors = ["g", "s", "M", "W", "w"].compactMap { counts[stem + $0 + (isStatic ? "Z" : "")] }
    return accessors.isEmpty ? nil : accessors.reduce(0, +)
  }
}
