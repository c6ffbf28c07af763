import SwiftSyntax

/// Replaces forced calls of the optional methods of UIKit's delegates and data sources, whose results are optional here.
final class ForcedCallRule: RuleVisitor {
  /// The methods of a flow layout's delegate, by their last labels, with the types of their results. With such a type,
  /// UIKit answers for a missing method with the property of the layout.
  private static let flowLayoutResults = [
    "sizeForItemAt": "CGSize", "insetForSectionAt": "UIEdgeInsets",
    "minimumLineSpacingForSectionAt": "CGFloat",
    "minimumInteritemSpacingForSectionAt": "CGFloat", "referenceSizeForHeaderInSection": "CGSize",
    "referenceSizeForFooterInSection": "CGSize",
  ]

  /// The names that optional methods of UIKit begin with.
  private static let names: Set = [
    "collectionView", "tableView", "numberOfSections", "navigationController", "tabBarController",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.names.contains(member.declName.baseName.text), member.declName.argumentNames == nil,
      let last = node.arguments.last?.label?.text, node.trailingClosure == nil,
      !survey.optionalMembers.contains(where: { OptionalCall(node)?.isCall(of: $0) == true }),
      node.parent?.is(AsExprSyntax.self) != true, !node.isCast, !base.description.contains("?")
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let mark = forced.exclamationMark
    let marks = mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia
    let (start, end) = (node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
    let message = "the result of \"\(name)\" is optional on Linux"
    if let type = Self.flowLayoutResults[last] {
      // With a member behind it, the call has the right type.
      if node.parent?.is(MemberAccessExprSyntax.self) == true { return .visitChildren }
      report(
        mark, "\(message); state its type, \(type)",
        fix: [.insert("(", at: start), .insert(" as \(type))", at: end)])
    } else if survey.testedMethods.contains(
      DelegateTest.key(name, node.arguments.map { $0.label?.text ?? "_" }))
    {
      report(
        mark, "\(message), and nil for a missing method; call the method, which has a default",
        fix: [Edit(marks, "")])
    } else if !isStatement(node) {
      report(
        mark, "\(message); unwrap it behind the call",
        fix: [.insert("(", at: start), Edit(marks, "?"), .insert(")!", at: end)])
    }
    return .visitChildren
  }

  /// Whether the result is not used.
  private func isStatement(_ node: FunctionCallExprSyntax) -> Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.count > 1
  }
}
