import ImageDecoding
import Testing

@Suite("Truncated pictures")
struct TruncatedPictureTests {
  private let gray: [UInt8] = [128, 128, 128, 255]

  private func row(_ y: Int, of bitmap: Bitmap) -> [UInt8] {
    Array(bitmap.pixels[y * bitmap.width * 4..<(y + 1) * bitmap.width * 4])
  }

  @Test("a PNG file that is cut anywhere gives whole rows of the picture, then grey")
  func png() throws {
    let bitmap = Samples.gradient(width: 24, height: 16)
    var samples: [UInt8] = []
    for pixel in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      samples += [bitmap.pixels[pixel + 2], bitmap.pixels[pixel + 1], bitmap.pixels[pixel]]
    }
    // Not compressed: a row takes 73 bytes.
    let file = PNGFile(width: 24, height: 16, colorType: .rgb, samples: samples).bytes
    var counts: Set<Int> = []
    for count in stride(from: 0, to: file.count - 24, by: 5) {
      guard let image = try? ImageDecoder.image(of: .bytes(Array(file[..<count]))) else { continue }
      let rows = (0..<16).prefix { row($0, of: image.bitmap) == row($0, of: bitmap) }.count
      #expect(
        (rows..<16).allSatisfy { y in
          stride(from: 0, to: 96, by: 4).allSatisfy {
            Array(row(y, of: image.bitmap).dropFirst($0).prefix(4)) == gray
          }
        })
      if rows < 16 {
        #expect(
          image.damage == .corrupt(format: "png", reason: "the file ends too early, after \(rows) of 16 rows")
        )
      }
      counts.insert(rows)
    }
    // Some cut falls into every row but the first one.
    #expect(counts.isSuperset(of: 1...15))
  }

  @Test("a JPEG file that is cut shows its first rows, then grey, at every size")
  func jpeg() throws {
    let bitmap = Samples.gradient(width: 64, height: 64)
    let file = Samples.jpeg(bitmap)
    let whole = try ImageDecoder.image(of: .bytes(file))
    #expect(whole.damage == nil)
    var half = Array(file[..<(file.count * 3 / 5)])
    let image = try ImageDecoder.image(of: .bytes(half))
    guard case .corrupt("jpeg", let reason) = image.damage else {
      Issue.record("\(String(describing: image.damage))")
      return
    }
    #expect(reason.hasPrefix("the file ends too early, after "))
    // Without subsampling, blocks have 8 rows: at least one of them is there, and at least one is not.
    #expect((0..<8).allSatisfy { row($0, of: image.bitmap) == row($0, of: whole.bitmap) })
    #expect(Array(image.bitmap.pixels.suffix(4)) == gray)
    let small = try ImageDecoder.image(of: .bytes(half), size: .fitting(width: 16, height: 16))
    #expect(small.damage != nil && Array(small.bitmap.pixels.suffix(4)) == gray)
    // Only the end marker is missing: the picture is complete.
    half = Array(file.dropLast(2))
    #expect(try ImageDecoder.image(of: .bytes(half)) == whole)
  }

  @Test("a truncated file of another format shows no memory")
  func pnm() throws {
    let file = Array("P6 30 20 255\n".utf8) + [UInt8](repeating: 255, count: 30 * 3 * 4)
    let bitmap = try ImageDecoder.decode(.bytes(file))
    #expect(row(3, of: bitmap).allSatisfy { $0 == 255 })
    for y in 5..<20 {
      #expect(
        stride(from: 0, to: 120, by: 4).allSatisfy {
          Array(row(y, of: bitmap).dropFirst($0).prefix(4)) == gray
        })
    }
  }

  @Test("a file without any pixels is an error", arguments: ["png", "jpeg"])
  func nothing(format: String) throws {
    let bitmap = Samples.gradient(width: 24, height: 16)
    let file = format == "png" ? try #require(bitmap.pngData()) : Samples.jpeg(bitmap)
    for count in [0, 2, 8, 20] {
      #expect(throws: ImageDecodingError.self) { try ImageDecoder.image(of: .bytes(Array(file[..<count]))) }
    }
  }
}
