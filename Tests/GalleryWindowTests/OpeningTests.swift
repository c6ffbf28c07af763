import Foundation
import Testing

extension GalleryWindowTests {
  /// Folders on a disk that is as slow as a test wants.
  @Suite("Opening folders that take long")
  struct OpeningTests {
    private let slow: SlowFolders
    private let fast: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      slow = try SlowFolders()
      fast = try PhotoFolder(["a", "b", "c"])
      window = try DrivenWindow("--layout", "grid", fast.path, isManaged: true)
      #expect(try window.close() == 0)
      window.wrapper = slow.wrapper
    }

    private func wait(for counts: [Int], message: String?) throws {
      try window.wait { $0.counts == counts && $0.chrome?.message == message }
    }

    /// Presses the button of the message.
    private func cancel() throws {
      // A message that still comes up has no focus. The first key gives it to the button.
      _ = try window.screenshotAtRest()
      try window.press("Tab", "space")
    }

    private func open(_ path: String) throws {
      try window.press("ctrl+o")
      try window.drive("search --sync --onlyvisible --name Open\\sFolder")
      // A slash begins a path to be typed in.
      try window.drive("type \(path)/")
      try window.press("Return")
    }

    @Test("the window shows the first pictures while the others are read, and then all of them")
    func start() throws {
      try window.reopen("--layout", "grid", slow.path) { $0.frames > 0 && $0.counts == [1] }
      try wait(for: [1], message: "Reading folders: 1 picture so far")
      try slow.setReady()
      try wait(for: [1, 2], message: nil)
      try window.wait { $0.isSettled == true && $0.isComplete }
      #expect(window.reports.isEmpty)
      #expect(try window.close() == 0)
    }

    @Test("before the first picture is known, the window is empty, and cancelling leaves it so")
    func cancelledStart() throws {
      try window.reopen("--layout", "grid", slow.slowPath) { $0.frames > 0 }
      try wait(for: [], message: "Reading folders: 0 pictures so far")
      try cancel()
      try window.wait { $0.isComplete && $0.chrome?.message == nil && $0.chrome?.title == "Gallery" }
      try slow.setReady()
      try open(fast.path)
      try wait(for: [3], message: nil)
      #expect(try window.close() == 0)
    }

    @Test("another folder replaces the album when its first picture is known, and cancelling returns to it")
    func cancelled() throws {
      try window.reopen("--layout", "grid", fast.path)
      try open(slow.path)
      try wait(for: [1], message: "Reading folders: 1 picture so far")
      try cancel()
      try window.wait { $0.counts == [3] && $0.isComplete && $0.chrome?.message == nil }
      // There is nothing to go back to.
      try window.press("ctrl+bracketleft")
      try slow.setReady()
      try open(slow.path)
      try wait(for: [1, 2], message: nil)
      try window.press("ctrl+bracketleft")
      try wait(for: [3], message: nil)
      #expect(try window.close() == 0)
    }

    @Test("the folder that was opened last is shown, whichever is read first")
    func twice() throws {
      let other = try PhotoFolder(["d", "e"])
      try window.reopen("--layout", "grid", fast.path)
      try open(slow.slowPath)
      try wait(for: [3], message: "Reading folders: 0 pictures so far")
      try open(other.path)
      try wait(for: [2], message: nil)
      try slow.setReady()
      try window.press("ctrl+bracketleft")
      try wait(for: [3], message: nil)
      #expect(try window.close() == 0)
    }

    @Test(
      "a folder that was opened while another one was read, and is cancelled or gone, leaves the complete album"
    )
    func interrupted() throws {
      try window.reopen("--layout", "grid", fast.path)
      for isGone in [false, true] {
        try open(slow.path)
        try wait(for: [1], message: "Reading folders: 1 picture so far")
        try open(slow.slowPath)
        try wait(for: [1], message: "Reading folders: 0 pictures so far")
        if isGone {
          try FileManager.default.moveItem(atPath: slow.slowPath, toPath: "\(slow.path)/elsewhere")
        } else {
          try window.press("ctrl+bracketleft")
        }
        try window.wait { $0.counts == [3] && $0.isComplete }
      }
      #expect(try window.close() == 0)
    }

    @Test(
      "the album with which the window begins is read again if a folder that was opened meanwhile is cancelled"
    )
    func interruptedStart() throws {
      try window.reopen("--layout", "grid", slow.path) { $0.frames > 0 && $0.counts == [1] }
      try wait(for: [1], message: "Reading folders: 1 picture so far")
      try open(slow.slowPath)
      try wait(for: [1], message: "Reading folders: 0 pictures so far")
      try window.press("ctrl+bracketleft")
      try wait(for: [1], message: "Reading folders: 1 picture so far")
      try slow.setReady()
      try wait(for: [1, 2], message: nil)
      #expect(try window.close() == 0)
    }

    @Test("a picture that is deleted while folders are read disappears, and the others come after it")
    func deleting() throws {
      try window.reopen("--layout", "grid", slow.path) { $0.frames > 0 && $0.counts == [1] }
      try wait(for: [1], message: "Reading folders: 1 picture so far")
      try window.press("Right", "Delete")
      try window.wait { $0.counts == [] }
      try slow.setReady()
      try window.wait { $0.counts == [2] && $0.isSettled == true }
      #expect(window.reports.isEmpty)
      #expect(try window.close() == 0)
    }

    @Test("the window can be closed while folders are read, and the next start shows the same picture")
    func closing() throws {
      try slow.setReady()
      try window.reopen("--layout", "grid", slow.path)
      try window.press("End")
      try window.wait { $0.selection == [[1, 1]] && $0.isSettled == true }
      #expect(try window.close() == 0)
      try FileManager.default.removeItem(atPath: "\(slow.slowPath)/.ready")
      for _ in 0..<2 {
        try window.reopen { $0.frames > 0 && $0.counts == [1] }
        #expect(try window.close() == 0)
      }
      try slow.setReady()
      try window.reopen()
      try window.wait { $0.counts == [1, 2] && $0.selection == [[1, 1]] }
      #expect(try window.close() == 0)
    }

    @Test("a folder that vanishes while it is read is reported, and the album stays")
    func vanishing() throws {
      try window.reopen("--layout", "grid", fast.path)
      try open(slow.slowPath)
      try wait(for: [3], message: "Reading folders: 0 pictures so far")
      try FileManager.default.moveItem(atPath: slow.slowPath, toPath: "\(slow.path)/elsewhere")
      try wait(for: [3], message: "There is no file or folder “\(slow.slowPath)”.")
      #expect(try window.close() == 0)
    }
  }
}
