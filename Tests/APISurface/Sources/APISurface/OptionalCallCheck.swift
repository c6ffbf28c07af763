import Foundation

/// Finds optional members of delegate protocols that cannot be called with a question mark.
///
///     APISurface --optional-calls GRAPHS
///
/// A member is optional when the protocol has a default for it. `delegate.base?(label: …)` compiles when the protocol
/// has a property `base` as well: an optional closure if there are no labels, or else an optional structure with a
/// `callAsFunction` of the same labels.
enum OptionalCallCheck {
  static func run(graphs: String) throws {
    let graph = try SymbolGraph(directory: URL(fileURLWithPath: graphs))
    let protocols = graph.ownNames.values.filter { name in
      graph.protocols.contains(name)
        && ["Delegate", "DataSource", "DataSourcePrefetching"].contains { name.hasSuffix($0) }
    }.sorted()
    var count = 0
    var lacking: [String] = []
    for name in protocols {
      for member in optionalMembers(of: name, in: graph) {
        count += 1
        if !hasCallForm(member, of: name, in: graph) { lacking.append("\(name).\(member)") }
      }
    }
    for member in lacking { print("\(member) has no form for calls with a question mark.") }
    print("\(count) optional members of \(protocols.count) protocols, \(lacking.count) without such a form.")
    // An empty graph must not pass the check.
    if count == 0 || !lacking.isEmpty { exit(1) }
  }

  /// The methods for which the protocol has a requirement and a default.
  private static func optionalMembers(of name: String, in graph: SymbolGraph) -> [String] {
    graph.identifiers.filter { $0.key.hasPrefix(name + ".") && $0.key.hasSuffix(")") && $0.value.count > 1 }
      .map { String($0.key.dropFirst(name.count + 1)) }.sorted()
  }

  private static func hasCallForm(_ member: String, of name: String, in graph: SymbolGraph) -> Bool {
    guard let parenthesis = member.firstIndex(of: "(") else { return false }
    let (base, labels) = (member[..<parenthesis], member[parenthesis...])
    guard let declaration = graph.declarations["\(name).\(base)"], let colon = declaration.firstIndex(of: ":")
    else { return false }
    let type = declaration[declaration.index(after: colon)...].prefix { $0 != "{" }
      .trimmingCharacters(in: .whitespaces)
    guard type.hasSuffix("?") else { return false }
    if type.hasPrefix("(") { return labels.allSatisfy { "(_:)".contains($0) } }
    return graph.identifiers["\(type.dropLast()).callAsFunction\(labels)"] != nil
  }
}
