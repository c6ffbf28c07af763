import CairoRenderer
import DisplayList
import HTMLRenderer
import ImageDecoding

/// Draws a frame in a picture format.
struct PictureFile {
  let format: PictureFormat
  /// The colour of a web page around the frame.
  let background: Color

  /// The quality of JPEG and WebP files. At this value, text and thin lines have no visible artifacts.
  private static let quality = 0.92

  /// Returns the bytes of the file; nil if memory runs out.
  ///
  /// - Parameters:
  ///   - frame: The frame to draw.
  ///   - title: The title of a web page or document.
  ///   - scale: Pixels per point.
  func content(of frame: DisplayList, title: String, scale: Double) -> [UInt8]? {
    switch format {
    case .html: Array(HTMLRenderer(title: title, background: background).render(frame).utf8)
    case .pdf: CairoRenderer().renderPDF(frame, title: title, scale: scale)
    case .png: bitmap(of: frame, scale: scale)?.pngData()
    case .jpeg: bitmap(of: frame, scale: scale)?.jpegData(quality: Self.quality)
    case .webP: bitmap(of: frame, scale: scale)?.webPData(quality: Self.quality)
    }
  }

  private func bitmap(of frame: DisplayList, scale: Double) -> Bitmap? {
    CairoRenderer().render(frame, scale: scale)
  }
}
