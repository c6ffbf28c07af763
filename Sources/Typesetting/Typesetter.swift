import Geometry

/// Measures, breaks and shapes text. Safe to call from any thread.
///
/// Nothing is rounded, to pixels or otherwise, and nothing is hinted: one point is one unit at every scale. Numbers
/// that are no sensible sizes (NaN, infinite, negative, enormous) are replaced by the nearest sensible ones.
public enum Typesetter {
  /// The vertical measures of a font.
  public static func metrics(of font: FontDescriptor) -> FontMetrics {
    PangoLock.withLock { PangoEngine.shared.metrics(of: font) }
  }

  /// The names of the font families that are installed.
  ///
  /// - Complexity: Asks the system every time.
  public static func familyNames() -> [String] {
    PangoLock.withLock { PangoEngine.shared.familyNames }
  }

  /// Breaks a text into lines no wider than `width` points, without limit when nil, and shapes them.
  ///
  /// An empty text has no lines. A line end (`\n`, `\r\n`, U+2028 and so on) always ends a line, and one at the end of
  /// the text is followed by an empty line. If lines have to be left out, the truncating modes end the last
  /// one left in an ellipsis; a line with an ellipsis is wider than `width` only if the ellipsis alone is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func typeset(_ text: StyledText, width: Double?, style: ParagraphStyle) -> TypesetText {
    let limit = width.flatMap { width in
      width.isNaN || width >= PangoEngine.maximumWidth ? nil : max(0, width)
    }
    return PangoLock.withLock {
      TypesetText(paragraphs: Paragraph.split(text), width: limit, style: style)
    }
  }
}
