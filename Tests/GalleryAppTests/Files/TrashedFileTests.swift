import Foundation
import Glibc
import SystemPackage
import Testing

@testable import GalleryApp

/// Files that are seen through links to folders.
@Suite("Paths through links")
struct TrashedFileTests {
  /// A volume other than that of temporary files.
  private static let volume: FilePath = "/dev/shm"

  private static var hasVolume: Bool {
    guard let device = FolderListing.identity(of: volume)?.device else { return false }
    return device != FolderListing.identity(of: "/tmp")?.device && access(volume.string, W_OK) == 0
  }

  /// Calls a closure with a link to a folder on the other volume, and the folder for files in the trash of that volume.
  /// Removes the files in the trash that have a name afterwards.
  private func useVolume(_ names: [String], _ body: (FilePath, FilePath) throws -> Void) rethrows {
    let links = TemporaryFolder()
    let (real, trash) = (Self.volume.appending("Real-\(UUID())"), Self.volume.appending(".Trash-\(getuid())"))
    let files = trash.appending("files")
    for folder in [real, trash, files, trash.appending("info")] { mkdir(folder.string, 0o700) }
    defer {
      for name in names { unlink(files.appending(name).string) }
      rmdir(real.string)
      // Those that others use are not empty.
      for folder in [files, trash.appending("info"), trash] { rmdir(folder.string) }
    }
    links.link("pictures", to: real)
    try body(links.path.appending("pictures"), files)
  }

  private func identity(ofNew file: FilePath) throws -> FileRecord.Identity {
    #expect(FileManager.default.createFile(atPath: file.string, contents: Data([1])))
    return try #require(FileRecord(of: file)?.identity)
  }

  @Test(
    "a file that was seen through a link to another volume is found in the trash of that volume",
    .enabled(if: hasVolume))
  func otherVolume() throws {
    let name = "GalleryAppTests-\(UUID()).jpg"
    try useVolume([name]) { folder, trash in
      let trashed = trash.appending(name)
      let identity = try identity(ofNew: trashed)
      let original = folder.appending(name)
      #expect(TrashedFile(of: original, identity)?.file == trashed)
      #expect(TrashedFile(of: original, identity)?.original == original)
    }
  }

  // GIO numbers a name that is taken before its first dot, from 2 on.
  @Test(
    "files of one name are found by the numbers that the desktop gives them, others together",
    .enabled(if: hasVolume))
  func numbers() throws {
    let stem = "GalleryAppTests-\(UUID())"
    let names = ["\(stem).small.jpg", "\(stem).2.small.jpg", "\(stem).3.small.jpg"]
    let unusual = "\(stem).small (4).jpg"
    try useVolume(names + [unusual]) { folder, trash in
      let original = folder.appending(names[0])
      for name in names {
        let trashed = trash.appending(name)
        let found = TrashedFile(of: original, try identity(ofNew: trashed))
        #expect(found?.file == trashed)
        #expect(found?.note == trash.removingLastComponent().appending("info/\(name).trashinfo"))
      }
      let identity = try identity(ofNew: trash.appending(unusual))
      #expect(TrashedFile(of: original, identity) == nil)
      let found = TrashedFile.find([original: identity])
      #expect(found[original]?.file == trash.appending(unusual) && found[original]?.original == original)
      #expect(found.count == 1)
    }
  }

  @Test("of two names of one file in the trash, the notes tell which is which", .enabled(if: hasVolume))
  func hardLinks() throws {
    let name = "GalleryAppTests-\(UUID())"
    let names = ["\(name).jpg", "\(name).2.jpg"]
    try useVolume(names) { folder, trash in
      let folders = ["one", "two"].map { folder.appending($0) }
      for folder in folders { mkdir(folder.string, 0o700) }
      defer { for folder in folders { rmdir(folder.string) } }
      let originals = folders.map { $0.appending("\(name).jpg") }
      let identity = try identity(ofNew: trash.appending(names[0]))
      link(trash.appending(names[0]).string, trash.appending(names[1]).string)
      let notes = trash.removingLastComponent().appending("info")
      // The second one was moved to the trash first.
      for (name, original) in zip(names, originals.reversed()) {
        let note = "[Trash Info]\nPath=\(original)\nDeletionDate=2026-11-30T20:00:00\n"
        try note.write(
          toFile: notes.appending("\(name).trashinfo").string, atomically: true, encoding: .utf8)
      }
      defer { for name in names { unlink(notes.appending("\(name).trashinfo").string) } }
      for (original, name) in zip(originals, names.reversed()) {
        #expect(TrashedFile(of: original, identity)?.file == trash.appending(name))
        #expect(TrashedFile.find([original: identity])[original]?.file == trash.appending(name))
      }
      let both = TrashedFile.find([originals[0]: identity, originals[1]: identity])
      #expect(
        both.mapValues(\.file) == [
          originals[0]: trash.appending(names[1]), originals[1]: trash.appending(names[0]),
        ])
    }
  }

  @Test("behind a link, two dots lead to the parent of the folder itself")
  func parentOfLink() {
    let folder = TemporaryFolder()
    folder.file("there/inner/b.jpg")
    folder.link("link", to: "there/inner")
    let base = folder.path.resolvingLinks
    #expect(folder.path.appending("link/../a.jpg").absolute == base.appending("there/a.jpg"))
    #expect(folder.path.appending("link/./../inner//b.jpg").absolute == base.appending("there/inner/b.jpg"))
    // Without two dots, links stay.
    #expect(folder.path.appending("link/./b.jpg").absolute == folder.path.appending("link/b.jpg"))
    #expect(FilePath("/no/such/../a.jpg").absolute == "/no/a.jpg")
    #expect(FilePath("/..").absolute == "/")
  }
}
