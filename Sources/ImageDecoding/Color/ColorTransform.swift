import CLCMS

/// A conversion of pixels from a colour profile to sRGB, in blue, green, red and one byte that stays as it is.
///
/// It is Sendable because lcms2 only reads a transform while it converts pixels, and copies its cache of one pixel.
final class ColorTransform: @unchecked Sendable {
  private let handle: cmsHTRANSFORM

  /// Creates a transform; nil if the profile cannot be converted.
  ///
  /// - Parameters:
  ///   - profile: The profile of the pixels.
  ///   - format: The format of the pixels.
  ///   - isExact: Whether lcms2 computes every pixel, slowly, instead of interpolating between precomputed colours.
  init?(_ profile: cmsHPROFILE, _ format: cmsUInt32Number, isExact: Bool = false) {
    guard let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    guard
      let handle = cmsCreateTransform(
        profile, format, target, cms_format_bgra, cmsUInt32Number(INTENT_PERCEPTUAL),
        isExact ? cmsUInt32Number(cmsFLAGS_NOOPTIMIZE) : 0)
    else { return nil }
    self.handle = handle
  }

  deinit { cmsDeleteTransform(handle) }

  /// Converts pixels in place. The stored format must have four bytes per pixel.
  func convert(_ pixels: UnsafeMutableRawPointer, count: Int) {
    cmsDoTransform(handle, pixels, pixels, cmsUInt32Number(clamping: count))
  }

  /// Returns the converted pixels of stored ones of one byte.
  func convert(_ pixels: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: pixels.count * 4)
    cmsDoTransform(handle, pixels, &result, cmsUInt32Number(clamping: pixels.count))
    return result
  }

  /// Whether a transform of RGB changes no channel by more than one level, judging by 1,000 colours.
  var isIdentity: Bool {
    let levels = stride(from: 0, through: 252, by: 28).map { UInt8($0) }
    var pixels: [UInt8] = []
    for blue in levels {
      for green in levels {
        for red in levels { pixels += [blue, green, red, 255] }
      }
    }
    let stored = pixels
    pixels.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { convert(start, count: buffer.count / 4) }
    }
    return zip(pixels, stored).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}
