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
/// Two things are not exact: fonts that may not be embedded are referred to by name, and each run of their text has the
/// length of the original. Opaque pictures are compressed with loss.
public struct HTMLRenderer: Sendable {
  /// The title of the page in a browser.
  public var title: String
  /// The background colour of the frame and of the page around it.
  public var background: Color

  /// Pixels per point that pictures in the page have at most. Larger ones are reduced. The default is 2.
  public var pictureScale: Double

  /// Creates a renderer.
  public init(title: String = "", background: Color = .clear, pictureScale: Double = 2) {
    self.title = title
    self.background = background
    self.pictureScale = pictureScale
  }

  /// Returns the frame as an HTML file.
  ///
  /// The page scales the frame to the width of the browser's window. It enlarges it only as far as the whole frame is
  /// visible. In a window that is as wide as the frame, and not taller, one point is one CSS pixel.
  ///
  /// - Complexity: O(*n*) in the commands of the list, visible or not, and the pixels of its pictures.
  public func render(_ list: DisplayList) -> String {
    let page = PageBuilder(pictures: PictureCatalog(of: list), scale: max(0.1, pictureScale))
    let frame = page.elements(for: [.fragment(list.root)])
    let (width, height) = (max(1, list.size.width).css, max(1, list.size.height).css)
    return """
      <!DOCTYPE html>
      <html lang="und">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="only light">
      <title>\(title.escapedForMarkup)</title>
      <style>
      \(PageStyle.rules)
      body { background: \(background.css) }
      .frame { width: \(width)px; height: \(height)px }
      \(PageStyle.fitting(width: width, height: height))
      \(page.fonts.rules)
      </style>
      </head>
      <body>
      \(page.definitionElement)
      <div class="window"><div class="page"><div class="frame">\(frame)</div></div></div>
      </body>
      </html>

      """
  }
}
