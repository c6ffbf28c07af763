import PortingSyntax
import SwiftSyntax

/// A `#selector` expression, or a selector made from a string literal.
struct SelectorUse {
  /// How the class is written; empty if the expression does not say it.
  let path: String
  /// The path of the types around the expression.
  let scope: String
  private let name: String
  /// Nil if the expression does not name the labels.
  private let labels: [String]?
  /// The name in Objective-C, if that is what the expression contains.
  private let literal: String?
  /// The argument of `#selector`, without a cast.
  let cast: String?

  /// Reads `#selector(Class.method(_:))`. Nil for getters, setters and other expressions.
  init?(macro node: MacroExpansionExprSyntax) {
    guard ["selector", "Selector"].contains(node.macroName.text), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return nil }
    scope = node.enclosingTypePath
    var expression = argument.expression
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      cast = sequence.elements.dropFirst().map(\.description).joined()
      expression = first
    } else {
      cast = nil
    }
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let written = base.trimmedDescription
      // An expression such as `owner.child` does not say its class.
      let isType = written.split(separator: ".").allSatisfy { $0.first?.isUppercase == true || $0 == "self" }
      path = ["self", "Self"].contains(written) ? scope : isType ? written : ""
      reference = member.declName
    } else if let declaration = expression.as(DeclReferenceExprSyntax.self) {
      path = scope
      reference = declaration
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
    literal = nil
  }

  /// Reads `Selector("method:")` and `Selector(("method:"))`.
  init?(call node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Selector",
      node.arguments.count == 1, var argument = node.arguments.first?.expression
    else { return nil }
    if let tuple = argument.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      argument = only.expression
    }
    guard let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
    literal = text
    scope = node.enclosingTypePath
    (path, name, labels, cast) = (scope, "", nil, nil)
  }

  func matches(_ method: Survey.Method) -> Bool {
    if let literal { return method.declaration.selectorName == literal }
    guard method.declaration.name.text == name else { return false }
    return labels.map { $0 == method.labels } ?? true
  }
}

/// Collects the selectors that Linux compiles.
final class SelectorUseVisitor: SyntaxVisitor {
  private(set) var uses: [SelectorUse] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let use = SelectorUse(macro: node) { uses.append(use) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let use = SelectorUse(call: node) { uses.append(use) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesForLinux {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
