import Foundation

/// Finds what a module's sources use of UIKit here that Apple's UIKit does not have.
///
///     APISurface --uses LIST GRAPHS INDEX DIRECTORY
///
/// Fails when a file of the directory uses a public symbol of the module that the list does not name, other than
/// where only Linux compiles.
enum UsageCheck {
  static func run(list: String, graphs: String, index: String, directory: String) throws {
    let graph = try SymbolGraph(directory: URL(fileURLWithPath: graphs))
    let listed = AppleSymbols(
      names: Set(try ListedSymbol.list(at: URL(fileURLWithPath: list)).map(\.name)),
      superclasses: graph.superclasses)
    let files = try IndexStore(at: index).uses(inFilesOf: URL(fileURLWithPath: directory))

    var used: Set<String> = []
    var faults: [String] = []
    for (file, uses) in files.sorted(by: { $0.key.path < $1.key.path }) {
      let linux = LinuxOnlyLines(of: try String(contentsOf: file, encoding: .utf8))
      var said: Set<String> = []
      for use in uses {
        guard let name = graph.ownNames[use.identifier], !linux.contains(use.line) else { continue }
        used.insert(name)
        if !listed.contains(name), said.insert("\(use.line) \(name)").inserted {
          faults.append("\(file.path):\(use.line): \(name) is not in the list of UIKit's symbols")
        }
      }
    }
    for fault in faults { print(fault) }
    print("\(files.count) files use \(used.count) symbols of UIKit; \(faults.count) uses are of none it has.")
    // An index that was not found, or that tells of nothing, must not look like good news.
    let sources = try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(".swift") }
    if files.count != sources.count || used.isEmpty {
      print("The index knows \(files.count) of \(sources.count) files.")
      exit(1)
    }
    if !faults.isEmpty { exit(1) }
  }
}
