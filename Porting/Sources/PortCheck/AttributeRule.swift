import PortingSyntax
import SwiftSyntax

/// Removes the attributes that need Objective-C or Interface Builder.
final class AttributeRule: RuleVisitor {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers":
      // The selector rule replaces it.
      if let function = owner(of: node)?.as(FunctionDeclSyntax.self), isSelected(function) { break }
      if let function = owner(of: node)?.as(FunctionDeclSyntax.self), isSelectedInForeignClass(function) {
        let indentation = file.indentation(at: node.positionAfterSkippingLeadingTrivia)
        var edit = Edit.remove(node)
        edit.replacement =
          ["#if canImport(ObjectiveC)", node.trimmedDescription, "#endif", ""]
          .joined(separator: "\n" + indentation)
        report(
          node, "\(node.trimmedDescription) needs Objective-C; put it into #if canImport(ObjectiveC)",
          fix: [edit])
        break
      }
      if let member = owner(of: node), isOptionalRequirement(member) { break }
      let isObserved = owner(of: node)?.as(VariableDeclSyntax.self)?.modifiers.contains {
        $0.name.text == "dynamic"
      }
      report(
        node,
        "\(node.trimmedDescription) needs Objective-C, which Linux does not have; remove it"
          + (isObserved == true ? ". Key-value observing of this property does not work" : ""),
        fix: [.remove(node)])
    case "IBAction":
      if let function = owner(of: node)?.as(FunctionDeclSyntax.self), isSelected(function) { break }
      report(
        node,
        "@IBAction needs a storyboard or nib, and nothing calls it on Linux; remove it, and add a target in code",
        fix: [.remove(node)])
    case "IBOutlet":
      report(
        node, "@IBOutlet needs a storyboard or nib; remove it, and assign the property in code",
        fix: [.remove(node)])
    case "IBSegueAction":
      report(
        node, "@IBSegueAction needs a storyboard; remove it, and create the controller in code",
        fix: [.remove(node)])
    case "UIApplicationMain":
      let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
      report(
        node, "@UIApplicationMain stops the compiler for Linux; write @main", fix: [Edit(range, "@main")])
    case "NSManaged":
      if let variable = owner(of: node)?.as(VariableDeclSyntax.self), isInLayer(variable) {
        reportAnimatable(variable, node)
      } else {
        report(node, "@NSManaged needs Core Data, which Linux does not have")
      }
    default:
      break
    }
    return .visitChildren
  }

  /// Whether a property is one of a layer, where `@NSManaged` means that it can be animated.
  private func isInLayer(_ variable: VariableDeclSyntax) -> Bool {
    let superclass = survey.frameworkSuperclass(of: variable.enclosingTypePath)
    return sequence(first: superclass, next: { $0.map(FrameworkClass.superclass) }).prefix(4).contains(
      "CALayer")
  }

  /// Writes a stored property for Linux.
  private func reportAnimatable(_ variable: VariableDeclSyntax, _ node: AttributeSyntax) {
    let message = "@NSManaged needs Objective-C, which makes the property of the layer"
    guard let binding = variable.bindings.first, variable.bindings.count == 1, binding.initializer == nil,
      let type = binding.typeAnnotation?.type, let value = Self.initialValue(of: type)
    else {
      report(node, "\(message); write a stored property with a value inside of #if !canImport(ObjectiveC)")
      return
    }
    let attributes = variable.attributes.filter { $0.as(AttributeSyntax.self)?.id != node.id }
    let stored = variable.with(\.attributes, attributes).trimmedDescription + value
    report(
      node, "\(message); write a stored property for Linux",
      fix: Edit.enclose(
        variable, in: "canImport(ObjectiveC)", otherwise: stored,
        indentation: file.indentation(at: variable.positionAfterSkippingLeadingTrivia)))
  }

  /// The initializer of a property of a type. Nil if there is no obvious value.
  private static func initialValue(of type: TypeSyntax) -> String? {
    if type.isOptional { return "" }
    switch type.trimmedDescription {
    case "CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt": return " = 0"
    case "Bool": return " = false"
    case "String": return " = \"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": return " = .zero"
    case "CGAffineTransform": return " = .identity"
    default: return type.is(ArrayTypeSyntax.self) ? " = []" : nil
    }
  }

  private func owner(of node: AttributeSyntax) -> Syntax? { node.parent?.parent }

  private func isSelected(_ function: FunctionDeclSyntax) -> Bool {
    guard let file = survey.files[file.name] else { return false }
    return survey.selected.contains(.init(file: file, offset: function.position.utf8Offset))
  }

  /// Whether a selector calls the method, which is in an extension of a class of another module.
  private func isSelectedInForeignClass(_ function: FunctionDeclSyntax) -> Bool {
    guard let file = survey.files[file.name] else { return false }
    return survey.selectedInForeignClasses.contains(.init(file: file, offset: function.position.utf8Offset))
  }

  /// Whether the optional member rule removes the attribute, or leaves it.
  private func isOptionalRequirement(_ member: Syntax) -> Bool {
    if let declaration = member.as(ProtocolDeclSyntax.self) { return OptionalMember.isRelevant(declaration) }
    return member.enclosingDeclaration?.as(ProtocolDeclSyntax.self).map(OptionalMember.isRelevant) ?? false
  }
}
