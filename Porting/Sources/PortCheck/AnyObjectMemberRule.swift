import SwiftSyntax

/// Replaces members that Objective-C finds in any object, as in `(value as AnyObject).cgRectValue`, by those of a class.
final class AnyObjectMemberRule: RuleVisitor {
  private static let classes: [String: String] = {
    var result: [String: String] = [:]
    for name in ["cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue"]
    {
      result[name] = "NSValue"
    }
    for name in ["doubleValue", "intValue", "integerValue", "floatValue", "boolValue", "uintValue"] {
      result[name] = "NSNumber"
    }
    return result
  }()

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = Self.classes[node.declName.baseName.text], let base = node.base else {
      return .visitChildren
    }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let inner = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, let value = elements.first,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let cast = elements.last?.trimmedDescription, ["AnyObject", "AnyObject?", "AnyObject!"].contains(cast)
    else { return .visitChildren }
    let range = base.positionAfterSkippingLeadingTrivia..<base.endPositionBeforeTrailingTrivia
    let forced = "(\(value.trimmedDescription) as! \(type))"
    let optional = "(\(value.trimmedDescription) as? \(type))?"
    var fix: [Edit]
    if let parent = node.parent?.as(ForceUnwrapExprSyntax.self) {
      fix = [Edit(range, forced), .remove(mark: parent.exclamationMark)]
    } else if let parent = node.parent?.as(OptionalChainingExprSyntax.self) {
      fix = [Edit(range, optional), .remove(mark: parent.questionMark)]
    } else {
      fix = [Edit(range, chain != nil || Self.acceptsNil(node) ? optional : forced)]
    }
    report(
      node.declName,
      "\"\(node.declName.trimmedDescription)\" of any object needs Objective-C; cast to \(type)", fix: fix)
    return .visitChildren
  }

  /// Whether the expression around a value accepts nil. Objective-C's value is unwrapped where that is needed.
  private static func acceptsNil(_ node: MemberAccessExprSyntax) -> Bool {
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      if clause.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
      return clause.parent?.as(PatternBindingSyntax.self).map { $0.typeAnnotation?.type.isOptional ?? true }
        ?? false
    }
    if node.isCast { return true }
    guard let (symbol, operand) = node.operationBehind else { return false }
    return symbol == "??" || (["==", "!="].contains(symbol) && operand.is(NilLiteralExprSyntax.self))
  }
}

extension Edit {
  /// Removes a mark behind an expression.
  fileprivate static func remove(mark: TokenSyntax) -> Edit {
    Edit(mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia, "")
  }
}
