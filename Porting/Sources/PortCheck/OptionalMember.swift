import PortingSyntax
import SwiftSyntax

/// An optional requirement of a protocol of Objective-C.
struct OptionalMember {
  let name: String
  let labels: [String]
  let isProperty: Bool
  /// The body of the default, such as `{ 44 }`; nil if it is not known what a missing member means.
  fileprivate(set) var defaultBody: String?
  let result: String

  /// Whether a protocol is one of Objective-C.
  static func isRelevant(_ node: ProtocolDeclSyntax) -> Bool {
    node.attributes.contains(named: "objc") || !members(of: node).isEmpty
  }

  static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "optional" }
  }

  static func members(of node: ProtocolDeclSyntax) -> [OptionalMember] {
    node.memberBlock.members.compactMap { OptionalMember($0.decl) }
  }

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self), Self.isOptional(function.modifiers) {
      name = function.name.text
      labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      isProperty = false
      result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    } else if let variable = declaration.as(VariableDeclSyntax.self), Self.isOptional(variable.modifiers),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    {
      self.name = name
      labels = []
      isProperty = true
      result = type.trimmedDescription
    } else {
      return nil
    }
    switch result {
    case "Void", "()": defaultBody = "{}"
    case let type where type.hasSuffix("?"): defaultBody = "{ nil }"
    default: defaultBody = nil
    }
  }

  /// Finds the values that all callers use when a member is missing, as in `delegate?.rowHeight?(3) ?? 44`.
  static func findDefaults(of members: inout [OptionalMember], in files: [SourceFile]) {
    guard members.contains(where: { $0.defaultBody == nil }) else { return }
    let visitor = OptionalCallVisitor(viewMode: .sourceAccurate)
    files.forEach { visitor.walk($0.tree) }
    for index in members.indices where members[index].defaultBody == nil {
      let calls = visitor.calls.filter {
        $0.name == members[index].name && $0.labels == members[index].labels
      }
      guard let first = calls.first?.fallback, calls.allSatisfy({ $0.fallback == first }) else { continue }
      members[index].defaultBody = "{ \(first) }"
    }
  }
}

/// A call with a question mark behind the name of the method.
struct OptionalCall {
  let name: String
  let labels: [String]
  /// The literal behind `??`.
  let fallback: String?
  let mark: OptionalChainingExprSyntax

  init?(_ node: FunctionCallExprSyntax) {
    guard let mark = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = mark.expression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil
    else { return nil }
    self.mark = mark
    name = member.declName.baseName.text
    labels = node.arguments.map { $0.label?.text ?? "_" }
    fallback = Self.fallback(of: Syntax(node))
  }

  private static func fallback(of node: Syntax) -> String? {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }), elements.count > index + 2,
      elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return nil }
    let value = elements[index + 2]
    let isLiteral =
      value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(BooleanLiteralExprSyntax.self)
      || value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    let isStatic =
      value.as(MemberAccessExprSyntax.self).map {
        $0.base == nil || $0.base?.trimmedDescription.first?.isUppercase == true
      } ?? false
    return isLiteral || isStatic ? value.trimmedDescription : nil
  }
}

private final class OptionalCallVisitor: SyntaxVisitor {
  var calls: [OptionalCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) { calls.append(call) }
    return .visitChildren
  }
}
