import PortingSyntax
import SwiftSyntax

/// Moves members of extensions that Linux accepts only in a class: overrides, overridden methods, and methods in a table.
final class ExtensionRule: RuleVisitor {
  /// Edits of other files, by index: a class may be in another file than its extension.
  private(set) var insertions: [(file: Int, edit: Edit)] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    var moved: [(item: MemberBlockItemSyntax, reason: String)] = []
    for item in node.memberBlock.members {
      if let reason = reason(toMove: item, from: name) { moved.append((item, reason)) }
    }
    guard !moved.isEmpty else { return .visitChildren }
    guard let path = survey.path(of: name, from: ""), let type = survey.types[path],
      let target = type.declaration
    else {
      for (item, reason) in moved { reportInForeignClass(item, reason, name) }
      return .visitChildren
    }
    if let obstacle = obstacle(to: node, moveInto: target) {
      for (item, reason) in moved { report(item, "\(reason). It is not moved, because \(obstacle)") }
      return .visitChildren
    }
    let isOtherFile = type.file != survey.files[file.name]
    if isOtherFile, releasePrivateNames(&moved, of: node) || moved.isEmpty { return .visitChildren }
    move(moved, of: node, into: target, file: type.file)
    return .visitChildren
  }

  /// Reports a member that cannot move, because its class is one of another module. An override is kept for Apple's
  /// platforms.
  private func reportInForeignClass(_ item: MemberBlockItemSyntax, _ reason: String, _ name: String) {
    let isOverride = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.text == "override"
    }
    guard isOverride == true, FrameworkClass.isFrameworkName(name) else {
      report(item, "\(reason). It is not moved, because the class is not in these files")
      return
    }
    report(
      item,
      "an extension cannot override a member of \(name) without Objective-C; put it into #if canImport(ObjectiveC). "
        + "On Linux, \(name) behaves as without it",
      fix: Edit.enclose(item, in: "canImport(ObjectiveC)", indentation: item.indentation))
  }

  /// Removes `private` from what members use that move to another file. They move when nothing of that is left.
  ///
  /// Members that cannot move are reported and removed from the list.
  ///
  /// - Returns: Whether there was something to remove.
  private func releasePrivateNames(
    _ moved: inout [(item: MemberBlockItemSyntax, reason: String)], of node: ExtensionDeclSyntax
  ) -> Bool {
    let privates = PrivateNames(of: file, survey: survey)
    var (movable, hasEdits) = ([(item: MemberBlockItemSyntax, reason: String)](), false)
    for (item, reason) in moved {
      switch privates.release(item, of: node) {
      case .failure(let obstacle):
        report(item, "\(reason). It is not moved, because \(obstacle.reason)")
      case .success(let edits):
        hasEdits = hasEdits || !edits.isEmpty
        movable.append((item, reason))
        if !edits.isEmpty { report(item, reason, fix: edits) }
      }
    }
    moved = movable
    return hasEdits
  }

  private func reason(toMove item: MemberBlockItemSyntax, from name: String) -> String? {
    guard let declaration = item.decl.asProtocol((any WithModifiersSyntax).self) else { return nil }
    if declaration.modifiers.contains(where: { $0.name.text == "override" }) {
      return "an extension cannot override without Objective-C; move this member into the class \(name)"
    }
    guard let function = item.decl.as(FunctionDeclSyntax.self) else { return nil }
    if function.attributes.contains(named: "SelectorMethod") {
      return "a table of selectors contains only methods in the class; move this method into \(name)"
    }
    if survey.isOverridden(function, in: name) {
      return
        "a subclass overrides this method, which needs Objective-C for an extension; move it into the class \(name)"
    }
    return nil
  }

  private func obstacle(to node: ExtensionDeclSyntax, moveInto declaration: ClassDeclSyntax) -> String? {
    if node.genericWhereClause != nil { return "the extension has conditions" }
    if !node.attributes.isEmpty { return "the extension has attributes" }
    // Both are outside of #if, or in the same clause.
    if Self.clause(of: node) != Self.clause(of: declaration) {
      return "the extension or the class is inside #if"
    }
    return nil
  }

  /// The clause of `#if` around a declaration; nil outside.
  private static func clause(of node: some SyntaxProtocol) -> SyntaxIdentifier? {
    sequence(first: Syntax(node), next: \.parent).first { $0.is(IfConfigClauseSyntax.self) }?.id
  }

  private func move(
    _ moved: [(item: MemberBlockItemSyntax, reason: String)], of node: ExtensionDeclSyntax,
    into target: ClassDeclSyntax, file index: Int
  ) {
    // The comment at the beginning of a file belongs to the file.
    let removesAll =
      node.position.utf8Offset > 0 && moved.count == node.memberBlock.members.count
      && node.inheritanceClause == nil
      && node.memberBlock.rightBrace.leadingTrivia.pieces.allSatisfy(\.isWhitespace)
      && node.memberBlock.leftBrace.trailingTrivia.pieces.allSatisfy(\.isWhitespace)
    let access = node.modifiers.first.map { $0.name.text == "fileprivate" ? "private" : $0.name.text }
    let isEmpty = target.memberBlock.members.isEmpty
    let indentation = (target.memberBlock.members.first ?? moved[0].item).indentation
    var text = ""
    if removesAll {
      var comments = Self.lines(of: node.leadingTrivia).map { $0.isEmpty ? "" : indentation + $0 }
      while comments.last?.isEmpty == true { comments.removeLast() }
      // A heading of the extension becomes a heading in the class.
      if !comments.isEmpty { text += "\n\n" + comments.joined(separator: "\n") }
    }
    for (item, _) in moved { text += Self.text(of: item, indentation: indentation, access: access) }

    if isEmpty { text.removeFirst() }

    let brace = target.memberBlock.rightBrace
    let isOnOneLine = !brace.leadingTrivia.contains(where: \.isNewline)
    let position = isOnOneLine ? brace.positionAfterSkippingLeadingTrivia : brace.position
    insertions.append((index, .insert(isOnOneLine ? text + "\n" + target.indentation : text, at: position)))

    for (offset, (item, reason)) in moved.enumerated() {
      let edits: [Edit]
      if removesAll {
        edits = offset == 0 ? [Edit(node.position..<node.endPosition, "")] : []
      } else {
        edits = [Edit(item.position..<item.endPosition, "")]
      }
      report(item, reason, fix: edits, isFixed: removesAll)
    }
  }

  /// The member as text that begins with an empty line.
  private static func text(of item: MemberBlockItemSyntax, indentation: String, access: String?) -> String {
    let token = item.firstToken(viewMode: .sourceAccurate)
    let comments = token.map { lines(of: $0.leadingTrivia) } ?? []
    var body = item.trimmedDescription
    if let access, !hasAccess(item.decl) {
      body = inserting(access, into: item) ?? body
    }
    if let trailing = item.lastToken(viewMode: .sourceAccurate)?.trailingTrivia,
      !trailing.allSatisfy(\.isWhitespace)
    {
      body += trailing.description
    }
    let old = item.indentation
    if old != indentation,
      !item.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .multilineStringQuote })
    {
      body = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
        number, line in
        number > 0 && line.hasPrefix(old) && !line.isEmpty
          ? indentation + line.dropFirst(old.count) : String(line)
      }.joined(separator: "\n")
    }
    let heading = comments.map { ($0.isEmpty ? "" : indentation + $0) + "\n" }.joined()
    return "\n\n" + (heading.isEmpty ? "" : heading) + indentation + body
  }

  private static func inserting(_ access: String, into item: MemberBlockItemSyntax) -> String? {
    guard let declaration = item.decl.asProtocol((any WithModifiersSyntax).self) else { return nil }
    let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
    let place: AbsolutePosition
    if let first = declaration.modifiers.first {
      place = first.positionAfterSkippingLeadingTrivia
    } else if let function = item.decl.as(FunctionDeclSyntax.self) {
      place = function.funcKeyword.positionAfterSkippingLeadingTrivia
    } else {
      return nil
    }
    let offset = place.utf8Offset - start
    return Edit.apply(
      [Edit(AbsolutePosition(utf8Offset: offset)..<AbsolutePosition(utf8Offset: offset), access + " ")],
      to: item.trimmedDescription)
  }

  private static func hasAccess(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
    } ?? false
  }

  /// The comments of trivia, without indentation, from the first comment on.
  private static func lines(of trivia: Trivia) -> [String] {
    guard trivia.contains(where: { !$0.isWhitespace }) else { return [] }
    var lines = trivia.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0.drop { $0 == " " || $0 == "\t" })
    }
    // The last piece is the indentation of the declaration.
    if lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }
}
