import SwiftSyntax

/// A test whether a delegate or data source has a method: `delegate.responds(to: #selector(Delegate.method(_:)))`.
struct DelegateTest {
  /// The method, without its class.
  let method: String
  /// What the test is replaced by.
  let replacement: String
  /// What is replaced: the call, and the operand behind it that makes its result a Boolean.
  let range: Range<AbsolutePosition>

  /// - Parameter protocols: The protocols in the files.
  init?(_ node: FunctionCallExprSyntax, protocols: Set<String>) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "responds", let receiver = member.base,
      node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "to",
      let macro = argument.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let use = SelectorUse(macro: macro),
      // The compiler knows a method that is written with the object itself.
      receiver.trimmedDescription == use.base || protocols.contains(use.base)
        || [receiver.trimmedDescription, use.base].contains(where: Self.isDelegate)
    else { return nil }
    method = Self.key(use.name, use.labels)
    let start = node.positionAfterSkippingLeadingTrivia
    var end = node.endPositionBeforeTrailingTrivia
    guard Self.isChained(receiver) else {
      (replacement, range) = ("true", start..<end)
      return
    }
    let object = (receiver.as(OptionalChainingExprSyntax.self)?.expression ?? receiver).trimmedDescription
    guard let (symbol, operand) = Self.comparison(of: node) else {
      (replacement, range) = ("\(object).map({ _ in true })", start..<end)
      return
    }
    let isTrue = operand.literal.text == "true"
    switch symbol {
    case "??": replacement = isTrue ? "true" : "\(object) != nil"
    case "==": replacement = "\(object) \(isTrue ? "!=" : "==") nil"
    default: replacement = "\(object) \(isTrue ? "==" : "!=") nil"
    }
    end = operand.endPositionBeforeTrailingTrivia
    range = start..<end
  }

  /// The name of a method, for comparisons.
  static func key(_ name: String, _ labels: [String]?) -> String {
    "\(name)(\((labels ?? []).map { $0 + ":" }.joined()))"
  }

  /// Whether a type or an object is a delegate or a data source by its name.
  private static func isDelegate(_ text: String) -> Bool {
    let name = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last?.lowercased() ?? ""
    return name.hasSuffix("delegate") || name.contains("datasource")
  }

  /// Whether the value of a call of an expression's member is optional.
  private static func isChained(_ expression: ExprSyntax) -> Bool {
    var current: ExprSyntax? = expression
    while let node = current {
      if node.is(OptionalChainingExprSyntax.self) { return true }
      current =
        node.as(MemberAccessExprSyntax.self)?.base ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? node.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }

  /// The operator and the literal behind a call, as in `… ?? false`.
  private static func comparison(of node: FunctionCallExprSyntax) -> (String, BooleanLiteralExprSyntax)? {
    guard let (symbol, operand) = node.operationBehind, ["??", "==", "!="].contains(symbol),
      let literal = operand.as(BooleanLiteralExprSyntax.self)
    else { return nil }
    return (symbol, literal)
  }
}
