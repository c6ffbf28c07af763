import Foundation
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("The pictures that the command gallery shows")
struct CommandArgumentTests {
  private let temporary = TemporaryFolder()

  /// Runs the command so that it writes a small picture, and returns what it printed about the album.
  private func run(_ arguments: String..., after preparation: String = ":") throws -> GalleryCommand {
    try GalleryCommand(
      ["--layout", "grid", "--size", "100x80"] + arguments, in: temporary, after: preparation)
  }

  @Test("a file opens its folder; several files are an album of just these")
  func files() throws {
    for name in ["1.png", "2.png", "3.png"] { temporary.file("trip/\(name)", SamplePictures.red) }
    let one = try run("trip/2.png")
    #expect(one.status == 0 && one.output.hasPrefix("trip, 3 pictures: "), "\(one.errors)")
    let two = try run("trip/2.png", "trip/1.png")
    #expect(two.status == 0 && two.output.hasPrefix("trip, 2 pictures: "), "\(two.errors)")
  }

  @Test("files whose names are not text are different files")
  func names() throws {
    let names: [[UInt8]] = [[0xE9], [0xE8]].map { $0 + Array(".png".utf8) }
    for name in names {
      let path = temporary.path.bytes + [UInt8(ascii: "/")] + name
      let file = FilePath(platformString: path.map { CChar(bitPattern: $0) } + [0])
      let descriptor = try FileDescriptor.open(
        file, .writeOnly, options: [.create], permissions: [.ownerReadWrite])
      _ = try descriptor.writeAll(SamplePictures.red)
      try descriptor.close()
    }
    let options = ["--layout", "grid", "--size", "100x80"].map { Array($0.utf8) }
    let both = try GalleryCommand(options + names, in: temporary)
    #expect(both.status == 0 && both.output.contains(", 2 pictures: "), "\(both.output) \(both.errors)")
    let output = try GalleryCommand(
      options + [Array("--snapshot=".utf8) + [0xE0] + Array(".png".utf8), names[0], names[1]], in: temporary)
    let written = temporary.path.bytes + Array("/".utf8) + [0xE0] + Array(".png".utf8)
    #expect(output.status == 0, "\(output.errors)")
    #expect(FilePath(platformString: written.map { CChar(bitPattern: $0) } + [0]).exists)
  }

  @Test("files can be named by their URIs")
  func uris() throws {
    for name in ["1.png", "2 ü.png"] { temporary.file("a trip/\(name)", SamplePictures.red) }
    let folder = "file://\(temporary.path)/a%20trip"
    for (uri, title) in [
      (folder, "a trip, 2 pictures: "), ("\(folder)/2%20%C3%BC.png", "a trip, 2 pictures: "),
    ] {
      let run = try run(uri)
      #expect(run.status == 0 && run.output.hasPrefix(title), "\(run.errors)")
    }
    let elsewhere = try run("sftp://example.org/a.png")
    #expect(elsewhere.status == 66 && elsewhere.errors.contains("There is no file or folder"))
  }

  @Test("the picture that was named is current")
  func currentPicture() throws {
    for number in 100..<200 { temporary.file("trip/\(number).png", SamplePictures.red) }
    func offset(_ path: String) throws -> Double {
      let run = try run("--trace", "--size", "400x300", "--snapshot", "a.png", path)
      struct State: Decodable { var offset: [Double] }
      return try JSONDecoder().decode(State.self, from: Data(run.outputBytes)).offset[1]
    }
    let (folder, first, last) = (try offset("trip"), try offset("trip/100.png"), try offset("trip/199.png"))
    #expect(first == folder && last > first)
  }

