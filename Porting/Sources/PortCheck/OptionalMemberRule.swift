import PortingSyntax
import SwiftSyntax

/// Gives optional requirements of Objective-C a default in an extension.
final class OptionalMemberRule: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard OptionalMember.isRelevant(node) else { return .visitChildren }
    var defaults: [String] = []
    for item in node.memberBlock.members {
      guard let member = known(OptionalMember(item.decl, of: node.name.text)) else { continue }
      guard member.hasDefault else {
        report(
          item.decl,
          "optional members need Objective-C. \"\(member.name)\" can be set; write a default in an extension")
        return .skipChildren
      }
      defaults.append(item.indentation + Self.implementation(of: item.decl, default: member))
      if member.becomesOptional { add(item.decl.resultType?.makeOptional ?? []) }
    }
    report(
      node,
      "optional members and @objc protocols need Objective-C; defaults in an extension take their place",
      fix: removals(in: node) + classConstraint(of: node))
    if !defaults.isEmpty, node.parent?.is(CodeBlockItemSyntax.self) == true || !node.enclosingTypePath.isEmpty
    {
      let access = node.modifiers.map(\.name.text).first {
        ["public", "package", "fileprivate", "private"].contains($0)
      }
      let text =
        "\n\n\(access.map { $0 + " " } ?? "")extension \(node.name.text) {\n"
        + defaults.joined(separator: "\n") + "\n}"
      add([.insert(text, at: node.endPositionBeforeTrailingTrivia)])
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = OptionalCall(node) else {
      unwrapImplementation(node)
      return .visitChildren
    }
    guard let member = survey.optionalMembers.first(where: { call.isCall(of: $0) && $0.hasDefault }) else {
      return .visitChildren
    }
    let mark = call.mark
    var fix = [Edit(mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia, "")]
    if member.becomesOptional, call.isForced || Self.isContinued(node) {
      // The mark moves behind the call, whose result is optional now.
      fix.append(.insert(call.isForced ? "!" : "?", at: node.endPositionBeforeTrailingTrivia))
    }
    report(
      mark,
      "\"\(call.name)\" always exists, because it has a default; call it without \(mark.text == "?" ? "a question mark" : "an exclamation mark")",
      fix: fix)
    return .visitChildren
  }

  /// Whether an expression goes on with a member, a subscript or a call of the result.
  private static func isContinued(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
      || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Unwraps the result of a class's own implementation of a member whose result becomes optional.
  private func unwrapImplementation(_ node: FunctionCallExprSyntax) {
    let reference: DeclReferenceExprSyntax
    var isSuper = false
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      isSuper = base.is(SuperExprSyntax.self)
      guard isSuper || base.trimmedDescription == "self" else { return }
      reference = member.declName
    } else {
      return
    }
    let name = reference.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let path = node.enclosingTypePath
    guard
      let member = survey.optionalMembers.first(where: {
        !$0.isProperty && $0.name == name && $0.labels == labels && $0.becomesOptional && $0.hasDefault
      }),
      let method = survey.method(name, labels: labels, of: path, isSuper: isSuper),
      // What overrides an implementation keeps its result.
      !method.declaration.modifiers.contains(where: { $0.name.text == "override" }),
      method.declaration.signature.returnClause?.type.isOptional == false,
      survey.implements(DeclSyntax(method.declaration).enclosingTypePath, member.owner)
    else { return }
    report(
      reference, "the result of \"\(name)\" becomes optional; unwrap it",
      fix: [.insert("!", at: node.endPositionBeforeTrailingTrivia)])
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let reference = OptionalReference(node),
      let member = survey.optionalMembers.first(where: {
        reference.isReference(to: $0) && $0.becomesOptional && $0.hasDefault
      })
    else { return .visitChildren }
    let message = "\"\(member.name)\" always exists, because it has a default, and its result is optional"
    guard let use = BoundMethodUse(node, labels: member.labels) else {
      report(reference.name, "\(message); bind the result instead of the method")
      return .visitChildren
    }
    let arguments = zip(member.labels, use.arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let names =
      reference.name.positionAfterSkippingLeadingTrivia..<reference.name.endPositionBeforeTrailingTrivia
    let calls = use.call.positionAfterSkippingLeadingTrivia..<use.call.endPositionBeforeTrailingTrivia
    report(
      reference.name, "\(message); bind the result",
      fix: [
        Edit(names, "\(member.name)(\(arguments.joined(separator: ", ")))"), Edit(calls, use.name),
      ])
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    implement(DeclSyntax(node), node.name.text, labels: labels, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      implement(DeclSyntax(node), name, labels: [], modifiers: node.modifiers)
    }
    return .visitChildren
  }

  /// Makes the result of a member optional if it implements one whose result becomes optional. What overrides it may keep
  /// its result.
  private func implement(
    _ node: DeclSyntax, _ name: String, labels: [String], modifiers: DeclModifierListSyntax
  ) {
    let path = node.enclosingTypePath
    guard !path.isEmpty, !modifiers.contains(where: { ["override", "optional"].contains($0.name.text) }),
      let type = node.resultType, !type.isOptional,
      let member = survey.optionalMembers.first(where: {
        $0.name == name && $0.labels == labels && $0.isProperty == node.is(VariableDeclSyntax.self)
          && $0.becomesOptional && $0.hasDefault
      }), survey.implements(path, member.owner)
    else { return }
    report(
      type, "the result of \"\(name)\" becomes optional, because the member of \(member.owner) is optional",
      fix: type.makeOptional)
  }

  /// What the survey knows about a member: it has seen the callers.
  private func known(_ member: OptionalMember?) -> OptionalMember? {
    guard let member else { return nil }
    return survey.optionalMembers.first {
      $0.name == member.name && $0.labels == member.labels && $0.owner == member.owner
    } ?? member
  }

  private func removals(in node: ProtocolDeclSyntax) -> [Edit] {
    var edits = attributes(node.attributes)
    for item in node.memberBlock.members {
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        edits += attributes(function.attributes) + optional(function.modifiers)
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        edits += attributes(variable.attributes) + optional(variable.modifiers)
      }
    }
    return edits
  }

  private func attributes(_ list: AttributeListSyntax) -> [Edit] {
    list.attribute(named: "objc").map { [.remove($0)] } ?? []
  }

  private func optional(_ list: DeclModifierListSyntax) -> [Edit] {
    list.filter { $0.name.text == "optional" }.map { .remove($0) }
  }

  /// Protocols of Objective-C are for classes only, so that `weak var delegate` compiles.
  private func classConstraint(of node: ProtocolDeclSyntax) -> [Edit] {
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
      return [.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)]
    }
    let isForClasses = clause.inheritedTypes.contains {
      let name = $0.type.trimmedDescription
      return ["AnyObject", "class"].contains(name) || name.hasPrefix("NS") || name.hasPrefix("UI")
    }
    return isForClasses ? [] : [.insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia)]
  }

  private static func implementation(of declaration: DeclSyntax, default member: OptionalMember) -> String {
    let type = declaration.resultType
    let result = member.becomesOptional ? type?.optionalText : type?.trimmedDescription
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let kept = function.modifiers.filter { $0.name.text != "optional" }.map { $0.trimmedDescription + " " }
        .joined()
      let parameters = function.signature.with(\.returnClause, nil).trimmedDescription
      return "\(kept)func \(function.name.text)\(parameters)\(result.map { " -> " + $0 } ?? "") "
        + member.defaultBody
    }
    return "var \(member.name): \(result ?? "") \(member.defaultBody)"
  }
}

extension DeclSyntax {
  /// The type of the result of a method, or of a property.
  fileprivate var resultType: TypeSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
  }
}
