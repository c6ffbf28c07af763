import CExif

extension ImageDecoder {
  /// Reads facts about a picture for display, without decoding its pixels.
  ///
  /// EXIF is read from JPEG, TIFF, PNG and WebP. Damaged parts of it are left out.
  public static func metadata(of source: ImageSource) throws(ImageDecodingError) -> ImageMetadata {
    let properties = try properties(of: source)
    let reader = try ImageReader(source)
    var metadata = ImageMetadata(properties: properties, formatName: name(of: properties.format))
    if let animation = try? AnimatedImage(source) { metadata.isAnimated = animation.frameCount > 1 }
    metadata.colorProfileName = profile(in: reader, source).flatMap { ColorProfile($0)?.name }
    guard let exif = try EXIFData(in: reader) else { return metadata }
    metadata.date = date(in: exif)
    metadata.cameraMake = exif.imageText(EXIF_TAG_MAKE)
    metadata.cameraModel = exif.imageText(EXIF_TAG_MODEL)
    metadata.lens = exif.exposureText(EXIF_TAG_LENS_MODEL)
    metadata.exposureTime = exif.exposureFraction(EXIF_TAG_EXPOSURE_TIME)
    metadata.aperture = exif.exposureFraction(EXIF_TAG_FNUMBER)
    metadata.isoSpeed = exif.exposureNumber(EXIF_TAG_ISO_SPEED_RATINGS).flatMap { $0 > 0 ? $0 : nil }
    metadata.focalLength = exif.exposureFraction(EXIF_TAG_FOCAL_LENGTH)
    metadata.focalLengthIn35mmFilm = exif.exposureNumber(EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM)
      .flatMap { $0 > 0 ? Double($0) : nil }
    return metadata
  }

  /// The embedded colour profile of a format whose profile is found without decoding pixels.
  private static func profile(in reader: ImageReader, _ source: ImageSource) -> [UInt8]? {
    guard let head = try? reader.read(at: 0, count: FileSignature.headCount) else { return nil }
    switch FileSignature(head) {
    case .jpeg: return try? JPEGRowDecoder(reader).profile
    case .png: return try? PNGRowDecoder(reader).profile
    case .webp: return try? WebPFile(reader).profile
    default: return nil
    }
  }

  private static func name(of format: String) -> String {
    switch format {
    case "webp": "WebP"
    case "jp2": "JPEG 2000"
    case "jxl": "JPEG XL"
    case "heif/avif": "HEIF"
    default: format.uppercased()
    }
  }
}
