import ImageDecoding
import SystemPackage

/// Decodes the files that the viewer shows. The functions are called from any thread.
///
/// They end early, with an error, when their last argument returns true.
struct PictureDecoder: Sendable {
  /// Decodes a picture, upright, at a size. Throws if the file cannot be decoded.
  var decodePicture: @Sendable (FilePath, DecodingSize, _ isCancelled: () -> Bool) throws -> LoadedPicture
  /// Decodes a rectangle of a picture, upright, reduced by a power of two, as
  /// `ImageDecoder.region(of:rect:reduction:limit:isCancelled:)` does.
  var decodeRegion:
    @Sendable (FilePath, PixelRect, _ reduction: Int, _ isCancelled: () -> Bool) throws -> Bitmap?

  /// Decodes files with `ImageDecoder`.
  static let files = PictureDecoder { file, size, isCancelled in
    let source = try ImageSource.file(file)
    let properties = try ImageDecoder.properties(of: source)
    return LoadedPicture(
      try ImageDecoder.image(of: source, size: size, isCancelled: isCancelled).bitmap,
      ofWidth: properties.width, height: properties.height, orientation: properties.orientation,
      // Enlarged pictures are large, and only their full size is drawn.
      makesLevels: size != .full)
  } decodeRegion: { file, rect, reduction, isCancelled in
    let source = try ImageSource.file(file)
    return try ImageDecoder.region(of: source, rect: rect, reduction: reduction, isCancelled: isCancelled)?
      .bitmap
  }
}
