import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct PortingPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    SelectorTableMacro.self, ObjectiveCTableMacro.self, SelectorMethodMacro.self,
    SelectorMacro.self, OneArgumentSelectorMacro.self, TwoArgumentsSelectorMacro.self,
    ThreeArgumentsSelectorMacro.self, ObjectiveCSelectorMacro.self,
    ExtensionSelectorMacro.self, OneArgumentExtensionSelectorMacro.self,
    TwoArgumentsExtensionSelectorMacro.self,
  ]
}
