package import SwiftSyntax

extension AttributeListSyntax {
  /// Whether there is an attribute with a name, with or without the name of a module before it.
  package func contains(named name: String) -> Bool { attribute(named: name) != nil }

  /// The first attribute with a name.
  package func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
    }
  }
}
