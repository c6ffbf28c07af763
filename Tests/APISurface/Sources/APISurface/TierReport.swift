/// What stands of one tier, and what is wanting.
struct TierReport {
  let tier: String
  private(set) var listed = 0
  private(set) var missing: [String] = []
  private(set) var neverExecuted: [String] = []
  private(set) var withoutCode = 0

  init(tier: String) {
    self.tier = tier
  }

  /// Counts one symbol: whether the module has it, and if a test run is known, whether a test entered it.
  mutating func add(_ symbol: ListedSymbol, graph: SymbolGraph, executed: ExecutionCounts?) {
    listed += 1
    guard let identifiers = graph.identifiers(ofMember: symbol.name) else {
      missing.append(symbol.name)
      return
    }
    guard let executed else { return }
    let counts = identifiers.compactMap(executed.count(ofSymbol:))
    if counts.isEmpty {
      withoutCode += 1
    } else if counts.allSatisfy({ $0 == 0 }) {
      neverExecuted.append(symbol.name)
    }
  }

  /// The figures in one line; coverage only where a test run is known.
  func summary(coverageIsKnown: Bool) -> String {
    let provided = listed - missing.count
    let fraction = listed == 0 ? 100 : provided * 100 / listed
    var line = "tier \(tier): \(provided) of \(listed) symbols (\(fraction) %)"
    if coverageIsKnown {
      let executed = provided - withoutCode - neverExecuted.count
      line +=
        "; of those, tests execute \(executed), never \(neverExecuted.count); \(withoutCode) have no code of their own"
    }
    return line
  }
}
