import DisplayList
import Geometry
import Typesetting

/// What a renderer keeps between frames, the least recently used given up first.
final class RenderCaches {
  /// What an image was made from; equal keys give equal pixels.
  enum Key: Hashable {
    /// A fragment in its own plane.
    case fragment(identity: UInt64, generation: UInt64, region: Rectangle, width: Int, height: Int)
    /// A blurred rounded rectangle; all lengths in pixels.
    case shadow(shape: RoundedRectangle, deviation: Double)
    /// What a run of a line covers, its origin at a fraction of a pixel.
    case text(line: Line, run: Int, matrix: AffineMatrix)
  }

  /// A line as the object it is; kept alive, so that no other one can take its place in memory.
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
  /// How many images were made rather than found, since the renderer was made.
  private(set) var missCount = 0

  init(limit: Int) { self.limit = limit }

  /// What is used from now on counts as more recent than what was used before.
  func beginFrame() { frame += 1 }

  /// The image for a key: the kept one, or a new one.
  func surface(for key: Key, make: () -> Surface?) -> Surface? {
    if let surface = entries[key]?.surface {
      entries[key]?.lastFrame = frame
      return surface
    }
    missCount += 1
    guard let surface = make() else { return nil }
    byteCount += surface.byteCount
    entries[key] = Entry(surface: surface, lastFrame: frame)
    if byteCount > limit { shrink() }
    return surface
  }

  /// Gives up entries, the oldest first, until three quarters of the limit are kept: not one at a time, as the
  /// sorting would then be done for each.
  private func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
      guard byteCount > limit / 4 * 3 else { break }
      entries[key] = nil
      byteCount -= entry.surface.byteCount
    }
  }
}
