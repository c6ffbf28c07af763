import Foundation
import GalleryApp
import Testing

/// How often each figure is measured: `SPEED_RUNS`, or not at all.
private let runCount = ProcessInfo.processInfo.environment["SPEED_RUNS"].flatMap(Int.init) ?? 0

extension GalleryWindowTests {
  /// Prints figures of the gallery: `make bench-gallery`. They fail only if the gallery does not do what it is asked for.
  @Suite(
    "Figures of the gallery", .enabled(if: runCount > 0, "SPEED_RUNS is not set: make bench-gallery sets it.")
  )
  struct SpeedTests {
    /// Opens the album again, and returns the seconds from the start to the first frame and to the first screen without
    /// a gap.
    private func start(_ window: DrivenWindow, _ layout: String, _ path: String) throws -> (
      frame: Double, screen: Double
    ) {
      window.send(SIGTERM)
      _ = try window.waitForEnd()
      let start = ProcessInfo.processInfo.systemUptime
      try window.reopen("--layout", layout, path)
      let first = try #require(window.states.first { $0.frames > 0 })
      return (first.time - start, window.state.time - start)
    }

    /// Measures starts, after one that stores the thumbnails.
    private func measureStarts(_ window: DrivenWindow, _ layout: String, _ path: String, _ name: String)
      throws
    {
      _ = try start(window, layout, path)
      waitForThumbnails(of: window)
      let times = try (0..<runCount).map { _ in try start(window, layout, path) }
      Figures.print("\(name), first frame", times.map(\.frame))
      Figures.print("\(name), first complete screen", times.map(\.screen))
    }

    /// Waits until the thumbnails of what is shown are stored: no more come for a second.
    private func waitForThumbnails(of window: DrivenWindow) {
      let folder = window.folder.appendingPathComponent("cache/thumbnails").path
      var count = -1
      while case let newCount = FileManager.default.subpaths(atPath: folder)?.count ?? 0, newCount != count {
        count = newCount
        Thread.sleep(forTimeInterval: 1)
      }
    }

    @Test("a start with stored thumbnails: 100,000 photos in each layout, and 30 large ones")
    func starts() throws {
      let album = try SoakAlbum()
      let window = try DrivenWindow("--layout", "grid", album.path)
      for layout in GalleryLayout.allCases {
        try measureStarts(window, layout.rawValue, album.path, "100,000 photos, \(layout)")
      }
      let large = try PhotoFolder((0..<30).map { "\($0)" }, width: 5_600, height: 3_200)
      try measureStarts(window, "grid", large.path, "30 photos of 5,600 × 3,200, grid")
    }

    @Test("a photo of 24 megapixels, opened and at 1:1")
    func opening() throws {
      let folder = try PhotoFolder(["a", "b"], width: 6_000, height: 4_000)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.press("Right")
      try window.wait { $0.focus == [0, 0] && $0.isComplete }
      var (sharp, opened, enlarged): ([Double], [Double], [Double]) = ([], [], [])
      for _ in 0..<runCount {
        let start = ProcessInfo.processInfo.systemUptime
        try window.press("Return")
        // The picture becomes sharp during its flight.
        try window.wait { $0.viewer != nil && $0.pending > 0 }
        sharp.append(try window.wait { $0.viewer != nil && $0.pending == 0 }.time - start)
        opened.append(try window.wait { $0.viewer?.isOpen == true && $0.isComplete }.time - start)
        let enlargement = ProcessInfo.processInfo.systemUptime
        try window.press("1")
        enlarged.append(try window.wait { $0.viewer?.zoom == 1 && $0.isComplete }.time - enlargement)
        try window.press("Escape")
        try window.wait { $0.viewer == nil && $0.isComplete }
      }
      Figures.print("24 megapixels, sharp", sharp)
      Figures.print("24 megapixels, sharp and at rest", opened)
      Figures.print("24 megapixels, from there to 1:1 and sharp", enlarged)
    }

    @Test("gaps between frames with 100,000 photos")
    func gaps() throws {
      let album = try SoakAlbum()
      let window = try DrivenWindow("--layout", "grid", album.path)
      let actions = [
        ("scrolling", "mousemove 400 400 click --repeat 200 --delay 16 5", 1),
        ("End", "key End", 1), ("Home", "key Home", 1), ("typing a name", "key --delay 100 p 1 2 3 4 5 6", 1),
        // The first Escape takes away the line about files that cannot be shown, if there is one.
        ("selecting all", "key ctrl+a", 1), ("deselecting all", "key Escape key Escape", 1),
        ("smaller thumbnails", "key ctrl+minus", 12),
        ("scrolling in forty columns", "click --repeat 200 --delay 16 5", 1),
        ("End in forty columns", "key End", 1), ("Home in forty columns", "key Home", 1),
        ("the next layout, from forty columns", "key ctrl+Next", 12),
        ("larger thumbnails", "key ctrl+plus", 12), ("the usual size", "key ctrl+0", 1),
        ("the next layout", "key ctrl+Next", 12),
      ]
      for (name, commands, count) in actions {
        let gaps = try (0..<runCount * count).map { _ in
          try window.longestGap { try window.drive(commands) }
        }
        Figures.print("\(name), without a frame for at most", gaps)
      }
    }

