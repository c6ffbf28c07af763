import PortingSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes `perform(_:with:)` from the methods of a class that are marked with `@SelectorMethod`.
struct SelectorTableMacro {
  /// Whether the macro is on a class. Reports an error otherwise.
  private static func isClass(
    _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext
  ) -> Bool {
    if declaration.is(ClassDeclSyntax.self) { return true }
    context.diagnose(
      Diagnostic(
        node: node, message: PortingMessage("@SelectorTable can only be attached to a class"),
        fixIt: .remove(node)))
    return false
  }
}

extension SelectorTableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A superclass with a table conforms already.
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SelectorPerforming {}")]
  }
}

extension SelectorTableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isClass(node, declaration, context) else { return [] }
    let entries = SelectorTableEntries(of: declaration.memberBlock.members, in: context)
    if entries.isEmpty {
      context.diagnose(
        Diagnostic(
          node: node,
          message: PortingMessage(
            "the class has no methods for @SelectorTable; mark them with @SelectorMethod", severity: .warning),
          fixIt: .remove(node)))
    }
    let inherits = protocols.isEmpty
    let access = declaration.modifiers.map(\.name.text).first { ["open", "public", "package"].contains($0) }
    let modifiers = [access, inherits ? "override" : nil].compactMap { $0 }.map { $0 + " " }.joined()
    let fallback = inherits ? "return super.perform(selector, with: arguments)" : "return false"
    return [
      """
      @MainActor \(raw: modifiers)func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        switch selector {
      \(raw: entries.cases)
        default: \(raw: fallback)
        }
      }
      """
    ]
  }
}
