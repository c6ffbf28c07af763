import Foundation
import Typesetting

/// The fonts of a page, each with the glyphs that its text needs.
final class EmbeddedFonts {
  private struct Face {
    var name: String
    var font: Font
    var characters: Set<Unicode.Scalar>
  }

  private var faces: [ObjectIdentifier: Face] = [:]
  private var order: [ObjectIdentifier] = []

  /// The attributes that select the embedded font of a run.
  ///
  /// The requested families follow the embedded font, as a fallback for fonts that may not be embedded.
  func attributes(for run: GlyphRun, text: String) -> String {
    let key = ObjectIdentifier(run.font)
    if faces[key] == nil {
      faces[key] = Face(name: "f\(order.count)", font: run.font, characters: [])
      order.append(key)
    }
    faces[key]?.characters.formUnion(text.unicodeScalars)
    let descriptor = run.descriptor
    let families = ([faces[key]?.name ?? ""] + descriptor.families).filter { !$0.isEmpty }
      .map { "'\($0.filter { !"'\\".contains($0) }.escapedForMarkup)'" }
    var attributes = "font-family=\"\((families + ["sans-serif"]).joined(separator: ","))\""
    if descriptor.weight != 400 { attributes += " font-weight=\"\(descriptor.weight)\"" }
    if descriptor.isItalic { attributes += " font-style=\"italic\"" }
    return attributes
  }

  /// The style rules with the fonts. Use them only after all text was added.
  var rules: String {
    order.compactMap { key in
      guard let face = faces[key], let file = face.font.subset(for: face.characters) else { return nil }
      // The rule covers every weight and slant: the font was chosen for its runs, and a browser must not embolden or
      // slant it again.
      return """
        @font-face { font-family: '\(face.name)'; font-weight: 1 1000; font-style: oblique -90deg 90deg; \
        src: url(data:font/otf;base64,\(Data(file).base64EncodedString())) }
        """
    }.joined(separator: "\n")
  }
}
