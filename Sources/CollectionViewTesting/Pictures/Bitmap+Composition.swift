#if os(Linux)
  import ImageDecoding

  extension Bitmap {
    /// The colour of an opaque pixel.
    struct Pixel: Equatable {
      var red: UInt8
      var green: UInt8
      var blue: UInt8

      static let black = Pixel(red: 0, green: 0, blue: 0)
      static let white = Pixel(red: 255, green: 255, blue: 255)
    }

    /// Pictures side by side on white, each in a frame of a colour. Wide ones are below one another.
    static func comparison(_ pictures: [(picture: Bitmap, frame: Pixel)]) -> Bitmap? {
      let (frame, gap) = (4, 12)
      let (widths, heights) = (pictures.map(\.picture.width), pictures.map(\.picture.height))
      let (widest, highest) = ((widths.max() ?? 0) + 2 * frame, (heights.max() ?? 0) + 2 * frame)
      let isColumn = widest > highest
      let length = (isColumn ? heights : widths).reduce(-gap) { $0 + $1 + 2 * frame + gap }
      var canvas = Canvas(width: isColumn ? widest : length, height: isColumn ? length : highest)
      var (x, y) = (0, 0)
      for (picture, color) in pictures {
        canvas.fill(color, x: x, y: y, width: picture.width + 2 * frame, height: picture.height + 2 * frame)
        canvas.fill(.white, x: x + frame, y: y + frame, width: picture.width, height: picture.height)
        canvas.draw(picture, x: x + frame, y: y + frame)
        if isColumn { y += picture.height + 2 * frame + gap } else { x += picture.width + 2 * frame + gap }
      }
      return canvas.bitmap
    }

    /// Lines of pictures on grey, from left to right and top to bottom, each with its caption under it.
    ///
    /// - Parameter width: The width at which a line is continued in the next one, in pixels.
    static func sheet(_ lines: [[(picture: Bitmap, caption: Bitmap?)]], width: Int = 2400) -> Bitmap? {
      let (gap, captionGap) = (12, 4)
      var (x, y, lineHeight, right) = (gap, gap, 0, 0)
      var places: [(picture: Bitmap, x: Int, y: Int)] = []
      for (index, (picture, caption)) in lines.flatMap({ $0.enumerated() }) {
        let fullWidth = max(picture.width, caption?.width ?? 0)
        if x > gap, index == 0 || x + fullWidth + gap > width {
          (x, y, lineHeight) = (gap, y + lineHeight + gap, 0)
        }
        places.append((picture, x, y))
        var height = picture.height
        if let caption {
          places.append((caption, x, y + height + captionGap))
          height += captionGap + caption.height
        }
        x += fullWidth + gap
        (lineHeight, right) = (max(lineHeight, height), max(right, x))
      }
      var canvas = Canvas(width: right, height: y + lineHeight + gap)
      canvas.fill(
        Pixel(red: 200, green: 200, blue: 200), x: 0, y: 0, width: canvas.width, height: canvas.height)
      for place in places { canvas.draw(place.picture, x: place.x, y: place.y) }
      return canvas.bitmap
    }
  }

  /// Pixels to draw pictures on, white at first.
  private struct Canvas {
    let width: Int
    let height: Int
    private var pixels: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (max(0, width), max(0, height))
      pixels = [UInt8](repeating: 255, count: self.width * self.height * 4)
    }

    var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }

    mutating func fill(_ color: Bitmap.Pixel, x: Int, y: Int, width: Int, height: Int) {
      let row = [UInt8]([color.blue, color.green, color.red, 255])
      let line = [[UInt8]](repeating: row, count: width).flatMap(\.self)
      for row in y..<y + height {
        let start = (row * self.width + x) * 4
        pixels.replaceSubrange(start..<start + width * 4, with: line)
      }
    }

    /// Draws a picture with premultiplied pixels over what is there.
    mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
      let lineLength = width * 4
      pixels.withUnsafeMutableBufferPointer { target in
        picture.pixels.withUnsafeBufferPointer { source in
          for row in 0..<picture.height {
            let (from, to) = (row * picture.width * 4, (y + row) * lineLength + x * 4)
            for pixel in stride(from: 0, to: picture.width * 4, by: 4) {
              let rest = 255 - UInt32(source[from + pixel + 3])
              for channel in pixel..<pixel + 4 {
                let below = (UInt32(target[to + channel]) * rest + 127) / 255
                target[to + channel] = UInt8(min(255, UInt32(source[from + channel]) + below))
              }
            }
          }
        }
      }
    }
  }
#endif
