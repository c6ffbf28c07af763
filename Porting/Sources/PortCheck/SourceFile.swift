import SwiftParser
import SwiftSyntax

/// A Swift file with its syntax tree.
package struct SourceFile {
  /// The path, for messages.
  package let name: String
  package let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  package init(name: String, text: String) {
    self.name = name
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: name, tree: tree)
  }

  /// The line and the column of a position, from 1.
  func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }

  /// The line of the first syntax error; nil if there is none.
  package var firstErrorLine: Int? {
    guard tree.hasError else { return nil }
    let bad = tree.tokens(viewMode: .all).first {
      $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    return bad.map { location(of: $0.positionAfterSkippingLeadingTrivia).line } ?? 1
  }

  /// The imports that are not in `#if`.
  var imports: [ImportDeclSyntax] { tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) } }

  /// Adds an import behind the others, or before the first statement. Does nothing in an empty file.
  func adding(import text: String) -> [Edit] {
    if let last = imports.last { return [.insert("\n" + text, at: last.endPositionBeforeTrailingTrivia)] }
    return tree.statements.first.map { [.insert(text + "\n\n", at: $0.positionAfterSkippingLeadingTrivia)] }
      ?? []
  }

  /// The white space at the beginning of the line of a position.
  func indentation(at position: AbsolutePosition) -> String {
    let bytes = Array(text.utf8)
    var start = min(position.utf8Offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }
}
