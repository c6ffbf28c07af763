import DisplayList
import Geometry

extension Path {
  /// The number of dashes beyond which a line is continuous: nobody could distinguish them, and they would take long.
  private static let maximumDashCount = 100_000.0

  /// The dashes along the path, each as an open subpath. The path itself if the lengths are not those of dashes.
  ///
  /// - Parameters:
  ///   - lengths: Alternating lengths of dashes and spaces, in points.
  ///   - phase: How far into the lengths each subpath begins.
  func dashed(lengths: [Double], phase: Double) -> Path {
    guard let style = StrokeStyle(dashes: lengths, dashPhase: phase).drawable, !style.dashes.isEmpty else {
      return self
    }
    var result = Path()
    for subpath in subpaths {
      let measured = subpath.segments.map { (segment: $0, length: ArcLength(of: $0)) }
      let total = measured.reduce(0) { $0 + $1.length.total }
      var walk = DashWalk(style.dashes, phase: style.dashPhase)
      guard total.isFinite, total / walk.period * Double(lengths.count) < Self.maximumDashCount else {
        return self
      }
      var isDrawing = false
      for (segment, length) in measured {
        var position = 0.0
        while position < length.total {
          let end = min(length.total, position + walk.remaining)
          if walk.isDash, end > position {
            let piece = segment.part(from: length.parameter(at: position), to: length.parameter(at: end))
            if !isDrawing { result.move(to: piece.start) }
            isDrawing = true
            result.add(piece)
          }
          if walk.advance(by: end - position) { isDrawing = false }
          position = end
        }
      }
    }
    return result
  }
}

/// The position in a pattern of dashes.
private struct DashWalk {
  private let lengths: [Double]
  private var index = 0
  private(set) var isDash = true
  private(set) var remaining: Double
  /// The length after which the pattern repeats.
  let period: Double

  /// - Parameter lengths: None is negative, and one is positive.
  init(_ lengths: [Double], phase: Double) {
    self.lengths = lengths
    // With an odd number of lengths, dashes and spaces change places each time.
    period = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
    remaining = lengths[0]
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while rest >= remaining {
      rest -= remaining
      next()
    }
    remaining -= rest
  }

  private mutating func next() {
    index = (index + 1) % lengths.count
    isDash.toggle()
    remaining = lengths[index]
  }

  /// Goes on, at most to the end of the dash or space. Returns whether it has ended.
  mutating func advance(by length: Double) -> Bool {
    remaining -= length
    guard remaining <= 0 else { return false }
    next()
    return true
  }
}
