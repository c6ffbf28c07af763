import CPixbuf

extension Bitmap {
  /// Whether every pixel is opaque.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      var alpha = 3
      while alpha < bytes.count, bytes[alpha] == 255 { alpha += 4 }
      return alpha >= bytes.count
    }
  }

  /// The bitmap drawn on white.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  var onWhite: Bitmap? {
    Bitmap(width: width, height: height) { flat in
      pixels.withUnsafeBytes { flat.copyMemory(from: $0) }
      for pixel in stride(from: 0, to: flat.count, by: 4) where flat[pixel + 3] < 255 {
        let alpha = flat[pixel + 3]
        // Premultiplied channels are at most as large as alpha. Larger values are invalid and clamped.
        for channel in pixel..<pixel + 3 { flat[channel] = min(flat[channel], alpha) + (255 - alpha) }
        flat[pixel + 3] = 255
      }
    }
  }

  /// Returns a part of the bitmap; nil if a range is empty or not in the bitmap.
  public func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap? {
    guard (0..<width).contains(columns), (0..<height).contains(rows), !columns.isEmpty, !rows.isEmpty else {
      return nil
    }
    return Bitmap(width: columns.count, height: rows.count) { target in
      pixels.withUnsafeBytes { source in
        guard let source = source.baseAddress, var write = target.baseAddress else { return }
        for row in rows {
          write.copyMemory(
            from: source + (row * width + columns.lowerBound) * 4, byteCount: columns.count * 4)
          write += columns.count * 4
        }
      }
    }
  }

  /// Returns the bitmap at another size; nil if a side is not positive or memory runs out.
  ///
  /// In a smaller bitmap, each pixel is the average of the pixels it covers, weighted by the covered area.
  public func resized(width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0 else { return nil }
    return withPixbuf { pixbuf in
      Bitmap(pixbuf: pixbuf, reducedTo: (width, height), orientation: .up)
    }
  }
}
