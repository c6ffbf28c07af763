extension Bitmap {
  /// The pixels with red first and not premultiplied. There is no alpha channel, thus three bytes a pixel, if every
  /// pixel is opaque.
  var straightPixels: (bytes: [UInt8], hasAlpha: Bool) {
    let hasAlpha = !isOpaque
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * (hasAlpha ? 4 : 3)) { target, count in
      pixels.withUnsafeBufferPointer { source in
        var read = 0
        while read < source.count {
          let alpha = source[read + 3]
          // Premultiplied channels are at most as large as alpha. Larger values are invalid and clamped.
          target[count] = min(source[read + 2], alpha).divided(by: alpha)
          target[count + 1] = min(source[read + 1], alpha).divided(by: alpha)
          target[count + 2] = min(source[read], alpha).divided(by: alpha)
          if hasAlpha { target[count + 3] = alpha }
          read += 4
          count += hasAlpha ? 4 : 3
        }
      }
    }
    return (bytes, hasAlpha)
  }
}
