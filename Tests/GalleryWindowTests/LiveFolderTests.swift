import Foundation
import TestSupport
import Testing

extension GalleryWindowTests {
  @Suite("A folder that another program changes")
  struct LiveFolderTests {
    /// The seconds of random changes: `LIVE_SECONDS`, or few.
    private static let seconds =
      ProcessInfo.processInfo.environment["LIVE_SECONDS"].flatMap(Int.init) ?? 3

    private let folder: PhotoFolder
    private let window: DrivenWindow
    private var root: URL { URL(fileURLWithPath: folder.path) }

    init() throws {
      folder = try PhotoFolder((0..<12).map { "photo \($0)" })
      window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jpg") }
    }

    /// Waits until the window shows exactly the files of the folder.
    private func waitForAgreement() throws {
      let count = try names().count
      try window.wait { $0.isSettled == true && !$0.isMoving && $0.counts.reduce(0, +) == count }
      try window.press("Escape", "ctrl+a")
      try window.wait { $0.selection.count == count }
      let clipboard = window.state.clipboard
      try window.press("ctrl+c")
      try window.wait { $0.clipboard > clipboard }
      let expected = Set(try names().map { root.appendingPathComponent($0).absoluteString })
      try window.waitForClipboard(as: "text/uri-list") { text in
        Set(text.split(separator: "\r\n").map(String.init)) == expected
      }
    }

    @Test(
      "files that come, go and change their names do so in the window; focus and selection stay with theirs")
    func changes() throws {
      try window.press("Right", "Right", "Right")
      try window.wait { $0.focus == [0, 2] && $0.selection == [[0, 2]] }
      let photo = root.appendingPathComponent("photo 0.jpg")
      let data = try Data(contentsOf: photo)
      try data.write(to: root.appendingPathComponent("another.jpg"))
      try window.wait { $0.counts == [13] && $0.focus == [0, 3] && $0.selection == [[0, 3]] }
      try FileManager.default.removeItem(at: photo)
      try window.wait { $0.counts == [12] && $0.focus == [0, 2] }
      // Two names that go and one that comes: the focused picture has it.
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("photo 2.jpg"), to: root.appendingPathComponent("zebra.jpg"))
      try window.wait { $0.counts == [12] && $0.focus == [0, 11] && $0.selection == [[0, 11]] }
      let inner = root.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try data.write(to: inner.appendingPathComponent("a.jpg"))
      try window.wait { $0.counts == [12, 1] && $0.focus == [0, 11] }
      try FileManager.default.removeItem(at: inner)
      try window.wait { $0.counts == [12] && $0.isSettled == true }
      #expect(window.reports.isEmpty)
    }

    @Test(
      "an open picture stays open when it is renamed or replaced, and gives way to the next when it is removed"
    )
    func openPicture() throws {
      try window.press("Right", "Return")
      try window.wait { $0.viewer?.isOpen == true && $0.viewer?.item == "photo 0.jpg" }
      let photo = root.appendingPathComponent("photo 0.jpg")
      let renamed = root.appendingPathComponent("photo 00.jpg")
      try FileManager.default.moveItem(at: photo, to: renamed)
      try window.wait { $0.viewer?.item == "photo 00.jpg" && $0.viewer?.isOpen == true }
      try FileManager.default.removeItem(at: renamed)
      try window.wait { $0.viewer?.item == "photo 1.jpg" && $0.counts == [11] }
    }

    @Test("a file that was broken is shown when it is repaired")
    func repairedFile() throws {
      let red = try PhotoFolder(photos: [("red", 0xD83838)])
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(red.path)/red.jpg"))
      let photo = root.appendingPathComponent("photo 0.jpg")
      try Data("no picture".utf8).write(to: photo)
      try window.wait { $0.chrome?.message == "1 file could not be shown" }
      try data.write(to: photo)
      try window.waitForScreen { $0.area(of: 0xD83838) != nil }
    }

    @Test("a folder that is removed leaves an empty window and one message, and Ctrl+R finds it again")
    func removedFolder() throws {
      let away = URL(fileURLWithPath: folder.path + " away")
      try FileManager.default.moveItem(at: root, to: away)
      try window.wait { $0.counts.isEmpty && $0.isSettled == true }
      #expect(window.reports == ["There is no file or folder “\(folder.path)”."])
      try FileManager.default.moveItem(at: away, to: root)
      try window.press("ctrl+r")
      try window.wait { $0.counts == [12] }
    }

    @Test(
      "another program adds, replaces, truncates, renames and deletes while the window scrolls; then both agree"
    )
    func randomChanges() throws {
      let seed = UInt64.random(in: 0..<1_000_000)
      var random = SplitMix64(seed: seed)
      let data = try Data(contentsOf: root.appendingPathComponent("photo 0.jpg"))
      let deadline = ContinuousClock.now + .seconds(Self.seconds)
      var number = 0
      while ContinuousClock.now < deadline {
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          number += 1
          let name = "photo \(Int.random(in: 0..<60, using: &random)).jpg"
          let path = root.appendingPathComponent(name)
          switch Int.random(in: 0..<6, using: &random) {
          case 0, 1: try data.write(to: path)
          case 2: try? data.write(to: path, options: .atomic)
          case 3: truncate(path.path, 0)
          case 4: try? FileManager.default.removeItem(at: path)
          default:
            rename(
              path.path,
              root.appendingPathComponent("photo \(Int.random(in: 0..<60, using: &random)).jpg").path)
          }
        }
        try window.drive(
          "mousemove 400 400 click --repeat 3 --delay 5 \([4, 5].randomElement(using: &random)!)")
        try window.readStates()
      }
      // Files that were truncated are reported. That is not what this is about.
      for name in try names() { try data.write(to: root.appendingPathComponent(name)) }
      try waitForAgreement()
      print("Seed \(seed), \(number) changes.")
    }
  }
}
