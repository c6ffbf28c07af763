import SwiftSyntax

/// Reports uses of Objective-C's runtime and of Interface Builder. Their replacement is not mechanical.
final class RuntimeRule: RuleVisitor {
  private static let calls: [String: String] = [
    "UIStoryboard": storyboards,
    "instantiateViewController": storyboards,
    "instantiateInitialViewController": storyboards,
    "performSegue": storyboards,
    "loadNibNamed": nibs,
    "UINib": nibs,
    "class_getInstanceMethod": "methods cannot be exchanged without Objective-C; override the method",
    "method_exchangeImplementations": "methods cannot be exchanged without Objective-C; override the method",
    "setValue(forKey)": unknownKeys + " Set the property",
    "setValue(forKeyPath)": unknownKeys + " Set the property",
    "value(forKey)": unknownKeys + " Read the property",
    "value(forKeyPath)": unknownKeys + " Read the property",
    "NSPredicate(format)": "there are no formats of predicates; use NSPredicate(block:)",
    "NSSortDescriptor(key)": "there is no key-value coding; use NSSortDescriptor(keyPath:ascending:)",
  ]

  private static let unknownKeys =
    "key-value coding knows layers, animations, UserDefaults and a few names; others are reported, and nothing happens."
  private static let storyboards =
    "there are no storyboard files; describe the controllers and segues in UIStoryboard.namedStoryboards"
  private static let nibs = "there are no nib files; register a closure in UINib.namedNibs"

  /// What was reported already: once in each file is enough.
  private var reported: Set<String> = []

  private func reportOnce(_ node: some SyntaxProtocol, _ advice: String) {
    guard reported.insert(advice).inserted else { return }
    report(node, advice)
  }

  private static let unobservable =
    "only the geometry of views can be observed; use a delegate method or a property observer"

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath" {
      let message = "#keyPath needs Objective-C; use a key path such as \\View.bounds, or a string"
      if let path = objectiveCPath(of: node) {
        let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
        report(node, message, fix: [Edit(range, "\"\(path)\"")])
      } else {
        report(node, message)
      }
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
      reportOnce(place, advice)
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
    }
    return .visitChildren
  }

  /// Whether UIKit for Linux observes a property of views.
  private func isObservable(_ name: String) -> Bool {
    let property = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return [
      "contentOffset", "contentSize", "contentInset", "frame", "bounds", "center", "transform", "alpha",
      "isHidden", "hidden",
    ].contains(property)
  }

  /// The name that Objective-C has for the key path of a macro. Nil if the macro is not understood.
  private func objectiveCPath(of node: MacroExpansionExprSyntax) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil else {
      return nil
    }
    var names = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { return nil }
    let types = names.prefix { $0.first?.isUppercase == true || $0 == "self" }
    names.removeFirst(types.count)
    guard !names.isEmpty else { return nil }
    let path = types.joined(separator: ".")
    let isDeclaredHere = types.isEmpty || path == "self" || survey.path(of: path, from: "") != nil
    // The classes of the system call a property `hidden`, and only its getter `isHidden`.
    return names.map { isDeclaredHere ? $0 : Self.withoutVerb($0) }.joined(separator: ".")
  }

  private static func withoutVerb(_ name: String) -> String {
    guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return name }
    let rest = name.dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
