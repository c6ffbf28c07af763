import SwiftSyntax

/// Replaces tests whether a delegate has an optional method. Such a method has a default, so that it always exists.
final class DelegateTestRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let test = DelegateTest(node, protocols: survey.protocols) else { return .visitChildren }
    report(
      node,
      "the optional methods of delegates and data sources have defaults, so that they always exist; write \(test.replacement)",
      fix: [Edit(test.range, test.replacement)])
    return .skipChildren
  }
}
