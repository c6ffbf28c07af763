import PortingSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The cases of a table's switch.
struct SelectorTableEntries {
  /// The cases as source text, without a newline at the end.
  private(set) var cases = ""
  private var names: Set<String> = []

  var isEmpty: Bool { names.isEmpty }

  init(of members: MemberBlockItemListSyntax, in context: some MacroExpansionContext) {
    for function in Self.methods(in: members) {
      let name = function.selectorName
      if !names.insert(name).inserted {
        context.diagnose(
          Diagnostic(
            node: function.name,
            message: PortingMessage("another method of this class has the selector \"\(name)\"")))
      }
    }
    // Methods in #if are alternatives, so the names without labels must be free in all of them.
    var lines: [String] = []
    write(members, to: &lines)
    cases = lines.joined(separator: "\n")
  }

  /// The marked methods, without those in `#if`, which may have equal names.
  private static func methods(in members: MemberBlockItemListSyntax) -> [FunctionDeclSyntax] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(\.isInTable)
  }

  private mutating func write(_ members: MemberBlockItemListSyntax, to lines: inout [String]) {
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.isInTable {
        lines += entry(for: function)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        write(conditional, to: &lines)
      }
    }
  }

  private mutating func write(_ conditional: IfConfigDeclSyntax, to lines: inout [String]) {
    var inner: [String] = []
    var hasEntries = false
    for clause in conditional.clauses {
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      inner.append(clause.poundKeyword.text + condition)
      guard case .decls(let members) = clause.elements else { continue }
      let count = inner.count
      write(members, to: &inner)
      hasEntries = hasEntries || inner.count > count
    }
    guard hasEntries else { return }
    lines += inner + ["#endif"]
  }

  /// The case of one method.
  ///
  /// `#Selector(Player.play)` does not contain the labels of the arguments. So the method also has a name without them, if
  /// that is not the name of another method.
  private mutating func entry(for function: FunctionDeclSyntax) -> [String] {
    let parameters = Array(function.signature.parameterClause.parameters)
    let name = function.selectorName
    let bare = ObjectiveCName.of(function.name.text, labels: parameters.map { _ in "_" })
    names.insert(name)
    let isFree = names.insert(bare).inserted
    var lines = ["  case " + (isFree ? "\"\(name)\", \"\(bare)\":" : "\"\(name)\":")]
    var arguments: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let variable = "argument\(index)"
      lines += binding(of: variable, at: index, to: parameter.type).map { "    " + $0 }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? variable : "\(label): \(variable)")
    }
    let call = "\(function.name.text)(\(arguments.joined(separator: ", ")))"
    lines += ["    " + (function.hasResult ? "_ = " : "") + call, "    return true"]
    return lines
  }

  private func binding(of variable: String, at index: Int, to type: TypeSyntax) -> [String] {
    let value =
      index == 0 ? "(arguments.first ?? nil)" : "(arguments.count > \(index) ? arguments[\(index)] : nil)"
    var isOptional = false
    var type = type
    if let optional = type.as(OptionalTypeSyntax.self) {
      (type, isOptional) = (optional.wrappedType, true)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      (type, isOptional) = (optional.wrappedType, true)
    }
    let name = type.trimmedDescription
    let cast = ["Any", "(Any)"].contains(name) ? value : "\(value) as? \(name)"
    return isOptional
      ? ["let \(variable) = \(cast)"]
      : ["guard let \(variable) = \(cast) else {", "  return false", "}"]
  }
}

extension FunctionDeclSyntax {
  var hasResult: Bool {
    guard let result = signature.returnClause?.type.trimmedDescription else { return false }
    return !["Void", "()", "Swift.Void"].contains(result)
  }

  /// Whether the method is marked, and can be in the table. `SelectorMethodMacro` reports the reason if not.
  var isInTable: Bool { attributes.contains(named: "SelectorMethod") && tableObstacle == nil }
}
