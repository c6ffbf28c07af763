import SwiftSyntax

/// Puts previews for Xcode, and the views of SwiftUI that show them, into a condition.
final class PreviewRule: RuleVisitor {
  /// The protocols of SwiftUI by whose conformance a type is recognized.
  private static let protocols: Set = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "View", "ViewModifier",
    "SwiftUI.View", "SwiftUI.PreviewProvider",
  ]

  private lazy var importsSwiftUI = file.tree.statements.contains {
    $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { enclose(Syntax(node), "#Preview needs Xcode") }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { enclose(Syntax(node), "#Preview needs Xcode") }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let conformances = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if importsSwiftUI, let conformance = conformances.first(where: Self.protocols.contains) {
      enclose(Syntax(node), "\(conformance) is a protocol of SwiftUI, which Linux does not have")
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Encloses a declaration at the top level of the file, with its comments.
  private func enclose(_ node: Syntax, _ reason: String) {
    guard let item = sequence(first: node, next: \.parent).first(where: { $0.is(CodeBlockItemSyntax.self) }),
      item.parent?.parent?.is(SourceFileSyntax.self) == true
    else {
      report(node, "\(reason); put it into #if canImport(SwiftUI)")
      return
    }
    report(
      node, "\(reason); put it into #if canImport(SwiftUI)",
      fix: [
        .insert("#if canImport(SwiftUI)\n", at: item.positionAfterSkippingLeadingTrivia),
        .insert("\n#endif", at: item.endPositionBeforeTrailingTrivia),
      ])
  }
}
