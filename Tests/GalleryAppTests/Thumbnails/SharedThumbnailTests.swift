import Foundation
import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Thumbnail Managing Standard 0.9: https://specifications.freedesktop.org/thumbnail-spec/latest/
@Suite("Thumbnails shared with other programs")
struct SharedThumbnailTests {
  private let folder = ThumbnailFolder()

  private func size(_ width: CGFloat, _ height: CGFloat, fitting: Bool = false) -> ThumbnailSize {
    let size = CGSize(width: width, height: height)
    return fitting ? ThumbnailSize(fitting: size, scale: 1) : ThumbnailSize(covering: size, scale: 1)
  }

  /// Decodes a photo in a size, and stores its thumbnail.
  @discardableResult
  private func decode(_ file: FilePath, _ width: CGFloat = 192, _ height: CGFloat = 192) throws -> Bitmap {
    let store = folder.store
    defer { store.finishWriting() }
    return try store.decode(file, size(width, height))
  }

  /// What is stored for a photo in a size, as after a new start: the width, negative if it is smaller than requested.
  private func storedWidth(_ file: FilePath, _ width: CGFloat = 192, _ height: CGFloat = 192) -> Int? {
    switch folder.store.stored(file, size(width, height)) {
    case .complete(let bitmap): bitmap.width
    case .smaller(let bitmap): -bitmap.width
    case nil: nil
    }
  }

  @Test(
    "which size is stored, and for what it is enough",
    arguments: [
      // 1600 × 1200 covers 192 × 192 with 256 × 192 pixels, which `large` holds.
      (192, 192, "large", 256, 192),
      // It covers 64 × 64 with 85 × 64.
      (64, 64, "normal", 85, 64),
      // 320 × 192: 320 × 240 pixels.
      (320, 192, "x-large", 320, 240),
      // 640 × 640: 853 × 640.
      (640, 640, "xx-large", 853, 640),
    ] as [(CGFloat, CGFloat, String, Int, Int)])
  func sizes(width: CGFloat, height: CGFloat, name: String, storedWidth: Int, storedHeight: Int) throws {
    let photo = folder.photo("a.jpg")
    let decoded = try decode(photo, width, height)
    #expect(decoded.width == storedWidth && decoded.height == storedHeight)
    #expect(folder.files.count == 1 && folder.files[0].hasPrefix(name + "/"))
    #expect(self.storedWidth(photo, width, height) == storedWidth)
    // What needs more pixels than are stored gets them provisionally.
    let side = try #require(StoredPNG(folder.entry(name, of: photo))?.width)
    #expect(self.storedWidth(photo, CGFloat(side) + 64, CGFloat(side) + 64) == -side)
  }

  @Test("a large thumbnail that is shown small is stored small, too, with the same texts")
  func smallerOne() throws {
    let photo = folder.photo("a.jpg")
    try decode(photo)
    let store = folder.store
    // 80 × 80 is covered by 107 × 80, which `normal` holds.
    _ = store.stored(photo, size(80, 80))
    store.finishWriting()
    let (large, normal) = (folder.entry("large", of: photo), folder.entry("normal", of: photo))
    let small = try #require(StoredPNG(normal))
    #expect(small.width == 128 && small.height == 96)
    #expect(small.texts == StoredPNG(large)?.texts)
    #expect(storedWidth(photo, 80, 80) == 107)
    // 96 × 96 needs all of it.
    #expect(storedWidth(photo, 96, 96) == 128)
    // 97 × 97 counts as 112 × 112, which 149 × 112 covers: from the large one.
    #expect(storedWidth(photo, 97, 97) == 149)
  }

  @Test("what hardly gets smaller is stored uncompressed, and a drawing is not")
  func compression() throws {
    // Squares of 2 × 2 pixels, each of which becomes one.
    var random = SplitMix64(seed: 7)
    let squares: [UInt8] = (0..<128 * 96).map { _ in .random(in: 0...255, using: &random) }
    var pixels = [UInt8](repeating: 255, count: 256 * 192 * 4)
    for y in 0..<192 {
      for x in 0..<256 {
        for channel in 0..<3 { pixels[(y * 256 + x) * 4 + channel] = squares[y / 2 * 128 + x / 2] }
      }
    }
    let noise = try #require(Bitmap(width: 256, height: 192, pixels: pixels)?.pngData())
    let files = [folder.file("noise.png", noise), folder.photo("gray.jpg")]
    let sizes = try files.map { file in
      try decode(file, 80, 80)
      let entry = folder.entry("normal", of: file)
      let png = try #require(StoredPNG(entry))
      #expect(png.width == 128 && png.height == 96)
      #expect(storedWidth(file, 96, 96) == 128)
      return try Data(contentsOf: URL(fileURLWithPath: entry)).count
    }
    // Three bytes a pixel, one a row, and less than 1,000 for texts and chunks.
    let plain = 96 * (128 * 3 + 1)
    #expect((plain..<plain + 1_000).contains(sizes[0]), "\(sizes)")
    #expect(sizes[1] < 2_000, "\(sizes)")
  }

