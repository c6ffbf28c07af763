import PortingSyntax
import SwiftSyntax

/// A `#selector` expression, or a selector made from a string literal.
struct SelectorUse {
  /// How the class is written; empty if the expression does not say it.
  private(set) var path: String
  /// The path of the types around the expression.
  let scope: String
  let name: String
  /// Nil if the expression does not name the labels.
  let labels: [String]?
  /// The name in Objective-C, if that is what the expression contains.
  let literal: String?
  /// The cast behind the argument of `#selector`.
  let cast: String?
  /// The object or type before the name; empty if there is none.
  let base: String
  /// How many parameters the method has, if a cast says it.
  let parameterCount: Int?

  /// Reads `#selector(Class.method(_:))`. Nil for getters, setters and other expressions.
  init?(macro node: MacroExpansionExprSyntax) {
    guard ["selector", "Selector"].contains(node.macroName.text), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return nil }
    scope = node.enclosingTypePath
    var expression = argument.expression
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      cast = sequence.elements.dropFirst().map(\.description).joined()
      parameterCount = sequence.elements.last?.as(TypeExprSyntax.self)?.type.parameterCount
      expression = first
    } else {
      (cast, parameterCount) = (nil, nil)
    }
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let written = base.trimmedDescription
      self.base = written
      // An expression such as `owner.child` does not say its class.
      let isType = written.split(separator: ".").allSatisfy { $0.first?.isUppercase == true || $0 == "self" }
      path = ["self", "Self"].contains(written) ? scope : isType ? Self.className(written) : ""
      reference = member.declName
    } else if let declaration = expression.as(DeclReferenceExprSyntax.self) {
      path = scope
      base = ""
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
    (base, parameterCount) = ("", nil)
  }

  /// The class that has the methods of a protocol for all responders.
  private static func className(_ name: String) -> String {
    name == "UIResponderStandardEditActions" ? "UIResponder" : name
  }

  /// The same selector with another class.
  init(_ other: SelectorUse, path: String) {
    self = other
    self.path = path
  }

  /// The name of the method in Objective-C, as far as the expression says it.
  var objectiveCName: String {
    literal ?? ObjectiveCName.of(name, labels: labels ?? Array(repeating: "_", count: parameterCount ?? 0))
  }

  func matches(_ method: Survey.Method) -> Bool {
    if let literal { return method.declaration.selectorName == literal }
    guard method.declaration.name.text == name else { return false }
    if labels == nil, let parameterCount { return method.labels.count == parameterCount }
    return labels.map { $0 == method.labels } ?? true
  }
}

/// Collects the selectors that Linux compiles.
final class SelectorUseVisitor: SyntaxVisitor {
  private(set) var uses: [SelectorUse] = []
  /// The methods whose existence is tested.
  private(set) var tested: Set<String> = []
  private let protocols: Set<String>

  init(protocols: Set<String>) {
    self.protocols = protocols
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let use = SelectorUse(macro: node) { uses.append(use) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A test whether a delegate has a method calls nothing.
    if let test = DelegateTest(node, protocols: protocols) {
      tested.insert(test.method)
      return .skipChildren
    }
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

extension TypeSyntax {
  /// The number of parameters of a method that is written as a function: `(Player) -> (Any) -> Void` has one.
  fileprivate var parameterCount: Int? {
    guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
    return function.returnClause.type.parameterCount ?? function.parameters.count
  }
}
