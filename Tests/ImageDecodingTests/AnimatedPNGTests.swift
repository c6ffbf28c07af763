import ImageDecoding
import Testing

@Suite("Animated PNG")
struct AnimatedPNGTests {
  /// A chunk read without the code under test.
  private struct Chunk {
    var name: String
    var data: [UInt8]
    var check: [UInt8]
  }

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var chunks: [Chunk] = []
    var index = 8
    while index + 12 <= file.count {
      let count = number(file[index..<(index + 4)])
      chunks.append(
        Chunk(
          name: String(decoding: file[(index + 4)..<(index + 8)], as: UTF8.self),
          data: Array(file[(index + 8)..<(index + 8 + count)]),
          check: Array(file[(index + 8 + count)..<(index + 12 + count)])))
      index += 12 + count
    }
    #expect(index == file.count)
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// A black picture of 8 × 6 with one pixel in a colour.
  private func picture(_ x: Int, _ y: Int, _ color: [UInt8] = [255, 255, 255, 255]) -> Bitmap {
    var pixels = [UInt8]((0..<48).flatMap { _ in [0, 0, 0, 255] })
    pixels.replaceSubrange((y * 8 + x) * 4..<(y * 8 + x) * 4 + 4, with: color)
    return Bitmap(width: 8, height: 6, pixels: pixels)!
  }

  private func film(_ frames: [Bitmap]) -> AnimatedPNG {
    var film = AnimatedPNG(framesPerSecond: 30)
    for frame in frames {
      let isAdded = film.append(frame)
      #expect(isAdded)
    }
    return film
  }

  @Test("three frames: one header, one count, a control a frame, numbers without gaps")
  func structure() {
    let chunks = chunks(film([picture(0, 0), picture(3, 2), picture(3, 4)]).data)
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    // 8 × 6, 8 bits a channel, red, green and blue, deflate, the five filters, not interlaced.
    #expect(chunks[0].data == [0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0])
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    let controls = chunks.filter { $0.name == "fcTL" }.map { $0.data.map(Int.init) }
    func be(_ number: Int) -> [Int] { [0, 0, 0, number] }
    // Number, width, height, x, y, 1 of 30 parts of a second, stays, replaces.
    let end = [0, 1, 0, 30, 0, 0]
    #expect(controls[0] == be(0) + be(8) + be(6) + be(0) + be(0) + end)
    // From (0, 0) to (3, 2), both included.
    #expect(controls[1] == be(1) + be(4) + be(3) + be(0) + be(0) + end)
    // From (3, 2) to (3, 4).
    #expect(controls[2] == be(3) + be(1) + be(3) + be(3) + be(2) + end)
    #expect([5, 7].map { number(chunks[$0].data.prefix(4)) } == [2, 4])
  }

  @Test("every check is the CRC of the PNG specification, bit by bit")
  func checks() {
    for chunk in chunks(film([picture(0, 0), picture(5, 5)]).data) {
      let remainder = (Array(chunk.name.utf8) + chunk.data).reduce(~UInt32(0)) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
          value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
      }
      #expect(number(chunk.check) == Int(~remainder), "\(chunk.name)")
    }
    // The one of an empty IEND, as every PNG file has it.
    #expect(chunks(film([picture(0, 0)]).data).last?.check == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test("equal frames are one that lasts longer")
  func equalFrames() {
    let chunks = chunks(film([picture(0, 0), picture(0, 0), picture(0, 0), picture(1, 0)]).data)
    #expect(chunks[1].data == [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(chunks.filter { $0.name == "fcTL" }.map { number($0.data[20..<22]) } == [3, 1])
  }

  // More frames than are compressed at a time.
  @Test(
    "every frame, put on the one before, is the picture that was added", arguments: [1, 3, 15, 16, 17, 50])
  func pixels(count: Int) throws {
    let frames = (0..<count).map { index in
      picture(index * 5 % 8, index * 7 % 6, [9, 200, UInt8(index), 255])
    }
    let chunks = chunks(film(frames).data)
    var shown = [UInt8](repeating: 0, count: 8 * 6 * 4)
    var control: [UInt8] = []
    var index = 0
    for chunk in chunks {
      if chunk.name == "fcTL" { control = chunk.data }
      guard chunk.name == "IDAT" || chunk.name == "fdAT" else { continue }
      // A still picture of the frame's size with the same compressed bytes.
      let header = Array(control[4..<12]) + chunks[0].data[8...]
      let data = chunk.name == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4))
      let still = PNGFile.file(of: [("IHDR", header), ("IDAT", data), ("IEND", [])])
      let part = try ImageDecoder.decode(.bytes(still))
      let (x, y) = (number(control[12..<16]), number(control[16..<20]))
      for row in 0..<part.height {
        shown.replaceSubrange(
          ((y + row) * 8 + x) * 4..<((y + row) * 8 + x + part.width) * 4,
          with: part.pixels[row * part.width * 4..<(row + 1) * part.width * 4])
      }
      #expect(shown == Array(frames[index].pixels), "frame \(index)")
      index += 1
    }
    #expect(index == count)
  }

  @Test("programs that know nothing of animation see the first frame")
  func still() throws {
    let bytes = film([picture(1, 1), picture(2, 2)]).data
    #expect(try ImageDecoder.decode(.bytes(bytes)) == picture(1, 1))
  }

  @Test("a frame of another size is refused, and no frame gives no file")
  func refused() throws {
    var film = film([picture(0, 0)])
    let isAdded = film.append(try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])))
    #expect(!isAdded)
    #expect(film.data == self.film([picture(0, 0)]).data)
    #expect(AnimatedPNG(framesPerSecond: 0).data.isEmpty)
  }
}
