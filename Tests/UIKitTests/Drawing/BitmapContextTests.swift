import CairoRenderer
import Foundation
import Testing

@testable import UIKit

// With those of files, because both change what makes pixels of drawing.
extension UIImageFileTests {
  /// As apps read the colours of images, and make smaller ones.
  @Suite("Contexts with pixels")
  struct BitmapContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    /// Two pixels in one row.
    private func picture(_ left: [UInt8], _ right: [UInt8]) throws -> CGImage {
      let data = NSData(data: Data(left + right))
      let provider = try #require(CGDataProvider(data: data))
      return try #require(
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: rgb,
          bitmapInfo: CGBitmapInfo(rawValue: rgba), provider: provider, decode: nil, shouldInterpolate: true,
          intent: .defaultIntent))
    }

    @Test("an image has its bytes in the order that it states")
    func bytes() throws {
      let image = try picture([255, 0, 10, 255], [0, 64, 0, 128])
      #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 8)
      #expect(image.alphaInfo == .premultipliedLast && image.colorSpace?.model == .rgb)
      #expect(image.bitmapInfo.intersection(.alphaInfoMask).rawValue == image.alphaInfo.rawValue)
      let data = try #require(image.dataProvider?.data)
      let bytes = try #require(CFDataGetBytePtr(data))
      #expect(CFDataGetLength(data) == 8)
      #expect((0..<8).map { bytes[$0] } == [255, 0, 10, 255, 0, 64, 0, 128])
    }

    @Test("images are read from the arrangements that Core Graphics has")
    func arrangements() throws {
      // Half transparent green, which is 64 if it is multiplied by the opacity, and 128 if not.
      for (info, bytes) in [
        (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 0, 64, 0]),
        (
          CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
          [0, 64, 0, 128]
        ),
        (CGImageAlphaInfo.last.rawValue, [0, 128, 0, 128]),
        (CGImageAlphaInfo.first.rawValue, [128, 0, 128, 0]),
      ] as [(UInt32, [UInt8])] {
        let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
        let image = try #require(
          CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: rgb,
            bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent))
        #expect(Array(image.bitmap.pixels) == [0, 64, 0, 128], "\(info)")
      }
      let short = try #require(CGDataProvider(data: NSData(data: Data(count: 3))))
      #expect(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: rgb,
          bitmapInfo: CGBitmapInfo(rawValue: rgba), provider: short, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent) == nil)
    }

    @Test("arrangements that are not supported give no context")
    func refused() {
      func context(width: Int = 1, bits: Int = 8, row: Int = 0, info: UInt32) -> CGContext? {
        CGContext(
          data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: row, space: rgb,
          bitmapInfo: info)
      }
      #expect(context(info: rgba) != nil)
      #expect(context(width: 0, info: rgba) == nil && context(width: -1, info: rgba) == nil)
      #expect(context(width: .max, info: rgba) == nil && context(bits: 16, info: rgba) == nil)
      #expect(context(row: 3, info: rgba) == nil && context(info: CGImageAlphaInfo.last.rawValue) == nil)
      #expect(context(info: CGImageAlphaInfo.none.rawValue) == nil && context(info: 77) == nil)
    }

    @Test("an image that is drawn into one pixel becomes its mean colour")
    func meanColor() throws {
      try rasterized {
        let image = try picture([200, 0, 0, 255], [0, 100, 0, 255])
        let context = try #require(
          CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb, bitmapInfo: rgba)
        )
        context.interpolationQuality = .medium
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(
          abs(Int(pixel[0]) - 100) <= 1 && abs(Int(pixel[1]) - 50) <= 1 && pixel[2] == 0 && pixel[3] == 255)
      }
    }

    @Test("the memory of an app shows each drawing")
    func memoryOfApp() throws {
      try rasterized {
        var pixels = [UInt8](repeating: 7, count: 4 * 4)
        try pixels.withUnsafeMutableBytes { memory in
          let context = try #require(
            CGContext(
              data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: rgb,
              bitmapInfo: rgba))
          context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
          #expect(memory.allSatisfy { $0 == 0 })
          context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
          // The y axis points up: this is the lower left pixel.
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          #expect(Array(memory[8..<12]) == [0, 0, 255, 255] && memory[0] == 0)
        }
      }
    }

    @Test("pixels that the app has changed stay, also below later drawings")
    func changedPixels() throws {
      try rasterized {
        let context = try #require(
          CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: rgb, bitmapInfo: rgba)
        )
        context.draw(
          try picture([9, 9, 9, 255], [9, 9, 9, 255]), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(pixels[0] == 9)
        pixels[1] = 200
        let changed = try #require(context.makeImage())
        #expect(Array(changed.bitmap.pixels.prefix(4)) == [9, 200, 9, 255])
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let both = try #require(context.makeImage())
        #expect(Array(both.bitmap.pixels) == [9, 200, 9, 255, 255, 255, 255, 255])
        #expect(
          context.width == 2 && context.height == 1 && context.bytesPerRow == 8
            && context.alphaInfo == .premultipliedLast)
      }
    }

    @Test("grey and opacity have one byte for a pixel")
    func grey() throws {
      try rasterized {
        let context = try #require(
          CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.draw(
          try picture([255, 255, 255, 255], [255, 0, 0, 255]), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        // BT.601: red is 299 thousandths of white.
        #expect(pixels[0] == 255 && pixels[1] == 76 && context.bytesPerRow == 2)
      }
      #expect(CGColorSpace(name: CGColorSpace.sRGB) == rgb && CGColorSpace(name: "unknown") == nil)
    }

    /// Runs a closure while recorded drawing becomes pixels.
    private func rasterized(_ body: () throws -> Void) rethrows {
      let before = UIGraphicsImageRenderer.rasterizer
      defer { UIGraphicsImageRenderer.rasterizer = before }
      UIGraphicsImageRenderer.rasterizer = { list, scale in CairoRenderer().render(list, scale: scale) }
      try body()
    }
  }
}
