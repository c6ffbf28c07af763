import SwiftSyntax

/// What a condition of `#if` is on Linux, with this package's UIKit.
enum PlatformCondition {
  case met
  case unmet
  /// It depends on flags of the build.
  case open

  /// Evaluates a condition. `os(iOS)` is met, because `port-check` extends it to Linux.
  init(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      switch name {
      case "os": self = ["iOS", "Linux"].contains(argument) ? .met : .unmet
      case "canImport": self = Self.modules.contains(argument) ? .met : .unmet
      case "targetEnvironment": self = .unmet
      default: self = .open
      }
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      self = PlatformCondition(prefix.expression).negated
    } else if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      self = PlatformCondition(only.expression)
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      self = Self.value(of: Array(sequence.elements))
    } else if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      self = literal.literal.text == "true" ? .met : .unmet
    } else {
      self = .open
    }
  }

  /// The modules that a package for Linux can import.
  private static let modules: Set = [
    "UIKit", "Foundation", "Swift", "Dispatch", "Glibc", "FoundationNetworking", "CollectionLayouts",
    "Porting",
  ]

  var negated: PlatformCondition {
    switch self {
    case .met: .unmet
    case .unmet: .met
    case .open: .open
    }
  }

  /// The operands of `||` are groups of operands of `&&`.
  private static func value(of elements: [ExprSyntax]) -> PlatformCondition {
    var groups: [[PlatformCondition]] = [[]]
    for element in elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if symbol == "||" { groups.append([]) } else if symbol != "&&" { return .open }
      } else {
        groups[groups.count - 1].append(PlatformCondition(element))
      }
    }
    let values = groups.map { group -> PlatformCondition in
      group.contains(.unmet) ? .unmet : group.allSatisfy { $0 == .met } ? .met : .open
    }
    return values.contains(.met) ? .met : values.allSatisfy { $0 == .unmet } ? .unmet : .open
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that Linux may compile.
  var clausesForLinux: [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map(PlatformCondition.init) ?? .met
      if value != .unmet { result.append(clause) }
      if value == .met { break }
    }
    return result
  }
}
