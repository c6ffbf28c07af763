import ImageDecoding
import Synchronization

extension UIImage {
  /// Creates an image from the bytes of a file, at scale 1; nil if they are not an image in a format that
  /// `ImageDecoder` can read.
  ///
  /// Decoding turns the pixels upright, so `imageOrientation` is always `up`.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file; nil if they are not an image.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The scale, in pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(.bytes(Array(data))) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Creates an image from a file; nil if the file is missing or not an image.
  ///
  /// If the name ends in `@2x` or `@3x` before its extension, the scale is 2 or 3.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.decode(.file(path: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Loads an image from the program's resources; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Loads an image from the resources of a bundle, and caches it.
  ///
  /// A name without an extension is tried as PNG, then as JPEG. Of `name@3x`, `name@2x` and `name`, the one for the
  /// scale of the display is tried first, then the larger ones.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without an extension.
  ///   - bundle: The bundle, or nil for that of the program.
  ///   - traits: The traits with the display scale, or nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let scale = (traits ?? .current).displayScale
    for path in Self.resourcePaths(of: name, in: bundle, scale: scale) {
      guard let image = NamedImages.image(at: path) else { continue }
      self.init(properties: image.properties)
      return
    }
    return nil
  }

  /// Loads an image from the resources of a bundle, and caches it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without an extension.
  ///   - bundle: The bundle, or nil for that of the program.
  ///   - configuration: Ignored: it is meant for symbols.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns the image as a PNG file, upright; nil for an empty image, and for recorded drawing without a
  /// `UIGraphicsImageRenderer.rasterizer`.
  public func pngData() -> Data? { uprightBitmap?.pngData().map { Data($0) } }

  /// Returns the image as a JPEG file, upright, on a white background; nil in the same cases as `pngData()`.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest file) to 1 (best quality).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap?.jpegData(quality: compressionQuality).map { Data($0) }
  }

  /// The pixels, turned upright; nil if there are none.
  package var uprightBitmap: Bitmap? { cgImage?.bitmap.upright(from: imageOrientation) }

  private static func resourcePaths(of name: String, in bundle: Bundle, scale: CGFloat) -> [String] {
    let url = URL(fileURLWithPath: name)
    let stem = url.pathExtension.isEmpty ? name : String(name.dropLast(url.pathExtension.count + 1))
    let endings = url.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [url.pathExtension]
    let suffixes = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    return suffixes.flatMap { suffix in
      endings.compactMap { bundle.path(forResource: stem + suffix, ofType: $0) }
    }
  }
}

/// A cache of the images loaded by name, so that all cells with the same image share its pixels.
private enum NamedImages {
  private static let images = Mutex<[String: UIImage]>([:])

  static func image(at path: String) -> UIImage? {
    if let image = images.withLock({ $0[path] }) { return image }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    images.withLock { $0[path] = image }
    return image
  }
}
