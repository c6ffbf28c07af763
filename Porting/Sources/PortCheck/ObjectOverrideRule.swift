import SwiftSyntax

/// Keeps overrides of methods that `NSObject` has only on Apple's platforms for these.
final class ObjectOverrideRule: RuleVisitor {
  private static let names: Set = ["responds(to:)", "forwardingTarget(for:)", "isKind(of:)", "conforms(to:)"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.enclosingTypePath
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    let name = "\(node.name.text)(\(labels))"
    guard node.enclosingDeclaration?.is(ClassDeclSyntax.self) == true,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      // UIKit's classes have `awakeFromNib()`.
      name == "awakeFromNib()" && survey.isPlainObject(path)
        || Self.names.contains(name)
          && survey.frameworkSuperclass(of: path).map(FrameworkClass.isFrameworkName) == true
    else { return .visitChildren }
    let consequence =
      name == "awakeFromNib()"
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