  @Test("what is stored in a smaller size is shown until the right size is decoded")
  @MainActor
  func provisional() async throws {
    let photo = folder.photo("a.jpg")
    try decode(photo, 64, 64)
    let loader = ThumbnailLoader(worksInBackground: true, store: folder.store) { _ in }
    var widths: [Int?] = []
    await withCheckedContinuation { continuation in
      loader.load(
        photo, size(512, 512), provisional: { widths.append($0.cgImage?.width) },
        completion: {
          widths.append($0?.cgImage?.width)
          continuation.resume()
        })
    }
    // 1600 × 1200 covers 512 × 512 with 683 × 512.
    #expect(widths == [128, 683])
    #expect(loader.decodedCount == 1)
    loader.stop()
  }

  @Test("a file has the texts, the modes and the name of the standard")
  func chunks() throws {
    let photo = folder.photo("a b.jpg")
    try decode(photo)
    let entry = folder.entry("large", of: photo)
    let png = try #require(StoredPNG(entry))
    #expect(png.width == 256 && png.height == 192)
    let byteCount = try Data(contentsOf: URL(fileURLWithPath: photo.string)).count
    #expect(
      png.texts == [
        "Thumb::URI": "file://\(folder.temporary.path)/a%20b.jpg", "Thumb::MTime": "1000000000",
        "Thumb::Size": "\(byteCount)", "Thumb::Mimetype": "image/jpeg", "Thumb::Image::Width": "1600",
        "Thumb::Image::Height": "1200", "Software": "Tests-1",
      ])
    // Some programs read no further than to the pixels.
    let pixels = try #require(png.names.firstIndex(of: "IDAT"))
    #expect(png.names.lastIndex(of: "tEXt").map { $0 < pixels } == true)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(entry) == 0o600)
    #expect(try mode(folder.shared.folder.string) == 0o700)
    #expect(try mode(folder.shared.folder.appending("large").string) == 0o700)
  }

  @Test("names and URIs are those of GLib, whatever the file is called")
  func names() throws {
    let name = "é ;#?%41[]&'()~!$*+,=:@\u{1F600}.jpg"
    let subject = try #require(ThumbnailSubject(folder.photo(name, width: 8, height: 8)))
    // RFC 3986: everything but unreserved characters and, in a path, GLib's "/!$&'()*+,:=@" is escaped.
    #expect(subject.relativeURI == "%C3%A9%20%3B%23%3F%2541%5B%5D&'()~!$*+,=:@%F0%9F%98%80.jpg")
    let invalid = folder.temporary.file(FileName(bytes: [0xFF, 0x2E, 0x6A]), in: folder.temporary.path, [1])
    #expect(ThumbnailSubject(invalid)?.relativeURI == "%FF.j")
    // The way to a file does not matter, and neither does a link in it.
    let roundabout = folder.temporary.path.appending("./x/../\(name)")
    #expect(ThumbnailSubject(roundabout) == nil, "there is no folder x")
    folder.temporary.folder("x")
    #expect(ThumbnailSubject(roundabout)?.uri == subject.uri)
  }

  @Test("GIO accepts what is stored")
  func acceptedByGIO() throws {
    let photo = folder.photo("é ;#%41.jpg")
    try decode(photo)
    let answer = try Program.output(
      ["gio", "info", "--attributes", "thumbnail::*", photo.string],
      cache: folder.temporary.path.appending("cache"))
    #expect(answer.contains("thumbnail::path: \(folder.entry("large", of: photo))"), "\(answer)")
    #expect(answer.contains("thumbnail::is-valid: TRUE"), "\(answer)")
  }

  @Test("a thumbnail of another program is used if it has the two texts that the standard requires")
  func writtenByOthers() throws {
    let photo = folder.photo("é ;#%41.jpg")
    let uri = try #require(ThumbnailSubject(photo)?.uri)
    let bitmap = try ImageDecoder.decode(.file(photo), size: .fitting(width: 256, height: 256))
    for (texts, width) in [
      ([:], nil), (["Thumb::URI": uri], nil), (["Thumb::MTime": "1000000000"], nil),
      (["Thumb::URI": uri, "Thumb::MTime": "1000000000", "Software": "GNOME::ThumbnailFactory"], 256),
    ] as [([String: String], Int?)] {
      let name = try #require(ThumbnailSubject(photo)?.entryName)
      folder.file("cache/thumbnails/large/\(name)", try #require(bitmap.pngData(texts: texts)))
      #expect(storedWidth(photo) == width)
    }
  }

  @Test(
    "a stored thumbnail is upright",
    arguments: [(1, 256, 192), (6, 192, 256), (8, 192, 256)] as [(UInt8, Int, Int)])
  func orientation(orientation: UInt8, width: Int, height: Int) throws {
    let photo = folder.photo("a.jpg", orientation: orientation)
    try decode(photo, 128, 128)
    let png = try #require(StoredPNG(folder.entry("large", of: photo)))
    #expect(png.width == width && png.height == height)
    #expect(png.texts["Thumb::Image::Width"] == (orientation == 1 ? "1600" : "1200"))
    #expect(png.texts["Thumb::Image::Height"] == (orientation == 1 ? "1200" : "1600"))
  }

  @Test("a thumbnail counts only for the file as it is now", arguments: [-1, 1, 86_400])
  func modified(later seconds: Int) throws {
    let photo = folder.photo("a.jpg", gray: 90)
    try decode(photo)
    #expect(storedWidth(photo) == 256)
    _ = folder.photo("a.jpg", gray: 200, changed: ThumbnailFolder.longAgo + seconds)
    #expect(storedWidth(photo) == nil)
    #expect(try decode(photo).middleGray == 200)
    #expect(storedWidth(photo) == 256)
  }

  @Test("a replacement with the time of the old file is recognized by its size")
  func replacedAtSameTime() throws {
    let photo = folder.photo("a.jpg", width: 1600)
    try decode(photo)
    _ = folder.photo("a.jpg", width: 1000, height: 1000)
    #expect(storedWidth(photo) == nil)
  }

  @Test("what is damaged, or of another file, is no thumbnail, and is replaced")
  func damaged() throws {
    let (photo, other) = (folder.photo("a.jpg", gray: 90), folder.photo("b.jpg", gray: 200))
    try decode(photo)
    try decode(other)
    let entry = URL(fileURLWithPath: folder.entry("large", of: photo))
    let whole = try Data(contentsOf: entry)
    let stranger = try Data(contentsOf: URL(fileURLWithPath: folder.entry("large", of: other)))
    var flipped = whole
    flipped[whole.count - 30] ^= 0x55
    for content in [
      Data(), whole.prefix(20), whole.prefix(whole.count / 2), flipped, stranger, Data("text".utf8),
    ] {
      try content.write(to: entry)
      #expect(storedWidth(photo) == nil, "\(content.count) bytes")
      #expect(try decode(photo).middleGray == 90)
      #expect(try Data(contentsOf: entry) == whole)
    }
    try FileManager.default.removeItem(at: entry)
    // A pipe must not block, and a folder is no file.
    #expect(mkfifo(entry.path, 0o600) == 0)
    #expect(storedWidth(photo) == nil)
    try FileManager.default.removeItem(at: entry)
    try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: false)
    #expect(storedWidth(photo) == nil)
    #expect(try decode(photo).middleGray == 90)
  }

  @Test(
    "nothing is stored of a file that was replaced while it was decoded, or in the second of its last change")
  func replacedMeanwhile() throws {
    let photo = folder.photo("a.jpg")
    let subject = try #require(ThumbnailSubject(photo))
    let properties = try ImageDecoder.properties(of: .file(photo))
    let facts = SharedThumbnails.facts(about: properties, of: subject)
    let bitmap = try ImageDecoder.decode(.file(photo), size: .fitting(width: 256, height: 256))
    _ = folder.photo("a.jpg", gray: 200)
    try folder.shared.store(bitmap, .large, of: subject, facts)
    #expect(folder.files.isEmpty)
    // Whenever this runs, no thumbnail is of the same second as its file.
    let fresh = folder.temporary.file("b.jpg", SamplePictures.red)
    let current = try #require(ThumbnailSubject(fresh))
    try folder.shared.store(bitmap, .large, of: current, facts)
    let entry = FileVersion(of: FilePath(folder.entry("large", of: fresh)))
    #expect(entry?.seconds != current.version.seconds)
  }

  @Test("nothing is stored of small pictures, truncated ones and thumbnails")
  func notStored() throws {
    try decode(folder.photo("small.jpg", width: 200, height: 150))
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.photo("a.jpg").string))
    try decode(folder.file("half.jpg", Array(whole.prefix(whole.count / 2))))
    #expect(folder.files.isEmpty)
    for name in ["cache/thumbnails/large/x.jpg", ".sh_thumbnails/large/x.jpg"] {
      try decode(folder.photo(name))
    }
    #expect(folder.files.isEmpty)
  }

  @Test("a thumbnail beside the file, on its own volume, is read and never written")
  func onVolume() throws {
    let photo = folder.photo("card/é.jpg")
    // The MD5 sum of “%C3%A9.jpg”, as md5sum(1) computes it.
    let name = try Program.output(["sh", "-c", "printf %s %C3%A9.jpg | md5sum"]).prefix(32)
    let pixels = [[UInt8]](repeating: [7, 7, 7, 255], count: 256 * 192).flatMap(\.self)
    let bitmap = try #require(Bitmap(width: 256, height: 192, pixels: pixels))
    for texts in [
      ["Thumb::MTime": "1000000000"], ["Thumb::MTime": "1000000000", "Thumb::URI": "./%C3%A9.jpg"],
    ] {
      folder.file("card/.sh_thumbnails/large/\(name).png", try #require(bitmap.pngData(texts: texts)))
      guard case .complete(let stored) = folder.store.stored(photo, size(192, 192)) else {
        Issue.record("nothing was read")
        continue
      }
      #expect(stored.middleGray == 7)
    }
    let wrong = ["Thumb::MTime": "1000000000", "Thumb::URI": "other.jpg"]
    folder.file("card/.sh_thumbnails/large/\(name).png", try #require(bitmap.pngData(texts: wrong)))
    #expect(storedWidth(photo) == nil)
  }

  @Test(
    "a video is shown by the thumbnail that another program has stored, in any size, and is no error without one"
  )
  @MainActor
  func video() async throws {
    let (video, other) = (folder.file("a.MP4", [1]), folder.file("b.webm", [1]))
    #expect(PictureFormats.isPicture(video))
    let subject = try #require(ThumbnailSubject(video))
    let pixels = [[UInt8]](repeating: [7, 7, 7, 255], count: 256 * 144).flatMap(\.self)
    let bitmap = try #require(Bitmap(width: 256, height: 144, pixels: pixels))
    let png = try #require(bitmap.pngData(texts: ["Thumb::URI": subject.uri, "Thumb::MTime": "1000000000"]))
    folder.file("cache/thumbnails/large/\(try #require(subject.entryName))", png)
    var reports: [String] = []
    let loader = ThumbnailLoader(worksInBackground: true, store: folder.store) { reports.append($0) }
    var widths: [Int?] = []
    for file in [video, other] {
      await withCheckedContinuation { continuation in
        loader.load(file, size(512, 512)) {
          widths.append($0?.cgImage?.width)
          continuation.resume()
        }
      }
    }
    #expect(widths == [256, nil] && reports.isEmpty)
    #expect(PictureProportions.ratio(of: try #require(AlbumItem(file: video))) == 16.0 / 9)
    loader.stop()
  }

  @Test("a damaged file is decoded once, until it changes")
  func failures() throws {
    let file = folder.file("a.png", SamplePictures.truncated)
    #expect(throws: ImageDecodingError.self) { try self.decode(file) }
    let entry = folder.entry("fail/Tests-1", of: file)
    let png = try #require(StoredPNG(entry))
    #expect(png.texts["Thumb::URI"] == "file://\(file)" && png.texts["Thumb::MTime"] == "1000000000")
    let failure = #expect(throws: ThumbnailStore.KnownFailure.self) { try self.decode(file) }
    #expect(failure?.description.isEmpty == false)
    folder.file("a.png", SamplePictures.red, changed: ThumbnailFolder.longAgo + 1)
    #expect(try decode(file).width == 8)
  }

  @Test("formats whose decoder is not installed, and files that cannot be read, are tried again")
  func noFailure() throws {
    let unknown = folder.file("a.jxl", [0xFF, 0x0A, 0, 0, 0, 0, 0, 0])
    #expect(throws: (any Error).self) { try self.decode(unknown) }
    #expect(throws: (any Error).self) { try self.decode(folder.temporary.path.appending("missing.jpg")) }
    #expect(folder.files.isEmpty)
  }

  @Test("where nothing can be written, pictures are decoded, without a message")
  func notWritable() throws {
    folder.temporary.file("cache/thumbnails", [1])
    #expect(try decode(folder.photo("a.jpg")).width == 256)
    #expect(try decode(folder.photo("a.jpg")).middleGray == 90)
  }

  @Test("what a killed program left is removed, and what a running one writes is not")
  func leftovers() throws {
    try decode(folder.photo("a.jpg"))
    let ended = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
    ended.waitUntilExit()
    let own = getpid()
    for process in [ended.processIdentifier, own] {
      folder.file("cache/thumbnails/.opencollectionview-\(process).abcdef", [1])
    }
    try decode(folder.photo("b.jpg"))
    #expect(
      folder.files.filter { $0.contains("opencollectionview") } == [".opencollectionview-\(own).abcdef"])
  }
}

/// A program that a test runs to its end.
enum Program {
  struct Failure: Error { let status: Int32 }

  /// Runs a program, and returns what it prints.
  ///
  /// - Parameter cache: The user's folder for files that can be made again; nil for the usual one.
  static func output(_ arguments: [String], cache: FilePath? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    if let cache { environment["XDG_CACHE_HOME"] = cache.string }
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
