import PortingSyntax
import SwiftSyntax

/// Gives optional requirements of Objective-C a default in an extension.
final class OptionalMemberRule: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard OptionalMember.isRelevant(node) else { return .visitChildren }
    var defaults: [String] = []
    var unknown: [(Syntax, String)] = []
    for item in node.memberBlock.members {
      guard let member = OptionalMember(item.decl) else { continue }
      // The survey knows more about defaults than the declaration.
      let known = survey.optionalMembers.first { $0.name == member.name && $0.labels == member.labels }
      if let body = known?.defaultBody {
        defaults.append(item.indentation + Self.implementation(of: item.decl, body: body))
      } else {
        unknown.append((Syntax(item.decl), member.name))
      }
    }
    guard unknown.isEmpty else {
      for (declaration, name) in unknown {
        report(
          declaration,
          "optional members need Objective-C. It is not clear what callers do without \"\(name)\"; write a default in an extension, and call it without a question mark"
        )
      }
      return .skipChildren
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
    if let call = OptionalCall(node),
      survey.optionalMembers.contains(where: {
        $0.name == call.name && $0.labels == call.labels && $0.defaultBody != nil
      })
    {
      let mark = call.mark.questionMark
      report(
        mark, "\"\(call.name)\" always exists, because it has a default; call it without a question mark",
        fix: [Edit(mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia, "")])
    }
    return .visitChildren
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

  private static func implementation(of declaration: DeclSyntax, body: String) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let kept = function.modifiers.filter { $0.name.text != "optional" }.map { $0.trimmedDescription + " " }
        .joined()
      return "\(kept)func \(function.name.text)\(function.signature.trimmedDescription) \(body)"
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
      return ""
    }
    return
      "var \(binding.pattern.trimmedDescription)\(binding.typeAnnotation?.trimmedDescription ?? "") \(body)"
  }
}
