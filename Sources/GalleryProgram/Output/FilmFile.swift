import CairoRenderer
import GalleryApp
import ImageDecoding

/// Draws a film as an animated PNG file.
enum FilmFile {
  /// The file name extensions of films, for messages and the help text.
  static let extensions = ["png", "apng"]

  /// Whether a film can be written to a file: its extension is that of an animated PNG file, or it is a stream.
  static func accepts(_ file: OutputFile) -> Bool {
    file.path.extension.map { extensions.contains($0.lowercased()) } ?? file.isStream
  }

  /// Draws every frame, and returns the bytes of the file; nil if memory runs out.
  ///
  /// - Parameters:
  ///   - film: The film to draw.
  ///   - scale: Pixels per point.
  @MainActor
  static func content(of film: AlbumFilm, scale: Double) -> [UInt8]? {
    struct OutOfMemory: Error {}
    let renderer = CairoRenderer()
    var picture = AnimatedPNG(framesPerSecond: film.framesPerSecond)
    do {
      try film.play(report: StandardError.report) { frame in
        guard let bitmap = renderer.render(frame, scale: scale), picture.append(bitmap) else {
          throw OutOfMemory()
        }
      }
    } catch {
      return nil
    }
    return picture.data
  }
}
