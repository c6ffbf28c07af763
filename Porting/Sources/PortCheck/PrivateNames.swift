import SwiftSyntax

/// The declarations of a file that other files cannot use.
struct PrivateNames {
  private struct Declaration {
    let node: DeclSyntax
    /// `private` or `fileprivate`.
    let modifier: DeclModifierSyntax
    /// The path of the type around it, or of the extended type.
    let path: String
    /// The names that become visible.
    let names: [Survey.DeclaredName]
  }

  private let declarations: [Declaration]
  private let survey: Survey
  private let file: Int

  init(of file: SourceFile, survey: Survey) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    declarations = visitor.declarations
    self.survey = survey
    self.file = survey.files[file.name] ?? 0
  }

  /// Makes everything visible that a member of an extension uses, and the member itself.
  func release(_ item: MemberBlockItemSyntax, of node: ExtensionDeclSyntax) -> Result<
    [Edit], SelectorObstacle
  > {
    let path = node.extendedType.trimmedDescription
    var used = Set(item.tokens(viewMode: .sourceAccurate).map(\.text))
    var released: [Declaration] = []
    var rest = declarations
    var isComplete = false
    // What a visible declaration names must be visible, too.
    while !isComplete {
      isComplete = true
      for (index, declaration) in rest.enumerated().reversed() {
        let isItself = declaration.node.id == item.decl.id || declaration.node.id == node.id
        guard isItself || isUsed(declaration, by: used, in: path) else { continue }
        released.append(declaration)
        used.formUnion(Interface.words(of: declaration.node))
        rest.remove(at: index)
        isComplete = false
      }
    }
    for declaration in released {
      if let name = declaration.names.first(where: {
        survey.isDeclared($0, in: declaration.path, besides: file)
      }) {
        return .failure(
          "it uses \"\(name.base)\", which is private in this file, and another file has the same name")
      }
    }
    return .success(released.map { Edit.remove($0.modifier) })
  }

  /// Whether a member of a type may use a declaration: `private` members are visible in their type only.
  private func isUsed(_ declaration: Declaration, by words: Set<String>, in path: String) -> Bool {
    let isVisible =
      declaration.path.isEmpty || declaration.path == path || declaration.modifier.name.text == "fileprivate"
      || declaration.node.is(ExtensionDeclSyntax.self)
    return isVisible && declaration.names.contains { words.contains($0.base) }
  }

  private final class Visitor: SyntaxAnyVisitor {
    var declarations: [Declaration] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      // Local names are not visible anyway.
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return .skipChildren }
      guard let declaration = node.as(DeclSyntax.self),
        let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(where: {
          ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
        })
      else { return .visitChildren }
      let outer = declaration.enclosingTypePath
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        let names = node.memberBlock.members.flatMap { Survey.DeclaredName.names(of: $0.decl) }
        declarations.append(
          .init(
            node: declaration, modifier: modifier, path: node.extendedType.trimmedDescription, names: names))
      } else {
        let names = Survey.DeclaredName.names(of: declaration)
        declarations.append(.init(node: declaration, modifier: modifier, path: outer, names: names))
      }
      return .visitChildren
    }
  }

  /// The words of a declaration without those in bodies.
  private final class Interface: SyntaxAnyVisitor {
    private var words: Set<String> = []

    static func words(of node: DeclSyntax) -> Set<String> {
      let visitor = Interface(viewMode: .sourceAccurate)
      visitor.walk(node)
      return visitor.words
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      words.insert(token.text)
      return .skipChildren
    }
  }
}
