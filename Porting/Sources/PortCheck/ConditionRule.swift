import SwiftSyntax

/// Extends `#if os(iOS)` to Linux. On Apple's platforms the meaning does not change.
final class ConditionRule: RuleVisitor {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let conditions = node.clauses.compactMap(\.condition)
    if !conditions.contains(where: { $0.trimmedDescription.contains("Linux") }) {
      for condition in conditions { extend(condition) }
    }
    return super.visit(node)
  }

  private func extend(_ condition: ExprSyntax) {
    let finder = PlatformTestFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.calls {
      // In `os(iOS) || os(tvOS)` and alone, parentheses are not needed.
      let text = needsParentheses(call) ? "(os(iOS) || os(Linux))" : "os(iOS) || os(Linux)"
      report(
        call, "os(iOS) is false on Linux; write \(text)",
        fix: [Edit(call.positionAfterSkippingLeadingTrivia..<call.endPositionBeforeTrailingTrivia, text)])
    }
  }

  private func needsParentheses(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent, !parent.is(IfConfigClauseSyntax.self) else { return false }
    guard let list = parent.as(ExprListSyntax.self) else { return !parent.is(LabeledExprSyntax.self) }
    return list.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
  }
}

private final class PlatformTestFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)" { calls.append(node) }
    return .visitChildren
  }
}
