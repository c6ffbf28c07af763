import Foundation

/// Lists the missing symbols of UIKit by tier, and, with the coverage of a test run, those that no test executes.
///
///     APISurface LIST GRAPHS COMPLETE-TIERS [COVERAGE]
///
/// Fails if a tier that is listed as complete ("1", "13", or "-" for none) is incomplete, or if the test run did not
/// execute one of its symbols.
@main
enum APISurface {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    if arguments.first == "--uses", arguments.count == 5 {
      return try UsageCheck.run(
        list: arguments[1], graphs: arguments[2], index: arguments[3], directory: arguments[4])
    }
    if arguments.first == "--optional-calls", arguments.count == 2 {
      return try OptionalCallCheck.run(graphs: arguments[1])
    }
    guard (3...4).contains(arguments.count) else {
      print("usage: APISurface LIST GRAPHS COMPLETE-TIERS [COVERAGE]")
      exit(2)
    }
    let graph = try SymbolGraph(directory: URL(fileURLWithPath: arguments[1]))
    let executed =
      arguments.count == 4 ? try ExecutionCounts(report: URL(fileURLWithPath: arguments[3])) : nil

    var reports: [String: TierReport] = [:]
    for symbol in try ListedSymbol.list(at: URL(fileURLWithPath: arguments[0])) {
      reports[symbol.tier, default: TierReport(tier: symbol.tier)].add(
        symbol, graph: graph, executed: executed)
    }
    let ordered = reports.values.sorted { $0.tier < $1.tier }
    for report in ordered {
      for name in report.missing { print("tier \(report.tier) lacks \(name)") }
      for name in report.neverExecuted { print("tier \(report.tier) never executes \(name)") }
    }
    for report in ordered { print(report.summary(coverageIsKnown: executed != nil)) }

    let unkept = ordered.filter {
      arguments[2].contains($0.tier) && !($0.missing.isEmpty && $0.neverExecuted.isEmpty)
    }
    guard unkept.isEmpty else {
      print("Listed as complete, but incomplete: tier \(unkept.map(\.tier).joined(separator: ", tier ")).")
      exit(1)
    }
  }
}
