import SwiftSyntax

/// A replacement of some bytes of a file.
struct Edit: Equatable {
  /// Offsets of UTF-8 bytes.
  var range: Range<Int>
  var replacement: String

  init(_ range: Range<AbsolutePosition>, _ replacement: String) {
    self.range = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    self.replacement = replacement
  }

  static func insert(_ text: String, at position: AbsolutePosition) -> Edit {
    Edit(position..<position, text)
  }

  /// Removes a token or an attribute, and the white space up to the next token. Comments stay.
  static func remove(_ node: some SyntaxProtocol) -> Edit {
    let start = node.positionAfterSkippingLeadingTrivia
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else {
      return Edit(start..<node.endPositionBeforeTrailingTrivia, "")
    }
    let gap = node.trailingTrivia.pieces + next.leadingTrivia.pieces
    if gap.allSatisfy(\.isWhitespace) { return Edit(start..<next.positionAfterSkippingLeadingTrivia, "") }
    let spaces = node.trailingTrivia.pieces.prefix(while: \.isSpaceOrTab)
    let length = spaces.reduce(0) { $0 + $1.sourceLength.utf8Length }
    return Edit(start..<node.endPositionBeforeTrailingTrivia.advanced(by: length), "")
  }

  /// Puts a declaration into `#if`, which needs lines of its own. An alternative is compiled if the condition is false.
  static func enclose(
    _ declaration: some SyntaxProtocol, in condition: String, otherwise alternative: String = "",
    indentation: String
  ) -> [Edit] {
    // With its semicolon.
    let node = declaration.parent?.as(MemberBlockItemSyntax.self).map { Syntax($0) } ?? Syntax(declaration)
    let previous = node.previousToken(viewMode: .sourceAccurate)
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let startsLine =
      previous == nil || node.leadingTrivia.contains(where: \.isNewline)
      || previous?.trailingTrivia.contains(where: \.isNewline) == true
    let endsLine =
      next == nil || next?.leadingTrivia.contains(where: \.isNewline) == true
      || node.trailingTrivia.contains(where: \.isNewline)
    let start = (startsLine ? "" : "\n" + indentation) + "#if \(condition)\n" + indentation
    let middle = alternative.isEmpty ? "" : "\n\(indentation)#else\n\(indentation)\(alternative)"
    return [
      .insert(start, at: node.positionAfterSkippingLeadingTrivia),
      .insert(
        "\(middle)\n\(indentation)#endif" + (endsLine ? "" : "\n"), at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  /// Applies edits to a text. Of two that overlap, only the first is applied.
  static func apply(_ edits: [Edit], to text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    // Also in a file with the line endings of Windows, all lines end in the same way.
    let hasCarriageReturns = text.utf8.contains(UInt8(ascii: "\r"))
    var position = 0
    // Swift's sort is stable, so insertions at the same position keep their order.
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      for byte in edit.replacement.utf8 where !hasCarriageReturns || byte != UInt8(ascii: "\r") {
        if hasCarriageReturns, byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
        result.append(byte)
      }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
