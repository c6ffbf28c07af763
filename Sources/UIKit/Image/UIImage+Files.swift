import ImageDecoding
import Synchronization

extension UIImage {
  /// Decodes a file's bytes, in any format gdk-pixbuf knows, at one point a pixel; nil when it is no picture.
  ///
  /// Pixels are turned upright when they are decoded: `imageOrientation` is `up` whatever the file says.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a file's bytes; nil when it is no picture.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(.bytes(Array(data))) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Decodes a file; nil when there is none or it is no picture.
  ///
  /// A name that ends in `@2x` or `@3x` before the dot tells the pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.decode(.file(path: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Finds an image among the program's resources; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Finds an image among a bundle's resources, and remembers it.
  ///
  /// Without an ending of its own the name is looked for as PNG, then as JPEG; of `name@3x`, `name@2x` and `name` the
  /// one for the display's scale is tried first, then the larger ones.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without an ending.
  ///   - bundle: The program's when nil.
  ///   - traits: Tell the display's scale; the current ones when nil.
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

  /// There are no SF Symbols on this platform: nil.
  public convenience init?(systemName name: String) { nil }

  /// The image as a PNG file, upright; nil for an image of no size, and for recorded drawing without a
  /// `UIGraphicsImageRenderer.rasterizer`.
  public func pngData() -> Data? { uprightBitmap?.pngData().map { Data($0) } }

  /// The image as a JPEG file, upright, what is not opaque on white; nil as `pngData()` is.
  ///
  /// - Parameter compressionQuality: From 0, smallest, to 1, best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap?.jpegData(quality: compressionQuality).map { Data($0) }
  }

  /// The pixels as they are shown; nil where there are none.
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

/// The images found by name, which stay in memory so that every cell showing one shares its pixels.
private enum NamedImages {
  private static let images = Mutex<[String: UIImage]>([:])

  static func image(at path: String) -> UIImage? {
    if let image = images.withLock({ $0[path] }) { return image }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    images.withLock { $0[path] = image }
    return image
  }
}
