import SwiftSyntax

/// Replaces `type(of: object).description()`: without Objective-C, a class of which nothing is known has no description.
final class ClassDescriptionRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      type.arguments.first?.label?.text == "of"
    else { return .visitChildren }
    let replacement = "String(reflecting: \(type.trimmedDescription))"
    let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    report(
      node, "the class of an object has no description without Objective-C; write \(replacement)",
      fix: [Edit(range, replacement)])
    return .visitChildren
  }
}
