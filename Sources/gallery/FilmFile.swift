import CairoRenderer
import GalleryApp
import ImageDecoding
import SystemPackage

/// Writes a film as an animated PNG.
struct FilmFile {
  let file: PictureFile

  /// Draws every frame at a scale in pixels per point, and writes the file after the last frame.
  @MainActor
  func write(_ film: AlbumFilm, scale: Double) throws {
    let renderer = CairoRenderer()
    var picture = AnimatedPNG(framesPerSecond: film.framesPerSecond)
    try film.play(report: StandardError.report) { frame in
      guard let bitmap = renderer.render(frame, scale: scale), picture.append(bitmap) else {
        throw file.outOfMemory
      }
    }
    try file.write(picture.data)
  }
}
