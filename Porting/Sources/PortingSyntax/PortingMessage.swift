package import SwiftDiagnostics
package import SwiftSyntax

/// An error, a warning or the title of a fix-it.
package struct PortingMessage: DiagnosticMessage, FixItMessage {
  package let message: String
  package let severity: DiagnosticSeverity

  package init(_ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
  }

  package var diagnosticID: MessageID { MessageID(domain: "Porting", id: message) }
  package var fixItID: MessageID { diagnosticID }
}

extension FixIt {
  /// Removes an attribute and the space behind it.
  ///
  /// A macro receives its attribute without the list around it, so nothing takes its place.
  package static func remove(_ attribute: AttributeSyntax) -> FixIt {
    let nothing = TokenSyntax(.unknown(""), leadingTrivia: attribute.leadingTrivia, presence: .present)
    return FixIt(
      message: PortingMessage("remove @\(attribute.attributeName.trimmedDescription)"),
      changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(nothing))])
  }
}
