import Foundation

/// How often a test run entered each function, as `llvm-profdata show --all-functions` prints it.
struct ExecutionCounts {
  private var counts: [String: Int] = [:]

  init(profile: URL) throws {
    var function = ""
    for line in try String(contentsOf: profile, encoding: .utf8).split(separator: "\n") {
      let text = line.trimmingPrefix(while: \.isWhitespace)
      if text.hasPrefix("Function count: ") {
        counts[function, default: 0] += Int(text.dropFirst("Function count: ".count)) ?? 0
      } else if let start = text.range(of: "$s"), text.hasSuffix(":") {
        function = String(text[start.lowerBound...].dropLast())
      }
    }
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
