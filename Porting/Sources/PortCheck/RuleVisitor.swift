import SwiftSyntax

/// Visits what Linux compiles of a file, and collects findings and edits.
class RuleVisitor: SyntaxVisitor {
  let file: SourceFile
  let survey: Survey
  private(set) var findings: [(position: AbsolutePosition, finding: Finding)] = []
  private(set) var edits: [Edit] = []
  /// Whether the fixed code uses the module `Porting`.
  private(set) var needsPorting = false

  required init(file: SourceFile, survey: Survey) {
    self.file = file
    self.survey = survey
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a finding, which is fixed by edits if there are any.
  ///
  /// - Parameter isFixed: Whether edits of another finding fix this one.
  func report(_ node: some SyntaxProtocol, _ message: String, fix: [Edit] = [], isFixed: Bool = false) {
    let position = node.positionAfterSkippingLeadingTrivia
    let (line, column) = file.location(of: position)
    findings.append(
      (
        position,
        Finding(
          file: file.name, line: line, column: column, message: message, isFixable: isFixed || !fix.isEmpty)
      ))
    edits += fix
  }

  /// Adds edits that belong to a finding that was reported already.
  func add(_ edits: [Edit]) { self.edits += edits }

  func requirePorting() { needsPorting = true }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesForLinux {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// The spaces and tabs directly before a node.
  var indentation: String {
    let pieces = leadingTrivia.pieces.reversed().prefix(while: \.isSpaceOrTab)
    return pieces.reversed().reduce(into: "") { text, piece in piece.write(to: &text) }
  }

  /// The names of the types around a node, joined with dots: `Outer.Inner`. Empty outside of types.
  var enclosingTypePath: String {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.isProtocol((any DeclGroupSyntax).self)
      {
        names.insert(type.name.text, at: 0)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      }
      node = current.parent
    }
    return names.joined(separator: ".")
  }
}
