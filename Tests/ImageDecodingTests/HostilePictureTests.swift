import Glibc
import ImageDecoding
import TestSupport
import Testing

@Suite struct HostilePictureTests {
  private func error(_ body: () throws(ImageDecodingError) -> some Any) -> ImageDecodingError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  /// Calls `body` with the path of a new folder that is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/ImageDecodingTests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(path) }
    try body(path)
  }

  private func write(_ bytes: [UInt8], to path: [UInt8]) {
    (path + [0]).withUnsafeBytes { buffer in
      let name = buffer.assumingMemoryBound(to: CChar.self).baseAddress!
      let descriptor = open(name, O_WRONLY | O_CREAT, 0o600)
      _ = Glibc.write(descriptor, bytes, bytes.count)
      close(descriptor)
    }
  }

  @Test("what cannot be read says why")
  func unreadable() {
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.decode(.file(path: "/no/such/file")) }
        == .unreadable(errno: ENOENT))
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.properties(of: .file(path: "/tmp")) }
        == .unreadable(errno: EISDIR))
    #expect(!ImageDecoder.canDecode(.file(path: "/no/such/file")))
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.decode(.file(path: [0x2F, 0, 0x2F])) }
        == .unreadable(errno: ENOENT))
    #expect("\(ImageDecodingError.unreadable(errno: ENOENT))" == "No such file or directory")
  }

  @Test("a pipe is refused at once, and a name may be any bytes")
  func files() throws {
    try withFolder { folder in
      let pipe = folder + "/pipe"
      mkfifo(pipe, 0o600)
      defer { unlink(pipe) }
      #expect(
        error { () throws(ImageDecodingError) in try ImageDecoder.decode(.file(path: pipe)) }
          == .unreadable(errno: EINVAL))

      let name = Array((folder + "/").utf8) + [0xFF, 0x20, 0xC3]
      write(Samples.redAndBlue[0].bytes, to: name)
      defer {
        (name + [0]).withUnsafeBytes { _ = unlink($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
      }
      #expect(try ImageDecoder.decode(.file(path: name)).width == 2)
      let same = try (name + [0]).withUnsafeBytes { buffer in
        try ImageDecoder.properties(
          of: .file(platformString: buffer.assumingMemoryBound(to: CChar.self).baseAddress!))
      }
      #expect(same.format == "png")
    }
  }

  @Test(
    "data that is not a picture has another error than a damaged picture",
    arguments: ["", "\0", "hello", "%PDF-1.7", "#!/bin/sh\n", String(repeating: "text ", count: 50_000)])
  func noPicture(text: String) {
    let source = ImageSource.bytes(Array(text.utf8))
    #expect(!ImageDecoder.canDecode(source))
    #expect(error { () throws(ImageDecodingError) in try ImageDecoder.decode(source) } == .notAPicture)
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.properties(of: source) } == .notAPicture)
  }

  @Test("a file that claims to be enormous is refused before it is decoded")
  func bomb() {
    let file = PNGFile(width: 1_000_000, height: 900_000, samples: [0, 0, 0, 0]).bytes
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.decode(.bytes(file)) }
        == .tooLarge(width: 1_000_000, height: 900_000, limit: 16 * ImageDecoder.pixelLimit))
    let shapes = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>"#.utf8)
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.decode(.bytes(shapes)) }
        == .tooLarge(width: 30_000, height: 30_000, limit: ImageDecoder.pixelLimit))
  }

  @Test("a vector picture without a size is damaged")
  func noSize() {
    #expect(
      error { () throws(ImageDecodingError) in try ImageDecoder.decode(.bytes(Array("<svg/>".utf8))) }
        == .corrupt(format: "svg", reason: "it has no size"))
  }

  /// The limit counts pixels: 60 × 40 are 2,400, 16 times 150.
  @Test("a file that is decoded row by row may have 16 times as many pixels as the result")
  func limit() throws {
    let jpeg = Samples.jpeg(Samples.gradient(width: 60, height: 40))
    func failure(_ size: DecodingSize, _ limit: Int) -> ImageDecodingError? {
      error { () throws(ImageDecodingError) in
        try ImageDecoder.decode(.bytes(jpeg), size: size, limit: limit)
      }
    }
    #expect(failure(.fitting(width: 6, height: 4), 150) == nil)
    #expect(
      failure(.fitting(width: 6, height: 4), 149) == .tooLarge(width: 60, height: 40, limit: 149 * 16))
    #expect(failure(.full, 2_400) == nil)
    #expect(failure(.full, 2_399) == .tooLarge(width: 60, height: 40, limit: 2_399))
    // Every other format.
    let tiff = Samples.tiff()
    for limit in [1, 2] {
      let failure = error { () throws(ImageDecodingError) in
        try ImageDecoder.decode(.bytes(tiff), size: .fitting(width: 1, height: 1), limit: limit)
      }
      #expect(failure == (limit == 2 ? nil : .tooLarge(width: 2, height: 1, limit: limit)))
    }
  }

  @Test("damaged bytes end in an error or a picture", arguments: UInt64(0)..<60)
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bitmap = Samples.gradient(width: 9, height: 7)
    let turned = Samples.exif(orientation: 5)
    var files = Samples.redAndBlue.map(\.bytes)
    files.append(Samples.jpeg(bitmap, exif: turned))
    files.append(PNGFile(width: 1, height: 1, samples: [1, 2, 3, 4], exif: turned).bytes)
    for var bytes in files {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: .min ... .max, using: &random)
      }
      let source = ImageSource.bytes(bytes)
      _ = ImageDecoder.canDecode(source)
      _ = try? ImageDecoder.properties(of: source)
      if let decoded = try? ImageDecoder.decode(source, limit: 1 << 20) {
        #expect(decoded.pixels.count == decoded.width * decoded.height * 4, "seed \(seed)")
      }
    }
  }
}
