import ImageDecoding
import Testing

@Suite("Animations")
struct AnimationTests {
  private typealias Expected = (pixels: [String], duration: Double)

  /// Red, green, blue, white and transparent, in the order of ``Bitmap``.
  private func pixel(_ letter: Character) -> [UInt8] {
    switch letter {
    case "R": [0, 0, 255, 255]
    case "G": [0, 255, 0, 255]
    case "B": [255, 0, 0, 255]
    case "W": [255, 255, 255, 255]
    default: [0, 0, 0, 0]
    }
  }

  private func expect(_ animation: AnimatedImage, _ expected: [Expected]) throws {
    // Twice, to test that it begins again.
    for run in 1...2 {
      for (index, frame) in expected.enumerated() {
        let decoded = try #require(try animation.nextFrame())
        #expect(
          Array(decoded.bitmap.pixels) == frame.pixels.joined().flatMap(pixel), "frame \(index), run \(run)")
        #expect(abs(decoded.duration - frame.duration) < 1e-9, "frame \(index)")
      }
      #expect(try animation.nextFrame() == nil)
      try animation.rewind()
    }
  }

  // MARK: GIF

  /// A frame of a GIF file with uncompressed codes: colours 0 to 3 are red, green, blue and transparent.
  private func gifFrame(
    _ rows: [String], x: UInt8, y: UInt8, disposal: UInt8, hundredths: UInt8, isInterlaced: Bool = false
  ) -> [UInt8] {
    let colors: [Character: Int] = ["R": 0, "G": 1, "B": 2, ".": 3]
    let codes = rows.joined().map { colors[$0] ?? 3 }
    // Codes of three bits: 4 clears the table, which must happen before it grows to codes of four bits; 5 ends.
    var bits: [UInt8] = []
    for code in codes.flatMap({ [4, $0] }) + [5] {
      for bit in 0..<3 { bits.append(UInt8(code >> bit & 1)) }
    }
    let bytes = packed(bits)
    var frame: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | 1, hundredths, 0, 3, 0]
    frame += [0x2C, x, 0, y, 0, UInt8(rows[0].count), 0, UInt8(rows.count), 0, isInterlaced ? 0x40 : 0]
    frame += [2, UInt8(bytes.count)]
    return frame + bytes + [0]
  }

  private func gif(_ frames: [[UInt8]], width: UInt8 = 3, height: UInt8 = 2, loops: UInt8? = nil) -> [UInt8] {
    var file = Array("GIF89a".utf8)
    file += [width, 0, height, 0, 0x81, 0, 0]
    file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
    if let loops {
      file += [0x21, 0xFF, 11]
      file += Array("NETSCAPE2.0".utf8)
      file += [3, 1, loops, 0, 0]
    }
    for frame in frames { file += frame }
    return file + [0x3B]
  }

  @Test("GIF frames are drawn on what the disposal of the last one leaves")
  func gifDisposal() throws {
    let file = gif(
      [
        gifFrame(["RRR", "RRR"], x: 0, y: 0, disposal: 1, hundredths: 10),
        gifFrame(["G."], x: 1, y: 0, disposal: 1, hundredths: 5),
        gifFrame(["B"], x: 2, y: 1, disposal: 3, hundredths: 1),
        gifFrame(["G"], x: 0, y: 1, disposal: 2, hundredths: 0),
        gifFrame(["B"], x: 0, y: 0, disposal: 0, hundredths: 200),
      ], loops: 0)
    let animation = try #require(try AnimatedImage(.bytes(file)))
    #expect(animation.width == 3 && animation.height == 2 && animation.frameCount == 5)
    #expect(animation.playCount == nil)
    try expect(
      animation,
      [
        (["RRR", "RRR"], 0.1), (["RGR", "RRR"], 0.05),
        // Up to 10 ms, browsers wait for 100 ms.
        (["RGR", "RRB"], 0.1),
        // The blue pixel is restored to red.
        (["RGR", "GRR"], 0.1),
        // The green pixel is cleared.
        (["BGR", ".RR"], 2),
      ])
  }

  @Test("GIF rows are interlaced, and frames are cut at the canvas")
  func gifRows() throws {
    // Stored: every 8th row, then those between, so rows 0, 4, 2, 1 and 3 of five.
    let file = gif(
      [
        gifFrame(["R", "G", "B", "G", "R"], x: 0, y: 0, disposal: 1, hundredths: 3, isInterlaced: true),
        gifFrame(["GGGG", "GGGG"], x: 1, y: 4, disposal: 1, hundredths: 2),
      ], width: 2, height: 5, loops: 2)
    let animation = try #require(try AnimatedImage(.bytes(file)))
    // Two repetitions after the first run.
    #expect(animation.playCount == 3)
    try expect(
      animation, [(["R.", "G.", "B.", "R.", "G."], 0.03), (["R.", "G.", "B.", "R.", "GG"], 0.02)])
  }

  // MARK: PNG

  private struct Part {
    var rows: [String]
    var x = 0
    var y = 0
    var delay = (1, 10)
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
  }

  private func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private func apng(_ parts: [Part], plays: Int, hasStill: Bool = false) -> [UInt8] {
    var chunks: [(String, [UInt8])] = []
    var number = 0
    for (index, part) in parts.enumerated() {
      let (width, height) = (part.rows[0].count, part.rows.count)
      var samples: [UInt8] = []
      for letter in part.rows.joined() {
        let color = pixel(letter)
        // A half transparent white, not premultiplied.
        samples += letter == "h" ? [255, 255, 255, 128] : [color[2], color[1], color[0], color[3]]
      }
      let file = PNGFile(width: width, height: height, samples: samples).bytes
      // The signature, IHDR of 25 bytes, then the length of IDAT.
      let count = file[33..<37].reduce(0) { $0 << 8 | Int($1) }
      let data = Array(file[41..<41 + count])
      if index == 0 {
        chunks.append(("IHDR", Array(file[16..<29])))
        chunks.append(("acTL", big(parts.count, 4) + big(plays, 4)))
        if hasStill { chunks.append(("IDAT", data)) }
      }
      var control = [number, width, height, part.x, part.y].flatMap { big($0, 4) }
      control += big(part.delay.0, 2) + big(part.delay.1, 2)
      chunks.append(("fcTL", control + [part.disposal, part.blend]))
      number += 1
      if index == 0, !hasStill {
        chunks.append(("IDAT", data))
      } else {
        // In two chunks, which may be cut anywhere.
        for half in [data.prefix(5), data.dropFirst(5)] {
          chunks.append(("fdAT", big(number, 4) + half))
          number += 1
        }
      }
    }
    return PNGFile.file(of: chunks + [("IEND", [])])
  }

  @Test("PNG frames replace or cover, stay or are disposed of", arguments: [false, true])
  func apngFrames(hasStill: Bool) throws {
    let file = apng(
      [
        Part(rows: ["RRR", "GGG"], delay: (3, 0)), Part(rows: ["B."], x: 1, disposal: 1),
        Part(rows: ["B."], x: 1, y: 1, delay: (0, 7), disposal: 2, blend: 1),
        Part(rows: ["W"], delay: (5, 1)),
      ], plays: 4, hasStill: hasStill)
    let animation = try #require(try AnimatedImage(.bytes(file)))
    #expect(animation.playCount == 4 && animation.frameCount == 4)
    try expect(
      animation,
      [
        // A denominator of 0 stands for 100.
        (["RRR", "GGG"], 0.03), (["RB.", "GGG"], 0.1),
        // The second frame is cleared; a transparent pixel covers nothing.
        (["R..", "GBG"], 0.1), (["W..", "GGG"], 5),
      ])
  }

  @Test("a translucent pixel of PNG is mixed with what is below")
  func apngBlending() throws {
    let file = apng([Part(rows: ["RR"]), Part(rows: ["hh"], blend: 1)], plays: 0)
    let animation = try #require(try AnimatedImage(.bytes(file)))
    #expect(animation.playCount == nil)
    _ = try animation.nextFrame()
    let frame = try #require(try animation.nextFrame())
    // White at 128 of 255 on red: 128 + 255 · 127 / 255 is 255 for red; 128 for the others.
    #expect(Array(frame.bitmap.pixels) == [128, 128, 255, 255, 128, 128, 255, 255])
  }

  @Test("the package's own films are animations")
  func film() throws {
    var film = AnimatedPNG(framesPerSecond: 4)
    let frames = [Samples.gradient(width: 9, height: 7), Samples.gradient(width: 7, height: 9)].map {
      Bitmap(width: 9, height: 7, pixels: Array($0.pixels))!
    }
    for frame in frames {
      let isAdded = film.append(frame)
      #expect(isAdded)
    }
    let animation = try #require(try AnimatedImage(.bytes(film.data)))
    for frame in frames { #expect(try animation.nextFrame()?.bitmap == frame) }
    #expect(try animation.nextFrame() == nil)
  }

  // MARK: WebP

  @Test("WebP frames are composed, too")
  func webP() throws {
    func frame(_ letter: Character, x: UInt8, milliseconds: UInt8, flags: UInt8) -> [UInt8] {
      let color = pixel(letter)
      // Position in units of two pixels, width and height less one, duration, flags.
      let head: [UInt8] = [x / 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, milliseconds, 0, 0, flags]
      let stream = losslessPixel(red: color[2], green: color[1], blue: color[0], alpha: color[3])
      return riffChunk("ANMF", head + riffChunk("VP8L", stream))
    }
    let file = webPFile([
      // Animation with opacity on 3 × 1 pixels, played three times.
      riffChunk("VP8X", [0x12, 0, 0, 0, 2, 0, 0, 0, 0, 0]), riffChunk("ANIM", [0, 0, 0, 0, 3, 0]),
      frame("R", x: 0, milliseconds: 50, flags: 0),
      // Disposed of to transparent.
      frame("G", x: 2, milliseconds: 8, flags: 1), frame("B", x: 0, milliseconds: 11, flags: 0),
    ])
    let animation = try #require(try AnimatedImage(.bytes(file)))
    #expect(animation.playCount == 3 && animation.frameCount == 3)
    try expect(animation, [(["R.."], 0.05), (["R.G"], 0.1), (["B.."], 0.011)])
    // The first frame is the picture.
    #expect(try Array(ImageDecoder.decode(.bytes(file)).pixels) == "R..".flatMap(pixel))
  }

  // MARK: Others

  @Test("a picture without animation has none", arguments: Samples.redAndBlue.map(\.format))
  func still(format: String) throws {
    let file = try #require(Samples.redAndBlue.first { $0.format == format }).bytes
    #expect(try AnimatedImage(.bytes(file)) == nil)
  }

  @Test("a truncated or damaged animation ends early, and a canvas that is too large is an error")
  func damaged() throws {
    let gif = gif([
      gifFrame(["RRR", "RRR"], x: 0, y: 0, disposal: 1, hundredths: 10),
      gifFrame(["G."], x: 1, y: 0, disposal: 1, hundredths: 5),
    ])
    let png = apng([Part(rows: ["RR"]), Part(rows: ["BB"])], plays: 0)
    for file in [gif, png] {
      for count in 0..<file.count {
        for bytes in [Array(file[..<count]), file[..<count] + [file[count] ^ 0x55] + file[(count + 1)...]] {
          guard let animation = try? AnimatedImage(.bytes(bytes), limit: 1 << 16) else { continue }
          for _ in 0..<3 { _ = try? animation.nextFrame() }
        }
      }
      #expect(throws: ImageDecodingError.self) { try AnimatedImage(.bytes(file), limit: 1) }
    }
  }
}
