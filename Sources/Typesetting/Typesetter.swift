import Geometry

/// Measures, breaks and shapes text. Safe to call from any thread.
///
/// Nothing is hinted or rounded to pixels: layouts are the same at every scale, in points. Invalid and too large sizes
/// are replaced by the nearest valid ones.
public enum Typesetter {
  /// Returns the vertical metrics of a font.
  public static func metrics(of font: FontDescriptor) -> FontMetrics {
    PangoLock.withLock { PangoEngine.shared.metrics(of: font) }
  }

  /// The names of the installed font families.
  ///
  /// - Complexity: O(*n*) for *n* families. Reads them from the system on every call.
  public static func familyNames() -> [String] {
    PangoLock.withLock { PangoEngine.shared.familyNames }
  }

  /// Forgets fonts that no text uses any more. The next text in each font looks it up again.
  ///
  /// Call this while the user does nothing. Pango keeps hundreds of fonts, of some 20 KB each, and a text in a size that
  /// follows a window's uses many.
  public static func releaseCaches() { PangoLock.withLock { PangoEngine.shared.releaseCaches() } }

  /// Breaks a text into lines no wider than `width` points and shapes them. A nil `width` is no limit.
  ///
  /// An empty text has no lines. A line end (`\n`, `\r\n`, U+2028 and so on) always ends a line. If the text ends in
  /// one, an empty line follows. If lines are left out, the truncating modes end the last remaining line with an
  /// ellipsis. A line with an ellipsis is wider than `width` only if the ellipsis alone is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func typeset(_ text: StyledText, width: Double?, style: ParagraphStyle) -> TypesetText {
    PangoLock.withLock {
      TypesetText(paragraphs: Paragraph.split(text), width: limit(width), style: style)
    }
  }

  /// Returns the width that lines are limited to; nil for no limit.
  static func limit(_ width: Double?) -> Double? {
    width.flatMap { $0.isNaN || $0 >= PangoEngine.maximumWidth ? nil : max(0, $0) }
  }
}
