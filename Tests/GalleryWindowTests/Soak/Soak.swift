import Foundation
import TestSupport
import Testing

/// A minute of scrolling, and then random use of the gallery for a time.
///
/// Every two minutes it comes to rest, until unused memory is released, and is measured.
struct Soak {
  /// What went wrong, and the way there.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The memory for decoded pictures that are not visible, in MiB: the default on a machine with at least 3 GiB.
  static let pictureMemory = 192

  let seed: UInt64
  let window: DrivenWindow
  /// The resident memory after a minute of scrolling, and a minute later, in megabytes.
  private(set) var scrolled = (used: 0.0, released: 0.0)
  /// The resident memory after use, and after unused memory was released.
  private(set) var (used, released) = (MemoryRecord(), MemoryRecord())
  /// The number of frames drawn at each rest.
  private(set) var frames: [Int] = []
  /// The number of open files at each rest.
  private(set) var files: [Int] = []
  /// The processor time in five seconds of each rest, in seconds.
  private(set) var idleTimes: [Double] = []
  private(set) var actionCount = 0

  private let album: SoakAlbum
  private let start = ContinuousClock.now
  private var random: SplitMix64
  private var log: [String] = []

  /// Opens the window.
  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    album = try SoakAlbum()
    window = try DrivenWindow(
      "--layout", "grid", "--memory", "\(Self.pictureMemory)", album.path, isManaged: true)
  }

  /// What use may take at most beyond what the window takes when it rests afterwards, in megabytes: the memory for
  /// pictures that are not visible, six pictures as large as the screen, and the cells of forty columns. The six are the
  /// frame, the strips that show it and those of the frame before, and the open picture with its two neighbours. In forty
  /// columns, 5,000 cells are alive while a layout changes: those of both layouts, and those prepared around them.
  ///
  /// The first screen is not what it is compared with, because libraries that only some actions need are in memory ever
  /// after: 20 MB, of which librsvg and Unicode's data have half.
  static var limitOfUse: Double {
    let screen = DrivenWindow.screenSize.width * DrivenWindow.screenSize.height * 4
    return Double(pictureMemory << 20 + 6 * screen + 5_000 * cellSize) / 1e6
  }

  /// What each use took beyond the rest after it, in megabytes.
  var memoryOfUse: [Double] { zip(used.samples, released.samples).map { $0.memory - $1.memory } }

  /// What a cell takes with its views and layers, in bytes, as a heap profiler says.
  private static let cellSize = 10_000

  /// Scrolls for a minute, and does nothing for another one.
  mutating func scroll() throws {
    let start = time
    while time < start + 60 {
      try window.drive(try placed("mousemove @0.5,0.5 click --repeat 100 --delay 16 5"))
      try window.readStates()
    }
    scrolled.used = try ProcessUsage(of: window.processIdentifier).memory
    Thread.sleep(forTimeInterval: 60)
    scrolled.released = try ProcessUsage(of: window.processIdentifier).memory
    try window.readStates()
    print("After scrolling \(Int(scrolled.used)) MB, a minute later \(Int(scrolled.released)) MB")
    fflush(nil)
  }

  /// Uses the window at random for a number of seconds. Prints the times between frames of cover flow before and after.
  mutating func run(seconds: Double) throws {
    do {
      try printFrames("before")
      let end = time + seconds
      try measure()
      while time < end {
        let rest = time + min(120, max(30, seconds / 20))
        while time < rest { try perform(.random(using: &random)) }
        try measure()
      }
      try printFrames("after")
    } catch {
      throw Failure(
        description: """
          Seed \(seed), after \(Int(time)) s and \(actionCount) actions: \(error)
          The last actions: \(log.joined(separator: "; "))
          Standard error ends with: \(window.errors.suffix(4_000))
          """)
    }
  }

  private var time: Double { (ContinuousClock.now - start) / .seconds(1) }

  private mutating func perform(_ action: SoakAction) throws {
    actionCount += 1
    log.append("\(action)")
    if log.count > 60 { log.removeFirst() }
    switch action {
    case .input(let commands): try window.drive(try placed(commands))
    case .edit(let key, let point):
      try comeToRest()
      try window.drive(try placed("mousemove \(point) click 1 sleep 0.3"))
      try window.readStates()
      // All pictures may be selected: they would be cut.
      if window.state.selection.count < 20 { try window.press(key) }
    case .copyAll:
      try comeToRest()
      for keys in [["ctrl+a", "ctrl+c"], ["Escape", "Right", "ctrl+c"]] {
        let count = window.state.clipboard
        try window.drive("key --delay 200 " + keys.joined(separator: " "))
        try window.wait { $0.clipboard > count }
      }
    case .files(let change, let index): try album.perform(change, at: index)
    case .desktop(let isDark): try window.setDesktop(isDark: isDark)
    }
    try window.readStates()
    if actionCount % 15 == 0 { try comeToRest() }
  }

  /// Replaces the fractions after `@` by points of the screen.
  private func placed(_ commands: String) throws -> String {
    let frame = try window.contentFrame
    return commands.split(separator: " ").map { word in
      guard word.hasPrefix("@") else { return String(word) }
      // Three buttons of the window and that of the main menu are to the right of the one for layouts.
      if word == "@layouts" { return "\(frame.x + frame.width - 205) \(frame.y - 26)" }
      let fractions = word.dropFirst().split(separator: ",").compactMap { Double($0) }
      // While the window is resized, the frame may be wrong. A point has to be on the screen.
      return "\(max(0, frame.x + Int(fractions[0] * Double(frame.width)))) "
        + "\(max(0, frame.y + Int(fractions[1] * Double(frame.height))))"
    }
    .joined(separator: " ")
  }

  private static func isAtRest(_ state: WindowState) -> Bool {
    guard let chrome = state.chrome else { return false }
    return state.isComplete && state.viewer == nil && !state.isMenuOpen && state.selection.isEmpty
      && !chrome.isSearching && !chrome.isHeaderMenuOpen && !chrome.isFullscreen
  }

  /// Closes whatever is open, and waits until everything is visible and nothing moves.
  private func comeToRest() throws {
    try window.drive("mouseup 1 keyup ctrl keyup shift")
    // Escape closes one thing at a time, and not all while one of them moves. A second window, such as that of keyboard
    // shortcuts, would keep the input of all that follows.
    for _ in 0..<20 {
      try window.press("Escape")
      let isAtRest = (try? window.wait(within: .seconds(2), for: Self.isAtRest)) != nil
      if isAtRest, try window.windowTitles.count == 1 { break }
    }
    let titles = try window.windowTitles
    guard titles.count == 1 else { throw Failure(description: "These windows stay open: \(titles).") }
    try waitForPictures()
    try window.readStates()
    let count = window.state.counts.reduce(0, +)
    guard (SoakAlbum.count - 5_000...SoakAlbum.count + 5_000).contains(count) else {
      throw Failure(description: "The window has \(count) pictures.")
    }
  }

  /// Turns cover flow by twelve wheel clicks a second for a minute.
  private func printFrames(_ name: String) throws {
    try show("coverflow")
    try window.drive(placed("mousemove @0.5,0.5"))
    let gaps = try (0..<12).flatMap { _ in
      try window.frameGaps { try window.drive("click --repeat 60 --delay 83 5") }
    }
    Figures.printPercentiles("a minute of cover flow, \(name)", gaps)
  }

  /// Chooses a layout, and the usual size of its pictures.
  private func show(_ layout: String) throws {
    while window.state.layout != layout {
      let last = window.state.layout
      try window.press("ctrl+Next")
      try window.wait { $0.layout != last }
    }
    try window.press("ctrl+0")
    try waitForPictures()
  }

  /// Waits until everything is visible, as long as pictures arrive: they are decoded with low priority, which may take
  /// minutes on a machine that is busy with something else. Files that a command made are selected when they arrive.
  private func waitForPictures() throws {
    while !Self.isAtRest(window.state) {
      if !window.state.selection.isEmpty {
        try window.press("Escape")
        try window.wait { $0.selection.isEmpty }
      }
      let decoded = window.state.decoded
      try window.wait { Self.isAtRest($0) || $0.decoded > decoded }
    }
  }

  /// Measures the window after its use, and again after it has released unused memory, which it does in less than 40 s.
  ///
  /// Visible pictures are never released, and forty columns show a thousand times as many as a cover flow. So the second
  /// measurement is always that of the grid with pictures of the usual size.
  private mutating func measure() throws {
    try comeToRest()
    let usage = try ProcessUsage(of: window.processIdentifier)
    used.samples.append(.init(time: time, memory: usage.memory))
    let layout = window.state.layout
    try show("grid")
    Thread.sleep(forTimeInterval: 40)
    let before = try ProcessUsage(of: window.processIdentifier)
    Thread.sleep(forTimeInterval: 5)
    let after = try ProcessUsage(of: window.processIdentifier)
    try window.readStates()
    released.samples.append(.init(time: time, memory: after.memory))
    frames.append(window.state.frames)
    files.append(after.files)
    idleTimes.append(after.time - before.time)
    print(
      "\(Int(time)) s: \(actionCount) actions, \(Int(usage.memory)) MB in \(layout), at rest \(Int(after.memory)) MB, "
        + "\(after.files) files, \(after.time - before.time) s of processor time in 5 s")
    fflush(nil)
  }
}