    @Test("frames while the wheel clicks twelve times a second: 30 and 100 photos, and 200 on a sphere")
    func frames() throws {
      let layouts = [GalleryLayout.coverflow, .book, .wheel, .picker, .sphere, .carousel, .turntable]
      for (count, layouts) in [(30, layouts), (100, layouts), (200, [.sphere])] {
        let folder = try PhotoFolder((0..<count).map { "\($0)" }, width: 1_600, height: 1_200)
        for layout in layouts {
          let window = try largeWindow(layout, folder.path)
          // A book ends, and is turned back. The others go round.
          let turns = layout == .book ? (0..<8).map { 5 - $0 % 2 } : Array(repeating: 5, count: 8)
          let clicks = turns.map { "click --repeat 12 --delay 83 \($0)" }.joined(separator: " ")
          let gaps = try (0..<runCount).flatMap { _ in
            try window.frameGaps { try window.drive("mousemove 500 400 \(clicks)") }
          }
          Figures.printPercentiles("\(count) photos, \(layout)", gaps)
        }
      }
    }

    /// Opens a window whose content has 1,270 × 743 points.
    private func largeWindow(_ layout: GalleryLayout, _ path: String) throws -> DrivenWindow {
      let window = try DrivenWindow(
        "--layout", layout.rawValue, path, screenSize: (width: 1_600, height: 1_000))
      let frame = try window.contentFrame
      // Borders and the header bar keep their size.
      try window.resize(width: 1_270 + frame.x * 2, height: 743 + frame.y + frame.x)
      try window.wait { $0.size == [1_270, 743] && $0.isComplete }
      return window
    }

    /// Opens the layout menu and moves to a layout.
    private func point(at layout: GalleryLayout, in window: DrivenWindow) throws {
      let index = GalleryLayout.allCases.firstIndex(of: layout) ?? 0
      try window.clickLayoutButton()
      try window.wait { $0.chrome?.isHeaderMenuOpen == true }
      try window.drive("key --delay 0 Home" + String(repeating: " Right", count: index))
    }

    private func choose(_ layout: GalleryLayout, in window: DrivenWindow) throws {
      guard window.state.layout != layout.rawValue else { return }
      try point(at: layout, in: window)
      try window.press("Return")
      try window.wait { $0.layout == layout.rawValue && $0.isComplete }
    }

    @Test("the worst frame of a change from each layout to each other one")
    func pairs() throws {
      let folder = try PhotoFolder((0..<30).map { "\($0)" }, width: 1_600, height: 1_200)
      let window = try largeWindow(.grid, folder.path)
      var worst: [(name: String, gap: Double)] = []
      for layout in GalleryLayout.allCases {
        for other in GalleryLayout.allCases where other != layout {
          try choose(layout, in: window)
          try point(at: other, in: window)
          let gaps = try window.frameGaps {
            try window.press("Return")
            try window.wait { $0.layout == other.rawValue }
          }
          worst.append(("\(layout) to \(other)", gaps.max() ?? 0))
        }
      }
      Figures.printPercentiles("worst frame of a change of the layout", worst.map(\.gap))
      for (name, gap) in worst.sorted(by: { $0.gap > $1.gap }).prefix(10) { Figures.print(name, [gap]) }
    }

    @Test("gaps between frames while another program makes 1,000 changes a second, and the window scrolls")
    func changes() throws {
      let folder = try PhotoFolder((0..<500).map { "photo \($0)" }, width: 400, height: 300)
      let window = try DrivenWindow("--layout", "grid", folder.path)
      try window.wait { $0.isSettled == true }
      let gaps = try (0..<runCount).map { _ in
        try window.longestGap {
          try window.drive("mousemove 400 400 click --repeat 600 --delay 16 5") {
            try change(folder.path, times: 8_000, perSecond: 1_000)
          }
          try window.wait { $0.isSettled == true }
        }
      }
      Figures.print("1,000 changes a second, without a frame for at most", gaps)
    }

    /// Adds and removes a name of the first photo, in turn.
    private func change(_ path: String, times count: Int, perSecond rate: Double) throws {
      let start = ProcessInfo.processInfo.systemUptime
      for number in 0..<count {
        let name = "\(path)/photo \(number / 2 * 7 % 500) new.jpg"
        if number % 2 == 0 {
          try FileManager.default.linkItem(atPath: "\(path)/photo 0.jpg", toPath: name)
        } else {
          try FileManager.default.removeItem(atPath: name)
        }
        let left = start + Double(number) / rate - ProcessInfo.processInfo.systemUptime
        if left > 0 { Thread.sleep(forTimeInterval: left) }
      }
    }
  }
}
