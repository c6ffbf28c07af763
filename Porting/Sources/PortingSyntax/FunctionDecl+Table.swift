package import SwiftDiagnostics
package import SwiftSyntax

/// Why a method cannot be in a table.
package struct TableObstacle {
  package let reason: String
  package let fixIts: [FixIt]

  init(reason: String, fixIts: [FixIt] = []) {
    self.reason = reason
    self.fixIts = fixIts
  }
}

extension FunctionDeclSyntax {
  /// The first reason why a selector cannot call the method.
  package var tableObstacle: TableObstacle? {
    let parameters = signature.parameterClause.parameters
    if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      return TableObstacle(reason: "it is a method of the type")
    }
    if parameters.count > 3 {
      return TableObstacle(
        reason: "it has \(parameters.count) parameters, and callers offer at most three arguments")
    }
    if genericParameterClause != nil { return TableObstacle(reason: "it is generic") }
    if let effects = signature.effectSpecifiers {
      if let keyword = effects.asyncSpecifier {
        return TableObstacle(
          reason: "it is asynchronous", fixIts: [removal(of: keyword, \.asyncSpecifier, in: effects)])
      }
      if let clause = effects.throwsClause {
        return TableObstacle(
          reason: "it throws", fixIts: [removal(of: clause.throwsSpecifier, \.throwsClause, in: effects)])
      }
    }
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      if parameter.ellipsis != nil { return TableObstacle(reason: "\"\(name)\" takes several values") }
      if let obstacle = parameter.type.tableObstacle {
        return TableObstacle(reason: "the type of \"\(name)\" is \(obstacle)")
      }
    }
    return nil
  }

  private func removal<Value>(
    of keyword: TokenSyntax, _ path: WritableKeyPath<FunctionEffectSpecifiersSyntax, Value?>,
    in effects: FunctionEffectSpecifiersSyntax
  ) -> FixIt {
    let rest = effects.with(path, nil)
    let isEmpty = rest.asyncSpecifier == nil && rest.throwsClause == nil
    let new = signature.with(\.effectSpecifiers, isEmpty ? nil : rest)
    return FixIt(
      message: PortingMessage("remove '\(keyword.text)'"),
      changes: [.replace(oldNode: Syntax(signature), newNode: Syntax(new))])
  }
}

extension TypeSyntax {
  /// What this type is, if a value of it cannot come from a caller that knows only objects.
  fileprivate var tableObstacle: String? {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      let isInout = attributed.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      }
      return isInout ? "inout" : attributed.baseType.tableObstacle
    }
    if self.is(FunctionTypeSyntax.self) { return "a function" }
    if let tuple = self.as(TupleTypeSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.type.tableObstacle : "a tuple"
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" {
      return "generic"
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// The name in Objective-C.
  package var selectorName: String {
    ObjectiveCName.of(name.text, labels: signature.parameterClause.parameters.map(\.firstName.text))
  }
}
