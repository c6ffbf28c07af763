import SwiftSyntax

/// Replaces initializers without arguments that Foundation's classes have only on Apple's platforms.
final class PlainInitializerRule: RuleVisitor {
  /// What makes the same object on all platforms.
  private static let replacements = [
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let replacement = Self.replacements[name], survey.types[name] == nil,
      node.arguments.isEmpty, node.trailingClosure == nil
    else { return .visitChildren }
    let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    report(
      node, "\(name) has no initializer without arguments on Linux; write \(replacement)",
      fix: [Edit(range, replacement)])
    return .visitChildren
  }
}
