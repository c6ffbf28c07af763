import Foundation
import Glibc
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("The files that the command gallery writes")
struct CommandOutputTests {
  private let temporary = TemporaryFolder()

  private func run(_ arguments: String..., after preparation: String = ":") throws -> GalleryCommand {
    try GalleryCommand(
      ["--layout", "picker", "--size", "60x40"] + arguments, in: temporary, after: preparation)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: temporary.path.appending(name).string)))
  }

  private var names: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: temporary.path.string)) }
  }

  private func permissions(_ name: String) -> mode_t {
    var status = stat()
    temporary.path.appending(name).withPlatformString { _ = stat($0, &status) }
    return status.st_mode & 0o777
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  // The first bytes that each format's specification prescribes; nil stands for a length.
  @Test(
    "the extension decides about the format",
    arguments: [
      ("a.png", png), ("a.PNG", png), ("a.jpg", [0xFF, 0xD8, 0xFF]), ("a.JPEG", [0xFF, 0xD8, 0xFF]),
      ("a.webp", Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)),
      ("a.pdf", Array("%PDF-1.".utf8)), ("a.html", Array("<!DOCTYPE html>".utf8)),
      ("a.b.htm", Array("<!DOCTYPE html>".utf8)),
    ] as [(String, [UInt8?])])
  func formats(name: String, signature: [UInt8?]) throws {
    let run = try run("--snapshot", name)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let bytes = try bytes(name)
    #expect(bytes.count > signature.count && zip(signature, bytes).allSatisfy { $0 == nil || $0 == $1 })
  }

  @Test("an unknown extension leaves everything as it was")
  func unknownExtension() throws {
    #expect(try run("--snapshot", "a.tiff").status == 64)
    #expect(try run("--record", "a.gif").status == 64)
    #expect(try names.isEmpty)
  }

  @Test("a picture without a name gets a free one, and never replaces a file")
  func freeName() throws {
    temporary.file("gallery.png", [1, 2, 3])
    temporary.link("gallery-2.png", to: "/does/not/exist")
    let first = try run()
    #expect(
      first.status == 0 && first.output.hasSuffix("\(temporary.path)/gallery-3.png\n"), "\(first.errors)")
    let second = try run()
    #expect(second.output.hasSuffix("/gallery-4.png\n"))
    #expect(try bytes("gallery.png") == [1, 2, 3])
    #expect(try bytes("gallery-3.png").starts(with: Self.png))
    #expect(try names == ["gallery.png", "gallery-2.png", "gallery-3.png", "gallery-4.png"])
  }

  // The picture has more than the kilobyte that the shell allows.
  @Test("a file that cannot be completed leaves the old one intact, and nothing else")
  func fileTooLarge() throws {
    temporary.file("old.png", [1, 2, 3])
    for arguments in [["--snapshot", "old.png"], ["--snapshot", "new.png"], []] {
      let run = try GalleryCommand(
        ["--layout", "grid", "--size", "300x200"] + arguments, in: temporary, after: "ulimit -f 2")
      #expect(run.status == 73)
      #expect(run.errors.hasSuffix("cannot be written: File too large.\n"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(try bytes("old.png") == [1, 2, 3])
    #expect(try names == ["old.png"])
  }

  @Test("a new file has the permissions of the process, a replaced one keeps its own")
  func permissions() throws {
    temporary.file("old.png")
    temporary.path.appending("old.png").withPlatformString { _ = chmod($0, 0o640) }
    #expect(try run("--snapshot", "old.png", after: "umask 077").status == 0)
    #expect(try run("--snapshot", "new.png", after: "umask 027").status == 0)
    #expect(try run(after: "umask 002").status == 0)
    #expect(permissions("old.png") == 0o640 && permissions("new.png") == 0o640)
    #expect(permissions("gallery.png") == 0o664)
    #expect(try bytes("old.png").starts(with: Self.png))
  }

  @Test("a link keeps leading to the file that is replaced")
  func link() throws {
    temporary.file("shelf/old.png", [1])
    temporary.link("a.png", to: "shelf/old.png")
    temporary.link("b.png", to: "shelf/new.png")
    for name in ["a.png", "b.png"] { #expect(try run("--snapshot", name).status == 0) }
    #expect(try bytes("shelf/old.png").starts(with: Self.png))
    #expect(try bytes("shelf/new.png").starts(with: Self.png))
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: temporary.path.appending("a.png").string)
    #expect(target == "shelf/old.png")
  }

  @Test("standard output and pipes receive the picture", arguments: ["-", "/dev/stdout"])
  func standardOutput(name: String) throws {
    let run = try run("--snapshot", name)
    #expect(run.status == 0 && run.outputBytes.starts(with: Self.png), "\(run.errors)")
    let film = try self.run("--record", name, "--frame-rate", "2")
    #expect(film.status == 0 && film.outputBytes.starts(with: Self.png), "\(film.errors)")
    #expect(film.outputBytes.suffix(8).starts(with: Array("IEND".utf8)))
    #expect(try names.isEmpty)
  }

  @Test("a pipe with a name receives the picture", arguments: ["pipe", "pipe.jpg"])
  func pipe(name: String) throws {
    let run = try run("--snapshot", name, after: "mkfifo \(name); cat \(name) >copy &")
    #expect(run.status == 0, "\(run.errors)")
    // The pipe is still one: it was written to, not replaced.
    var status = stat()
    temporary.path.appending(name).withPlatformString { _ = stat($0, &status) }
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("a file, folder or device that cannot be written is named in one sentence, with status 73")
  func unwritable() throws {
    temporary.folder("folder.png")
    temporary.link("loop.png", to: "loop.png")
    for name in ["folder.png", "no/such/a.png", "loop.png", "/dev/full"] {
      let run = try run("--snapshot", name)
      #expect(run.status == 73)
      #expect(run.errors.hasPrefix("gallery: “\(name)” cannot be written: "), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("a protected file is not replaced", .enabled(if: geteuid() != 0))
  func protectedFile() throws {
    temporary.file("old.png", [1])
    temporary.path.appending("old.png").withPlatformString { _ = chmod($0, 0o444) }
    #expect(try run("--snapshot", "old.png").status == 73)
    #expect(try bytes("old.png") == [1])
  }
}
