import SwiftSyntax

/// Lets plain objects observe by name: on Linux, only classes with the protocol `KeyPathObserver` can.
final class KeyPathObserverRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "observeValue", let type = node.enclosingDeclaration?.as(ClassDeclSyntax.self),
      node.signature.parameterClause.parameters.map(\.firstName.text) == [
        "forKeyPath", "of", "change", "context",
      ],
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      survey.isTopmost("observeValue", in: node.enclosingTypePath)
    else { return .visitChildren }
    var fix = [Edit.remove(modifier)]
    if let types = type.inheritanceClause?.inheritedTypes, let last = types.last,
      !types.contains(where: { $0.type.trimmedDescription == "KeyPathObserver" })
    {
      fix.append(.insert(", KeyPathObserver", at: last.endPositionBeforeTrailingTrivia))
    }
    let calls = SuperCallVisitor("observeValue")
    calls.walk(node)
    fix += calls.edits
    report(
      node.name,
      "NSObject does not observe by name on Linux; conform to KeyPathObserver, and do not override. iOS needs the override",
      fix: fix)
    return .visitChildren
  }
}

/// Removes calls of a method of the superclass.
private final class SuperCallVisitor: SyntaxVisitor {
  private let name: String
  private(set) var edits: [Edit] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == name
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else {
      // The result of `return super.observeValue(…)` is nothing.
      if let statement = node.parent?.as(ReturnStmtSyntax.self) {
        let keyword = statement.returnKeyword.endPositionBeforeTrailingTrivia
        edits.append(Edit(keyword..<node.endPositionBeforeTrailingTrivia, ""))
      }
      return .visitChildren
    }
    if let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      list.parent?.is(SwitchCaseSyntax.self) == true
    {
      edits.append(Edit(start..<node.endPositionBeforeTrailingTrivia, "break"))
    } else {
      let isPlain = item.leadingTrivia.allSatisfy(\.isWhitespace)
      edits.append(Edit((isPlain ? item.position : start)..<item.endPosition, ""))
    }
    return .visitChildren
  }
}
