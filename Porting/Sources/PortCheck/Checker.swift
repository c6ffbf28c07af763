import SwiftParser
import SwiftSyntax

/// Checks files written for iOS, and fixes what can be changed mechanically.
///
/// The files are checked together, because a class, its extensions and its callers may be in different files.
package struct Checker {
  /// The files, with the changes that were made.
  package private(set) var files: [SourceFile]

  package init(_ files: [SourceFile]) { self.files = files }

  /// What the files still need, in the order of the files and lines. Files with syntax errors are not checked.
  package func findings() -> [Finding] { check().flatMap(\.findings) }

  /// Makes all mechanical changes.
  package mutating func fix() {
    // Each pass parses the result of the previous one. A moved method may need another pass.
    for _ in 0..<8 {
      let results = check()
      guard results.contains(where: { !$0.edits.isEmpty }) else { return }
      files = zip(files, results).map { file, result in
        let text = Edit.apply(result.edits, to: file.text)
        let new = SourceFile(name: file.name, text: text)
        // A safeguard: a file that was valid stays valid.
        return new.tree.hasError ? file : new
      }
    }
  }

  private struct FileResult {
    var findings: [Finding] = []
    var edits: [Edit] = []
  }

  private func check() -> [FileResult] {
    let valid = files.filter { !$0.tree.hasError }
    let survey = Survey(valid)
    var results = valid.map { _ in FileResult() }
    let rules: [RuleVisitor.Type] = [
      // Imports come before attributes of the first declaration.
      MissingImportRule.self, NetworkingRule.self, ImportRule.self, AttributeRule.self, DelegateTestRule.self,
      SelectorRule.self, ForcedCallRule.self, OptionalMemberRule.self, ConditionRule.self, RuntimeRule.self,
      PreviewRule.self, PlainInitializerRule.self, ClassDescriptionRule.self, AnyObjectMemberRule.self,
      KeyPathObserverRule.self,
      ObjectOverrideRule.self,
    ]
    for (index, file) in valid.enumerated() {
      var found: [(position: AbsolutePosition, finding: Finding)] = []
      var needsPorting = false
      for rule in rules {
        let visitor = rule.init(file: file, survey: survey)
        visitor.walk(file.tree)
        found += visitor.findings
        results[index].edits += visitor.edits
        needsPorting = needsPorting || visitor.needsPorting
      }
      // Beside an import that is added now, the next pass finds the place.
      let addsImport = results[index].edits.contains { $0.replacement.hasPrefix("import ") }
      if needsPorting, !addsImport, let edit = Self.importOfPorting(in: file) {
        results[index].edits.insert(edit, at: 0)
      }
      results[index].findings = Self.sorted(found)
    }
    // Members move when nothing else changes, so that no edit is inside of a moved text.
    var moves = valid.map { _ in [Edit]() }
    for (index, file) in valid.enumerated() {
      let visitor = ExtensionRule(file: file, survey: survey)
      visitor.walk(file.tree)
      let found = visitor.findings.map { $0.finding }
      results[index].findings = Self.merged(results[index].findings, found)
      moves[index] += visitor.edits
      for insertion in visitor.insertions { moves[insertion.file].append(insertion.edit) }
    }
    if results.allSatisfy(\.edits.isEmpty) {
      for index in results.indices { results[index].edits = moves[index] }
    }
    // Results for all files, in their order.
    var remaining = results[...]
    return files.map { $0.tree.hasError ? FileResult() : remaining.removeFirst() }
  }

  private static func sorted(_ found: [(position: AbsolutePosition, finding: Finding)]) -> [Finding] {
    found.enumerated().sorted {
      ($0.element.position.utf8Offset, $0.offset) < ($1.element.position.utf8Offset, $1.offset)
    }.map(\.element.finding)
  }

  private static func merged(_ first: [Finding], _ second: [Finding]) -> [Finding] {
    (first + second).enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }

  /// Adds `import Porting` to the imports that are not in `#if`, in alphabetical order if they are ordered.
  private static func importOfPorting(in file: SourceFile) -> Edit? {
    let imports = file.imports
    let names = imports.map { $0.path.trimmedDescription }
    guard !names.contains("Porting") else { return nil }
    if names == names.sorted(), let next = imports.first(where: { $0.path.trimmedDescription > "Porting" }) {
      return .insert("import Porting\n", at: next.positionAfterSkippingLeadingTrivia)
    }
    return file.adding(import: "import Porting").first
  }
}
