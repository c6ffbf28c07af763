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

  @Test(
    "a file that was seen through a link to another volume is found in the trash of that volume",
    .enabled(if: hasVolume))
  func otherVolume() throws {
    let links = TemporaryFolder()
    let name = "GalleryAppTests-\(UUID()).jpg"
    let (real, trash) = (Self.volume.appending("Real-\(name)"), Self.volume.appending(".Trash-\(getuid())"))
    for folder in [real, trash, trash.appending("files"), trash.appending("info")] {
      mkdir(folder.string, 0o700)
    }
    let trashed = trash.appending("files").appending(name)
    defer {
      unlink(trashed.string)
      rmdir(real.string)
      // Those that others use are not empty.
      for folder in [trash.appending("files"), trash.appending("info"), trash] { rmdir(folder.string) }
    }
    links.link("pictures", to: real)
    #expect(FileManager.default.createFile(atPath: trashed.string, contents: Data([1])))
    let identity = try #require(FileRecord(of: trashed)?.identity)
    let original = links.path.appending("pictures").appending(name)
    #expect(TrashedFile(of: original, identity)?.file == trashed)
    #expect(TrashedFile(of: original, identity)?.original == original)
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
