import PortingSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to the selector of a method. The conforming type knows how many parameters the method has.
protocol MethodSelectorMacro: ExpressionMacro {
  static var parameterCount: Int { get }
}

/// The selector of a method without parameters.
struct SelectorMacro: MethodSelectorMacro {
  static let parameterCount = 0
}

/// The selector of a method with one parameter.
struct OneArgumentSelectorMacro: MethodSelectorMacro {
  static let parameterCount = 1
}

/// The selector of a method with two parameters.
struct TwoArgumentsSelectorMacro: MethodSelectorMacro {
  static let parameterCount = 2
}

/// The selector of a method with three parameters.
struct ThreeArgumentsSelectorMacro: MethodSelectorMacro {
  static let parameterCount = 3
}

extension MethodSelectorMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let method = methodReference(of: node, in: context) else { return "Selector(\"\")" }
    return "Selector(\(literal: name(of: method)))"
  }

  static func name(of method: DeclReferenceExprSyntax) -> String {
    let labels =
      method.argumentNames?.arguments.map(\.name.text) ?? Array(repeating: "_", count: parameterCount)
    return ObjectiveCName.of(method.baseName.text, labels: labels)
  }
}

/// Expands to a selector that knows its method, which is in an extension of a class of another module.
protocol ExtensionMethodSelectorMacro: MethodSelectorMacro {}

struct ExtensionSelectorMacro: ExtensionMethodSelectorMacro {
  static let parameterCount = 0
}

struct OneArgumentExtensionSelectorMacro: ExtensionMethodSelectorMacro {
  static let parameterCount = 1
}

struct TwoArgumentsExtensionSelectorMacro: ExtensionMethodSelectorMacro {
  static let parameterCount = 2
}

extension ExtensionMethodSelectorMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let method = methodReference(of: node, in: context), let argument = node.arguments.first else {
      return "Selector(\"\")"
    }
    let name = name(of: method)
    // UIKit performs the edit actions itself, if `canPerformAction(_:withSender:)` allows them.
    if argument.expression.trimmedDescription.hasPrefix("UIResponder."), editActions.contains(name) {
      return "Selector(\(literal: name))"
    }
    return "Selector(\(literal: name), calling: \(argument.expression.trimmed))"
  }
}

/// Expands to `#selector`, on Apple's platforms.
struct ObjectiveCSelectorMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard methodReference(of: node, in: context) != nil, let argument = node.arguments.first else {
      return "Selector((\"\"))"
    }
    return "#selector(\(argument.expression.trimmed))"
  }
}

/// The name of the method that the macro refers to. Reports an error for other expressions.
private func methodReference(
  of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
) -> DeclReferenceExprSyntax? {
  guard let argument = node.arguments.first?.expression else { return nil }
  var expression = argument
  if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
  if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
    expression = first
  }
  if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName }
  if let name = expression.as(DeclReferenceExprSyntax.self) { return name }
  var fixIts: [FixIt] = []
  if let call = argument.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
    fixIts = [
      FixIt(
        message: PortingMessage("remove '()'"),
        changes: [.replace(oldNode: Syntax(call), newNode: Syntax(call.calledExpression))])
    ]
  }
  context.diagnose(
    Diagnostic(
      node: argument,
      message: PortingMessage("#Selector needs the name of a method, such as Player.play(_:)"), fixIts: fixIts
    ))
  return nil
}