  @Test("missing files do not prevent the others; the exit status is 66")
  func missing() throws {
    temporary.file("good.png", SamplePictures.red)
    temporary.file("also.png", SamplePictures.red)
    let run = try run("not here.png", "good.png", "also.png", "nor here")
    #expect(run.status == 66)
    #expect(
      run.errors == """
        gallery: There is no file or folder “not here.png”.
        gallery: There is no file or folder “nor here”.

        """)
    #expect(run.output.contains(", 2 pictures: "))
  }

  @Test("a file that is not a picture is named in one sentence")
  func notAPicture() throws {
    temporary.file("notes.txt", Array("To whom it may concern".utf8))
    let run = try run("notes.txt")
    #expect(run.status == 66 && run.errors == "gallery: “notes.txt” is not a picture.\n")
    #expect(run.output.isEmpty)
  }

  @Test(
    "a list on standard input names files, one per line or separated by NUL bytes",
    arguments: ["2.png\nline\\nbreak.png\n1.png\n", "2.png\\0line\\nbreak.png\\0001.png\\0"])
  func list(text: String) throws {
    let isLines = !text.contains("\\0")
    temporary.file("1.png", SamplePictures.red)
    temporary.file("2.png", SamplePictures.red)
    temporary.file(isLines ? "line" : "line\nbreak.png", SamplePictures.red)
    if isLines { temporary.file("break.png", SamplePictures.red) }
    let run = try run("-", after: "printf '\(text)' >list; exec <list")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(isLines ? ", 4 pictures: " : ", 3 pictures: "))
  }

  @Test("the output of find can be shown")
  func find() throws {
    for name in ["a/1.png", "b/2.png", "b/3.png"] { temporary.file(name, SamplePictures.red) }
    let run = try run(
      "-", after: "mkfifo pipe; find . -name '*.png' ! -name '3*' -print0 >pipe & exec <pipe")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Pictures, 2 pictures: "))
  }

  @Test("an empty list is an error")
  func emptyList() throws {
    let run = try run("-", after: "exec </dev/null")
    #expect(run.status == 66 && run.errors == "gallery: The list of pictures is empty.\n")
    let closed = try self.run("-", after: "exec <&-")
    #expect(closed.status == 66 && closed.errors.split(separator: "\n").count == 1, "\(closed.errors)")
  }

  @Test("--version prints the version of the change log")
  func version() throws {
    let run = try GalleryCommand("--version", in: temporary)
    let log = try String(contentsOfFile: "CHANGELOG.md", encoding: .utf8)
    // The first heading is that of the version: "## 0.1.0, not released yet".
    let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.dropFirst(3).split(separator: ",").first)
    #expect(run.status == 0 && run.output == "gallery \(version)\n")
  }

  @Test("--replay of something that is not a recording is explained, with status 66")
  func replay() throws {
    temporary.folder("folder")
    temporary.file("noise", [0xFF, 0xFE, 0])
    for (path, reason) in [("folder", "it is a folder"), ("noise", "line 1"), ("missing", "No such file")] {
      let run = try GalleryCommand("--replay", path, "--snapshot", "a.png", in: temporary)
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("gallery: “\(path)” cannot be replayed: \(reason)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  // The time includes that for which other tests are run.
  @Test("a display that cannot be reached is an error, and nothing is written", .timeLimit(.minutes(10)))
  func unreachableDisplay() throws {
    // No display has this number.
    let run = try GalleryCommand(["--layout", "grid"], in: temporary, after: "export DISPLAY=:65432")
    #expect(run.status == 69)
    #expect(
      run.errors.contains("gallery: The display “:65432” cannot be reached. Use --snapshot "), "\(run.errors)"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path.string).isEmpty)
  }

  @Test(
    "memory is a number above 0, in MiB or with a unit, and only for a window",
    arguments: ["0", "-1", "1.5", "M", "1T", "99999999999999999999", "9999999999G"])
  func invalidMemory(value: String) throws {
    let invalid = try GalleryCommand("--memory", value, in: temporary)
    #expect(invalid.status == 64 && invalid.errors.contains("'\(value)' is invalid"), "\(invalid.errors)")
    let picture = try GalleryCommand("--memory", "64M", "--snapshot", "a.png", in: temporary)
    #expect(picture.status == 64 && picture.errors.contains("--memory requires a window"))
  }

  @Test("a negative distance can be scrolled")
  func negativeScroll() throws {
    let run = try GalleryCommand(
      "--layout", "wheel", "--size", "100x80", "--scroll", "-10,0", "--snapshot", "a.png", in: temporary)
    #expect(run.status == 0, "\(run.errors)")
  }
}
