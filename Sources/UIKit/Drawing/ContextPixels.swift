import DisplayList
import Geometry
import ImageDecoding

/// The memory of a bitmap context, into which its commands are drawn when the pixels are needed.
final class ContextPixels {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace
  let bitmapInfo: UInt32
  let memory: UnsafeMutableRawPointer
  /// Whether the memory belongs to the app, which reads it without a call.
  let isOfApp: Bool
  /// Whether the memory shows all that was drawn.
  private(set) var isCurrent = true

  init?(
    memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, let rows = RowLengths(width: width, layout, bytesPerRow),
      let count = rows.byteCount(height: height)
    else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, rows.bytesPerRow)
    (self.layout, self.space, self.bitmapInfo) = (layout, space, bitmapInfo)
    isOfApp = memory != nil
    if let memory {
      self.memory = memory
    } else {
      self.memory = .allocate(byteCount: count, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if !isOfApp { memory.deallocate() } }

  var size: Size2D { Size2D(width: Double(width), height: Double(height)) }

  /// The pixels in the memory. Nil if memory for a copy is insufficient.
  var bitmap: Bitmap? {
    layout.bitmap(width: width, height: height, from: memory, bytesPerRow: bytesPerRow)
  }

  /// What draws the pixels, which the app may have changed, before further commands.
  func beginDrawing() -> [Command] {
    isCurrent = false
    guard let bitmap, bitmap.pixels.contains(where: { $0 != 0 }) else { return [] }
    return [.image(Picture(bitmap), source: nil, in: Rectangle(origin: .zero, size: size), tint: nil)]
  }

  /// Draws commands into the memory. Without a rasterizer, it stays as it is.
  func show(_ commands: [Command]) {
    isCurrent = true
    guard let bitmap = UIGraphicsImageRenderer.rasterize(commands, size: size, scale: 1),
      bitmap.width == width, bitmap.height == height
    else { return }
    layout.write(bitmap, to: memory, bytesPerRow: bytesPerRow)
  }
}
