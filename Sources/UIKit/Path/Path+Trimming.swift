import DisplayList
import Geometry

extension Path {
  /// The part of the path between two fractions of its length, from 0 to 1; empty if the end is not after the start.
  ///
  /// Fractions are clamped to 0 … 1. A closed subpath that is kept whole stays closed.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(0, start), 1), min(max(0, end), 1))
    guard start > 0 || end < 1 else { return self }
    let subpaths = self.subpaths
    let lengths = subpaths.map { subpath in subpath.segments.map { ArcLength(of: $0) } }
    let total = lengths.joined().reduce(0) { $0 + $1.total }
    let (first, last) = (start * total, end * total)
    guard last > first, total.isFinite else { return Path() }

    var result = Path()
    var done = 0.0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let length = lengths.reduce(0) { $0 + $1.total }
      defer { done += length }
      guard done + length > first, done < last else { continue }
      let isWhole = done >= first && done + length <= last
      var passed = done
      var part = Path()
      for (segment, length) in zip(subpath.segments, lengths) {
        defer { passed += length.total }
        guard passed + length.total > first, passed < last else { continue }
        let from = passed < first ? length.parameter(at: first - passed) : 0
        let to = passed + length.total > last ? length.parameter(at: last - passed) : 1
        let piece = from == 0 && to == 1 ? segment : segment.part(from: from, to: to)
        if part.elements.isEmpty { part.move(to: piece.start) }
        part.add(piece)
      }
      if isWhole, subpath.isClosed { part.close() }
      result.append(part)
    }
    return result
  }
}
