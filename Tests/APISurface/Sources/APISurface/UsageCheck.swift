import Foundation

/// Finds what a module's sources use of UIKit here that Apple's UIKit does not have.
///
///     APISurface --uses LIST GRAPHS INDEX DIRECTORY
///
/// Fails when a file of the directory uses a public symbol of the module that the list does not name, other than
/// where only Linux compiles; and when it would not notice, were one of the names in use not on the list.
struct UsageCheck {
  private let graph: SymbolGraph
  private let files: [(file: URL, uses: [SymbolUse], linux: LinuxOnlyLines)]

  private init(graph: SymbolGraph, index: IndexStore, directory: URL) throws {
    self.graph = graph
    files = try index.uses(inFilesOf: directory).sorted { $0.key.path < $1.key.path }.map { file, uses in
      (file, uses, LinuxOnlyLines(of: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  static func run(list: String, graphs: String, index: String, directory: String) throws {
    let graph = try SymbolGraph(directory: URL(fileURLWithPath: graphs))
    let listed = AppleSymbols(
      names: Set(try ListedSymbol.list(at: URL(fileURLWithPath: list)).map(\.name)),
      superclasses: graph.superclasses)
    let check = try UsageCheck(
      graph: graph, index: IndexStore(at: index), directory: URL(fileURLWithPath: directory))

    let (used, faults) = (check.namesInUse, check.faults(where: listed))
    for fault in faults { print(fault) }
    print(
      "\(check.files.count) files use \(used.count) symbols of UIKit; \(faults.count) uses are of none it has."
    )
    // A missing or empty index must not pass the check.
    let sources = try FileManager.default.subpathsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(".swift") }
    if check.files.count != sources.count || used.isEmpty {
      print("The index knows \(check.files.count) of \(sources.count) files.")
      exit(1)
    }
    for name in used {
      // What a superclass has as well is there without it.
      let poorer = listed.without(name)
      guard !poorer.contains(name), check.faults(where: poorer).isEmpty else { continue }
      print("The check would not notice that Apple's UIKit has no \(name).")
      exit(1)
    }
    if !faults.isEmpty { exit(1) }
  }

  /// The names of UIKit's symbols that the files use other than on Linux alone.
  private var namesInUse: Set<String> {
    Set(files.flatMap { file in file.uses.compactMap { name(of: $0, linux: file.linux) } })
  }

  /// The places where the files use a symbol that is not listed, each once, in the words of a message.
  private func faults(where listed: AppleSymbols) -> [String] {
    files.flatMap { file, uses, linux -> [String] in
      var reported: Set<String> = []
      return uses.compactMap { use -> String? in
        guard let name = name(of: use, linux: linux), !listed.contains(name),
          reported.insert("\(use.line) \(name)").inserted
        else { return nil }
        return "\(file.path):\(use.line): \(name) is not in the list of UIKit's symbols"
      }
    }
  }

  private func name(of use: SymbolUse, linux: LinuxOnlyLines) -> String? {
    linux.contains(use.line) ? nil : graph.ownNames[use.identifier]
  }
}
