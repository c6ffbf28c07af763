import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// A picture whose pixels exceed the memory for them, and whose colours are coordinates: 256 columns and rows in red and
  /// green, and the number of the square of that side in blue.
  @Suite("A picture in tiles, on the screen")
  struct TileTests {
    private static let (width, height) = (2000, 1500)

    private static let picture: Bitmap? = {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for y in 0..<height {
        for x in 0..<width {
          pixels += [UInt8(y / 256 * 8 + x / 256), UInt8(y % 256), UInt8(x % 256), 255]
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }()

    /// The number of pixels that differ from the picture, moved so that the pixel in the middle has its place.
    private func errorCount(in screen: Bitmap) -> Int {
      let pixels = screen.pixels
      let (middleX, middleY) = (screen.width / 2, screen.height / 2)
      let middle = (middleY * screen.width + middleX) * 4
      let square = Int(pixels[middle])
      let (left, top) = (
        square % 8 * 256 + Int(pixels[middle + 2]) - middleX,
        square / 8 * 256 + Int(pixels[middle + 1]) - middleY
      )
      var count = 0
      for y in 0..<screen.height {
        for x in 0..<screen.width {
          let start = (y * screen.width + x) * 4
          let (column, row) = (left + x, top + y)
          let isRight =
            Int(pixels[start]) == row / 256 * 8 + column / 256 && Int(pixels[start + 1]) == row % 256
            && Int(pixels[start + 2]) == column % 256
          if !isRight { count += 1 }
        }
      }
      return count
    }

    @Test("at 1:1, every pixel of the screen is one of the picture", arguments: ["cairo", "gl"])
    func exact(renderer: String) throws {
      let folder = try PhotoFolder("picture.png", try #require(Self.picture))
      // A quarter is for the pixels of the picture: 1 MiB of 12.
      let window = try DrivenWindow("--layout", "grid", "--memory", "4", folder.path, renderer: renderer)
      try window.settle { try window.press("Right") }
      try window.press("Return")
      try window.wait { $0.viewer?.isOpen == true && $0.isComplete }
      try window.press("1")
      try window.wait { $0.viewer?.zoom == 1 && $0.isComplete }
      try window.waitForScreen { errorCount(in: $0) == 0 }
      try window.flick(byX: -200, byY: -150)
      try window.wait(for: \.isMoving)
      try window.wait(for: \.isComplete)
      try window.waitForScreen { errorCount(in: $0) == 0 }
    }
  }
}
