import PortingSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a method for `@SelectorTable`, and reports why a method cannot be in the table. Adds nothing.
struct SelectorMethodMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    func report(_ message: String, _ fixIts: [FixIt] = []) {
      context.diagnose(
        Diagnostic(node: node, message: PortingMessage(message), fixIts: fixIts + [.remove(node)]))
    }
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      report("@SelectorMethod can only be attached to a method")
      return []
    }
    if let obstacle = function.tableObstacle {
      report("a selector cannot call this method, because \(obstacle.reason)", obstacle.fixIts)
      return []
    }
    switch context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) {
    case let type as ClassDeclSyntax where type.attributes.contains(named: "SelectorTable"):
      break
    case is ClassDeclSyntax:
      report("the class of this method has no table; add @SelectorTable to the class")
    case is ExtensionDeclSyntax:
      report("@SelectorTable does not see methods in extensions; move this method into the class")
    default:
      report("a selector can only call a method of a class")
    }
    return []
  }
}
