import Foundation
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("The command gallery")
struct GalleryCommandTests {
  @Test(
    "--help tells every option, the defaults and the exit status",
    arguments: [
      "--layout", "grid, waterfall,", "--snapshot", "FILE.png", ".html", "gallery.png", "--size", "WxH",
      "1600x1080",
      "1024x768", "--scale", "--record", "480x360", "--fullscreen", "--scroll", "X,Y", "0,0", "--appearance",
      "light", "dark", "--replay", "--record-input", "--memory", "192M", "FILE.jsonl", "FOLDER", "--version",
      ".pdf", ".webp",
      ".apng", "64", "66", "69", "73",
    ])
  func help(word: String) throws {
    let run = try GalleryCommand("--help", in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.contains(word))
  }

  @Test("a missing folder ends it with 66 and one sentence")
  func missingFolder() throws {
    let run = try GalleryCommand("not here", in: TemporaryFolder())
    #expect(run.status == 66)
    #expect(run.errors == "gallery: There is no file or folder “not here”.\n")
    #expect(run.output.isEmpty)
  }

  @Test("an empty folder ends it with 66 and one sentence")
  func emptyFolder() throws {
    let temporary = TemporaryFolder()
    temporary.folder("empty")
    let run = try GalleryCommand("--layout", "grid", "empty", in: temporary)
    #expect(run.status == 66)
    #expect(run.errors == "gallery: There are no pictures in “empty”.\n")
  }

  @Test("a folder whose name is no text is found")
  func folderNameOfBytes() throws {
    let temporary = TemporaryFolder()
    let name: [UInt8] = [0x66, 0xFF, 0x3D, 0xFE]
    let folder = temporary.path.appending(FileName(bytes: name))!
    folder.withPlatformString { _ = mkdir($0, 0o755) }
    temporary.file(FileName(bytes: [0xFF] + Array(".png".utf8)), in: folder, SamplePictures.red)
    let run = try GalleryCommand(
      Array("--layout=grid".utf8), Array("--snapshot=a.png".utf8), name, in: temporary)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "wrong arguments are explained and end it with 64",
    arguments: [
      (["--layout", "spiral"], "'spiral'"),
      (["--size", "12"], "'12'"),
      (["--size", "0x100"], "'0x100'"),
      (["--size", "nanx100"], "'nanx100'"),
      (["--scale", "0"], "--scale must be a finite number greater than 0"),
      (["--scale", "-1"], "--scale must be a finite number greater than 0"),
      (["--frame-rate", "-5"], "--frame-rate must be from 1 to 60"),
      (["--size", "-300x200"], "'-300x200'"),
      (["--scale", "--layout"], "'--layout'"),
      (["--snapshot", "a.tiff"], ".png, .jpg, .jpeg, .webp, .pdf, .html or .htm"),
      (["--snapshot", "picture"], ".png, .jpg,"),
      (["--snapshot", "a.webp", "--size", "9000x100"], "allows 16383"),
      (["--record", "a.gif"], ".png or .apng"),
      (["--record", "a.jpg"], ".png or .apng"),
      (["--record", "a.png", "--frame-rate", "0"], "--frame-rate must be from 1 to 60"),
      (["--scale", "inf"], "--scale must be a finite number greater than 0"),
      (["--size", "90000x100"], "1 to 32767 pixels"),
      (["--layout", "grid", "--scroll", "1"], "'1'"),
      (["--scroll", "0,1"], "--scroll requires --layout"),
      (["--appearance", "blue"], "'blue'"),
      (["--snapshot", ""], "--snapshot"),
      (["--snapshot", "a.png", "--record", "b.png"], "cannot be used together"),
      (["--fullscreen", "--snapshot", "a.png"], "--fullscreen"),
    ])
  func wrongArguments(arguments: [String], explanation: String) throws {
    let run = try GalleryCommand(arguments, in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains(explanation), "\(run.errors)")
  }

