import SwiftSyntax

/// Keeps overrides of methods that `NSObject` has only on Apple's platforms for these.
final class ObjectOverrideRule: RuleVisitor {
  private static let names: Set = ["awakeFromNib", "responds", "forwardingTarget", "isKind", "conforms"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard Self.names.contains(name), node.enclosingDeclaration?.is(ClassDeclSyntax.self) == true,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      survey.isPlainObject(node.enclosingTypePath)
    else { return .visitChildren }
    let consequence =
      name == "awakeFromNib"
      ? "no nib creates such an object on Linux" : "on Linux, the object answers only for its own methods"
    report(
      node.name,
      "\"\(name)\" of NSObject cannot be overridden without Objective-C; put it into #if canImport(ObjectiveC). "
        + "Without it, \(consequence)",
      fix: Edit.enclose(
        node, in: "canImport(ObjectiveC)",
        indentation: file.indentation(at: node.positionAfterSkippingLeadingTrivia)))
    return .visitChildren
  }
}
