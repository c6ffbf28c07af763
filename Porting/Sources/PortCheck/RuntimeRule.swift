import SwiftSyntax

/// Reports uses of Objective-C's runtime and of Interface Builder. Their replacement is not mechanical.
final class RuntimeRule: RuleVisitor {
  private static let calls: [String: String] = [
    "UIStoryboard": "there are no storyboards; create the controller in code",
    "instantiateViewController": "there are no storyboards; create the controller in code",
    "instantiateInitialViewController": "there are no storyboards; create the controller in code",
    "performSegue": "there are no segues; push or present the controller in code",
    "loadNibNamed": "there are no nibs; create the views in code",
    "UINib": "there are no nib files; register a closure in UINib.namedNibs",
    "class_getInstanceMethod": "methods cannot be exchanged without Objective-C; override the method",
    "method_exchangeImplementations": "methods cannot be exchanged without Objective-C; override the method",
    "setValue(forKey)": "there is no key-value coding; set the property",
    "setValue(forKeyPath)": "there is no key-value coding; set the property",
    "value(forKey)": "there is no key-value coding; read the property",
    "value(forKeyPath)": "there is no key-value coding; read the property",
    "addObserver(forKeyPath)":
      "there is no key-value observing; use a delegate method or a property observer",
  ]

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath" {
      report(node, "#keyPath needs Objective-C; use a key path such as \\View.bounds, or a string")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    var place = Syntax(node.calledExpression)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      place = Syntax(member.declName)
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return .visitChildren
    }
    let keyLabel = node.arguments.lazy.compactMap { $0.label?.text }.first { $0.hasPrefix("forKey") }
    let key = keyLabel.map { "\(name)(\($0))" } ?? name
    if let advice = Self.calls[key] {
      // `setValue(_:forKey:)` of an animation layer or of UserDefaults has another label or object.
      report(place, advice)
    } else if name == "observe", node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true {
      report(place, "there is no key-value observing; use a delegate method or a property observer")
    } else if name == "perform", node.arguments.first.map({ isSelector($0.expression) }) == true {
      report(
        place,
        "perform(_:) with a selector needs Objective-C; call the method, if necessary with DispatchQueue.main"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.name.text == "observeValue", labels.first == "forKeyPath" {
      report(node.name, "there is no key-value observing; use a delegate method or a property observer")
    } else if node.name.text == "prepare", labels == ["for", "sender"] {
      report(node.name, "there are no segues; configure the controller where it is created")
    }
    return .visitChildren
  }

  private func isSelector(_ expression: ExprSyntax) -> Bool {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return ["selector", "Selector"].contains(macro.macroName.text)
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "Selector"
  }
}
