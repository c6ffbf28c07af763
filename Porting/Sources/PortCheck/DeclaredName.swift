import SwiftSyntax

extension Survey {
  /// The name of a declaration. Two methods with different labels have different names.
  struct DeclaredName: Hashable {
    let base: String
    var labels: [String] = []

    /// The names that a declaration declares.
    static func names(of declaration: DeclSyntax) -> [DeclaredName] {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return [DeclaredName(base: function.name.text, labels: labels)]
      }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.map { DeclaredName(base: $0.pattern.trimmedDescription) }
      }
      if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        return [DeclaredName(base: named.name.text)]
      }
      return []
    }
  }

  /// Where a name is declared.
  struct DeclarationPlace: Hashable {
    let file: Int
    /// The path of the type around the declaration.
    let path: String
  }
}

/// Collects the names that a file declares, without local ones.
final class DeclaredNameVisitor: SyntaxAnyVisitor {
  private let file: Int
  private(set) var places: [Survey.DeclaredName: Set<Survey.DeclarationPlace>] = [:]

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) {
      return .skipChildren
    }
    guard let declaration = node.as(DeclSyntax.self) else { return .visitChildren }
    for name in Survey.DeclaredName.names(of: declaration) {
      places[name, default: []].insert(.init(file: file, path: declaration.enclosingTypePath))
    }
    return .visitChildren
  }
}
