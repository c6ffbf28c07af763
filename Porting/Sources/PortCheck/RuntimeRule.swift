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
    "NSPredicate(format)": "there are no formats of predicates; use NSPredicate(block:)",
    "NSSortDescriptor(key)": "there is no key-value coding; use NSSortDescriptor(keyPath:ascending:)",
  ]

  private static let unobservable =
    "only the geometry of views can be observed; use a delegate method or a property observer"

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
    let labels = node.arguments.compactMap { $0.label?.text }
    let keyLabel = labels.first { $0.hasPrefix("forKey") || ["format", "key"].contains($0) }
    let key = keyLabel.map { "\(name)(\($0))" } ?? name
    if let advice = Self.calls[key] {
      // `setValue(_:forKey:)` of an animation layer or of UserDefaults has another label or object.
      report(place, advice)
    } else if name == "observe", let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) {
      if !isObservable(path.components.last?.trimmedDescription ?? "") {
        report(place, Self.unobservable)
      }
    } else if name == "addObserver", labels.contains("forKeyPath") {
      let literal = node.arguments.first { $0.label?.text == "forKeyPath" }?.expression
        .as(StringLiteralExprSyntax.self)
      if literal?.representedLiteralValue.map(isObservable) == false {
        report(place, Self.unobservable)
      }
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
    if node.name.text == "observeValue", labels.first == "forKeyPath", !isInResponder(node) {
      report(node.name, "only views, controllers and other responders can observe by name; use a closure")
    } else if node.name.text == "prepare", labels == ["for", "sender"] {
      report(node.name, "there are no segues; configure the controller where it is created")
    }
    return .visitChildren
  }

  /// Whether the class around a method may be a responder: it is not known to have another superclass.
  private func isInResponder(_ node: FunctionDeclSyntax) -> Bool {
    var path: String? = node.enclosingTypePath
    var seen: Set<String> = []
    while let current = path, seen.insert(current).inserted {
      guard let superclass = survey.types[current]?.superclass else { return true }
      if superclass == "NSObject" { return false }
      path = survey.path(of: superclass, from: current)
    }
    return true
  }

  /// Whether UIKit for Linux observes a property of views.
  private func isObservable(_ name: String) -> Bool {
    let property = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return [
      "contentOffset", "contentSize", "contentInset", "frame", "bounds", "center", "transform", "alpha",
      "isHidden", "hidden",
    ].contains(property)
  }

  private func isSelector(_ expression: ExprSyntax) -> Bool {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return ["selector", "Selector"].contains(macro.macroName.text)
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "Selector"
  }
}
