import ImageDecoding

/// How the components of pixels are arranged in memory, with 8 bits each.
struct PixelLayout {
  /// The number of bytes of a pixel.
  let pixelSize: Int
  /// The positions of the components in a pixel. Those of a grey pixel are the same.
  private let red: Int
  private let green: Int
  private let blue: Int
  /// The position of the opacity. Nil if pixels are opaque.
  private let alpha: Int?
  /// Whether the colours are multiplied by the opacity.
  let isPremultiplied: Bool
  private let isGray: Bool

  /// The arrangement of pixels. Nil for one that is not supported.
  init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    isPremultiplied = alphaInfo != .last && alphaInfo != .first
    isGray = space?.model != .rgb
    guard !isGray else {
      guard alphaInfo == .none || alphaInfo == .alphaOnly else { return nil }
      (pixelSize, red, green, blue) = (1, 0, 0, 0)
      alpha = alphaInfo == .alphaOnly ? 0 : nil
      return
    }
    let order = info.intersection(.byteOrderMask)
    guard order == .byteOrderDefault || order == .byteOrder32Big || order == .byteOrder32Little else {
      return nil
    }
    let first: Int
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: first = 1
    case .premultipliedLast, .last, .noneSkipLast: first = 0
    case .none, .alphaOnly: return nil
    }
    func place(_ component: Int) -> Int { order == .byteOrder32Little ? 3 - component : component }
    pixelSize = 4
    (red, green, blue) = (place(first), place(first + 1), place(first + 2))
    let isOpaque = alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
    alpha = isOpaque ? nil : place(first == 0 ? 3 : 0)
  }

  /// Red, green, blue and opacity, by which the colours are multiplied.
  static let rgba = PixelLayout(
    bitsPerComponent: 8, space: .rgb, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)

  /// Writes the pixels of a bitmap into memory of its size. Colours are multiplied by the opacity.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    bitmap.pixels.withUnsafeBytes { source in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let pixel = (row * bitmap.width + column) * 4
          let target = memory + row * bytesPerRow + column * pixelSize
          func set(_ position: Int, _ value: UInt8) {
            target.storeBytes(of: value, toByteOffset: position, as: UInt8.self)
          }
          let (b, g, r, a) = (source[pixel], source[pixel + 1], source[pixel + 2], source[pixel + 3])
          guard !isGray else {
            set(0, alpha == nil ? Self.brightness(red: r, green: g, blue: b) : a)
            continue
          }
          set(red, r)
          set(green, g)
          set(blue, b)
          // A component that is ignored makes the four bytes add up.
          set(alpha ?? 6 - red - green - blue, alpha == nil ? 255 : a)
        }
      }
    }
  }

  /// The brightness of a colour, with the weights of the television standard BT.601.
  private static func brightness(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let thousandths: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return UInt8((thousandths + 500) / 1000)
  }

  /// The bitmap of pixels in memory. Nil if the size is not positive, or memory is insufficient.
  func bitmap(width: Int, height: Int, from memory: UnsafeRawPointer, bytesPerRow: Int) -> Bitmap? {
    Bitmap(width: width, height: height) { target in
      for row in 0..<height {
        for column in 0..<width {
          let source = memory + row * bytesPerRow + column * pixelSize
          func component(_ position: Int) -> UInt8 { source.load(fromByteOffset: position, as: UInt8.self) }
          let opacity = alpha.map(component) ?? 255
          func color(_ position: Int) -> UInt8 {
            // Of a mask, only the opacity is known: its colour is black.
            if isGray, alpha != nil { return 0 }
            let value = component(position)
            if isPremultiplied { return min(value, opacity) }
            return UInt8((Int(value) * Int(opacity) + 127) / 255)
          }
          let pixel = (row * width + column) * 4
          target[pixel] = color(blue)
          target[pixel + 1] = color(green)
          target[pixel + 2] = color(red)
          target[pixel + 3] = opacity
        }
      }
    }
  }
}
