import CLCMS

/// An embedded colour profile (ICC.1:2010).
final class ColorProfile {
  private let handle: cmsHPROFILE

  /// Reads a profile; nil if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let handle = cmsOpenProfileFromMem(bytes, cmsUInt32Number(clamping: bytes.count)) else {
      return nil
    }
    self.handle = handle
  }

  deinit { cmsCloseProfile(handle) }

  /// The name of the profile, such as “Display P3”; nil if it has none.
  var name: String? {
    let count = cmsGetProfileInfo(handle, cmsInfoDescription, "en", "US", nil, 0)
    guard count > 0, count <= 4096 else { return nil }
    var characters = [wchar_t](repeating: 0, count: Int(count) / MemoryLayout<wchar_t>.size + 1)
    _ = cmsGetProfileInfo(handle, cmsInfoDescription, "en", "US", &characters, count)
    let scalars = characters.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    return String(String.UnicodeScalarView(scalars)).trimmedText
  }

  /// Makes a conversion of pixels to sRGB; nil if the profile is not for these colours, or is sRGB itself.
  func conversion(from colors: PixelColors) -> PixelConversion? {
    switch (colors, cmsGetColorSpace(handle)) {
    case (.rgb, cmsSigRgbData):
      guard let transform = ColorTransform(handle, cms_format_bgra) else { return nil }
      return transform.isIdentity ? nil : PixelConversion(.rgb(transform))
    case (.rgb, cmsSigGrayData):
      guard let levels = grayLevels else { return nil }
      return PixelConversion(.gray(levels))
    case (.cmyk(let isInverted), cmsSigCmykData):
      let format = isInverted ? cms_format_inverted_cmyk : cms_format_cmyk
      guard let transform = ColorTransform(handle, format) else { return nil }
      return PixelConversion(.cmyk(transform))
    default:
      return nil
    }
  }

  /// The sRGB level of every level of grey; nil if the conversion changes nothing.
  private var grayLevels: [UInt8]? {
    guard let transform = ColorTransform(handle, cms_format_gray, isExact: true) else { return nil }
    let converted = transform.convert((0...255).map { UInt8($0) })
    let levels = (0...255).map { converted[$0 * 4] }
    return levels.indices.allSatisfy { abs(Int(levels[$0]) - $0) <= 1 } ? nil : levels
  }
}
