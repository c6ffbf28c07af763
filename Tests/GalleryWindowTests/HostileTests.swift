import Foundation
import ImageDecoding
import Testing

extension GalleryWindowTests {
  /// The window where files cannot be written, or are not what they were. Each test waits for one message.
  @Suite("Hostile surroundings")
  struct HostileTests {
    /// Becomes a user without privileges, whom permissions bind, if the tests run as root.
    private static let unprivileged =
      geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    /// Whether the tests may mount a small volume, as in `make test-long` as root.
    private static let canMount =
      geteuid() == 0 && ProcessInfo.processInfo.environment["VOLUMES"] != nil

    /// The number of folders: `MANY_FOLDERS`, or fewer, because a debug build reads paths slowly.
    private static let folderCount =
      ProcessInfo.processInfo.environment["MANY_FOLDERS"].flatMap(Int.init) ?? 1000

    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      // Larger than the limit below.
      folder = try PhotoFolder(["a", "b", "c"], width: 1600, height: 1200)
      window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
      #expect(try window.close() == 0)
    }

    private func reopen(_ path: String? = nil, within command: [String] = []) throws {
      window.wrapper = command
      try window.reopen("--layout", "grid", path ?? folder.path)
      try window.wait { $0.isSettled == true }
    }

    private func names(in path: String? = nil) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path ?? folder.path).sorted()
    }

    private func setPermissions(_ permissions: Int, _ paths: [String]) throws {
      for path in paths {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      }
    }

    /// Waits for one more report of the window.
    private func waitForReport(_ count: Int) throws -> String {
      try window.wait { _ in window.reports.count >= count }
      #expect(window.reports.count == count)
      return window.reports[count - 1]
    }

    @Test(
      "in a home and a folder that are read-only, everything is shown, and each command says why it fails")
    func readOnly() throws {
      let paths = FileManager.default.subpaths(atPath: window.folder.path) ?? []
      let folders = paths.map { "\(window.folder.path)/\($0)" }.filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
      }
      let all = [window.folder.path, folder.path] + folders
      try setPermissions(0o555, all)
      defer { try? setPermissions(0o755, all) }
      try reopen(within: Self.unprivileged)
      #expect(window.reports.isEmpty)
      try window.press("Right", "Delete")
      #expect(try waitForReport(1).hasPrefix("“a.jpg” cannot be moved to the trash: "))
      try window.press("ctrl+d")
      let name = URL(fileURLWithPath: folder.path).lastPathComponent
      #expect(
        try waitForReport(2)
          == "The folder “\(name)” cannot be changed: Permission denied. Nothing was changed.")
      try window.press("ctrl+b")
      #expect(try waitForReport(3).hasPrefix("Favourites cannot be stored: "))
      #expect(try names() == ["a.jpg", "b.jpg", "c.jpg"])
      #expect(try window.close() == 0)
    }

    @Test("where files cannot grow, pictures are shown, no part of a file stays, and databases stay sound")
    func limitedFiles() throws {
      for name in ["cache", "data"] {
        try? FileManager.default.removeItem(at: window.folder.appendingPathComponent(name))
      }
      // 4 kB.
      try reopen(within: ["sh", "-c", "ulimit -f 8; exec \"$0\" \"$@\""])
      try window.press("Right", "ctrl+d")
      #expect(
        try waitForReport(1) == "“a (2).jpg” cannot be changed: File too large. Nothing was changed.")
      try window.press("bracketright")
      #expect(try waitForReport(2) == "“a.jpg” cannot be changed: File too large. Nothing was changed.")
      try window.press("ctrl+b")
      #expect(try waitForReport(3).hasPrefix("Favourites cannot be stored: "))
      // A name needs no space.
      try FileManager.default.moveItem(atPath: "\(folder.path)/c.jpg", toPath: "\(folder.path)/d.jpg")
      try window.wait { $0.isSettled == true && $0.counts == [3] }
      #expect(try names() == ["a.jpg", "b.jpg", "d.jpg"], "hidden files included")
      let status = try window.close()
      #expect(status == 0)
      try checkFiles()
      try reopen()
      try window.press("Right", "ctrl+b")
      try window.wait { _ in favorites == "1\n" }
      #expect(window.reports.isEmpty)
    }

    private var favorites: String? {
      let library = window.folder.appendingPathComponent("data/opencollectionview/library.sqlite").path
      return Tool.output(
        ["sqlite3", "-cmd", ".timeout 9000", library, "SELECT count(*) FROM favorite"],
        environment: window.environment)
    }

    /// Checks that thumbnails are whole, and databases sound.
    private func checkFiles() throws {
      let cache = window.folder.appendingPathComponent("cache").path
      for name in FileManager.default.subpaths(atPath: cache) ?? [] where name.hasSuffix(".png") {
        let image = try? ImageDecoder.image(of: .file(path: "\(cache)/\(name)"))
        #expect(image != nil && image?.damage == nil, "\(name)")
      }
      for name in ["cache/opencollectionview/pictures.sqlite", "data/opencollectionview/library.sqlite"] {
        let path = window.folder.appendingPathComponent(name).path
        guard FileManager.default.fileExists(atPath: path) else { continue }
        let answer = try Tool.run(
          ["sqlite3", path, "PRAGMA integrity_check"], environment: window.environment)
        #expect(answer == "ok\n", "\(name)")
      }
    }

    @Test("damaged databases are replaced, and the one with what the user made is reported once")
    func damagedDatabases() throws {
      for name in ["cache/opencollectionview/pictures.sqlite", "data/opencollectionview/library.sqlite"] {
        let file = window.folder.appendingPathComponent(name)
        for suffix in ["-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: file.path + suffix)
        }
        try Data("This is no database, but longer than a header of one, as a sentence may be.".utf8)
          .write(to: file)
      }
      try reopen()
      #expect(try waitForReportInWindow().hasPrefix("The favourites and sessions were damaged."))
      try window.press("Right", "ctrl+b")
      try window.wait { _ in favorites == "1\n" }
      #expect(try window.close() == 0)
      try checkFiles()
    }

    private func waitForReportInWindow() throws -> String {
      try window.wait { $0.chrome?.message?.isEmpty == false }.chrome?.message ?? ""
    }

    @Test("thousands of folders are shown, and followed as far as the system allows")
    func manyFolders() throws {
      let small = try PhotoFolder(["small"])
      let photo = try Data(contentsOf: URL(fileURLWithPath: "\(small.path)/small.jpg"))
      let last = 10_000 + Self.folderCount - 1
      for number in 10_000...last {
        let inner = URL(fileURLWithPath: "\(folder.path)/\(number)")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try photo.write(to: inner.appendingPathComponent("x.jpg"))
      }
      try window.reopen("--layout", "grid", folder.path)
      try window.wait { $0.counts.count == Self.folderCount + 1 }
      try photo.write(to: URL(fileURLWithPath: "\(folder.path)/10000/y.jpg"))
      try window.wait { $0.counts.count == Self.folderCount + 1 && $0.counts[1] == 2 }
      // Of more than 4,000 folders, the last one is not watched.
      try photo.write(to: URL(fileURLWithPath: "\(folder.path)/\(last)/y.jpg"))
      try window.press("ctrl+r")
      try window.wait { $0.counts.count == Self.folderCount + 1 && $0.counts[Self.folderCount] == 2 }
      #expect(window.reports.isEmpty)
    }

    @Test("a folder that is removed with everything in it leaves an empty window and one message")
    func removedFolder() throws {
      try reopen()
      try FileManager.default.removeItem(atPath: folder.path)
      try window.wait { $0.counts.isEmpty && $0.isSettled == true }
      #expect(window.reports == ["There is no file or folder “\(folder.path)”."])
      try window.press("Right", "Delete", "ctrl+v", "F2")
      try window.wait { $0.isSettled == true && !$0.isMoving }
      #expect(try window.close() == 0)
    }

    @Test(
      "on a full volume nothing is lost and each command says why it fails; without the volume the window is empty",
      .enabled(if: canMount))
    func fullVolume() throws {
      let volume = window.folder.appendingPathComponent("volume")
      try FileManager.default.createDirectory(at: volume, withIntermediateDirectories: false)
      try Tool.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", volume.path], environment: window.environment)
      var isMounted = true
      defer {
        if isMounted { _ = Tool.succeeds(["umount", "-l", volume.path], environment: window.environment) }
      }
      let photos = volume.appendingPathComponent("photos")
      try FileManager.default.copyItem(atPath: folder.path, toPath: photos.path)
      window.setFolders(
        cache: volume.appendingPathComponent("cache").path, data: volume.appendingPathComponent("data").path)
      // What does not fit is left out.
      _ = Tool.succeeds(
        ["dd", "if=/dev/zero", "of=\(volume.path)/filling", "bs=4096"], environment: window.environment)
      try reopen(photos.path)
      try window.press("Right", "ctrl+d")
      #expect(
        try waitForReport(1)
          == "“a (2).jpg” cannot be changed: No space left on device. Nothing was changed.")
      try window.press("ctrl+b")
      #expect(try waitForReport(2).hasPrefix("Favourites cannot be stored: "))
      #expect(try names(in: photos.path) == ["a.jpg", "b.jpg", "c.jpg"])
      let picture = volume.appendingPathComponent("picture.png").path
      let status = Tool.succeeds(
        [DrivenWindow.executable.path, "--snapshot", picture, photos.path], environment: window.environment)
      #expect(!status && !FileManager.default.fileExists(atPath: picture))
      try Tool.run(["umount", "-l", volume.path], environment: window.environment)
      isMounted = false
      try window.press("ctrl+r")
      try window.wait { $0.counts.isEmpty && $0.isSettled == true }
      #expect(try waitForReport(3) == "There is no file or folder “\(photos.path)”.")
      #expect(try window.close() == 0)
    }
  }
}
