import PortingSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// Adds `@objc` to the methods that are marked with `@SelectorMethod`, on Apple's platforms.
struct ObjectiveCTableMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let function = member.as(FunctionDeclSyntax.self), function.isInTable,
      !function.attributes.contains(named: "objc")
    else { return [] }
    return ["@objc"]
  }
}
