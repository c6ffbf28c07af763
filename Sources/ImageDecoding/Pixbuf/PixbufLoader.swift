import CPixbuf
import Glibc

/// Passes bytes to gdk-pixbuf, and chooses the size to decode to once the stored size is known.
///
/// Owns a `GdkPixbufLoader`. Only one thread at a time can use a loader; different loaders are independent.
final class PixbufLoader {
  /// The size of the stored picture.
  private(set) var storedSize: (width: Int, height: Int)?
  /// The error that the size handler threw.
  private var refusal: ImageDecodingError?
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let chooseSize: (PixbufLoader, Int, Int) throws(ImageDecodingError) -> (width: Int, height: Int)?

  /// Creates a loader.
  ///
  /// - Parameter chooseSize: A closure that receives the stored size and returns the size to decode to, or nil to decode
  ///   nothing.
  init(
    chooseSize: @escaping (PixbufLoader, Int, Int) throws(ImageDecodingError) -> (width: Int, height: Int)?
  ) {
    PixbufWarnings.silence()
    loader = gdk_pixbuf_loader_new()
    self.chooseSize = chooseSize
    connect()
  }

  /// Whether gdk-pixbuf has a loader for a file that begins with some bytes.
  static func canDecode(_ head: [UInt8]) -> Bool {
    let loader = PixbufLoader { _, _, _ in nil }
    try? loader.write(head)
    // At the end of the data, the loader decides even if it has fewer bytes than it wants.
    if loader.formatName == nil { try? loader.finish() }
    return loader.formatName != nil
  }

  private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

  private func connect() {
    let sizePrepared: @convention(c) (Loader, Int32, Int32, gpointer) -> Void = { _, width, height, this in
      PixbufLoader.from(this).sizePrepared(width: Int(width), height: Int(height))
    }
    let areaPrepared: @convention(c) (Loader, gpointer) -> Void = { _, this in
      PixbufLoader.from(this).areaPrepared()
    }
    for (signal, handler) in [
      ("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self)),
      ("area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self)),
    ] {
      // The handlers live as long as the loader, which this object owns.
      g_signal_connect_data(
        loader, signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
  }

  private func areaPrepared() {
    // These loaders accept truncated files. Without this, uninitialized memory would be visible.
    guard formatName == "pnm" || formatName == "bmp", let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
    else { return }
    gdk_pixbuf_fill(pixbuf, 0x8080_80FF)
  }

  private static func from(_ this: gpointer) -> PixbufLoader {
    Unmanaged<PixbufLoader>.fromOpaque(this).takeUnretainedValue()
  }

  deinit {
    // A loader must be closed before it is released. Closing it twice is harmless.
    gdk_pixbuf_loader_close(loader, nil)
    g_object_unref(loader)
  }

  /// The format, once enough bytes are known.
  private var format: OpaquePointer? { gdk_pixbuf_loader_get_format(loader) }
  /// The short name of the format, once enough bytes are known.
  var formatName: String? {
    guard let name = format.flatMap({ gdk_pixbuf_format_get_name($0) }) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }
  /// Whether the format is a vector format.
  var isScalable: Bool { format.map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false }

  /// Passes more bytes of the file to the loader.
  func write(_ bytes: [UInt8]) throws(ImageDecodingError) {
    var error: UnsafeMutablePointer<GError>?
    let isDone = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    try check(isDone, error)
  }

  /// Ends the file.
  func finish() throws(ImageDecodingError) {
    var error: UnsafeMutablePointer<GError>?
    try check(gdk_pixbuf_loader_close(loader, &error) != 0, error)
  }

  /// Calls `body` with the decoded picture, the first one of an animation.
  func withPixbuf<Result>(_ body: (OpaquePointer) -> Result?) throws(ImageDecodingError) -> Result {
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw corrupt("it has no pixels") }
    // librsvg draws a pixel for a document without a size.
    guard let storedSize, storedSize.width > 0, storedSize.height > 0 else {
      throw corrupt("it has no size")
    }
    guard let result = body(pixbuf) else { throw corrupt("its pixels are of an unknown kind") }
    return result
  }

  private func sizePrepared(width: Int, height: Int) {
    storedSize = (width, height)
    do {
      guard width > 0, height > 0 else { return }
      if let size = try chooseSize(self, width, height) {
        if size != (width, height) {
          gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height))
        }
        return
      }
    } catch {
      refusal = error
    }
    // A size of zero stops the loaders; gdk-pixbuf's own function for a file's size does the same.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  private func check(
    _ isDone: Bool, _ error: UnsafeMutablePointer<GError>?
  ) throws(ImageDecodingError) {
    defer { if let error { g_error_free(error) } }
    if let refusal { throw refusal }
    guard !isDone else { return }
    guard let error, let formatName else { throw .notAPicture }
    throw .corrupt(format: formatName, reason: String(cString: error.pointee.message))
  }

  private func corrupt(_ reason: String) -> ImageDecodingError {
    .corrupt(format: formatName ?? "unknown", reason: reason)
  }
}
