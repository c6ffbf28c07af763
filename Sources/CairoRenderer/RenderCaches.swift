import DisplayList
import Geometry
import Typesetting

/// The images that a renderer keeps between frames. When the cache is full, it removes the oldest ones first.
final class RenderCaches {
  /// The input from which an image was made. Images with equal keys have equal pixels.
  enum Key: Hashable {
    /// A fragment in its own plane.
    case fragment(
      identity: UInt64, generation: UInt64, region: Rectangle, width: Int, height: Int,
      quality: DrawingQuality)
    /// A blurred rounded rectangle; all lengths in pixels.
    case shadow(shape: RoundedRectangle, deviation: Double)
    /// The coverage of a run of a line, at a subpixel offset of its origin.
    case text(line: Line, run: Int, matrix: AffineMatrix)
  }

  /// A line by its identity. The key keeps the line alive, so that no other line can have the same address.
  struct Line: Hashable {
    private let line: ShapedLine

    init(_ line: ShapedLine) { self.line = line }

    static func == (left: Line, right: Line) -> Bool { left.line === right.line }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(line)) }
  }

  private struct Entry {
    var surface: Surface
    var lastFrame: UInt64
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private(set) var byteCount = 0
  private var frame: UInt64 = 0
  /// The number of images that were not in the cache, since the renderer was created.
  private(set) var missCount = 0

  init(limit: Int) { self.limit = limit }

  /// Begins a frame: images used from now on are more recent than all others.
  func beginFrame() { frame += 1 }

  /// Returns the cached image for a key; nil if there is none.
  func surface(for key: Key) -> Surface? {
    guard let surface = entries[key]?.surface else { return nil }
    entries[key]?.lastFrame = frame
    return surface
  }

  /// Returns the cached image for a key, or a new one.
  func surface(for key: Key, make: () -> Surface?) -> Surface? {
    if let surface = surface(for: key) { return surface }
    missCount += 1
    guard let surface = make() else { return nil }
    byteCount += surface.byteCount
    entries[key] = Entry(surface: surface, lastFrame: frame)
    if byteCount > limit { shrink() }
    return surface
  }

  /// Removes the images that were not used in the last frames of a window. Content that moves leaves images behind: those
  /// of cells that have gone, and of faces at other distances. A shadow stays: the next cell of that size has it, too.
  func removeUnused() {
    guard frame % Self.lifetime == 0 else { return }
    entries = entries.filter { key, entry in
      if case .shadow = key { return true }
      let isRecent = entry.lastFrame + Self.lifetime > frame
      if !isRecent { byteCount -= entry.surface.byteCount }
      return isRecent
    }
  }

  /// The number of frames after which an image that is not used may be removed. What comes back later is drawn again.
  static let lifetime: UInt64 = 10

  /// Removes all images.
  func removeAll() {
    entries = [:]
    byteCount = 0
  }

  /// Removes the oldest entries until three quarters of the limit remain. Removing one entry at a time would require
  /// sorting for each.
  private func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
      guard byteCount > limit / 4 * 3 else { break }
      entries[key] = nil
      byteCount -= entry.surface.byteCount
    }
  }
}
