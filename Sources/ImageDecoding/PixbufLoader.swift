import CPixbuf
import Glibc

/// Passes bytes to gdk-pixbuf, and chooses the size to decode to once the stored size is known.
///
/// Owns a `GdkPixbufLoader`. Only one thread at a time can use a loader; different loaders are independent.
final class PixbufLoader {
  /// The size of the stored picture.
  private(set) var storedSize: (width: Int, height: Int)?
  /// Whether each row was decoded.
  private var hasRow: [Bool] = []
  /// The error that the size handler threw.
  private var refusal: ImageDecodingError?
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  /// Whether the decoder delivers each row as soon as it has its bytes, and fills rows without data.
  ///
  /// The decoders for JPEG and PNG do so if they are chosen beforehand. While the loader itself detects the format, it
  /// holds back up to 4 KiB until the end.
  private let fillsRowByRow: Bool
  private var isAtEnd = false
  private let chooseSize: (PixbufLoader, Int, Int) throws(ImageDecodingError) -> (width: Int, height: Int)?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - head: The first bytes of the file.
  ///   - chooseSize: A closure that receives the stored size and returns the size to decode to, or nil to decode
  ///     nothing.
  init(
    head: some Sequence<UInt8>,
    chooseSize: @escaping (PixbufLoader, Int, Int) throws(ImageDecodingError) -> (width: Int, height: Int)?
  ) {
    let rowFormat =
      head.starts(with: [0xFF, 0xD8, 0xFF])
      ? "jpeg" : head.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "png" : nil
    let chosen = rowFormat.flatMap { gdk_pixbuf_loader_new_with_type($0, nil) }
    fillsRowByRow = chosen != nil
    loader = chosen ?? gdk_pixbuf_loader_new()
    self.chooseSize = chooseSize
    connect()
  }

  private typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>

  private func connect() {
    let sizePrepared: @convention(c) (Loader, Int32, Int32, gpointer) -> Void = { _, width, height, this in
      PixbufLoader.from(this).sizePrepared(width: Int(width), height: Int(height))
    }
    let areaPrepared: @convention(c) (Loader, gpointer) -> Void = { _, this in
      PixbufLoader.from(this).areaPrepared()
    }
    let areaUpdated: @convention(c) (Loader, Int32, Int32, Int32, Int32, gpointer) -> Void = {
      _, _, y, _, height, this in
      PixbufLoader.from(this).rowsUpdated(Int(y)..<(Int(y) + max(0, Int(height))))
    }
    for (signal, handler) in [
      ("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self)),
      ("area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self)),
      ("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self)),
    ] {
      // The handlers live as long as the loader, which this object owns.
      g_signal_connect_data(
        loader, signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
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
    isAtEnd = true
    var error: UnsafeMutablePointer<GError>?
    try check(gdk_pixbuf_loader_close(loader, &error) != 0, error)
  }

  /// Calls `body` with the decoded picture, the first one of an animation.
  ///
  /// The decoders for JPEG and PNG accept a truncated file. This method throws an error if rows are missing.
  func withPixbuf<Result>(_ body: (OpaquePointer) -> Result?) throws(ImageDecodingError) -> Result {
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw corrupt("it has no pixels") }
    guard !fillsRowByRow || (!hasRow.isEmpty && hasRow.allSatisfy { $0 }) else {
      throw corrupt("it ends after \(hasRow.count { $0 }) of \(gdk_pixbuf_get_height(pixbuf)) rows")
    }
    guard let result = body(pixbuf) else { throw corrupt("its pixels are of an unknown kind") }
    return result
  }

  private func areaPrepared() {
    guard fillsRowByRow, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return }
    // Without this, uninitialized memory would be visible if an interlaced file is truncated.
    gdk_pixbuf_fill(pixbuf, 0)
    hasRow = Array(repeating: false, count: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  private func rowsUpdated(_ rows: Range<Int>) {
    // Rows that are delivered at the end have no data of their own.
    guard !isAtEnd else { return }
    for row in rows.clamped(to: hasRow.indices) { hasRow[row] = true }
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
