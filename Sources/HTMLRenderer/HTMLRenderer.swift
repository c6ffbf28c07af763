import DisplayList
import Geometry

/// Writes display lists as pages: one file a frame that needs no other, for any browser.
///
/// What is flat becomes inline SVG, which browsers draw to the fraction of a pixel. What is seen in perspective
/// becomes an element with a `matrix3d` of its own, beside its siblings in the order the list has them: depth was
/// decided when the list was made, so elements share no 3-D space, and no browser sorts or cuts them again.
/// Pictures are part of the file, and so are the glyphs of every font that may be embedded: text looks the same
/// where the fonts are missing, and can still be searched and copied.
///
/// Colours are those of the list; a browser's dark mode leaves them alone.
///
/// One thing is not exact: fonts that may not be embedded are asked for by name, each run of text being given its length.
public struct HTMLRenderer: Sendable {
  /// What a browser shows as the page's title.
  public var title: String
  /// The colour under everything; the page around the frame has it, too.
  public var background: Color

  /// Makes a renderer.
  public init(title: String = "", background: Color = .clear) {
    self.title = title
    self.background = background
  }

  /// The frame as an HTML file, with its upper left corner in that of the page and a CSS pixel a point.
  ///
  /// - Complexity: By the commands of the list, seen or not, and the pixels of its pictures.
  public func render(_ list: DisplayList) -> String {
    let page = PageBuilder()
    let frame = page.elements(for: [.fragment(list.root)])
    return """
      <!DOCTYPE html>
      <html lang="und">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="only light">
      <title>\(title.escapedForMarkup)</title>
      <style>
      \(PageStyle.rules)
      body { background: \(background.css) }
      .frame { width: \(max(0, list.size.width).css)px; height: \(max(0, list.size.height).css)px }
      \(page.fonts.rules)
      </style>
      </head>
      <body>
      \(page.definitionElement)
      <div class="frame">\(frame)</div>
      </body>
      </html>

      """
  }
}
