import DisplayList
import Geometry

/// Writes display lists as web pages: one self-contained file per frame, for any browser.
///
/// Flat content becomes inline SVG, which browsers draw with subpixel precision. Content with perspective becomes an
/// element with a `matrix3d` of its own, among its siblings in the order of the list. The depth order was decided when
/// the list was made, so elements do not share a 3-D space, and no browser sorts or cuts them again. Pictures and the
/// glyphs of all fonts that may be embedded are part of the file. So text looks the same where the fonts are missing,
/// and can be searched and copied.
///
/// Colours are those of the list; a browser's dark mode does not change them.
///
/// One thing is not exact: fonts that may not be embedded are referred to by name. Each run of their text has the
/// length of the original.
public struct HTMLRenderer: Sendable {
  /// The title of the page in a browser.
  public var title: String
  /// The background colour of the frame and of the page around it.
  public var background: Color

  /// Creates a renderer.
  public init(title: String = "", background: Color = .clear) {
    self.title = title
    self.background = background
  }

  /// Returns the frame as an HTML file. Its upper left corner is that of the page, and one point is one CSS pixel.
  ///
  /// - Complexity: O(*n*) in the commands of the list, visible or not, and the pixels of its pictures.
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
