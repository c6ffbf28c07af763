import PortingSyntax
import SwiftSyntax

/// An optional requirement of a protocol of Objective-C.
struct OptionalMember {
  let name: String
  let labels: [String]
  let isProperty: Bool
  /// The name of the protocol.
  let owner: String
  /// The body of the default, such as `{ 44 }`.
  fileprivate(set) var defaultBody: String
  /// Whether the result becomes optional, because no value of its type means that the member is missing.
  fileprivate(set) var becomesOptional = false
  private let isSettable: Bool

  /// Whether a protocol is one of Objective-C.
  static func isRelevant(_ node: ProtocolDeclSyntax) -> Bool {
    node.attributes.contains(named: "objc") || !members(of: node).isEmpty
  }

  static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "optional" }
  }

  static func members(of node: ProtocolDeclSyntax) -> [OptionalMember] {
    node.memberBlock.members.compactMap { OptionalMember($0.decl, of: node.name.text) }
  }

  /// Whether a default in an extension can take the place of the member.
  var hasDefault: Bool { !isSettable }

  init?(_ declaration: DeclSyntax, of owner: String) {
    let result: TypeSyntax?
    if let function = declaration.as(FunctionDeclSyntax.self), Self.isOptional(function.modifiers) {
      name = function.name.text
      labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      isProperty = false
      isSettable = false
      result = function.signature.returnClause?.type
    } else if let variable = declaration.as(VariableDeclSyntax.self), Self.isOptional(variable.modifiers),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    {
      self.name = name
      labels = []
      isProperty = true
      isSettable = binding.accessorBlock?.description.contains("set") == true
      result = type
    } else {
      return nil
    }
    self.owner = owner
    if let result, !["Void", "()"].contains(result.trimmedDescription) {
      defaultBody = "{ nil }"
      becomesOptional = !result.isOptional
    } else {
      defaultBody = "{}"
    }
  }

  /// Finds the values that all callers use when a member is missing, as in `delegate?.rowHeight?(3) ?? 44`.
  static func findDefaults(of members: inout [OptionalMember], in files: [SourceFile]) {
    guard members.contains(where: \.becomesOptional) else { return }
    let visitor = OptionalCallVisitor(viewMode: .sourceAccurate)
    files.forEach { visitor.walk($0.tree) }
    for index in members.indices where members[index].becomesOptional {
      let member = members[index]
      let fallbacks =
        visitor.calls.filter { $0.isCall(of: member) }.map(\.fallback)
        + visitor.references.filter { $0.isReference(to: member) }.map(\.fallback)
      guard let first = fallbacks.first, let first, fallbacks.allSatisfy({ $0 == first }) else { continue }
      members[index].defaultBody = "{ \(first) }"
      members[index].becomesOptional = false
    }
  }
}

extension TypeSyntax {
  /// Whether nil is a value of the type.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }

  /// Whether a question mark behind the type refers to all of it.
  private var isSimple: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
      || self.is(DictionaryTypeSyntax.self) || self.is(TupleTypeSyntax.self)
  }

  /// How the optional type is written.
  var optionalText: String { isSimple ? "\(trimmedDescription)?" : "(\(trimmedDescription))?" }

  /// Makes the type optional, if it is not.
  var makeOptional: [Edit] {
    guard !isOptional else { return [] }
    let range = positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
    return [Edit(range, optionalText)]
  }
}

/// A call with a question mark or an exclamation mark behind the name of the method.
struct OptionalCall {
  let name: String
  let labels: [String]
  /// The literal behind `??`.
  let fallback: String?
  let mark: TokenSyntax
  /// Whether the result is unwrapped: the mark is an exclamation mark, and no question mark is before it.
  let isForced: Bool
  private let hasTrailingClosure: Bool

  init?(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (optional.expression, optional.questionMark)
      isForced = false
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
      isForced = !forced.expression.description.contains("?")
    } else {
      return nil
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    hasTrailingClosure = node.trailingClosure != nil
    name = member.declName.baseName.text
    labels = node.arguments.map { $0.label?.text ?? "_" }
    fallback = node.operationBehind.flatMap { $0.symbol == "??" ? $0.operand.constantText : nil }
  }

  /// Whether the call may be one of a member.
  func isCall(of member: OptionalMember) -> Bool {
    guard name == member.name, !member.isProperty else { return false }
    return hasTrailingClosure ? member.labels.starts(with: labels) : labels == member.labels
  }

}

extension ExprSyntax {
  /// The expression, if it is a literal or a static member.
  fileprivate var constantText: String? {
    let isLiteral =
      self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
      || self.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    let isStatic =
      self.as(MemberAccessExprSyntax.self).map {
        $0.base == nil || $0.base?.trimmedDescription.first?.isUppercase == true
      } ?? false
    return isLiteral || isStatic ? trimmedDescription : nil
  }
}

/// A method that is looked for before it is called: `guard let method = delegate?.row(_:at:) else { return 44 }`.
struct OptionalReference {
  /// The name, with labels if they are written.
  let name: DeclReferenceExprSyntax
  /// Nil if the reference does not name the labels.
  private let labels: [String]?
  private let condition: OptionalBindingConditionSyntax
  /// The literal that is returned if the method is missing.
  let fallback: String?

  init?(_ node: OptionalBindingConditionSyntax) {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self), member.base != nil else {
      return nil
    }
    name = member.declName
    condition = node
    labels = member.declName.argumentNames?.arguments.map(\.name.text)
    if let statement = node.parent?.parent?.parent?.as(GuardStmtSyntax.self), statement.conditions.count == 1,
      statement.body.statements.count == 1
    {
      fallback = statement.body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression?.constantText
    } else {
      fallback = nil
    }
  }

  /// Whether the reference may be one to a member. Without labels, it may also be one to a property.
  func isReference(to member: OptionalMember) -> Bool {
    guard name.baseName.text == member.name, !member.isProperty else { return false }
    return labels.map { $0 == member.labels } ?? (BoundMethodUse(condition, labels: member.labels) != nil)
  }
}

private final class OptionalCallVisitor: SyntaxVisitor {
  var calls: [OptionalCall] = []
  var references: [OptionalReference] = []

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let reference = OptionalReference(node) { references.append(reference) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) { calls.append(call) }
    return .visitChildren
  }
}
