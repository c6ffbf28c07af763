import SwiftSyntax

/// Checks the names of types and values that a file uses. Names of members belong to something else.
class UsedNameRule: RuleVisitor {
  /// The modules that the file imports.
  private(set) lazy var importedModules: Set<String> = {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.modules
  }()

  /// Checks a name. Subclasses override it.
  func check(_ token: TokenSyntax) {}

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { check(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }
}

/// Finds all imports of a file, also those in `#if`.
private final class ImportFinder: SyntaxVisitor {
  private(set) var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { modules.insert(name) }
    return .skipChildren
  }
}
