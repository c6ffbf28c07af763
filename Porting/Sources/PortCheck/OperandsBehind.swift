import SwiftSyntax

extension ExprSyntaxProtocol {
  /// The operators and operands behind an expression, up to the end of `a ?? b` and the like.
  var operandsBehind: [ExprSyntax] {
    guard let list = parent?.as(ExprListSyntax.self) else { return [] }
    return Array(list.drop { $0.id != id }.dropFirst())
  }

  /// The operator and the operand behind an expression.
  var operationBehind: (symbol: String, operand: ExprSyntax)? {
    let elements = operandsBehind
    guard elements.count > 1, let symbol = elements[0].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return nil
    }
    return (symbol, elements[1])
  }

  /// Whether a cast is behind an expression.
  var isCast: Bool { operandsBehind.first?.is(UnresolvedAsExprSyntax.self) == true }
}
