import SwiftSyntax

/// Finds all imports of a file, also those in `#if`.
final class ImportFinder: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { modules.insert(name) }
    return .skipChildren
  }
}
