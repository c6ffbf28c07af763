import CairoRenderer
import GalleryApp
import ImageDecoding
import SystemPackage

/// Writes a film into a PNG file that moves.
struct FilmFile {
  let file: PictureFile

  /// Draws every frame at so many pixels a point, and writes them when the last one is done.
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
