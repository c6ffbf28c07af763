extension String {
  /// The text without control characters and surrounding spaces; nil if nothing remains.
  var trimmedText: String? {
    let visible = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = visible.firstIndex(where: { !isSpace($0) }),
      let last = visible.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return String(String.UnicodeScalarView(visible[first...last]))
  }
}
