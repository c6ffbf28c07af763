import CCairo
import Foundation
import ImageDecoding

extension Bitmap {
  /// The picture as a PNG file; nil when it is larger than Cairo takes (32,767 pixels a side).
  ///
  /// - Complexity: O(pixels); compression is most of it.
  public var pngData: Data? {
    let sink = ByteSink()
    var isWritten = false
    withSurface { surface in
      let status = cairo_surface_write_to_png_stream(
        surface,
        { sink, bytes, count in
          guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
      isWritten = status == CAIRO_STATUS_SUCCESS
    }
    return withExtendedLifetime(sink) { isWritten ? sink.data : nil }
  }
}

/// Collects what a C function writes.
private final class ByteSink {
  var data = Data()
}