  @Test("a file whose name ends in .html is a page with the album's name")
  func page() throws {
    let temporary = TemporaryFolder()
    let run = try GalleryCommand("--layout", "picker", "--snapshot", "a.HTML", in: temporary)
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOfFile: temporary.path.appending("a.HTML").string, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<title>") && page.contains("matrix3d("))
  }

  @Test("a picture of every layout has the size asked for", arguments: GalleryLayout.allCases)
  func snapshot(layout: GalleryLayout) throws {
    let temporary = TemporaryFolder()
    let run = try GalleryCommand(
      "--layout", layout.rawValue, "--size", "300x200.5", "--scale", "2", "--snapshot", "a.png", in: temporary
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pictureSize("a.png", in: temporary) == [600, 401])
  }

  @Test("without --snapshot, the sheet is written to gallery.png, and its path is printed")
  func sheet() throws {
    let temporary = TemporaryFolder()
    let run = try GalleryCommand("--scale", "0.5", in: temporary)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\(temporary.path)/gallery.png"))
    #expect(try pictureSize("gallery.png", in: temporary) == [800, 540])
  }

  @Test("a broken picture is reported in one line, and the others are shown")
  func brokenPictures() throws {
    let temporary = TemporaryFolder()
    temporary.file("album/good.png", SamplePictures.red)
    temporary.file("album/empty.png")
    temporary.file("album/text.jpg", Array("This is no picture.".utf8))
    temporary.file("album/truncated.png", SamplePictures.truncated)
    temporary.link("album/nowhere.png", to: "/does/not/exist")
    let run = try GalleryCommand(
      "--layout", "grid", "--size", "1000x800", "--scale", "1", "album", in: temporary)
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4, "\(run.errors)")
    for name in ["empty.png", "text.jpg", "truncated.png", "nowhere.png"] {
      #expect(lines.count { $0.hasPrefix("gallery: ") && $0.contains(name) } == 1, "\(name)")
    }
    #expect(try pictureSize("gallery.png", in: temporary) == [1000, 800])
  }

  // Without optimisation, the hundreds of elements of the others would take minutes.
  @Test(
    "a film is an animated PNG of the size asked for",
    arguments: [GalleryLayout.grid, .picker, .wheel, .coverflow, .book])
  func film(layout: GalleryLayout) throws {
    let temporary = TemporaryFolder()
    let run = try GalleryCommand(
      "--layout", layout.rawValue, "--size", "120x90", "--record", "film.png", in: temporary)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pictureSize("film.png", in: temporary) == [120, 90])
    // After the signature and IHDR, the chunk acTL, whose first number is that of the frames.
    let data = try Data(contentsOf: URL(fileURLWithPath: temporary.path.appending("film.png").string))
    #expect(data[37..<41] == Data("acTL".utf8))
    let count = data[41..<45].reduce(0) { $0 << 8 | Int($1) }
    #expect((20...78).contains(count), "\(count) frames")
  }

  @Test("a film can show other layouts and edits in order; unknown steps are reported")
  func steps() throws {
    let temporary = TemporaryFolder()
    let run = try GalleryCommand(
      "--layout", "grid", "--size", "120x90", "--frame-rate", "4", "--record", "film.png", "--steps",
      "ring,delete,insert", in: temporary)
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: temporary.path.appending("film.png").string))
    // Half a second, and one and a half for each of three steps.
    // Frames that do not differ are one.
    #expect((5...20).contains(data[41..<45].reduce(0) { $0 << 8 | Int($1) }))
    for arguments in [
      ["--steps", "nowhere"], ["--steps", "ring"], ["--steps", "ring", "--record", "f.png"],
    ] {
      #expect(try GalleryCommand(arguments, in: temporary).status == 64, "\(arguments)")
    }
  }

  @Test("a place that cannot be written to ends it with 73")
  func unwritable() throws {
    let run = try GalleryCommand(
      "--layout", "grid", "--size", "100x100", "--snapshot", "no/such/folder.png", in: TemporaryFolder())
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("gallery: “no/such/folder.png” cannot be written: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// Width and height in pixels, from the header of a PNG file.
  private func pictureSize(_ name: String, in folder: TemporaryFolder) throws -> [Int] {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path.appending(name).string))
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    return [16, 20].map { offset in data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }
}
