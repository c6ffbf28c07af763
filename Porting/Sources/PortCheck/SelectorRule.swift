import PortingSyntax
import SwiftSyntax

/// Replaces `#selector` by `#Selector`, marks the methods, and adds the table to their classes.
final class SelectorRule: RuleVisitor {
  private lazy var index = survey.files[file.name] ?? 0

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Selector", "ExtensionSelector"].contains(node.macroName.text) { requirePorting() }
    guard node.macroName.text == "selector" else { return .visitChildren }
    guard let use = SelectorUse(macro: node) else {
      report(
        node,
        "#selector needs Objective-C. \"\(node.arguments.trimmedDescription)\" is not the name of a method; use a closure"
      )
      return .visitChildren
    }
    switch survey.resolve(use) {
    case .failure(let obstacle):
      report(node, "#selector needs Objective-C. It is not replaced, because \(obstacle.reason)")
    case .success(let target):
      requirePorting()
      let labels = target.method.labels.map { $0 + ":" }.joined()
      let reference =
        "\(target.qualifier).\(target.method.declaration.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
      let start = node.positionAfterSkippingLeadingTrivia
      let macro = target.isForeign ? "#ExtensionSelector" : "#Selector"
      report(
        node, "#selector needs Objective-C; write \(macro)(\(reference))",
        fix: [
          Edit(
            start..<node.endPositionBeforeTrailingTrivia,
            "\(macro)(\(reference)\(use.cast.map { " " + $0 } ?? ""))")
        ])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // An earlier pass could not add the import if it removed the import beside it.
    if node.attributes.contains(named: "SelectorMethod") { requirePorting() }
    let id = Survey.MethodID(file: index, offset: node.position.utf8Offset)
    guard survey.selected.contains(id), !node.attributes.contains(named: "SelectorMethod") else {
      return .visitChildren
    }
    requirePorting()
    let old = ["objc", "IBAction"].compactMap { node.attributes.attribute(named: $0) }
    let message = "a selector calls this method; mark it with @SelectorMethod"
    if let first = old.first {
      let range = first.positionAfterSkippingLeadingTrivia..<first.endPositionBeforeTrailingTrivia
      report(first, message, fix: [Edit(range, "@SelectorMethod")] + old.dropFirst().map { Edit.remove($0) })
    } else {
      let start = node.positionAfterSkippingLeadingTrivia
      report(node, message, fix: [.insert("@SelectorMethod ", at: start)])
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingTypePath
    let path = outer.isEmpty ? node.name.text : outer + "." + node.name.text
    if survey.tables.contains(path), !node.attributes.contains(named: "SelectorTable") {
      requirePorting()
      let start = node.positionAfterSkippingLeadingTrivia
      report(
        node, "selectors call methods of this class; add @SelectorTable",
        fix: [.insert("@SelectorTable\n" + file.indentation(at: start), at: start)])
    }
    return .visitChildren
  }
}
